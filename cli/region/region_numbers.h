/// cli/region/region_numbers.h: numbers with commas between, as options take them.
#ifndef PAVE_CLI_REGION_NUMBERS_H
#define PAVE_CLI_REGION_NUMBERS_H

#include <stdint.h>

/// `0,1,1,2`: whole numbers from `least` to `most`. Returns an exit code, having said what was
/// wrong with --option, and the numbers in `out`, to be freed.
int region_read_counts(const char *option, const char *text, int64_t least, int64_t most,
                       int32_t **out, int32_t *count);

/// `3,1,0.5`: decimal numbers from `least` to `most`. The same.
int region_read_shares(const char *option, const char *text, double least, double most,
                       double **out, int32_t *count);

#endif
