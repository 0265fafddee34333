/// tests/cli/terminal.c: a terminal for tests: runs a command on a pseudo-terminal of a kind and
/// size, types keys, and prints the screen as text.
///
///     terminal TERM COLUMNSxROWS 'KEYS' COMMAND...
///
/// KEYS are words: a character; up, down, left, right; ctrl-X; size:COLUMNSxROWS; screen, which
/// prints what the screen shows; colors, which prints how many colours it has. Before these two it
/// types Ctrl-L, waits until all is drawn anew, and says where that differs from what was there:
/// so what was drawn bit by bit is compared with the whole. At the end it says how the command
/// ended, and whether the terminal is as it was.
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { WIDTH = 256, HEIGHT = 128, NUMBERS = 16, WAIT_MS = 20000, QUIET_MS = 120 };

typedef struct cell {
    uint32_t character; ///< 0 and ' ' are blank
    int ink, paper;
} cell;

typedef struct terminal {
    int master, slave;
    pid_t child;
    int columns, rows, x, y, saved_x, saved_y;
    bool alternate, hidden_cursor; ///< set and not yet reset
    bool resized, wrap;
    int top, bottom; ///< the lines that scroll, from top to bottom - 1
    int ink, paper, clears;
    uint32_t last; ///< the last character, for REP
    cell cells[HEIGHT][WIDTH], before[HEIGHT][WIDTH];
    // Of a sequence that is being read.
    int state;
    char mark;
    int numbers[NUMBERS], number_count, more;
    uint32_t character;
} terminal;

// ---- What the command writes --------------------------------------------------------------------

static void blank(terminal *t, int y, int x, int end)
{
    for (; x < end && x < t->columns; x++) t->cells[y][x] = (cell){0, -1, t->paper};
}

/// Moves the lines from `top` to the end of the region by a number, down where it is above 0.
static void move_lines(terminal *t, int top, int by)
{
    const int room = t->bottom - top, count = abs(by) < room ? abs(by) : room;
    const size_t kept = room > 0 ? (size_t)(room - count) * sizeof t->cells[0] : 0;
    if (room <= 0) return;
    if (by < 0)
        memmove(t->cells[top], t->cells[top + count], kept);
    else
        memmove(t->cells[top + count], t->cells[top], kept);
    for (int i = 0; i < count; i++) blank(t, by < 0 ? t->bottom - 1 - i : top + i, 0, t->columns);
}

static void line_feed(terminal *t)
{
    if (t->y + 1 == t->bottom)
        move_lines(t, t->top, -1);
    else if (t->y + 1 < t->rows)
        t->y++;
}

static void put(terminal *t, uint32_t character)
{
    if (t->wrap) {
        t->wrap = false;
        t->x = 0;
        line_feed(t);
    }
    t->cells[t->y][t->x] = (cell){character, t->ink, t->paper};
    t->last = character;
    t->wrap = t->x + 1 == t->columns;
    if (!t->wrap) t->x++;
}

static int number(const terminal *t, int i, int fallback)
{
    return i < t->number_count && t->numbers[i] > 0 ? t->numbers[i] : fallback;
}

static void go(terminal *t, int y, int x)
{
    t->y = y < 0 ? 0 : y >= t->rows ? t->rows - 1 : y;
    t->x = x < 0 ? 0 : x >= t->columns ? t->columns - 1 : x;
    t->wrap = false;
}

static void erase_display(terminal *t)
{
    const int what = number(t, 0, 0);
    if (what == 2 || (what == 0 && t->y == 0 && t->x == 0)) { // all of it
        memcpy(t->before, t->cells, sizeof t->before);
        t->clears++;
    }
    if (what == 0) blank(t, t->y, t->x, t->columns);
    for (int y = what == 0 ? t->y + 1 : 0; y < (what == 1 ? t->y : t->rows); y++)
        blank(t, y, 0, t->columns);
    if (what == 1) blank(t, t->y, 0, t->x + 1);
}

static void erase_line(terminal *t)
{
    const int what = number(t, 0, 0);
    blank(t, t->y, what == 0 ? t->x : 0, what == 1 ? t->x + 1 : t->columns);
}

