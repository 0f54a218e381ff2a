"""Pairs for tables of two: the matching of least cost."""

from collections.abc import Mapping, Sequence

from club.pairing.costs import Costs, weighed
from club.pairing.pairing_input import Group, PairingInput


def best_pairs(
    entrants: Sequence[int], costs: Costs, bye_costs: Mapping[int, int], coming: PairingInput
) -> list[Group]:
    """Return as many pairs as can be at the least cost, and each entrant left over alone.

    ``costs``: only these pairs may meet. ``bye_costs``: what it costs to leave an entrant over. The
    lot decides between pairings of equal cost. So only one is the best, and any correct matching
    finds it, whatever the version of the library.
    """
    # Importing networkx takes 0.1 s and 12 MB, which a bot without cups does not spend.
    import networkx

    graph: networkx.Graph[int] = networkx.Graph()
    for (one, other), cost in costs.items():
        saved = bye_costs[one] + bye_costs[other] - cost
        graph.add_edge(one, other, weight=weighed(saved, coming.drawn("pair", one, other)))
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    alone = set(entrants).difference(*matched)
    return [*map(coming.shuffled, matched), *((entrant,) for entrant in alone)]
