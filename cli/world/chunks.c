// cli/world/chunks.c: --hash=chunks.
#include "chunks.h"

int cli_hash_chunks(const pave_world *world, pave_rect rect, const pave_batch *batch, uint64_t *out)
{
    switch (pave_world_hash_chunks(world, rect, NULL, NULL, batch, out)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_STOPPED: return CLI_STOPPED;
    case PAVE_RANGE:
        return cli_wrong("--hash=chunks: the rectangle is too far out; coordinates go from -%d "
                         "to %d",
                         (int)PAVE_COORDINATE_MAX, (int)PAVE_COORDINATE_MAX);
    default: return cli_failed("out of memory");
    }
}
