/// src/mesh/relax/mesh_bands.h: divides the tiles of a mesh into bands, sorted by side count within
/// each band so that loops over tiles vectorize, and the bands into strips, which may run
/// concurrently.
///
/// The contributions of tiles to their corners are summed at the vertices in increasing order of
/// tiles, because float sums depend on the order. A vertex of one strip is *ready* when all its
/// tiles have been added. Meshes usually number vertices along the tiles, so only a few are pending
/// at a time. Their sums are in a ring buffer, indexed by the vertex number modulo the buffer's
/// size. If a mesh has any other order, the buffer holds all vertices. *Seams* are vertices that
/// belong to several strips, or to one strip but outside its range. Contributions to seams are
/// stored, and added when all strips are done.
#ifndef PAVE_SRC_MESH_BANDS_H
#define PAVE_SRC_MESH_BANDS_H

#include "../../base/bits.h"

#include <pave/mesh.h>

enum {
    /// Number of tiles in each band except the last. Their contributions fit in the second-level
    /// cache.
    PAVE_BAND_TILES = 512,
    /// Maximum side count of tiles in vector loops; tiles with more sides are handled one by one.
    PAVE_BAND_SIDES = 12,
    PAVE_BAND_STRIPS = 16, ///< maximum number of strips
    PAVE_BAND_SPARE = 16,  ///< maximum number of vertices that are ready but still pending
};

/// The contribution of a tile to the vertex at one of its corners, or a sum of contributions.
typedef union pave_band_row {
    float floats[4];
    int64_t whole[2];
} pave_band_row;

/// A range of consecutive bands.
typedef struct pave_band_strip {
    int32_t begin, end; ///< the bands begin..end - 1
    int64_t most;       ///< maximum number of corners in a band
    /// Maximum side count of tiles with more than PAVE_BAND_SIDES sides, or 0.
    int32_t many;
    int32_t from,
        to;          ///< every vertex in this range belongs to the strip, is a seam or has no tiles
    uint32_t window; ///< rows of the ring buffer: a power of two, or the vertex count
    uint32_t mask;   ///< the row of a vertex is its number & mask
    int64_t first, seam; ///< index of the strip's first seam corner among all, and number of its
                         ///< seam corners
} pave_band_strip;

typedef struct pave_bands {
    int32_t tile_count, vertex_count, count;
    int64_t corner_count;
    const uint32_t *start; ///< tile_count + 1 elements: starts of the rings, without gaps
    const int32_t *rings;
    /// tile_count elements: the tiles of each band, relative to its first tile, sorted by side
    /// count.
    uint16_t *order;
    /// count * (PAVE_BAND_SIDES + 1) elements: [k] is the number of tiles of a band with at most k
    /// sides.
    uint16_t *ends;
    /// count elements: the strip's own vertices from this one on do not belong to any tile of this
    /// or an earlier band.
    int32_t *reach;
    int32_t *ready; ///< count elements: vertices before this one do not belong to any later band
    bool *mixed;    ///< count elements: the band has a tile with a seam vertex
    int32_t strip_count;
    pave_band_strip strips[PAVE_BAND_STRIPS];
    uint64_t *seams; ///< bit v is set if vertex v is a seam
    int32_t *ranks;  ///< for each word of `seams`, the number of seams before it
    int32_t seam_count;
    uint32_t *own_start; ///< a copy without gaps, if the mesh has gaps between its rings
    int32_t *own_rings;
    pave_allocator allocator;
} pave_bands;

/// Builds the bands of a mesh, whose rings must not change while the bands are used. If `batch` has
/// a runner, creates several strips that may run concurrently; otherwise one. Returns PAVE_OK or
/// PAVE_NO_MEMORY; in both cases call pave_bands_release. Linear time.
pave_result pave_bands_make(const pave_mesh *mesh, const pave_batch *batch, pave_bands *out);
void pave_bands_release(pave_bands *bands);

/// Returns the first tile of a band. For band `count`, returns the tile count.
static inline int32_t pave_band_first(const pave_bands *bands, int32_t band)
{
    const int64_t first = (int64_t)band * PAVE_BAND_TILES;
    return first < bands->tile_count ? (int32_t)first : bands->tile_count;
}

/// Returns the index of a seam vertex among the seams.
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
