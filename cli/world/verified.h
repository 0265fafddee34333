/// cli/world/verified.h: what pave world verify found of a layer, or of tiles in JSON, and how it
/// is printed.
#ifndef PAVE_CLI_WORLD_VERIFIED_H
#define PAVE_CLI_WORLD_VERIFIED_H

#include "../result.h"
#include "claim.h"

/// A cell that is printed: as a list of numbers, and as text.
typedef struct cli_verified_cell {
    bool found;
    int32_t numbers[3];
    int count; ///< of the numbers
    char text[PAVE_TILING_TEXT_SIZE];
} cli_verified_cell;

/// {0} at first.
typedef struct cli_verified {
    const char *layer, *set; ///< layer NULL: tiles in JSON
    int64_t sides, corners;  ///< mismatches
    int64_t checked_sides, checked_corners, empty, foreign;
    cli_verified_cell first;
    bool before;     ///< whether `first` is a cell that does not match one before it, as in maps
    bool wanted;     ///< whether the tiles were compared with a world
    cli_claim world; ///< which one
    int64_t compared, different;
    cli_verified_cell first_different;
    bool knows;       ///< whether the tiles and their set tell if the set has changed
    uint64_t was, is; ///< fingerprints; `is` 0: no world can be made any more
} cli_verified;

/// A cell of a map, by its place there.
cli_verified_cell cli_verified_place(bool found, int32_t x, int32_t y);

/// Whether something was compared, and neither a mismatch nor another tile was found.
bool cli_verified_well(const cli_verified *verified);

/// Prints it, and what was found of the layer beneath (NULL: nothing is said of one).
void cli_verified_print(const cli_verified *verified, const cli_verified *under, const char *file,
                        cli_result *result);

#endif
