// cli/number.c: decimal numbers as text.
#include "number.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

char *cli_number_text(double number, char *out)
{
    assert(isfinite(number));
    for (int digits = 15; digits <= 17; digits++) {
        snprintf(out, CLI_NUMBER_SIZE, "%.*g", digits, number == 0 ? 0 : number);
        if (strtod(out, NULL) == number) break;
    }
    return out;
}