static void look(terminal *t)
{
    for (int i = 0; i < t->number_count || i == 0; i++) {
        const int n = number(t, i, 0);
        if (n == 0) t->ink = t->paper = -1;
        if (n >= 30 && n <= 37) t->ink = n - 30;
        if (n >= 40 && n <= 47) t->paper = n - 40;
        if (n >= 90 && n <= 97) t->ink = n - 82;
        if (n >= 100 && n <= 107) t->paper = n - 92;
        if (n == 39) t->ink = -1;
        if (n == 49) t->paper = -1;
        if ((n == 38 || n == 48) && number(t, i + 1, 0) == 5) {
            *(n == 38 ? &t->ink : &t->paper) = number(t, i + 2, 0);
            i += 2;
        }
    }
}

static void set_mode(terminal *t, bool on)
{
    for (int i = 0; i < t->number_count; i++) {
        if (t->mark == '?' && (t->numbers[i] == 1049 || t->numbers[i] == 47)) t->alternate = on;
        if (t->mark == '?' && t->numbers[i] == 25) t->hidden_cursor = !on;
    }
}

static void shift_characters(terminal *t, int by)
{
    cell *line = t->cells[t->y];
    const int room = t->columns - t->x, count = abs(by) < room ? abs(by) : room;
    if (by < 0) {
        memmove(line + t->x, line + t->x + count, (size_t)(room - count) * sizeof *line);
        blank(t, t->y, t->columns - count, t->columns);
    } else {
        memmove(line + t->x + count, line + t->x, (size_t)(room - count) * sizeof *line);
        blank(t, t->y, t->x, t->x + count);
    }
}

/// A sequence that begins with ESC [.
static void control(terminal *t, char final)
{
    const int n = number(t, 0, 1);
    switch (final) {
    case 'A': go(t, t->y - n, t->x); break;
    case 'B': go(t, t->y + n, t->x); break;
    case 'C': go(t, t->y, t->x + n); break;
    case 'D': go(t, t->y, t->x - n); break;
    case 'G': go(t, t->y, n - 1); break;
    case 'd': go(t, n - 1, t->x); break;
    case 'H': go(t, n - 1, number(t, 1, 1) - 1); break;
    case 'J': erase_display(t); break;
    case 'K': erase_line(t); break;
    case 'X': blank(t, t->y, t->x, t->x + n); break;
    case 'b':
        for (int i = 0; i < n; i++) put(t, t->last);
        break;
    case 'P': shift_characters(t, -n); break;
    case '@': shift_characters(t, n); break;
    case 'L': move_lines(t, t->y, n); break;
    case 'M': move_lines(t, t->y, -n); break;
    case 'S': move_lines(t, t->top, -n); break;
    case 'T': move_lines(t, t->top, n); break;
    case 'm': look(t); break;
    case 'h':
    case 'l': set_mode(t, final == 'h'); break;
    case 'r':
        t->top = n - 1;
        t->bottom = number(t, 1, t->rows);
        go(t, 0, 0);
        break;
    case 't': break; // titles
    default: printf("unknown sequence: ESC [ ... %c\n", final);
    }
}

static void escape(terminal *t, char byte)
{
    t->state = 0;
    if (byte == '[') {
        t->state = 2;
        t->mark = 0;
        t->number_count = 0;
        memset(t->numbers, 0, sizeof t->numbers);
    } else if (byte == '(' || byte == ')') {
        t->state = 3;
    } else if (byte == '7') {
        t->saved_x = t->x;
        t->saved_y = t->y;
    } else if (byte == '8') {
        go(t, t->saved_y, t->saved_x);
    } else if (byte == 'M') {
        if (t->y == t->top)
            move_lines(t, t->top, 1);
        else
            go(t, t->y - 1, t->x);
    } else if (!strchr("=>", byte)) {
        printf("unknown sequence: ESC %c\n", byte);
    }
}

static void parameter(terminal *t, char byte)
{
    if (byte >= '0' && byte <= '9') {
        if (t->number_count == 0) t->number_count = 1;
        int *last = &t->numbers[t->number_count - 1];
        *last = 10 * *last + byte - '0';
    } else if (byte == ';') {
        if (t->number_count == 0) t->number_count = 1;
        if (t->number_count < NUMBERS) t->number_count++;
    } else if (byte == '?' || byte == '>') {
        t->mark = byte;
    } else {
        t->state = 0;
        control(t, byte);
    }
}

