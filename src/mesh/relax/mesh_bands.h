/// src/mesh/relax/mesh_bands.h: the tiles of a mesh in bands, within which they are ordered by
/// their numbers of sides, so that loops over tiles are loops of vectors; and in strips of bands,
/// which may run at the same time.
///
/// What tiles tell their corners is summed at the vertices, in increasing order of tiles, as floats
/// must be. A vertex of one strip is *ready* when all its tiles have been added. As makers of
/// meshes number vertices along the tiles, only few wait at a time, and sums are in a ring buffer,
/// indexed by the vertex number modulo its size. For a mesh in any other order the buffer holds all
/// vertices. *Seams* are vertices of several strips, and those of one that lie out of its range:
/// what tiles tell them is noted, and added when all strips are done.
#ifndef PAVE_SRC_MESH_BANDS_H
#define PAVE_SRC_MESH_BANDS_H

#include "../../base/bits.h"

#include <pave/mesh.h>

enum {
    PAVE_BAND_TILES = 512, ///< of each band but the last one: what they tell is in the second
                           ///< cache together
    PAVE_BAND_SIDES = 12,  ///< tiles of more sides are looked at one by one
    PAVE_BAND_STRIPS = 16, ///< there are no more
    PAVE_BAND_SPARE = 16,  ///< so many vertices that are ready may still wait
};

/// What a tile tells the vertex at one of its corners; or a sum of that.
typedef union pave_band_row {
    float floats[4];
    int64_t whole[2];
} pave_band_row;

/// Consecutive bands.
typedef struct pave_band_strip {
    int32_t begin, end;  ///< its bands
    int64_t most;        ///< corners of a band
    int32_t many;        ///< the most sides of a tile that has more than PAVE_BAND_SIDES; or 0
    int32_t from, to;    ///< vertices there are its own, or seams, or of no tile
    uint32_t window;     ///< rows: a power of two, or as many as all vertices
    uint32_t mask;       ///< a vertex's number with it is its row
    int64_t first, seam; ///< the first of its seam corners among all, and how many it has
} pave_band_strip;

typedef struct pave_bands {
    int32_t tile_count, vertex_count, count;
    int64_t corner_count;
    const uint32_t *start; ///< tile_count + 1: where rings begin, without gaps
    const int32_t *rings;
    uint16_t *order; ///< tile_count: the tiles of each band, counted from its first, by sides
    uint16_t *ends;  ///< count * (PAVE_BAND_SIDES + 1): [k]: how many of a band's tiles have k
                     ///< sides or fewer
    int32_t *reach;  ///< count: its strip's own vertices from there on are in no tile of this band
                     ///< or an earlier one
    int32_t *ready;  ///< count: those before it are in no later one
    bool *mixed;     ///< count: a tile of it has a vertex at a seam
    int32_t strip_count;
    pave_band_strip strips[PAVE_BAND_STRIPS];
    uint64_t *seams; ///< bit v: vertex v is at a seam
    int32_t *ranks;  ///< for each word of `seams` the number of those before it
    int32_t seam_count;
    uint32_t *own_start; ///< where the mesh has gaps between its rings: a copy without
    int32_t *own_rings;
    pave_allocator allocator;
} pave_bands;

/// Makes the bands of a mesh, which must keep its rings while they are used. `shared`: strips are
/// to run at the same time; else there is one. PAVE_OK or PAVE_NO_MEMORY; in each case to be given
/// to pave_bands_release. Linear time.
pave_result pave_bands_make(const pave_mesh *mesh, bool shared, pave_bands *out);
void pave_bands_release(pave_bands *bands);

/// The first tile of a band; of the one behind the last, where tiles end.
static inline int32_t pave_band_first(const pave_bands *bands, int32_t band)
{
    const int64_t first = (int64_t)band * PAVE_BAND_TILES;
    return first < bands->tile_count ? (int32_t)first : bands->tile_count;
}

/// The number of a vertex at a seam among those.
static inline int32_t pave_bands_rank(const pave_bands *bands, int32_t vertex)
{
    const int32_t word = vertex / 64;
    return bands->ranks[word] + pave_bits_count(bands->seams[word] & pave_bits_ones(vertex % 64));
}

static inline const uint16_t *pave_band_ends(const pave_bands *bands, int32_t band)
{
    return bands->ends + (size_t)band * (PAVE_BAND_SIDES + 1);
}

#endif
