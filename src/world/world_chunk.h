/// src/world/world_chunk.h: narrow pieces of worlds.
#ifndef PAVE_SRC_WORLD_CHUNK_H
#define PAVE_SRC_WORLD_CHUNK_H

#include "world_model.h"

enum { PAVE_CHUNK_HEIGHT_MAX = 64 };

/// Fills a rectangle of up to PAVE_CHUNK_WIDTH columns and PAVE_CHUNK_HEIGHT_MAX rows.
void pave_world_fill_chunk(const pave_world *world, pave_rect rect, uint32_t *out,
                           ptrdiff_t stride);

#endif
