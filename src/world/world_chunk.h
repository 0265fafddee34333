/// src/world/world_chunk.h: narrow pieces of worlds.
#ifndef PAVE_SRC_WORLD_CHUNK_H
#define PAVE_SRC_WORLD_CHUNK_H

#include "world_model.h"

enum { PAVE_CHUNK_HEIGHT_MAX = 64 };

/// Whether the columns from q on are few enough for pave_world_fill_chunk: up to 16 always.
bool pave_world_fits_chunk(const pave_world *world, int32_t q, int32_t width);

/// Fills a rectangle of such columns and of up to PAVE_CHUNK_HEIGHT_MAX rows.
void pave_world_fill_chunk(const pave_world *world, pave_rect rect, uint32_t *out,
                           ptrdiff_t stride);

#endif
