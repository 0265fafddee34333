/// formats/bake/bake_place.h: the output path, and the rule for which existing files a bake may
/// replace or remove at that path and in its work folder. A folder belongs to a bake if it contains
/// a descriptor (the mark `.bake` or a request) and otherwise only what the descriptor lists,
/// recursively. Any other folder is never removed; a file is replaced if the caller allows it.
/// Pictures alone do not identify a bake, since most web maps are folders of z/x/y.png.
///
///     pave bake 1, request 0xHASH    this line is also in each file: the mark
///     FORMAT LOW-HIGH XxY REQUEST    levels, and columns and rows of the last level
///     NAME 0xHASH                    each file except pictures and chunks; a request omits
///                                    the hash
#ifndef PAVE_FORMATS_BAKE_PLACE_H
#define PAVE_FORMATS_BAKE_PLACE_H

#include "bake_work.h"

/// Returns true if a name matches one of the patterns, in which # is a number and ? a letter or
/// digit; NULL ends the list.
bool pave_bake_fits(const char *name, const char *const *patterns);

/// Names of temporary files; leftovers are removed.
extern const char *const pave_bake_unfinished[];

/// Reads the beginning of a regular file as text; returns false if it cannot be read.
bool pave_bake_load(const char *path, char *out, size_t size);

/// Writes the first line of a mark, without its line end. The second function writes the text of a
/// mark or a request, whose first line is `first`. `folder`: for a mark, the folder of the files it
/// lists; NULL: a request.
char *pave_bake_mark(const pave_bake_work *work, char out[PAVE_BAKE_MARK]);
char *pave_bake_text(const pave_bake_work *work, const char *first, const char *folder,
                     char out[PAVE_BAKE_TEXT]);

/// Returns true if a folder is missing or holds only what a descriptor lists. Otherwise writes the
/// path of the first other entry to `foreign`, PAVE_BAKE_PATH characters.
bool pave_bake_owns(const char *path, const char *text, char *foreign);

/// Checks whether a folder is missing or may be removed according to its mark. Returns PAVE_OK, or
/// PAVE_INVALID with the error filled.
pave_result pave_bake_check_marked(const char *path, pave_error *error);

/// Checks whether the existing output may be replaced. With `goes_on`, outputs of bakes may be
/// replaced even without def->replace, since the run that began the work had that permission.
pave_result pave_bake_place_check(const pave_bake_work *work, bool goes_on, pave_error *error);

/// Returns true if the output path exists and is not an empty folder.
bool pave_bake_place_taken(const pave_bake_work *work);

/// Compares the mark of the existing output. Returns PAVE_OK; PAVE_INVALID for another bake;
/// PAVE_IO for anything else.
pave_result pave_bake_place_same(const pave_bake_work *work, pave_error *error);

/// Returns true if the output was moved to its path.
bool pave_bake_place_moved(const pave_bake_work *work);

/// Writes the path of the output before the move, `tree` or `output`. `out` must hold
/// PAVE_BAKE_PATH characters.
char *pave_bake_place_made(const pave_bake_work *work, char *out);

/// Moves a file or folder to its final path, after the same check. An existing folder is moved
/// aside first, then removed.
pave_result pave_bake_place_put(const pave_bake_work *work, const char *from, pave_error *error);

#endif
