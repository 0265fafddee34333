/// tests/base/test_kernels.c: tables of kernels. Each table is tested where it is: all entries that
/// run here give the same bytes.
#include "../test.h"
#include "src/base/kernels.h"

typedef struct adder {
    pave_kernel kernel;
    int (*add)(int a, int b);
} adder;

static int add(int a, int b) { return a + b; }

TEST(the_best_entry_runs_here)
{
    const pave_isa here = pave_isa_here();
    assert_in_range(here, PAVE_ISA_PLAIN, PAVE_ISA_AVX512);
    for (int needs = PAVE_ISA_PLAIN; needs <= PAVE_ISA_AVX512; needs++) {
        const adder entries[] = {{{"plain", PAVE_ISA_PLAIN}, add},
                                 {{"middle", PAVE_ISA_PLAIN}, add},
                                 {{"last", (pave_isa)needs}, add}};
        const pave_kernel_table table = PAVE_KERNEL_TABLE(entries);
        assert_int_equal(table.count, 3);
        for (int i = 0; i < 3; i++) {
            assert_ptr_equal(pave_kernel_get(&table, i), &entries[i]);
            assert_int_equal(pave_kernel_runs(&entries[i]), i < 2 || needs <= (int)here);
        }
        const adder *best = pave_kernel_best(&table);
        assert_string_equal(pave_kernel_name(&entries[1]), "middle");
        assert_ptr_equal(best, &entries[needs <= (int)here ? 2 : 1]);
        assert_int_equal(best->add(2, 3), 5);
    }
}

/// The plain entry is taken without a look at the processor.
TEST(one_entry_is_enough)
{
    const adder entries[] = {{{"plain", PAVE_ISA_PLAIN}, add}};
    const pave_kernel_table table = PAVE_KERNEL_TABLE(entries);
    assert_ptr_equal(pave_kernel_best(&table), &entries[0]);
}

#if PAVE_X86
TEST(the_probe_is_that_of_the_compiler)
{
    if (pave_isa_here() >= PAVE_ISA_AVX2)
        assert_true(__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                    __builtin_cpu_supports("bmi2"));
    if (pave_isa_here() >= PAVE_ISA_AVX512)
        assert_true(__builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi2"));
    if (!__builtin_cpu_supports("avx2")) assert_int_equal(pave_isa_here(), PAVE_ISA_PLAIN);
}
#endif

int main(void) { return run_all_tests(NULL, NULL); }
