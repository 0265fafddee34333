/// src/world/world_tiling_chunk.c: narrow pieces of worlds on tilings under FEATURE: the colours of
/// one feature in all rows at once, then the codes and tiles of one face in all rows. Short rows
/// one by one would leave vectors mostly empty. It decides the same as world_tiling_at.c and
/// world_tiling_rows.c.
#include "../base/exact.h"

#include "world_bytes.h"
#include "world_tiling.h"

enum {
    PAVE_SLICE_ROOM = 16384, ///< bytes of all colours
    PAVE_SLICE_HEIGHT_MAX = 64,
    PAVE_SLICE_HEIGHT_MIN = 4,
    PAVE_SLICE_FEATURES_MAX = 64
};

typedef struct pave_slice {
    const pave_world *world;
    pave_rect rect;
    uint8_t colors[PAVE_SLICE_ROOM + 64];
    uint32_t words[PAVE_SLICE_ROOM / 4 + 4 * PAVE_ROWS_ROOM]; ///< scratch
    uint8_t marks[PAVE_SLICE_ROOM];                           ///< scratch
    uint32_t codes[PAVE_SLICE_HEIGHT_MAX * PAVE_CHUNK_WIDTH]; ///< scratch
} pave_slice;

// ---- How much there is room for -----------------------------------------------------------------

/// The bytes of a row of a feature at most, wherever the piece begins.
static int64_t slice_row_max(const pave_feature *feature)
{
    const int64_t cells = PAVE_CHUNK_WIDTH + (int64_t)feature->right - feature->left;
    return 16 * ((cells + 14) / 16 + 1);
}

int32_t pave_world_tiling_chunk_height(const pave_world_tiling *own)
{
    int64_t row = 0, rest = PAVE_SLICE_ROOM;
    if (own->feature_count > PAVE_SLICE_FEATURES_MAX) return 0;
    for (int32_t f = 0; f < own->feature_count; f++) {
        const pave_feature *feature = &own->features[f];
        if (!feature->law) continue;
        const int64_t bytes = slice_row_max(feature);
        if (bytes > 16 * PAVE_ROWS_COLUMNS_MAX) return 0;
        row += bytes;
        rest -= bytes * (feature->depth - 1) + PAVE_ROW_MULTIPLE;
    }
    const int64_t height = row > 0 ? rest / row : 0;
    if (height < PAVE_SLICE_HEIGHT_MIN) return 0;
    return height < PAVE_SLICE_HEIGHT_MAX ? (int32_t)height : PAVE_SLICE_HEIGHT_MAX;
}

// ---- A piece ------------------------------------------------------------------------------------

/// The colours of a feature that the piece reads, from `room` on; `out` is where that of the first
/// unit cell is or would be, in row feature->low. Returns the bytes that they take.
static int32_t slice_draw(pave_slice *slice, const pave_feature *feature, uint8_t *room,
                          pave_plane *out)
{
    const pave_rect rect = slice->rect;
    const int32_t low = (rect.q + feature->left) >> 4;
    const int32_t high = (rect.q + rect.width - 1 + feature->right) >> 4;
    const pave_call_rows rows = {
        .run = {.keys = &slice->world->keys,
                .stream = feature->stream,
                .s = feature->s,
                .q = low,
                .r = rect.r + feature->low,
                .count = (high - low + 1) * (rect.height + feature->depth - 1)},
        .columns = high - low + 1,
        .row_step = 1};
    pave_color_rows(slice->world, &rows, feature->law, room, slice->words, slice->marks);
    out->step = 16 * rows.columns;
    out->first = room + (rect.q - 16 * low);
    return pave_round_up(16 * rows.run.count, PAVE_ROW_MULTIPLE);
}

/// The tiles of face s where there are several for some code.
static void slice_variants(pave_slice *slice, int32_t s, uint32_t *out, ptrdiff_t stride)
{
    const pave_world_tiling *own = slice->world->tiling;
    const pave_deck *deck = own->faces[s].deck;
    const pave_deck_table *table = &deck->tables[deck->by_code];
    const pave_rect rect = slice->rect;
    const int32_t columns = ((rect.q + rect.width - 1) >> 2) - (rect.q >> 2) + 1;
    const pave_call_rows rows = {.run = {.keys = &slice->world->keys,
                                         .stream = PAVE_STREAM_VARIANT,
                                         .s = (uint32_t)s,
                                         .q = rect.q >> 2,
                                         .r = rect.r,
                                         .count = columns * rect.height},
                                 .columns = columns,
                                 .row_step = 1};
    slice->world->kernel->run_by_rows(&rows, slice->words);
    for (int32_t y = 0; y < rect.height; y++, out += stride) {
        const uint32_t *words = slice->words + 4 * columns * y + (rect.q & 3);
        const uint32_t *codes = slice->codes + y * PAVE_CHUNK_WIDTH;
        for (int32_t x = 0; x < rect.width; x++)
            out[(ptrdiff_t)x * own->face_count] =
                deck->filler_id[pave_deck_pick(table, codes[x], words[x])];
    }
}

/// The tiles of face s, of which `planes` has the colours at each place.
static void slice_emit(pave_slice *slice, int32_t s, const pave_plane *planes, uint32_t *out,
                       ptrdiff_t stride)
{
    const pave_world_tiling *own = slice->world->tiling;
    const pave_world_face *face = &own->faces[s];
    const pave_rect rect = slice->rect;
    slice->world->kernel->code_rows(planes, face->place_count, slice->world->bits, rect.height,
                                    slice->codes);
    if (face->deck->has_variants) {
        slice_variants(slice, s, out, stride);
        return;
    }
    const uint32_t *ids = face->deck->id_of_code;
    for (int32_t y = 0; y < rect.height; y++, out += stride)
        for (int32_t x = 0; x < rect.width; x++)
            out[(ptrdiff_t)x * own->face_count] = ids[slice->codes[y * PAVE_CHUNK_WIDTH + x]];
}

static void slice_fill(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    const pave_world_tiling *own = world->tiling;
    pave_plane features[PAVE_SLICE_FEATURES_MAX], planes[PAVE_WANG_PLACES_MAX];
    pave_slice slice;
    uint8_t *room = slice.colors;
    slice.world = world;
    slice.rect = rect;
    for (int32_t f = 0; f < own->feature_count; f++)
        if (own->features[f].law) room += slice_draw(&slice, &own->features[f], room, &features[f]);
    for (int32_t s = 0; s < own->face_count; s++) {
        const pave_world_face *face = &own->faces[s];
        for (int32_t k = 0; k < face->place_count; k++) {
            const pave_face_place *place = &own->places[face->first + k];
            planes[k] = features[place->feature];
            planes[k].first +=
                (place->r - own->features[place->feature].low) * planes[k].step + place->q;
        }
        slice_emit(&slice, s, planes, out + s, stride);
    }
}

void pave_world_tiling_fill_narrow(const pave_world *world, pave_rect rect, uint32_t *out,
                                   ptrdiff_t stride)
{
    const pave_world_tiling *own = world->tiling;
    assert(own->chunk_height > 0);
    for (int32_t y = 0, height; y < rect.height; y += height) {
        height = rect.height - y < own->chunk_height ? rect.height - y : own->chunk_height;
        for (int32_t x = 0, width; x < rect.width; x += width) {
            width = rect.width - x < PAVE_CHUNK_WIDTH ? rect.width - x : PAVE_CHUNK_WIDTH;
            slice_fill(world, pave_rect_of(rect.q + x, rect.r + y, width, height),
                       out + y * stride + (ptrdiff_t)x * own->face_count, stride);
        }
    }
}
