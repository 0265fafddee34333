/// src/board/adjacency_sweep.c: finds crossings of straight lines exactly, on unrounded positions.
///
/// The sweep line moves from left to right and keeps the lines that it currently intersects in
/// order from top to bottom. Lines that become neighbours are compared. If two cross, one is
/// dropped at once, so the order stays correct and no crossing point is computed: only orientations
/// of three places are needed. Places are ordered by x, then by y, as if the sweep line were
/// slightly tilted, so vertical lines need no special case. Based on: M. Shamos, D. Hoey,
/// "Geometric Intersection Problems", 1976. The order is kept in a treap (R. Seidel, C. Aragon,
/// "Randomized Search Trees", 1996); no result depends on its shape.
#include "../base/exact.h"

#include "../base/exact_turn.h"
#include "adjacency_sweep.h"

typedef struct pave_sweep_state {
    const pave_sweep_place *places;
    pave_sweep_line *lines;
    int32_t root; ///< root of the treap
    pave_fault_list *list;
} pave_sweep_state;

/// `parent` of a line that is not in the tree.
enum { PAVE_SWEEP_OUT = -2 };

// ---- Geometry -----------------------------------------------------------------------------------

/// Returns on which side of a line a point is: -1 above, 1 below, 0 on it.
static int sweep_side(const pave_sweep_state *sweep, const pave_sweep_line *line, int32_t place)
{
    const pave_sweep_place *places = sweep->places;
    return pave_exact_turn(places[line->from].at, places[line->to].at, places[place].at);
}

/// How two lines meet.
typedef struct pave_sweep_meeting {
    bool meet;
    int32_t aside; ///< the line to drop
    int32_t node;  ///< the node on the dropped line; -1: the lines cross between their ends
    int32_t other; ///< the other line
} pave_sweep_meeting;

static bool sweep_longer(const pave_sweep_state *sweep, int32_t a, int32_t b)
{
    const pave_sweep_line *one = &sweep->lines[a], *two = &sweep->lines[b];
    const pave_sweep_place *places = sweep->places;
    const int order = pave_exact_compare_lengths(places[one->from].at, places[one->to].at,
                                                 places[two->from].at, places[two->to].at);
    return order != 0 ? order > 0 : one->edge > two->edge;
}

/// Compares two neighbours for a crossing between their ends. A line that begins or ends on the
/// other one is detected when the sweep reaches that end point.
static pave_sweep_meeting sweep_meet(const pave_sweep_state *sweep, int32_t a, int32_t b)
{
    const pave_sweep_line *s = &sweep->lines[a], *t = &sweep->lines[b];
    if (sweep_side(sweep, s, t->from) * sweep_side(sweep, s, t->to) >= 0)
        return (pave_sweep_meeting){0};
    if (sweep_side(sweep, t, s->from) * sweep_side(sweep, t, s->to) >= 0)
        return (pave_sweep_meeting){0};
    bool first = sweep_longer(sweep, a, b);
    return (pave_sweep_meeting){
        .meet = true, .aside = first ? a : b, .node = -1, .other = first ? b : a};
}

// ---- The tree -----------------------------------------------------------------------------------

/// Returns the priority of a line in the treap.
static uint32_t sweep_weight(int32_t line)
{
    uint32_t word = (uint32_t)line * UINT32_C(0x9E3779B9);
    word = (word ^ word >> 16) * UINT32_C(0x85EBCA6B);
    word = (word ^ word >> 13) * UINT32_C(0xC2B2AE35);
    return word ^ word >> 16;
}

static int32_t *sweep_link(pave_sweep_state *sweep, int32_t line)
{
    int32_t parent = sweep->lines[line].parent;
    if (parent < 0) return &sweep->root;
    return sweep->lines[parent].left == line ? &sweep->lines[parent].left
                                             : &sweep->lines[parent].right;
}

/// Rotates a child above its parent.
static void sweep_rotate(pave_sweep_state *sweep, int32_t child)
{
    pave_sweep_line *lines = sweep->lines;
    int32_t parent = lines[child].parent;
    bool left = lines[parent].left == child;
    int32_t moved = left ? lines[child].right : lines[child].left;
    *sweep_link(sweep, parent) = child;
    lines[child].parent = lines[parent].parent;
    lines[parent].parent = child;
    *(left ? &lines[child].right : &lines[child].left) = parent;
    *(left ? &lines[parent].left : &lines[parent].right) = moved;
    if (moved >= 0) lines[moved].parent = parent;
}

static void sweep_remove(pave_sweep_state *sweep, int32_t line)
{
    pave_sweep_line *lines = sweep->lines, *gone = &lines[line];
    while (gone->left >= 0 && gone->right >= 0)
        sweep_rotate(sweep, sweep_weight(gone->left) > sweep_weight(gone->right) ? gone->left
                                                                                 : gone->right);
    int32_t child = gone->left >= 0 ? gone->left : gone->right;
    *sweep_link(sweep, line) = child;
    if (child >= 0) lines[child].parent = gone->parent;
    if (gone->above >= 0) lines[gone->above].below = gone->below;
    if (gone->below >= 0) lines[gone->below].above = gone->above;
    gone->parent = PAVE_SWEEP_OUT;
}

