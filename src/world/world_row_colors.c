/// src/world/world_row_colors.c: turns a row of random bytes into a row of colours.
#include "../base/exact.h"

#include "world_row_colors.h"

#include <string.h>

enum {
    PAVE_STEPS_MAX = 24 ///< laws with more steps look up colours byte by byte
};

static void color_byte(const pave_world *world, const pave_law *law, const pave_byte_run *run,
                       int32_t i)
{
    run->colors[i] =
        pave_law_color(law, world->seed, run->stream, run->q + i, run->r, run->s, run->bytes[i]);
}

/// Decides the few bytes that do not settle a colour.
static void settle_doubts(const pave_world *world, const pave_law *law, const pave_byte_run *run,
                          uint8_t *marks)
{
    memset(marks, 0, (size_t)run->count);
    for (uint32_t d = 0; d < law->doubt_count; d++)
        world->kernel->mark_byte(run->bytes, law->doubt[d], run->count, marks);
    for (int32_t first = 0; first < run->count; first += 8) {
        uint64_t any;
        memcpy(&any, marks + first, sizeof any);
        for (int32_t i = first; any && i < first + 8; i++)
            if (marks[i]) color_byte(world, law, run, i);
    }
}

void pave_color_bytes(const pave_world *world, const pave_law *law, const pave_byte_run *run,
                      uint8_t *marks)
{
    if (law->byte_step_count > PAVE_STEPS_MAX) {
        for (int32_t i = 0; i < run->count; i++) color_byte(world, law, run, i);
        return;
    }
    if (law->byte_step_count == 0) memset(run->colors, 0, (size_t)run->count);
    for (uint32_t step = 0; step < law->byte_step_count; step++)
        (step ? world->kernel->next_step : world->kernel->first_step)(
            run->bytes, law->byte_step[step], run->count, run->colors);
    if (law->doubt_count > 0) settle_doubts(world, law, run, marks);
}
