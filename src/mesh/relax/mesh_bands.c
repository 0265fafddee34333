/// src/mesh/relax/mesh_bands.c: divides the tiles of a mesh into bands, and the bands into strips.
#include "../../base/exact.h"

#include "mesh_bands.h"

#include "../../base/batch.h"
#include "../../base/bits.h"
#include "../../base/memory.h"

#include <string.h>

// ---- Rings without gaps -------------------------------------------------------------------------

static size_t bands_starts(const pave_bands *bands) { return (size_t)bands->tile_count + 1; }

/// Uses the mesh's own arrays if they have no gaps, otherwise copies them. Returns false if out of
/// memory.
static bool bands_close(const pave_mesh *mesh, pave_bands *bands)
{
    bands->start = mesh->ring_start;
    bands->rings = mesh->rings;
    if (!mesh->ring_count) return true;
    uint32_t *start =
        pave_array_take(&bands->allocator, bands_starts(bands), sizeof *bands->own_start);
    int32_t *rings = pave_array_take(&bands->allocator, (size_t)mesh->corner_count, sizeof *rings);
    bands->start = bands->own_start = start;
    bands->rings = bands->own_rings = rings;
    if (!start || !rings) return false;
    start[0] = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        const size_t sides = (size_t)mesh->ring_count[tile];
        memcpy(rings + start[tile], mesh->rings + mesh->ring_start[tile], sides * sizeof *rings);
        start[tile + 1] = start[tile] + (uint32_t)sides;
    }
    return true;
}

// ---- Bands --------------------------------------------------------------------------------------

static int32_t bands_sides(const pave_bands *bands, int32_t tile)
{
    return (int32_t)(bands->start[tile + 1] - bands->start[tile]);
}

/// Sorts the tiles of a band by side count; the sort is stable.
static void band_sort(pave_bands *bands, int32_t band)
{
    const int32_t first = pave_band_first(bands, band), end = pave_band_first(bands, band + 1);
    uint16_t *ends = bands->ends + (size_t)band * (PAVE_BAND_SIDES + 1);
    uint16_t next[PAVE_BAND_SIDES + 2] = {0};
    for (int32_t tile = first; tile < end; tile++) {
        const int32_t sides = bands_sides(bands, tile);
        if (sides <= PAVE_BAND_SIDES) next[sides + 1]++;
    }
    for (int32_t sides = 0; sides <= PAVE_BAND_SIDES; sides++) {
        next[sides + 1] = (uint16_t)(next[sides + 1] + next[sides]);
        ends[sides] = next[sides + 1];
    }
    for (int32_t tile = first; tile < end; tile++) {
        const int32_t sides = bands_sides(bands, tile),
                      kind = sides <= PAVE_BAND_SIDES ? sides : PAVE_BAND_SIDES + 1;
        bands->order[first + next[kind]++] = (uint16_t)(tile - first);
    }
}

/// Updates the maximum sizes of a strip, and the end of the vertices of its tiles, for one band.
static void band_measure(pave_bands *bands, int32_t band, pave_band_strip *strip)
{
    const int32_t first = pave_band_first(bands, band), end = pave_band_first(bands, band + 1);
    const int64_t corners = bands->start[end] - bands->start[first];
    for (uint32_t corner = bands->start[first]; corner < bands->start[end]; corner++)
        strip->to = bands->rings[corner] >= strip->to ? bands->rings[corner] + 1 : strip->to;
    strip->most = corners > strip->most ? corners : strip->most;
    for (int32_t i = pave_band_ends(bands, band)[PAVE_BAND_SIDES]; i < end - first; i++) {
        const int32_t sides = bands_sides(bands, first + bands->order[first + i]);
        strip->many = sides > strip->many ? sides : strip->many;
    }
}

// ---- Seams --------------------------------------------------------------------------------------

static int32_t bands_strip_of(const pave_bands *bands, int32_t tile)
{
    return tile / PAVE_BAND_TILES / bands->strips[0].end;
}

/// Returns whether a vertex with these tiles, in increasing order, is a seam.
static bool bands_at_seam(const pave_bands *bands, int32_t vertex, const int32_t *tiles,
                          int32_t count)
{
    const int32_t strip = bands_strip_of(bands, tiles[0]);
    return strip != bands_strip_of(bands, tiles[count - 1]) || vertex < bands->strips[strip].from;
}

/// Finds the seams, and counts each strip's seam corners.
static void bands_find_seams(const pave_mesh *mesh, pave_bands *bands)
{
    for (int32_t vertex = 0; bands->strip_count > 1 && vertex < mesh->vertex_count; vertex++) {
        int32_t count;
        const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
        if (count == 0 || !bands_at_seam(bands, vertex, tiles, count)) continue;
        pave_bits_set(bands->seams, vertex);
        for (int32_t i = 0; i < count; i++) bands->strips[bands_strip_of(bands, tiles[i])].seam++;
    }
    for (size_t word = 0; word < pave_bits_words(bands->vertex_count); word++) {
        bands->ranks[word] = bands->seam_count;
        bands->seam_count += pave_bits_count(bands->seams[word]);
    }
    for (int32_t strip = 1; strip < bands->strip_count; strip++)
        bands->strips[strip].first = bands->strips[strip - 1].first + bands->strips[strip - 1].seam;
}

// ---- Windows ------------------------------------------------------------------------------------

