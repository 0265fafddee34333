/// Draws a graph without positions so that no edges cross, and tries one for which this is
/// impossible.
#include <pave/formats/embed.h>

#include <stdio.h>

enum { NODES = 8, EDGES = 13 };

int main(void)
{
    // A cube, and a diagonal inside it.
    static const int32_t edges[EDGES][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {4, 5}, {5, 6}, {6, 7},
                                            {7, 4}, {0, 4}, {1, 5}, {2, 6}, {3, 7}, {0, 6}};
    pave_embed_def def = {NODES, EDGES - 1, edges};
    pave_vec2 positions[NODES];
    bool obstruction[EDGES];
    pave_error error;
    if (pave_embed_draw(&def, NULL, positions, NULL, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    printf("the cube:\n");
    for (int i = 0; i < NODES; i++) printf("%d  %6.2f %6.2f\n", i, positions[i].x, positions[i].y);
    def.edge_count = EDGES;
    if (pave_embed_draw(&def, NULL, positions, obstruction, &error) != PAVE_INVALID) return 1;
    printf("with a diagonal: %s, because of", error.message);
    for (int e = 0; e < EDGES; e++)
        if (obstruction[e]) printf(" %d-%d", (int)edges[e][0], (int)edges[e][1]);
    printf("\n");
    return 0;
}
