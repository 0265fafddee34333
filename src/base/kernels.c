/// src/base/kernels.c: detection of the processor's instruction sets, and tables of kernels.
#include "exact.h"

#include "kernels.h"

pave_isa pave_isa_here(void)
{
#if PAVE_X86
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi") ||
        !__builtin_cpu_supports("bmi2") || !__builtin_cpu_supports("popcnt") ||
        !__builtin_cpu_supports("fma"))
        return PAVE_ISA_PLAIN;
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                   __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
                   __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2")
               ? PAVE_ISA_AVX512
               : PAVE_ISA_AVX2;
#else
    return PAVE_ISA_PLAIN;
#endif
}

const void *pave_kernel_get(const pave_kernel_table *table, int index)
{
    assert(index >= 0 && index < table->count);
    return (const char *)table->entries + (size_t)index * table->entry_size;
}

const char *pave_kernel_name(const void *entry)
{
    const pave_kernel *kernel = entry;
    return kernel->name;
}

bool pave_kernel_runs(const void *entry)
{
    const pave_kernel *kernel = entry;
    return kernel->needs <= pave_isa_here();
}

const void *pave_kernel_best(const pave_kernel_table *table)
{
    int best = table->count - 1;
    while (best > 0 && !pave_kernel_runs(pave_kernel_get(table, best))) best--;
    return pave_kernel_get(table, best);
}
