/// src/base/ranks.c: the default rank without parallel processes, and agreement between ranks.
#include "exact.h"

#include <pave/base.h>

#include <string.h>

pave_result pave_ranks_gather(const pave_ranks *ranks, const void *mine, size_t size, void *all)
{
    if (pave_ranks_count(ranks) > 1) return ranks->gather(ranks->context, mine, size, all);
    if (size > 0) memcpy(all, mine, size);
    return PAVE_OK;
}

pave_result pave_ranks_agree(const pave_ranks *ranks, pave_result result)
{
    int64_t most = (int64_t)result;
    const pave_result exchanged = pave_ranks_most(ranks, 1, &most);
    return exchanged == PAVE_OK ? (pave_result)most : exchanged;
}
