/// cli/film.h: folders of numbered pictures.
#ifndef PAVE_CLI_FILM_H
#define PAVE_CLI_FILM_H

#include "say.h"

/// Whether a name is that of a picture of a film: `start`, something, ".png".
bool cli_is_frame(const char *name, const char *start);

/// Whether the folder holds such a picture; what is longer than a new film would stay behind it.
bool cli_has_frames(const char *folder, const char *start);

/// Makes the folder that an option names, unless it is there. Returns CLI_DONE, or CLI_FAILED with
/// a message written.
int cli_make_film(const char *option, const char *folder);

#endif
