/// formats/tiled/tiled_stagger.c: the cell of the world at a column and row of a staggered map.
#include <pave/formats/tiled.h>

pave_cell pave_tiled_stagger_cell(pave_tiled_stagger stagger, int32_t x, int32_t y)
{
    // For cell q,r, q - r counts half cells to the right and q + r half cells down.
    const int64_t odd = (stagger.columns ? x : y) & 1, even = stagger.even;
    const int64_t shifted = odd ^ even;
    const int64_t right = stagger.columns ? x + even : 2 * (int64_t)x + shifted,
                  down = stagger.columns ? 2 * (int64_t)y + shifted : y + even;
    const int64_t first = even; // position of 0,0, which may itself be shifted
    const int64_t q = (right + down) / 2 - first, r = (down - right) / 2;
    return (pave_cell){.q = (int32_t)q, .r = (int32_t)r};
}
