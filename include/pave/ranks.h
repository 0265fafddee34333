/// pave/ranks.h: how the parts of one computation, each on a rank, exchange data. A rank is a
/// process of MPI (pave/formats/mpi.h makes a pave_ranks of a communicator), a thread, or a turn
/// in a test. Whatever takes a pave_ranks gives the same result on any number of ranks.
///
/// Every rank calls the same functions of the library in the same order, with arguments that agree
/// as documented there. A failure on one rank becomes the failure of all of them.
#ifndef PAVE_RANKS_H
#define PAVE_RANKS_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The ranks of a computation, as one of them sees them. {0} is one rank alone, which needs no
/// functions. Each function is collective: it returns once every rank has called it, and returns
/// PAVE_OK, or PAVE_IO where the exchange failed; the ranks then stop.
typedef struct pave_ranks {
    int32_t rank;  ///< 0..count-1
    int32_t count; ///< 0 means 1
    /// Replaces each of `count` values by its sum over all ranks.
    pave_result (*sum)(void *context, int64_t *values, int64_t count);
    /// Replaces each of `count` values by its maximum over all ranks.
    pave_result (*most)(void *context, int64_t *values, int64_t count);
    /// Replaces each of `count` values by its sum over the ranks before this one: 0 on rank 0.
    pave_result (*before)(void *context, int64_t *values, int64_t count);
    /// Writes `size` bytes of each rank, in the order of ranks; `all` holds count * size bytes.
    pave_result (*gather)(void *context, const void *mine, size_t size, void *all);
    void *context;
} pave_ranks;

/// The count of ranks, at least 1; 1 for NULL. Constant time.
static inline int32_t pave_ranks_count(const pave_ranks *ranks)
{
    return ranks && ranks->count > 1 ? ranks->count : 1;
}

/// This rank; 0 for NULL. Constant time.
static inline int32_t pave_ranks_rank(const pave_ranks *ranks)
{
    return pave_ranks_count(ranks) > 1 ? ranks->rank : 0;
}

// The functions of `ranks`, which may be NULL or {0}: then one rank alone.

/// As pave_ranks.sum.
static inline pave_result pave_ranks_sum(const pave_ranks *ranks, int64_t count, int64_t *values)
{
    return pave_ranks_count(ranks) > 1 ? ranks->sum(ranks->context, values, count) : PAVE_OK;
}

/// As pave_ranks.most.
static inline pave_result pave_ranks_most(const pave_ranks *ranks, int64_t count, int64_t *values)
{
    return pave_ranks_count(ranks) > 1 ? ranks->most(ranks->context, values, count) : PAVE_OK;
}

/// As pave_ranks.before.
PAVE_API pave_result pave_ranks_before(const pave_ranks *ranks, int64_t count, int64_t *values);

/// As pave_ranks.gather.
PAVE_API pave_result pave_ranks_gather(const pave_ranks *ranks, const void *mine, size_t size,
                                       void *all);

/// The greatest number of the ranks' results, so that all ranks go on or stop together: PAVE_OK
/// where all have it. PAVE_IO where the exchange fails.
PAVE_API pave_result pave_ranks_agree(const pave_ranks *ranks, pave_result result);

#ifdef __cplusplus
}
#endif
#endif
