/// src/pave/inline.c: the functions whose bodies are in the headers, as symbols of the library.
#define PAVE_INLINE PAVE_API
#include "../base/exact.h"

#include <pave/pave.h>
