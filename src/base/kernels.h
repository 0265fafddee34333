/// src/base/kernels.h: hot loops that are compiled for several instruction sets: the macros for
/// this, the detection of the processor, and the tables for choosing a loop at run time.
///
/// A module with such loops has a struct of function pointers whose first member is a pave_kernel,
/// an array of these structs, and a pave_kernel_table of that array. Entry 0 is plain C and runs
/// everywhere; later entries are faster. All entries give the same results.
#ifndef PAVE_SRC_KERNELS_H
#define PAVE_SRC_KERNELS_H

#include <pave/base.h>

#if defined(__GNUC__)
#define PAVE_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define PAVE_ALWAYS_INLINE inline
#endif

#if defined(__GNUC__) && defined(__x86_64__)
#define PAVE_X86 1
#define PAVE_TARGET_AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt")))
#define PAVE_TARGET_AVX512                                                           \
    __attribute__((target("avx2,bmi,bmi2,popcnt,avx512f,avx512bw,avx512dq,avx512vl," \
                          "avx512vbmi,avx512vbmi2")))
#else
#define PAVE_X86 0
#endif

/// Instruction sets; each includes the previous ones.
typedef enum pave_isa {
    PAVE_ISA_PLAIN,
    PAVE_ISA_AVX2,  ///< also BMI, BMI2, POPCNT, FMA
    PAVE_ISA_AVX512 ///< F, BW, DQ, VL, VBMI, VBMI2: only where the source for AVX2 serves it as
                    ///< well
} pave_isa;

/// Returns the largest instruction set that this processor and system support. This is the
/// library's only test of the processor.
pave_isa pave_isa_here(void);

/// The first member of every entry of a table.
typedef struct pave_kernel {
    const char *name;
    pave_isa needs;
} pave_kernel;

typedef struct pave_kernel_table {
    const void *entries;
    size_t entry_size;
    int count;
} pave_kernel_table;

/// Initializes a table for an array of entries.
#define PAVE_KERNEL_TABLE(array)                                       \
    {                                                                  \
        array, sizeof *(array), (int)(sizeof(array) / sizeof *(array)) \
    }

/// Returns entry `index`, 0..count-1.
const void *pave_kernel_get(const pave_kernel_table *table, int index);

/// Returns the name of an entry of any table, and whether the entry runs on this processor.
const char *pave_kernel_name(const void *entry);
bool pave_kernel_runs(const void *entry);

/// Returns the last entry that this processor supports.
const void *pave_kernel_best(const pave_kernel_table *table);

#endif
