/// cli/tactics/formation.h: pave tactics formation: its options, the formation that they make, and
/// its picture.
#ifndef PAVE_CLI_TACTICS_FORMATION_H
#define PAVE_CLI_TACTICS_FORMATION_H

#include "tactics.h"

/// In the order of pave_formation_kind.
#define FORMATION_KINDS "line|column|wedge|square|ring"

enum { FORMATION_ONE, FORMATION_TURNS, FORMATION_FACINGS }; ///< of --sheet

typedef struct formation_options {
    int grid, kind, sheet;
    int64_t ranks, files, facing, range;
    bool open, numbers;
    cli_size size;
    const char *at, *walls;
    cli_list orders, enemies;
    tactics_output output;
} formation_options;

/// An order as it was typed, and what came of it.
typedef struct formation_given {
    const char *text;
    int32_t turns, states[3];
    int64_t steps;
} formation_given;

typedef struct formation_job {
    const cli_call *call;
    const formation_options *options;
    const pave_tiling *tiling;
    const pave_window *window;
    const pave_mask *walls;
    pave_formation *formation;
    formation_given *given; ///< one an order
    pave_cell *targets;     ///< enemies, or what is in contact with the front
    int64_t target_count;
    pave_attack *attacks;
    int64_t attack_count;
    pave_window *own_window; ///< private, as all that follows
    pave_mask *own_walls;
    grid_cache cache;
    grid_answer answer;
} formation_job;

/// What the options say; `at` as it is given, or the middle of the board.
int formation_read_def(const formation_job *job, pave_formation_def *out);

/// Reads an order: `march 3`, `wheel left`, `wheel right middle`, `open`, `close`, `form wedge 4`,
/// `form line 2x8`. Returns CLI_DONE, or CLI_WRONG with a message written.
int formation_read_order(const char *text, pave_order *out);

/// Finds the targets of a formation and its attacks on them. Returns an exit code.
int formation_attack(formation_job *job);

/// Of soldier i, the attack that is shown: a clear one before others, then the one most straight
/// ahead; NULL: it has none.
const pave_attack *formation_shown(const formation_job *job, int32_t i);

/// Draws the picture that -o names. Returns an exit code.
int formation_draw(formation_job *job);

#endif
