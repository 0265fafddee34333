// Uses the installed core.
#include <pave/pave.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    pave_wang_set *set = NULL;
    if (pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &set, NULL) != PAVE_OK) return 1;
    pave_wang_census census = pave_wang_take_census(set);
    pave_wang_destroy(set);
    if (!census.complete || strcmp(pave_version(), PAVE_VERSION_TEXT) != 0) return 1;
    printf("pave %s\n", pave_version());
    return 0;
}