static void plain(terminal *t, unsigned char byte)
{
    switch (byte) {
    case 27: t->state = 1; break;
    case '\r': go(t, t->y, 0); break;
    case '\b': go(t, t->y, t->x - 1); break;
    case '\t': go(t, t->y, (t->x | 7) + 1); break;
    case '\n': line_feed(t); break;
    case 7:
    case 14:
    case 15: break;
    default:
        if (byte >= 0xc0) { // UTF-8 begins
            t->more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
            t->character = byte & (0x3fu >> t->more);
        } else if (byte >= 0x80) {
            t->character = t->character << 6 | (byte & 0x3f);
            if (--t->more == 0) put(t, t->character);
        } else if (byte >= 32) {
            put(t, byte);
        }
    }
}

static void show(terminal *t, unsigned char byte)
{
    switch (t->state) {
    case 1: escape(t, (char)byte); break;
    case 2: parameter(t, (char)byte); break;
    case 3: t->state = 0; break;
    default: plain(t, byte);
    }
}

/// Reads until nothing comes for a while. False: the command has closed the terminal.
static bool drain(terminal *t, int wait)
{
    unsigned char bytes[4096];
    struct pollfd master = {.fd = t->master, .events = POLLIN};
    while (poll(&master, 1, wait) > 0) {
        const ssize_t count = read(t->master, bytes, sizeof bytes);
        if (count <= 0) return false;
        for (ssize_t i = 0; i < count; i++) show(t, bytes[i]);
    }
    return true;
}

// ---- What is typed ------------------------------------------------------------------------------

static void type(const terminal *t, const char *bytes)
{
    if (write(t->master, bytes, strlen(bytes)) < 0) printf("the command takes no keys\n");
}

/// Waits until Ctrl-L has drawn all anew.
static void settle(terminal *t)
{
    const int clears = t->clears;
    int differ = 0;
    type(t, "\f");
    for (int waited = 0; t->clears == clears && waited < WAIT_MS; waited += QUIET_MS)
        if (!drain(t, QUIET_MS)) break;
    drain(t, QUIET_MS);
    if (t->clears == clears) printf("nothing was drawn\n");
    for (int y = 0; y < t->rows && !t->resized; y++)
        for (int x = 0; x < t->columns; x++) {
            const cell a = t->before[y][x], b = t->cells[y][x];
            differ += (a.character ? a.character : ' ') != (b.character ? b.character : ' ') ||
                      a.paper != b.paper || (b.character > ' ' && a.ink != b.ink);
        }
    t->resized = false;
    if (differ > 0) printf("drawn anew %d places differ\n", differ);
}

static void print_screen(const terminal *t)
{
    int rows = t->rows; // up to the last that is not blank
    for (bool empty = true; rows > 0 && empty; rows -= empty)
        for (int x = 0; x < t->columns; x++)
            empty = empty && t->cells[rows - 1][x].character <= ' ';
    for (int y = 0; y < rows; y++) {
        char line[WIDTH + 1];
        int length = 0;
        for (int x = 0; x < t->columns; x++) {
            const uint32_t character = t->cells[y][x].character;
            line[x] = (char)(character == 0 ? ' ' : character < 127 ? character : '^');
            if (line[x] != ' ') length = x + 1;
        }
        printf("|%.*s\n", length, line);
    }
}

static void print_colors(const terminal *t)
{
    bool there[2][256] = {{false}};
    int counts[2] = {0, 0};
    for (int y = 0; y < t->rows; y++)
        for (int x = 0; x < t->columns; x++) {
            const cell *at = &t->cells[y][x];
            if (at->ink >= 0 && at->character > ' ') there[0][at->ink & 255] = true;
            if (at->paper >= 0) there[1][at->paper & 255] = true;
        }
    for (int i = 0; i < 2 * 256; i++) counts[i / 256] += there[i / 256][i % 256];
    printf("%d inks, %d papers\n", counts[0], counts[1]);
}

