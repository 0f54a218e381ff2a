/* A small engine for Tavolo: docs/engine-protocol.md describes the protocol.
 *
 *   cc -std=c99 -O2 -o pebbler engine.c
 *
 * It plays every game by chance among its legal moves, but in Ruta it claims a route as soon as it
 * can. It does not look at the view: a stronger engine would begin there.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_LINE = 1 << 20, MOST_MOVES = 1 << 14 };

static char line[LONGEST_LINE];
static char position[LONGEST_LINE];
static char *moves[MOST_MOVES];

/* Find the moves in the last field of the position, "legal":["draw 1",...]. Notation has no
 * quotation marks and no backslashes, so a move ends at the next quotation mark. Return how many. */
static int find_moves(char *json) {
    char *at = strstr(json, "\"legal\":[");
    int found = 0;
    if (at == NULL) {
        return 0;
    }
    at += strlen("\"legal\":[");
    while (found < MOST_MOVES && *at == '"') {
        char *end = strchr(at + 1, '"');
        if (end == NULL) {
            break;
        }
        *end = '\0';
        moves[found++] = at + 1;
        at = end + 1;
        if (*at == ',') {
            at++;
        }
    }
    return found;
}

/* Return a number made of the first 16 hex digits of "seed":"...". */
static uint64_t chance(const char *json) {
    const char *seed = strstr(json, "\"seed\":\"");
    char digits[17] = "";
    if (seed != NULL) {
        strncpy(digits, seed + strlen("\"seed\":\""), 16);
    }
    return strtoull(digits, NULL, 16);
}

static const char *chosen(int count, uint64_t number) {
    for (int n = 0; n < count; n++) {
        if (strncmp(moves[n], "claim ", strlen("claim ")) == 0) {
            return moves[n];
        }
    }
    return moves[number % (uint64_t)count];
}

int main(void) {
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strncmp(line, "hello ", 6) == 0) {
            printf("{\"name\":\"Pebbler\",\"version\":\"1.0\",\"games\":"
                   "[\"ruta\",\"la-strada\",\"strada-romana\",\"stratego4\"]}\n");
        } else if (strncmp(line, "position ", 9) == 0) {
            strcpy(position, line + 9);
        } else if (strncmp(line, "go ", 3) == 0) {
            int count = find_moves(position);
            printf("%s\n", count ? chosen(count, chance(line)) : "none");
        } /* "stop" needs no answer: the move has been written */
        fflush(stdout);
    }
    return 0;
}
