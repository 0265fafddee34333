/// cli/world/bake_hash.h: the hashes of a rectangle of a world, by ranks and threads.
#ifndef PAVE_CLI_WORLD_BAKE_HASH_H
#define PAVE_CLI_WORLD_BAKE_HASH_H

#include "../opt.h"

#include <pave/chunks.h>

typedef struct cli_bake_hash_call {
    const pave_world *world;
    pave_rect rect;
    int32_t face_count;
    bool square; ///< on squares; else the whole is hashed as a window is: without its size
    const pave_ranks *ranks; ///< NULL: one process
    const int64_t *threads;
    cli_hash hash;      ///< which one
    const char *leaves; ///< the file for the hashes of the chunks; NULL: none
} cli_bake_hash_call;

/// Makes the hash, if one is wanted, and writes the leaves; memory does not grow with the
/// rectangle. All ranks call it, and get the same code: an exit code, after a message on the first
/// rank where it is neither CLI_DONE nor CLI_STOPPED.
int cli_bake_hash(const cli_bake_hash_call *call, uint64_t *out);

#endif