static void set_size(terminal *t, const char *text)
{
    struct winsize size = {.ws_col = 80, .ws_row = 24};
    unsigned columns = 80, rows = 24;
    if (sscanf(text, "%ux%u", &columns, &rows) == 2 && columns < WIDTH && rows < HEIGHT) {
        size.ws_col = (unsigned short)columns;
        size.ws_row = (unsigned short)rows;
    }
    t->columns = size.ws_col;
    t->rows = size.ws_row;
    t->top = 0;
    t->bottom = t->rows;
    t->resized = true;
    go(t, t->y, t->x);
    if (ioctl(t->master, TIOCSWINSZ, &size) != 0) printf("the terminal has no size\n");
}

static void act(terminal *t, const char *word)
{
    static const char *const keys[][2] = {
        {"up", "\033OA"}, {"down", "\033OB"}, {"right", "\033OC"}, {"left", "\033OD"}};
    for (int i = 0; i < 4; i++)
        if (strcmp(word, keys[i][0]) == 0) {
            type(t, keys[i][1]);
            return;
        }
    if (strncmp(word, "size:", 5) == 0) {
        settle(t);
        set_size(t, word + 5);
    } else if (strncmp(word, "ctrl-", 5) == 0) {
        type(t, (const char[]){(char)(word[5] & 31), 0});
    } else if (strcmp(word, "screen") == 0) {
        settle(t);
        print_screen(t);
    } else if (strcmp(word, "colors") == 0) {
        settle(t);
        print_colors(t);
    } else {
        type(t, word);
    }
}

// ---- The command --------------------------------------------------------------------------------

static void run(terminal *t, const char *kind, char **command)
{
    setsid();
    ioctl(t->slave, TIOCSCTTY, 0);
    for (int i = 0; i < 3; i++) dup2(t->slave, i);
    close(t->master);
    close(t->slave);
    setenv("TERM", kind, 1);
    execvp(command[0], command);
    _exit(127);
}

static bool same_modes(const struct termios *a, const struct termios *b)
{
    return a->c_iflag == b->c_iflag && a->c_oflag == b->c_oflag && a->c_cflag == b->c_cflag &&
           a->c_lflag == b->c_lflag && memcmp(a->c_cc, b->c_cc, sizeof a->c_cc) == 0;
}

static void finish(terminal *t, const struct termios *before)
{
    struct termios after;
    int status = 0, waited = 0;
    pid_t ended = 0;
    for (; (ended = waitpid(t->child, &status, WNOHANG)) == 0 && waited < WAIT_MS; waited += 50)
        drain(t, 50);
    if (ended == 0) {
        printf("it does not end\n");
        kill(t->child, SIGKILL);
        waitpid(t->child, &status, 0);
    }
    drain(t, 50);
    if (WIFEXITED(status) && WEXITSTATUS(status) > 0 && !t->alternate) print_screen(t);
    if (WIFSIGNALED(status))
        printf("ended by signal %d", WTERMSIG(status));
    else
        printf("ended with %d", WEXITSTATUS(status));
    const bool modes = tcgetattr(t->slave, &after) == 0 && same_modes(before, &after);
    printf("; the terminal is %s\n", !modes             ? "in another mode"
                                     : t->alternate     ? "on its other screen"
                                     : t->hidden_cursor ? "without a cursor"
                                                        : "as it was");
}

int main(int argc, char **argv)
{
    static terminal t;
    struct termios before;
    if (argc < 5) return 2;
    t.ink = t.paper = -1;
    t.master = posix_openpt(O_RDWR | O_NOCTTY);
    if (t.master < 0 || grantpt(t.master) != 0 || unlockpt(t.master) != 0) return 77;
    t.slave = open(ptsname(t.master), O_RDWR | O_NOCTTY);
    if (t.slave < 0 || tcgetattr(t.slave, &before) != 0) return 77;
    set_size(&t, argv[2]);
    fflush(stdout);
    t.child = fork();
    if (t.child == 0) run(&t, argv[1], argv + 4);
    for (char *word = strtok(argv[3], " "); word; word = strtok(NULL, " ")) act(&t, word);
    finish(&t, &before);
    return 0;
}
