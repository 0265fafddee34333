/// bench/paint.c: painting the built-in tiles.
#include "bench.h"

#include <pave/pave.h>

static uint8_t pixels[4 * 64 * 64];

typedef struct paint_case {
    const char *name;
    pave_builtin builtin;
    pave_projection projection;
    int size;
} paint_case;

static paint_case cases[] = {
    {"roads, 64 pixels", PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 64},
    {"roads, 16 pixels", PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 16},
    {"meadow, 64 pixels", PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 64},
    {"meadow, 64 pixels, isometric", PAVE_BUILTIN_MEADOW, PAVE_ISOMETRIC, 64},
};

static void run_paint(void *context)
{
    const paint_case *c = context;
    for (uint32_t id = 0; id < 16; id++)
        pave_builtin_paint(c->builtin, id, c->projection, c->size, pixels, 4 * c->size);
    bench_keep(pixels[100]);
}

static int add_paint(bench_entry *entries)
{
    int count = (int)(sizeof cases / sizeof *cases);
    for (int i = 0; i < count; i++) {
        double area =
            cases[i].size * cases[i].size / (cases[i].projection == PAVE_ISOMETRIC ? 2.0 : 1.0);
        entries[i] = (bench_entry){cases[i].name, run_paint, &cases[i], 16 * area, "pixel", NULL};
    }
    return count;
}

static void drop_paint(void) {}

const bench_group bench_paint = {"paint", "The sixteen tiles of a built-in set, one thread.",
                                 add_paint, drop_paint};
