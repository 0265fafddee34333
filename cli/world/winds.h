/// cli/world/winds.h: names the sides and corners of cells by winds: `N`, or `north`.
#ifndef PAVE_CLI_WINDS_H
#define PAVE_CLI_WINDS_H

#include <pave/tiling.h>

enum { CLI_WIND_SIZE = 24 };

/// Returns the direction from the centre of a face to a position on its tiles (2k is side k, 2k + 1
/// the corner after it). This is the nearest of eight winds; if two sides share a wind, the nearest
/// of sixteen; if they still do, the number of the side or corner. Written short (`NE`) or as a
/// word (`north-east`). Returns `out`, which must hold at least CLI_WIND_SIZE characters.
char *cli_wind(const pave_tiling *tiling, const pave_layout *layout, int32_t face, int place,
               bool word, char *out);

/// Returns the side of a face named by a wind, short or as a word, ignoring case, or by its number.
/// -1 if unknown.
int cli_wind_side(const pave_tiling *tiling, const pave_layout *layout, int32_t face,
                  const char *text);

/// Returns the index of the position (side or corner) named by a wind, short or as a word, ignoring
/// case. -1 if unknown.
int cli_wind_place(const pave_tiling *tiling, const pave_layout *layout, int32_t face, bool corner,
                   const char *text);

/// `N, E, S or W`: the short names of a face's sides. `out` must hold at least `size` characters.
char *cli_wind_list(const pave_tiling *tiling, const pave_layout *layout, int32_t face, char *out,
                    size_t size);

#endif
