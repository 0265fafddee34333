/// Tiles that someone drew by hand, as places and lines between them: what is wrong with the lines
/// is named before anything is made of them.
#include <pave/pave.h>

#include <stdio.h>

static const pave_vec2 places[] = {{0, 0},   {4, 0}, {4, 3}, {0, 3},
                                   {2, 1.5}, {2, 0}, {9, 9}, {9, 9}};
static const int32_t lines[][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 4}, {1, 4},
                                   {2, 4}, {3, 4}, {1, 3}, {4, 0}, {6, 6}};

enum { PLACES = sizeof places / sizeof *places, LINES = sizeof lines / sizeof *lines };

int main(void)
{
    pave_fault faults[LINES];
    pave_error error = {0};
    int64_t count = 0;
    if (pave_edges_check(&(pave_edges_def){PLACES, places, LINES, lines}, NULL, faults, LINES,
                         &count, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return 1;
    }
    for (int32_t i = 0; i < count; i++) {
        printf("%s:", pave_fault_text(faults[i].kind));
        for (int k = 0; k < 4 && faults[i].nodes[k] >= 0; k++)
            printf(" %d", (int)faults[i].nodes[k]);
        printf("\n");
    }
    // Of the crossings, it is enough to take away the first line of each.
    return count == 5 ? 0 : 1;
}