/// Computes the range of a band's own vertices, excluding seams. Stores it in `ready` (start) and
/// `reach` (end).
static void band_range(pave_bands *bands, int32_t band, const pave_band_strip *strip)
{
    const int32_t first = pave_band_first(bands, band), end = pave_band_first(bands, band + 1);
    int32_t most = strip->from, least = strip->to;
    for (uint32_t corner = bands->start[first]; corner < bands->start[end]; corner++) {
        const int32_t vertex = bands->rings[corner];
        if (pave_bits_test(bands->seams, vertex)) {
            bands->mixed[band] = true;
            continue;
        }
        most = vertex >= most ? vertex + 1 : most;
        least = vertex < least ? vertex : least;
    }
    bands->reach[band] = most;
    bands->ready[band] = least;
}

/// Computes the number of ring buffer rows for pending vertices: from the first one that is not
/// ready to the last one with a contribution.
static void band_size(pave_bands *bands, pave_band_strip *strip)
{
    int64_t most = 0;
    for (int32_t band = strip->begin; band < strip->end; band++) {
        const int32_t ready = band > strip->begin ? bands->ready[band - 1] : strip->from;
        most = bands->reach[band] - ready > most ? bands->reach[band] - ready : most;
    }
    uint32_t window = 64;
    while (window < (uint32_t)bands->vertex_count && window < most + PAVE_BAND_SPARE) window *= 2;
    const bool all = window >= (uint32_t)bands->vertex_count;
    strip->window = all ? (uint32_t)bands->vertex_count : window;
    strip->mask = all ? UINT32_MAX : window - 1;
}

/// Accumulates the ranges of single bands: `reach` becomes the end for all bands so far, and
/// `ready` the start for all later bands.
static void band_wait(pave_bands *bands, pave_band_strip *strip)
{
    for (int32_t band = strip->begin + 1; band < strip->end; band++)
        if (bands->reach[band] < bands->reach[band - 1])
            bands->reach[band] = bands->reach[band - 1];
    int32_t least = strip->to;
    for (int32_t band = strip->end - 1; band >= strip->begin; band--) {
        const int32_t here = bands->ready[band];
        bands->ready[band] = least;
        least = here < least ? here : least;
    }
    band_size(bands, strip);
}

// ---- Creation -----------------------------------------------------------------------------------

/// Divides the bands into strips of equal size; the last strip may be smaller.
static void bands_divide(pave_bands *bands, bool shared)
{
    const int32_t most = shared ? PAVE_BAND_STRIPS : 1, each = (bands->count + most - 1) / most;
    for (int32_t band = 0; band < bands->count; band += each) {
        const int32_t end = bands->count - band < each ? bands->count : band + each;
        bands->strips[bands->strip_count++] = (pave_band_strip){.begin = band, .end = end};
    }
}

static bool bands_take(pave_bands *bands)
{
    const pave_allocator *allocator = &bands->allocator;
    const size_t count = (size_t)bands->count, words = pave_bits_words(bands->vertex_count);
    bands->order = pave_array_take(allocator, (size_t)bands->tile_count, sizeof *bands->order);
    bands->ends = pave_array_take(allocator, count * (PAVE_BAND_SIDES + 1), sizeof *bands->ends);
    bands->reach = pave_array_take(allocator, count, sizeof *bands->reach);
    bands->ready = pave_array_take(allocator, count, sizeof *bands->ready);
    bands->mixed = pave_array_allocate(allocator, count, sizeof *bands->mixed);
    bands->seams = pave_array_allocate(allocator, words, sizeof *bands->seams);
    bands->ranks = pave_array_take(allocator, words, sizeof *bands->ranks);
    return bands->order && bands->ends && bands->reach && bands->ready && bands->mixed &&
           bands->seams && bands->ranks;
}

static void strip_sort(void *job, int32_t index)
{
    pave_bands *bands = job;
    pave_band_strip *strip = &bands->strips[index];
    for (int32_t band = strip->begin; band < strip->end; band++) {
        band_sort(bands, band);
        band_measure(bands, band, strip);
    }
}

static void strip_range(void *job, int32_t index)
{
    pave_bands *bands = job;
    pave_band_strip *strip = &bands->strips[index];
    for (int32_t band = strip->begin; band < strip->end; band++) band_range(bands, band, strip);
    band_wait(bands, strip);
}

pave_result pave_bands_make(const pave_mesh *mesh, const pave_batch *batch, pave_bands *out)
{
    *out = (pave_bands){
        .tile_count = mesh->tile_count,
        .vertex_count = mesh->vertex_count,
        .corner_count = mesh->corner_count,
        .count = (int32_t)(((int64_t)mesh->tile_count + PAVE_BAND_TILES - 1) / PAVE_BAND_TILES),
        .allocator = mesh->allocator};
    if (!bands_take(out) || !bands_close(mesh, out)) return PAVE_NO_MEMORY;
    bands_divide(out, pave_batch_shared(batch));
    pave_batch_run(batch, out->strip_count, strip_sort, out);
    for (int32_t i = 1; i < out->strip_count; i++) {
        out->strips[i].from = out->strips[i - 1].to;
        if (out->strips[i].to < out->strips[i].from) out->strips[i].to = out->strips[i].from;
    }
    bands_find_seams(mesh, out);
    pave_batch_run(batch, out->strip_count, strip_range, out);
    return PAVE_OK;
}

void pave_bands_release(pave_bands *bands)
{
    const pave_allocator *allocator = &bands->allocator;
    PAVE_RELEASE(allocator, bands->own_rings, bands->own_start, bands->ranks, bands->seams,
                 bands->mixed, bands->ready, bands->reach, bands->ends, bands->order);
}
