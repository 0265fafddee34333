// cli/world/walk_screen.c: a view on the terminal. In colours each character is two points, one
// above the other (a half block); without them a letter stands for a colour.
#define _XOPEN_SOURCE_EXTENDED 1
#include "walk_screen.h"

#ifdef PAVE_COMMAND_CURSES

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

enum {
    PALETTE = 256,
    PAIRS_MAX = 16384,
    WAIT_MS = 200,
    CONTROL_L = 'L' & 31,
    ESCAPE = 27,
    BACKGROUND = 0x101418,
    PLAYER = 0xff4030
};

struct cli_walk_screen {
    SCREEN *screen;
    bool colored; // else letters
    bool halves;  // two points a character
    int colors;   // of the terminal, 8 or 256
    int pair_count;
    short pairs[PALETTE][PALETTE]; // by ink and paper; 0: not made
    uint32_t rgb[PAVE_WANG_COLORS_MAX + 1];
};

// ---- Colours ------------------------------------------------------------------------------------

static int distance_of(uint32_t a, int r, int g, int b)
{
    const int x = (int)(a >> 16 & 255) - r, y = (int)(a >> 8 & 255) - g, z = (int)(a & 255) - b;
    return 3 * x * x + 4 * y * y + 2 * z * z;
}

// The nearest colour of the palette that xterm has: a cube of 6 x 6 x 6, and 24 greys.
static int nearest_of_256(uint32_t rgb)
{
    static const int steps[] = {0, 95, 135, 175, 215, 255};
    int best = 16, least = INT32_MAX;
    for (int i = 16; i < PALETTE; i++) {
        const int grey = 8 + 10 * (i - 232), k = i - 16;
        const int far = i < 232 ? distance_of(rgb, steps[k / 36], steps[k / 6 % 6], steps[k % 6])
                                : distance_of(rgb, grey, grey, grey);
        if (far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

static int nearest_of_8(uint32_t rgb)
{
    int best = 0, least = INT32_MAX;
    for (int i = 0; i < 8; i++) {
        const int far = distance_of(rgb, i & 1 ? 205 : 0, i & 2 ? 205 : 0, i & 4 ? 205 : 0);
        if (far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

static int nearest(const cli_walk_screen *screen, uint32_t rgb)
{
    return screen->colors >= PALETTE ? nearest_of_256(rgb) : nearest_of_8(rgb);
}

static short pair_of(cli_walk_screen *screen, int ink, int paper)
{
    short *pair = &screen->pairs[ink][paper];
    if (*pair == 0 && screen->pair_count + 1 < COLOR_PAIRS && screen->pair_count < PAIRS_MAX) {
        *pair = (short)++screen->pair_count;
        init_pair(*pair, (short)ink, (short)paper);
    }
    return *pair;
}

static uint32_t blend(uint32_t from, uint32_t to, int percent)
{
    uint32_t out = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        const int a = (int)(from >> shift & 255), b = (int)(to >> shift & 255);
        out |= (uint32_t)(a + (b - a) * percent / 100) << shift;
    }
    return out;
}

// The colour of a point: hidden tiles are dimmed, every second point of them being dark, as few
// dark colours are in the palette; unknown cells are dark, by their class.
static uint32_t rgb_of(const cli_walk_screen *screen, const cli_walk_look *look,
                       const cli_view *view, const cli_spot *spot, bool odd)
{
    switch (spot->state) {
    case PAVE_WALK_SEEN: return screen->rgb[spot->color];
    case PAVE_WALK_HIDDEN:
        return odd ? BACKGROUND : blend(screen->rgb[spot->color], BACKGROUND, 25);
    default:
        if (!look->phases || view->shade_count < 2) return BACKGROUND;
        return blend(0x60666c, BACKGROUND, 100 * spot->shade / (view->shade_count - 1));
    }
}

// ---- Drawing ------------------------------------------------------------------------------------

// A point of the screen in the world: columns are one wide, rows two; the player is in the middle.
static pave_vec2 point_of(const cli_view *view, double zoom, int column, double row)
{
    const pave_vec2 middle =
        pave_tiling_face_point(view->ground->tiling, &view->layout, view->walker->at);
    const double step = view->unit / zoom;
    return pave_vec2_of(middle.x + (column - COLS / 2 + 0.25) * step,
                        middle.y + (row - (LINES - 1) / 2 - 0.25) * 2 * step);
}

static void draw_halves(cli_walk_screen *screen, const cli_walk_look *look, cli_view *view, int y,
                        int x)
{
    int index[2];
    for (int half = 0; half < 2; half++) {
        const cli_spot spot = cli_view_at(view, point_of(view, look->zoom, x, y + 0.5 * half));
        index[half] = nearest(screen, rgb_of(screen, look, view, &spot, (x + half) % 2 != 0));
    }
    cchar_t cell;
    const bool same = index[0] == index[1];
    setcchar(&cell, same ? L" " : L"\u2580", A_NORMAL, pair_of(screen, index[0], index[1]), NULL);
    mvadd_wch(y, x, &cell);
}

static void draw_whole(cli_walk_screen *screen, const cli_walk_look *look, cli_view *view, int y,
                       int x)
{
    static const char letters[] = ",.#~+*o%&$@ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const cli_spot spot = cli_view_at(view, point_of(view, look->zoom, x, y + 0.25));
    const int index = nearest(screen, rgb_of(screen, look, view, &spot, (x + y) % 2 != 0));
    if (screen->colored) {
        const bool hidden = spot.state == PAVE_WALK_HIDDEN && screen->colors < PALETTE;
        const int color = hidden ? nearest(screen, screen->rgb[spot.color]) : index;
        const short pair = hidden ? pair_of(screen, color, 0) : pair_of(screen, color, color);
        attrset(COLOR_PAIR(pair));
        mvaddch(y, x, hidden ? ':' : ' ');
        attrset(A_NORMAL);
        return;
    }
    const int last = (int)sizeof letters - 2;
    const bool dark = look->phases && view->shade_count > 1 && spot.shade == view->shade_count - 1;
    char letter = dark ? '\'' : ' ';
    if (spot.state == PAVE_WALK_SEEN) letter = letters[spot.color < last ? spot.color : last];
    if (spot.state == PAVE_WALK_HIDDEN) letter = spot.color > 1 ? ';' : ':';
    mvaddch(y, x, (chtype)letter);
}

static void draw_player(cli_walk_screen *screen)
{
    const int y = (LINES - 1) / 2, x = COLS / 2;
    if (screen->colored) {
        const short pair = pair_of(screen, nearest(screen, 0xffffff), nearest(screen, PLAYER));
        attrset(COLOR_PAIR(pair) | A_BOLD);
    } else {
        attrset(A_BOLD);
    }
    mvaddch(y, x, '@');
    attrset(A_NORMAL);
}

static void draw_help(const char *const *help)
{
    for (int y = 0; help[y] && y < LINES - 1; y++) mvaddnstr(y, 0, help[y], COLS);
}

static void draw_status(const char *status)
{
    attrset(A_REVERSE);
    mvhline(LINES - 1, 0, ' ', COLS);
    mvaddnstr(LINES - 1, 0, status, COLS);
    attrset(A_NORMAL);
}

void cli_walk_screen_draw(cli_walk_screen *screen, const cli_walk_look *look, cli_view *view)
{
    erase();
    for (int y = 0; y < LINES - 1; y++)
        for (int x = 0; x < COLS; x++)
            if (screen->halves)
                draw_halves(screen, look, view, y, x);
            else
                draw_whole(screen, look, view, y, x);
    draw_player(screen);
    if (look->help) draw_help(look->help);
    draw_status(look->status);
    refresh();
}

// ---- The terminal -------------------------------------------------------------------------------

cli_walk_screen *cli_walk_screen_open(const cli_ground *ground, int *code)
{
    setlocale(LC_CTYPE, "");
    cli_walk_screen *screen = calloc(1, sizeof *screen);
    if (screen) screen->screen = newterm(NULL, stdout, stdin);
    if (!screen || !screen->screen) {
        const char *name = getenv("TERM");
        free(screen);
        *code = cli_failed("TERM=%s: the terminal is unknown here; set TERM to one that "
                           "ncurses knows, such as xterm-256color",
                           name ? name : "");
        return NULL;
    }
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, true);
    typeahead(-1);
    curs_set(0);
    timeout(WAIT_MS);
    screen->colored = has_colors() && start_color() == OK && COLORS >= 8;
    screen->colors = COLORS >= PALETTE ? PALETTE : 8;
    screen->halves =
        screen->colored && screen->colors == PALETTE && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    for (int c = 0; c <= cli_ground_color_count(ground); c++)
        screen->rgb[c] = cli_ground_color_rgba(ground, c) >> 8;
    return screen;
}

void cli_walk_screen_close(cli_walk_screen *screen)
{
    if (!screen) return;
    endwin();
    delscreen(screen->screen);
    free(screen);
}

// ---- Keys ---------------------------------------------------------------------------------------

static cli_walk_event move_to(double x, double y)
{
    return (cli_walk_event){.key = CLI_WALK_MOVE, .x = x, .y = y};
}

cli_walk_event cli_walk_screen_wait(cli_walk_screen *screen)
{
    static const double half = 0.70710678118654752;
    const int key = wgetch(stdscr);
    (void)screen;
    if (key >= '1' && key <= '9') return (cli_walk_event){.key = CLI_WALK_SIDE, .side = key - '1'};
    switch (key) {
    case KEY_UP:
    case 'k':
    case 'w': return move_to(0, -1);
    case KEY_DOWN:
    case 'j':
    case 's': return move_to(0, 1);
    case KEY_LEFT:
    case 'h':
    case 'a': return move_to(-1, 0);
    case KEY_RIGHT:
    case 'l':
    case 'd': return move_to(1, 0);
    case KEY_HOME:
    case 'y': return move_to(-half, -half);
    case KEY_PPAGE:
    case 'u': return move_to(half, -half);
    case KEY_END:
    case 'b': return move_to(-half, half);
    case KEY_NPAGE:
    case 'n': return move_to(half, half);
    case '+':
    case '=': return (cli_walk_event){.key = CLI_WALK_NEAR};
    case '-': return (cli_walk_event){.key = CLI_WALK_FAR};
    case ']': return (cli_walk_event){.key = CLI_WALK_SIGHT, .side = 1};
    case '[': return (cli_walk_event){.key = CLI_WALK_SIGHT, .side = -1};
    case 'c': return (cli_walk_event){.key = CLI_WALK_PHASES};
    case '?': return (cli_walk_event){.key = CLI_WALK_HELP};
    case CONTROL_L: clearok(stdscr, true); break;
    case 'q':
    case ESCAPE: return (cli_walk_event){.key = CLI_WALK_QUIT};
    default: break;
    }
    return (cli_walk_event){.key = CLI_WALK_NOTHING};
}

#endif
