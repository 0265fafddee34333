/// src/pave.c: the core as one file. Compile it with your own flags beside your program, with -I include, and no build system is needed:
///     cc -DPAVE_STATIC -Iinclude -c src/pave.c
/// A test holds this list against the folder.
#include "base.c"
#include "builtin.c"
#include "builtin_grass.c"
#include "builtin_marks.c"
#include "builtin_meadow.c"
#include "builtin_paint.c"
#include "builtin_props.c"
#include "builtin_roads.c"
#include "random.c"
#include "square.c"
#include "wang.c"
#include "wang_census.c"
#include "wang_match.c"
