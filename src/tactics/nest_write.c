/// src/tactics/nest_write.c: nests as text.
#include "../base/exact.h"

#include "nest_parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/// Text on its way: counted where `out` is NULL.
typedef struct pave_nest_writer {
    const pave_nest *nest;
    char *out;
    int64_t size, capacity;
} pave_nest_writer;

enum { PAVE_NEST_TILES_A_LINE = 10 };

static void nest_write_text(pave_nest_writer *writer, const char *text)
{
    const size_t length = strlen(text);
    if (writer->out) memcpy(writer->out + writer->size, text, length);
    writer->size += (int64_t)length;
}

static void nest_write_kinds(pave_nest_writer *writer)
{
    char text[64];
    for (int32_t i = 0; i < writer->nest->kind_count; i++) {
        const pave_nest_kind *kind = &writer->nest->kinds[i];
        nest_write_text(writer, "kind ");
        nest_write_text(writer, kind->name);
        if (kind->least > 1) {
            (void)snprintf(text, sizeof text, " least %" PRId32, kind->least);
            nest_write_text(writer, text);
        }
        if (kind->upgrades > 0) {
            nest_write_text(writer, " of ");
            nest_write_text(writer, writer->nest->kinds[kind->upgrades - 1].name);
        }
        nest_write_text(writer, kind->blocks ? " blocks\n" : "\n");
    }
}

/// The size that a mask's text gives counts its final zero, which what follows replaces.
static void nest_write_mask(pave_nest_writer *writer, const pave_mask *mask)
{
    int64_t size = 0;
    (void)pave_mask_write(mask, writer->out ? writer->out + writer->size : NULL,
                          writer->out ? writer->capacity - writer->size : 0, &size);
    writer->size += size - 1;
}

/// An item of a list that begins with `head`, ten to a line.
static void nest_write_item(pave_nest_writer *writer, int64_t number, const char *head,
                            const char *name, const char *text)
{
    if (number % PAVE_NEST_TILES_A_LINE == 0) {
        nest_write_text(writer, number > 0 ? "\n" : "");
        nest_write_text(writer, head);
        nest_write_text(writer, name);
    }
    nest_write_text(writer, " ");
    nest_write_text(writer, text);
}

static void nest_write_tiles(pave_nest_writer *writer, const pave_window *window, const int32_t *on)
{
    char text[PAVE_TRI_TEXT_SIZE];
    for (int32_t kind = 1; kind <= writer->nest->kind_count; kind++) {
        int64_t count = 0;
        for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);)
            if (on[walk.index] == kind)
                nest_write_item(writer, count++, "tiles ", writer->nest->kinds[kind - 1].name,
                                pave_tri_face_text(walk.cell, text));
        if (count > 0) nest_write_text(writer, "\n");
    }
}

static void nest_write_halves(pave_nest_writer *writer)
{
    char face[PAVE_TRI_TEXT_SIZE], text[PAVE_TRI_TEXT_SIZE + 4];
    int64_t count = 0;
    for (pave_window_walk walk = pave_window_begin(writer->nest->small->window);
         pave_window_next(&walk);) {
        const int half = writer->nest->halves[walk.index];
        if (!half) continue;
        (void)snprintf(text, sizeof text, "%s:%d", pave_tri_face_text(walk.cell, face), half - 1);
        nest_write_item(writer, count++, "halves", "", text);
    }
    if (count > 0) nest_write_text(writer, "\n");
}

static int64_t nest_write_all(const pave_nest *nest, char *out, int64_t capacity)
{
    pave_nest_writer writer = {.nest = nest, .out = out, .capacity = capacity};
    char text[32];
    (void)snprintf(text, sizeof text, "factor %" PRId32 "\n", nest->factor);
    nest_write_text(&writer, text);
    nest_write_kinds(&writer);
    nest_write_text(&writer, "big\n");
    nest_write_mask(&writer, nest->big);
    nest_write_tiles(&writer, nest->big->window, nest->on_big);
    nest_write_text(&writer, "small\n");
    nest_write_mask(&writer, nest->small);
    nest_write_tiles(&writer, nest->small->window, nest->on_small);
    nest_write_halves(&writer);
    if (out) out[writer.size] = '\0';
    return writer.size + 1;
}

pave_result pave_nest_write(const pave_nest *nest, char *out, int64_t capacity, int64_t *size)
{
    *size = nest_write_all(nest, NULL, 0);
    if (*size > capacity) return PAVE_CAPACITY;
    (void)nest_write_all(nest, out, capacity);
    return PAVE_OK;
}
