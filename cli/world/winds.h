/// cli/world/winds.h: the sides and corners of cells by the winds: `N`, or `north`.
#ifndef PAVE_CLI_WINDS_H
#define PAVE_CLI_WINDS_H

#include <pave/tiling.h>

enum { CLI_WIND_SIZE = 24 };

/// Which way a place of a face's tiles is from its middle (2k is side k, 2k + 1 the corner behind
/// it): the nearest of eight winds, or of sixteen where two sides share one of eight, or its number
/// where they share one of sixteen. Short (`NE`), or as a word (`north-east`). `out` must hold at
/// least CLI_WIND_SIZE characters; it is returned.
char *cli_wind(const pave_tiling *tiling, const pave_layout *layout, int32_t face, int place,
               bool word, char *out);

/// The side of a face that a text names: by its wind, short or as a word, in any case, or by its
/// number. -1: none.
int cli_wind_side(const pave_tiling *tiling, const pave_layout *layout, int32_t face,
                  const char *text);

/// The side of a face, or its corner, that a text names by its wind, short or as a word, in any
/// case: its place. -1: none.
int cli_wind_place(const pave_tiling *tiling, const pave_layout *layout, int32_t face, bool corner,
                   const char *text);

/// `N, E, S or W`: the short names of a face's sides. `out` must hold at least `size` characters.
char *cli_wind_list(const pave_tiling *tiling, const pave_layout *layout, int32_t face, char *out,
                    size_t size);

#endif
