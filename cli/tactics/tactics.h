/// cli/tactics/tactics.h: shared by the commands of pave tactics: the board, cells on it, and the
/// output of answers.
#ifndef PAVE_CLI_TACTICS_H
#define PAVE_CLI_TACTICS_H

#include "../grid/grid_cache.h"
#include "../opt.h"
#include "../result.h"

#include <pave/formats/draw.h>
#include <pave/pave.h>

// ---- The board ----------------------------------------------------------------------------------

/// Table rows for commands on a board of triangles. `ground` is the grid_ground_options.
#define TACTICS_BOARD_ROWS(ground) GRID_PIECE_ROWS(ground, "24x12"), GRID_GROUND_ROWS(ground)

/// Modes common to these commands; a command's own modes start at TACTICS_MODE(0).
enum {
    TACTICS_SIZED = CLI_MODE(0), ///< no file defines the size
    TACTICS_ON = CLI_MODE(1),    ///< --on is given
    TACTICS_PIECE = CLI_MODE(2)  ///< the ground is a part of a world
};
#define TACTICS_MODE(index) CLI_MODE(3 + (index))

#define TACTICS_NEEDS                                               \
    {"size", TACTICS_SIZED, "the ground of --on has a fixed size"}, \
        {"at", TACTICS_PIECE, "only for a piece of a world"},       \
        {"walls", TACTICS_ON, "it needs the ground of --on"}, CLI_OVER_NEEDS, CLI_PICTURE_NEEDS
#define TACTICS_COST_NEEDS                                \
    {                                                     \
        "cost", TACTICS_ON, "it needs the ground of --on" \
    }

/// Returns the modes that depend on the ground.
uint32_t tactics_modes_on(const grid_ground_options *ground);

/// Like tactics_modes_on, for commands whose first options are the ground.
uint32_t tactics_board_modes(const cli_call *call);

/// A board of triangles. Initialize to {0}.
typedef struct tactics_board {
    const pave_window *window;
    const pave_mask *walls;   ///< obstacles to sight; may be NULL
    const pave_mask *closed;  ///< impassable cells; may be NULL
    const int32_t *costs;     ///< one per cell; NULL: 1 each
    pave_mask *rough;         ///< cells of at least twice the minimum cost; may be NULL
    pave_store_ground ground; ///< private
} tactics_board;

/// Opens the board. Always call tactics_board_close. Returns CLI_DONE, or another exit code after a
/// message.
int tactics_board_open(const grid_ground_options *options, tactics_board *out);
void tactics_board_close(tactics_board *board);

/// Reads the cell of --option, `q,r,L`, as its index on the board. Rejects cells outside the board
/// and, with `open`, closed ones. Returns CLI_DONE, or CLI_WRONG after a message.
int tactics_read_cell(const tactics_board *board, const char *option, const char *text, bool open,
                      int32_t *out);

// ---- Output -------------------------------------------------------------------------------------

#define TACTICS_FORMATS "svg|pdf|png"

/// Options of the picture and of the printed answer.
typedef struct tactics_output {
    const char *path;
    int format;
    cli_picture picture;
    bool json, hash;
} tactics_output;

#define TACTICS_OUTPUT_ROWS(output)                                                          \
    CLI_OUTPUT_ROWS(TACTICS_FORMATS, output.path, output.format), CLI_JSON_ROW(output.json), \
        CLI_PRINT_ROW("hash", output.hash, "print the hash of the answer"),                  \
        CLI_OVER_ROWS(output.picture),                                                       \
        CLI_PICTURE_ROWS(NULL, output.picture,                                               \
                         "an edge of a triangle (default: the picture has about 1024 pixels)")

/// Writes a solid to the file of -o as binary glTF, or as OBJ with its materials. Returns CLI_DONE,
/// or another exit code after a message.
int tactics_write_solid(const cli_call *call, const char *path, const pave_solid *solid, bool gltf);

/// Returns whether to print an answer: true unless standard output receives the picture.
bool tactics_prints(const tactics_output *output);

/// Begins the answer, a JSON object.
cli_result tactics_begin(const cli_call *call, const tactics_output *output);

/// Ends the answer, with the hash if --hash is given.
void tactics_end(cli_result *result, const tactics_output *output, uint64_t hash);

/// Writes a member or row of cells, by their indices: `"path":["0,0,L",...]`.
void tactics_put_cells(cli_result *result, const char *name, const tactics_board *board,
                       const int32_t *cells, int64_t count);

/// Writes a member `"q,r,L"` in JSON.
void tactics_json_cell(cli_result *result, const char *name, const tactics_board *board,
                       int32_t cell);

/// Adds cell indices to a hash.
uint64_t tactics_hash(uint64_t hash, const int32_t *numbers, int64_t count);

/// Reports a failure of the library. Returns an exit code.
int tactics_refuse(const pave_error *error);

/// Reports that memory ran out. Returns CLI_FAILED.
int tactics_no_memory(void);

// ---- Moves --------------------------------------------------------------------------------------

/// Options of moves.
typedef struct tactics_moves_options {
    int metric, corners;
} tactics_moves_options;

/// Table rows of these options. Words have the order of pave_tri_metric and pave_move_corners.
#define TACTICS_MOVES_ROWS(moves)                                                               \
    CLI_ROW(                                                                                    \
        WORD, "metric", "edge|shortcut|touch|flank", "shortcut", moves.metric,                  \
        "the steps: edge: to the 3 neighbours; shortcut: and to the 3 opposite cells at a "     \
        "cost of 2; touch: to all 12 touching cells; flank: to the neighbours and the 6 cells " \
        "at a flank"),                                                                          \
        CLI_ROW(WORD, "corners", "short|one|both|open", "short", moves.corners,                 \
                "when a step may pass a vertex next to walls: if a shortest way around it is "  \
                "free, if one way is, if both are, always")

