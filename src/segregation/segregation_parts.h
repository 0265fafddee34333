/// src/segregation/segregation_parts.h: the pieces of making a segregation.
#ifndef PAVE_SRC_SEGREGATION_PARTS_H
#define PAVE_SRC_SEGREGATION_PARTS_H

#include "segregation_model.h"

/// Puts in the defaults and checks whatever can be checked without looking at cells. Fails as
/// pave_segregation_create does.
pave_result pave_segregation_check(const pave_segregation_def *def, pave_segregation_def *out,
                                   pave_error *error);

/// Fills neighbors_max, least and alike. Fails as pave_segregation_create does.
pave_result pave_segregation_thresholds(pave_segregation *segregation,
                                        const pave_segregation_def *def, pave_error *error);

/// Fills `cells` and `open`: the start, or a draw. Fails as pave_segregation_create does.
pave_result pave_segregation_settle(pave_segregation *segregation, const pave_segregation_def *def,
                                    pave_error *error);

#endif
