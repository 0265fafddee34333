/// cli/tactics/skirmish.h: pave tactics skirmish: what its sources share.
#ifndef PAVE_CLI_TACTICS_SKIRMISH_H
#define PAVE_CLI_TACTICS_SKIRMISH_H

#include "tactics.h"

/// A field, and a skirmish on it. {0} at first.
typedef struct skirmish_job {
    pave_skirmish_def def;
    pave_window *window; ///< of a terrain
    pave_terrain *terrain;
    pave_citadel *citadel;
    pave_skirmish *skirmish;
} skirmish_job;

/// Begins the skirmish, or begins it anew. Returns CLI_DONE, or another exit code with a message
/// written.
int skirmish_begin(skirmish_job *job);

/// Plays a turn. Returns the same.
int skirmish_next(skirmish_job *job);

/// The words of the sides.
extern const char *const skirmish_sides[PAVE_SKIRMISH_SIDES];

// ---- skirmish_film.c ----------------------------------------------------------------------------

/// Whether a film can go to the folder, and begins it. Returns the same.
int skirmish_film_begin(const char *folder);

/// Plays the skirmish of `turns` turns anew and writes a picture of the start and of each turn,
/// then the overview. Returns the same.
int skirmish_film(skirmish_job *job, int32_t turns, const char *folder, int32_t width);

#endif
