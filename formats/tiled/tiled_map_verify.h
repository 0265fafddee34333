/// formats/tiled/tiled_map_verify.h: what the checks of a map that was read have in common: which
/// of its tile sets has a wang set.
#ifndef PAVE_FORMATS_TILED_MAP_VERIFY_H
#define PAVE_FORMATS_TILED_MAP_VERIFY_H

#include "tiled_build.h"

/// The tile set of a map that has a wang set.
typedef struct pave_tiled_found {
    const pave_tiled_tileset *tileset;
    uint32_t first, end; ///< its gids
} pave_tiled_found;

/// Finds the tile set of a wang set in a map of squares. Returns PAVE_OK; PAVE_NOT_FOUND where none
/// has it; PAVE_UNSUPPORTED for a hexagonal map.
pave_result pave_tiled_wangset_locate(const pave_tiled_map *map, const pave_tiled_wangset *wangset,
                                      pave_tiled_found *out, pave_error *error);

/// The local id of a gid without its flags; UINT32_MAX where it is of another tile set.
static inline uint32_t pave_tiled_found_id(const pave_tiled_found *found, uint32_t number)
{
    return number >= found->first && number < found->end ? number - found->first : UINT32_MAX;
}

/// Says that there is no memory for the check of a map.
pave_result pave_tiled_map_no_memory(const pave_tiled_map *map, pave_error *error);

#endif
