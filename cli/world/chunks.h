/// cli/world/chunks.h: --hash=chunks, the hash of a rectangle of a world by its chunks.
#ifndef PAVE_CLI_WORLD_CHUNKS_H
#define PAVE_CLI_WORLD_CHUNKS_H

#include "../opt.h"

#include <pave/chunks.h>

/// Makes the hash, in memory that does not grow with the rectangle. Returns an exit code, after a
/// message where it is neither CLI_DONE nor CLI_STOPPED.
int cli_hash_chunks(const pave_world *world, pave_rect rect, const pave_batch *batch,
                    uint64_t *out);

#endif
