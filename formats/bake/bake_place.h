/// formats/bake/bake_place.h: the place of an output, and the one rule for what a bake replaces or
/// removes there and in its folder of work. A folder is a bake's if a text in it says so, its mark
/// `.bake` or a request, and if it holds nothing, down to the leaves, but what that text describes.
/// A folder with anything else in it is never removed; a file is replaced where the caller allows
/// it. Pictures prove nothing: most maps on the web are folders of z/x/y.png.
///
///     pave bake 1, request 0xHASH    this line is also in each file: the mark
///     FORMAT LOW-HIGH XxY REQUEST    levels, and columns and rows at the last one
///     NAME 0xHASH                    of each file beside pictures, chunks and maps; in a request
///                                    without the hash
#ifndef PAVE_FORMATS_BAKE_PLACE_H
#define PAVE_FORMATS_BAKE_PLACE_H

#include "bake_work.h"

/// Whether a name fits one of the patterns, in which # is a number and ? a letter or digit; NULL
/// ends them.
bool pave_bake_fits(const char *name, const char *const *patterns);

/// Names of files that writers have not finished: what is left of them is removed.
extern const char *const pave_bake_unfinished[];

/// Reads the beginning of a regular file as a text; false if it cannot be read.
bool pave_bake_load(const char *path, char *out, size_t size);

/// The first line of a mark, without its end; and the text of a mark or a request, whose first line
/// is `first`. `folder`: of a mark, where the files are that it lists; NULL: a request.
char *pave_bake_mark(const pave_bake_work *work, char out[PAVE_BAKE_MARK]);
char *pave_bake_text(const pave_bake_work *work, const char *first, const char *folder,
                     char out[PAVE_BAKE_TEXT]);

/// Whether a folder, where there is one, holds nothing but what a text describes. Else writes the
/// path of what it holds to `foreign`, PAVE_BAKE_PATH characters.
bool pave_bake_owns(const char *path, const char *text, char *foreign);

/// Whether a folder, where there is one, may be removed by its own mark. PAVE_OK, or PAVE_INVALID
/// with the error filled.
pave_result pave_bake_check_marked(const char *path, pave_error *error);

/// Whether the output may take its place; likewise. `goes_on`: what bakes have written is replaced
/// without leave, which the run that began the work had.
pave_result pave_bake_place_check(const pave_bake_work *work, bool goes_on, pave_error *error);

/// Whether something is at the output's place, an empty folder aside.
bool pave_bake_place_taken(const pave_bake_work *work);

/// Compares the mark of what is at the output's place. Returns PAVE_OK; PAVE_INVALID for another
/// bake; PAVE_IO for anything else.
pave_result pave_bake_place_same(const pave_bake_work *work, pave_error *error);

/// Whether the output was moved to its place; the list of maps may be missing.
bool pave_bake_place_moved(const pave_bake_work *work);

/// The place of the output, of a .world that of the maps: NAME.maps beside NAME.world; and where it
/// is before, `tree` or `output`. `out` holds PAVE_BAKE_PATH characters.
char *pave_bake_place_main(const pave_bake_work *work, char *out);
char *pave_bake_place_made(const pave_bake_work *work, char *out);

/// Puts a file or folder in its place, after the same check. A folder that is there is put aside
/// first, then removed.
pave_result pave_bake_place_put(const pave_bake_work *work, const char *from, const char *to,
                                pave_error *error);

#endif
