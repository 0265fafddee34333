// Uses the installed core from C++.
#include <cstdio>
#include <pave/pave.h>

int main()
{
    pave_wang_set *set = nullptr;
    if (pave_builtin_create(PAVE_BUILTIN_MEADOW, nullptr, &set, nullptr) != PAVE_OK) return 1;
    const pave_wang_kind kind = pave_wang_kind_of(set);
    pave_wang_destroy(set);
    if (kind != PAVE_WANG_CORNER || !pave_cell_equal(pave_cell_of(1, 2), pave_cell_of(1, 2))) return 1;
    std::printf("pave %s\n", pave_version());
    return 0;
}
