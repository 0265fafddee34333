// Uses the installed core and pave_bake, down to the libraries that it needs.
#include <pave/formats/bake.h>
#include <stdio.h>

int main(void)
{
    const pave_bake_def def = {
        .format = PAVE_BAKE_PMTILES, .width = 5000, .height = 3000, .zoom_max = -1};
    pave_bake_report report;
    if (pave_bake_native(5000, 3000) != 5) return 1;
    // Refused, for it has no path; but all that the library needs is linked.
    if (pave_bake_run(&def, NULL, NULL, &report, NULL) != PAVE_RANGE) return 1;
    printf("pave %s\n", pave_version());
    return 0;
}