/// The moves on a board, and a search workspace. Initialize to {0}.
typedef struct tactics_moves {
    pave_moves *moves;
    pave_search *search;
} tactics_moves;

/// Makes the moves. Always call tactics_moves_close. Returns CLI_DONE, or another exit code after a
/// message. `points` is the budget per turn; 0: no turns.
int tactics_moves_open(const tactics_board *board, const tactics_moves_options *options,
                       int32_t points, tactics_moves *out);
void tactics_moves_close(tactics_moves *moves);

/// Computes the distances from a cell; `out` receives one distance per cell of the board; the
/// caller must free it, also on failure. Returns CLI_DONE, or another exit code after a message.
int tactics_field(const tactics_board *board, const tactics_moves *moves, int32_t from,
                  int32_t **out);

// ---- Pictures -----------------------------------------------------------------------------------

enum { TACTICS_TOKENS_MAX = 2, TACTICS_TRAILS_MAX = PAVE_TRI_DIRECTIONS_MAX, TACTICS_KEYS_MAX = 8 };

/// A board picture under construction. Initialize to {0}.
typedef struct tactics_picture {
    pave_picture_tactics_def def; ///< the command sets its title and caption
    uint32_t *colors;             ///< one per cell; 0: none
    int32_t *outlines;            ///< one per cell
    int32_t *numbers;             ///< labels, one per cell; negative: none
    bool tenths;                  ///< numbers are in tenths
    pave_picture_token tokens[TACTICS_TOKENS_MAX];
    pave_picture_trail trails[TACTICS_TRAILS_MAX];
    int32_t cells[TACTICS_TOKENS_MAX];
    struct {
        pave_scene_style style;
        char text[PAVE_SCENE_KEY_SIZE];
    } keys[TACTICS_KEYS_MAX]; ///< entries of the legend
    int key_count;
    pave_scene *ground; ///< private: the picture of --on
} tactics_picture;

/// Colours of a unit, its goal and its path.
#define TACTICS_BLUE UINT32_C(0x2f6db5ff)
#define TACTICS_RED UINT32_C(0xc8402fff)
#define TACTICS_WAY UINT32_C(0x2554a0ff)

/// Draws a ground. Returns NULL for a mask, or if it cannot be drawn at this size.
pave_scene *tactics_draw_ground(const pave_store_ground *ground, const cli_picture *picture);

/// Begins a picture; colours, outlines and numbers are empty. Always call tactics_picture_close.
/// Returns CLI_DONE, or CLI_FAILED after a message.
int tactics_picture_open(const tactics_board *board, const tactics_output *output,
                         tactics_picture *out);
void tactics_picture_close(tactics_picture *picture);

/// Adds a unit or a flag on a cell.
void tactics_add_token(tactics_picture *picture, pave_picture_token_kind kind, int32_t cell,
                       uint32_t color, const char *text);

/// Adds a cell colour to the legend, up to TACTICS_KEYS_MAX; `text` is a format for `number`.
void tactics_add_key(tactics_picture *picture, uint32_t color, const char *text, int64_t number);

/// Adds a path over cells, with an arrow.
void tactics_add_way(tactics_picture *picture, const int32_t *cells, int64_t count);

/// Draws the picture and writes it to the file of -o. Returns CLI_DONE, or another exit code after
/// a message.
int tactics_picture_write(const cli_call *call, const tactics_output *output,
                          tactics_picture *picture);

// ---- Queries ------------------------------------------------------------------------------------

/// Options of board queries; each command has a subset.
typedef struct tactics_options {
    grid_ground_options ground; ///< first member, for tactics_board_modes
    tactics_moves_options moves;
    const char *from, *to;
    int64_t budget, least, move, turns;
    int against;
    bool over_walls;
    tactics_output output;
} tactics_options;

/// Fields of a query's command, whose file has `table`, `needs` and `run`.
#define TACTICS_QUERY(name)                   \
    CLI_COMMAND("tactics", name, table, run), \
        CLI_WRITES(TACTICS_FORMATS, needs, tactics_board_modes)

/// State of a query: the first member of its command's job. Initialize to {0}.
typedef struct tactics_query {
    const cli_call *call;
    const tactics_options *options;
    tactics_board board;
    tactics_moves moves;
    int32_t from, to; ///< cells; `to` is -1 if not given
    bool no;          ///< the answer is no
} tactics_query;

/// The operations of a command. `job` begins with its tactics_query.
typedef struct tactics_way {
    const char *title; ///< title of its picture
    bool goes, turns; ///< `goes`: --to is required; `turns`: moves are split into turns of --budget
    bool stands;      ///< the command uses no moves
    int (*find)(void *job); ///< returns an exit code, after a message unless it is CLI_DONE
    void (*paint)(const void *job, tactics_picture *picture);
    uint64_t (*print)(const void *job, cli_result *result); ///< returns the hash of the answer
} tactics_way;

/// Answers a query: opens the board, searches, draws and prints. Returns an exit code, after a
/// message unless it is CLI_DONE or CLI_NO.
int tactics_answer(const cli_call *call, const tactics_way *way, void *job);

/// Writes a scene to the file of -o with the overlays of the options, and destroys it. If `window`
/// is NULL, draws no overlays. Returns an exit code as above.
int tactics_scene_write(const cli_call *call, const tactics_output *output,
                        const pave_window *window, pave_scene *scene);

#endif
