# make play    a whole simulated Discord in your browser, no token needed (make play PORT=8766)
#              make play KEEP=1 goes on where it was, even after a kill -9; GAMES=ruta,hex: only these games
# make run     the real bot, with the token in .env
# make tools   what all below needs, into .venv; each of them installs it by itself as well
# make test    the tests, but the long ones    make long    those: whole games, races, kills, a browser
# make check   lint, types, import contracts, all tests
# make extras  the games in extras/: each under all laws, and its own tests
# make quick   lint, types, import contracts, and for some seconds the tests nearest to your change
# make crash   kill it 1,500 times  make race    everybody at once, for ten minutes
# make docs    the documentation as a site with a search, in build/docs; fails if a link is dead
# make format  tidy the code      make bench   measure          make lock   renew the lock files

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DEV := $(VENV)/.dev-installed
HOST := $(VENV)/.host-installed
SANDBOX := $(VENV)/.sandbox-installed
EXTRAS := $(VENV)/extras
EXTRA_GAMES := vector-race

# Python keeps what it has compiled: to compile all tests takes each of their processes 15 seconds.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play run tools test long extras quick check lint lint-workflows format bench simulate crash race pictures docs lock clean

# Whoever has the tools has what the sandbox needs.
play: $(or $(wildcard $(DEV)),$(SANDBOX))
	$(BIN)/python sandbox.py $(if $(PORT),--port $(PORT)) $(if $(KEEP),--keep) $(if $(GAMES),--games $(GAMES))

run: $(HOST)
	$(BIN)/python bot.py

tools: $(DEV)

# On all cores; a file's tests stay together, for they share what takes long to make. Files come in
# the order of their names, whose last are short: so all cores end at about the same time.
test: $(DEV)
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder -m "not long"

# One by one, so that whoever is free takes the next: some take a minute.
long: $(DEV)
	$(BIN)/python -m pytest -n auto --dist worksteal -m long

# The packages in a virtual environment of their own, as a host installs them; it sees all that is
# installed in the other one. No file of Tavolo names them.
extras: $(EXTRAS)/.installed
	for game in $(EXTRA_GAMES); do $(EXTRAS)/bin/python -m checkgame $$game || exit 1; done

$(EXTRAS)/.installed: $(DEV) $(wildcard extras/*/pyproject.toml)
	$(BIN)/python -m venv $(EXTRAS)
	$(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
		> $$($(EXTRAS)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/tavolo.pth
	for package in extras/*/; do \
		$(EXTRAS)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -e $$package || exit 1; done
	touch $@

check: $(DEV) lint test long extras

quick: $(DEV)
	$(BIN)/python -m tests.quick

lint: $(DEV) lint-workflows
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# What only the code host runs; without network.
lint-workflows: $(DEV)
	$(BIN)/zizmor --offline --quiet .github
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/*.yml

format: $(DEV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Everything that is measured, and one page that sets it beside its goals: benchmarks/report.md.
bench: $(DEV)
	rm -f benchmarks/measured.jsonl
	for bench in floor engine typed_moves table_suggestions rendering replays storage history messages_per_turn planned_moves whole_move sandbox start memory; do \
		$(BIN)/python -m benchmarks.$$bench || exit 1; done
	$(BIN)/python -m benchmarks.whole_move --postgresql
	for rate in 10 20 40; do $(BIN)/python -m benchmarks.load --rate $$rate || exit 1; done
	$(BIN)/python -m benchmarks.load --rate 40 --share 1 --memory 512
	$(BIN)/python -m benchmarks.load --rate 5 --share 0.25 --memory 256
	$(BIN)/python -m benchmarks.load --rate 80 --seconds 60
	$(BIN)/python -m benchmarks.load --rate 40 --seconds 60 --computers 20
	$(BIN)/python -m benchmarks.many_tables
	$(BIN)/python -m benchmarks.report

crash: $(DEV)
	$(BIN)/python -m tests.crash --kills 1000
	$(BIN)/python -m tests.crash --kills 500 --postgresql --processes 3

race: $(DEV)
	$(BIN)/python -m tests.crash --race 600 --postgresql --processes 3

# A thousand tables among random people, in a world in which much goes wrong: every law holds.
simulate: $(DEV)
	$(BIN)/python -m benchmarks.thousand_tables --knaves 500

pictures: $(DEV)
	$(BIN)/python -m docs.make_pictures

# From the Markdown, with a game of each kind to step through. It needs no network.
docs: $(DEV)
	$(BIN)/python -m pages.demo build/demos
	$(BIN)/python -m docs.website.build --demos build/demos

lock: $(DEV)
	$(BIN)/uv pip compile pyproject.toml --extra postgresql --universal --generate-hashes --quiet \
		--no-emit-index-url --no-header --upgrade --output-file requirements.lock
	$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --universal --generate-hashes \
		--quiet --no-emit-index-url --no-header --upgrade --output-file requirements-dev.lock
	$(BIN)/uv pip compile pyproject.toml --extra sandbox --constraint requirements-dev.lock --universal \
		--generate-hashes --quiet --no-emit-index-url --no-header --no-annotate \
		--output-file requirements-sandbox.lock

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)

define install
	@echo "Installing $$(grep -c '^[^ #]*==' $<) packages into $(VENV), once: this takes some minutes."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@
endef

$(DEV): requirements-dev.lock | $(VENV)/bin/python
	$(install)
	@touch $(HOST)

$(HOST): requirements.lock | $(VENV)/bin/python
	$(install)

$(SANDBOX): requirements-sandbox.lock | $(VENV)/bin/python
	$(install)

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis
