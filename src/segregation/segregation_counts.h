/// src/segregation/segregation_counts.h: the fast way of sequential moves to random vacancies, on
/// windows of squares and hexagons: how many of his own live near everybody is kept in bytes, row
/// by row, so that a move changes eight at a time.
#ifndef PAVE_SRC_SEGREGATION_COUNTS_H
#define PAVE_SRC_SEGREGATION_COUNTS_H

#include "segregation_model.h"

/// Whether it can be: a reach of up to three steps, no walls and no wrap.
bool pave_counts_can(const pave_segregation_def *def);

/// Gives the same bytes as the way by lists.
extern const pave_segregation_way pave_counts_way;

#endif