/// Makes a line the left (upper) or right child of another line, or the root, and restores the heap
/// order.
static void sweep_attach(pave_sweep_state *sweep, int32_t line, int32_t parent, bool left)
{
    pave_sweep_line *lines = sweep->lines, *here = &lines[line];
    here->parent = parent;
    here->left = here->right = here->above = here->below = -1;
    if (parent < 0) {
        sweep->root = line;
        return;
    }
    here->above = left ? lines[parent].above : parent;
    here->below = left ? parent : lines[parent].below;
    if (here->above >= 0) lines[here->above].below = line;
    if (here->below >= 0) lines[here->below].above = line;
    *(left ? &lines[parent].left : &lines[parent].right) = line;
    while (here->parent >= 0 && sweep_weight(line) > sweep_weight(here->parent))
        sweep_rotate(sweep, line);
}

// ---- The sweep ----------------------------------------------------------------------------------

static void sweep_tell(pave_sweep_state *sweep, const pave_sweep_meeting *meeting)
{
    const pave_sweep_line *aside = &sweep->lines[meeting->aside];
    int32_t c = meeting->node, d = meeting->node;
    if (meeting->node < 0) c = sweep->lines[meeting->other].a, d = sweep->lines[meeting->other].b;
    pave_fault_add(sweep->list, pave_fault_of(PAVE_FAULT_CROSSING, aside->a, aside->b, c, d));
}

/// Compares two neighbours. While they meet, drops one and continues with the next neighbour.
static void sweep_settle(pave_sweep_state *sweep, int32_t above, int32_t below)
{
    while (above >= 0 && below >= 0) {
        pave_sweep_meeting meeting = sweep_meet(sweep, above, below);
        if (!meeting.meet) return;
        sweep_tell(sweep, &meeting);
        int32_t *side = meeting.aside == above ? &above : &below, aside = *side;
        *side = meeting.aside == above ? sweep->lines[above].above : sweep->lines[below].below;
        sweep_remove(sweep, aside);
    }
}

static void sweep_leave(pave_sweep_state *sweep, int32_t line)
{
    int32_t above = sweep->lines[line].above, below = sweep->lines[line].below;
    sweep_remove(sweep, line);
    sweep_settle(sweep, above, below);
}

/// Returns the line that passes through a point without beginning or ending there, or -1.
static int32_t sweep_under(const pave_sweep_state *sweep, int32_t place)
{
    int32_t line = sweep->root;
    while (line >= 0) {
        int side = sweep_side(sweep, &sweep->lines[line], place);
        if (side == 0) return line;
        line = side < 0 ? sweep->lines[line].left : sweep->lines[line].right;
    }
    return -1;
}

/// Inserts a line. If an existing line begins at the same point in the same direction, it is
/// shorter, and its end is on the new line.
static void sweep_enter(pave_sweep_state *sweep, int32_t line)
{
    pave_sweep_line *lines = sweep->lines, *here = &lines[line];
    int32_t parent = -1;
    bool left = false;
    for (int32_t at = sweep->root; at >= 0; at = left ? lines[at].left : lines[at].right) {
        int side =
            sweep_side(sweep, &lines[at], lines[at].from == here->from ? here->to : here->from);
        if (side == 0) {
            assert(lines[at].from == here->from &&
                   lines[at].to < here->to); // No remaining line passes through the point itself.
            sweep_tell(sweep, &(pave_sweep_meeting){true, line, lines[at].b, at});
            return;
        }
        parent = at;
        left = side < 0;
    }
    sweep_attach(sweep, line, parent, left);
    sweep_settle(sweep, here->above, line);
    if (here->parent != PAVE_SWEEP_OUT) sweep_settle(sweep, line, here->below);
}

static void sweep_visit(pave_sweep_state *sweep, int32_t place)
{
    for (int32_t line = sweep->places[place].end; line >= 0; line = sweep->lines[line].end_next)
        if (sweep->lines[line].parent != PAVE_SWEEP_OUT) sweep_leave(sweep, line);
    for (int32_t line = sweep_under(sweep, place); line >= 0; line = sweep_under(sweep, place)) {
        pave_sweep_meeting meeting = {true, line, sweep->places[place].node, -1};
        sweep_tell(sweep, &meeting);
        sweep_leave(sweep, line);
    }
    for (int32_t line = sweep->places[place].begin; line < sweep->places[place + 1].begin; line++)
        sweep_enter(sweep, line);
}

void pave_sweep(pave_sweep_place *places, int32_t place_count, pave_sweep_line *lines,
                int32_t line_count, pave_fault_list *list)
{
    pave_sweep_state sweep = {.places = places, .lines = lines, .root = -1, .list = list};
    for (int32_t place = 0; place < place_count; place++) places[place].end = -1;
    for (int32_t line = line_count - 1; line >= 0; line--) {
        lines[line].parent = PAVE_SWEEP_OUT;
        lines[line].end_next = places[lines[line].to].end;
        places[lines[line].to].end = line;
    }
    for (int32_t place = 0; place < place_count; place++) sweep_visit(&sweep, place);
    assert(sweep.root == -1);
}
