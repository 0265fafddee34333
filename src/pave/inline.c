/// src/pave/inline.c: external definitions of the inline functions in the headers.
#define PAVE_INLINE PAVE_API
#include "../base/exact.h"

#include <pave/pave.h>
