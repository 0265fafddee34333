/// tests/oracles/sweep.c: random boards, many or large, before and after 1, 10 and 50 pushes:
/// pave_mesh_check and tests/mesh_exact.h find nothing wrong, the tiles that share a side are those
/// that the board has adjacent, in its order, and a mesh made with its pushes is the one that is
/// pushed later.
///
///     sweep FROM COUNT      boards FROM .. FROM + COUNT - 1 of boards.h
///     sweep large TILES     a board of about so many tiles at each of .1, .2, .3 and .5
#include "boards.h"

#include "../mesh/mesh_exact.h"
#include "src/base/bits.h"
#include "src/board/board_parts.h"

#include <math.h>

static const int step_counts[] = {0, 1, 10, 50};
enum { STEP_COUNTS = sizeof step_counts / sizeof *step_counts };

typedef struct sweep_totals {
    int64_t boards, tiles, meshes, repaired, guarded, solved, refused;
} sweep_totals;

static bool wrong(const char *what, const char *more)
{
    printf("wrong: %s%s\n", what, more);
    return false;
}

/// Side j of a tile faces the j-th neighbour that the board has, clockwise from north.
static bool is_of_board(const exact_mesh *exact, const pave_board *board)
{
    for (int32_t t = 0; t < exact->mesh->tile_count; t++) {
        pave_board_tile tile = pave_board_node_tile(board, t);
        int32_t count, side = 0;
        (void)pave_mesh_ring(exact->mesh, t, &count);
        if (count != pave_bits_count(pave_board_links6(board, tile)))
            return wrong("a tile has other sides than neighbours", "");
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            if (!pave_board_has(board, tile, k)) continue;
            pave_board_tile beyond = pave_board_neighbor(board, tile, k);
            int32_t expected =
                pave_board_inner(board, beyond) ? pave_board_node(board, beyond) : -1;
            if (exact_neighbor(exact, t, side) != expected)
                return wrong("a side faces another tile than the board says", "");
            side++;
        }
    }
    return true;
}

static bool is_fine(const pave_mesh *mesh, const pave_board *board)
{
    pave_mesh_faults faults;
    exact_mesh exact;
    pave_result result = pave_mesh_check(mesh, NULL, &faults);
    bool fine = exact_check(&exact, mesh);
    if (!fine) printf("wrong: %s\n", exact.fault);
    fine = fine && is_of_board(&exact, board);
    exact_release(&exact);
    if (result != PAVE_OK) return wrong("pave_mesh_check: ", pave_result_text(result));
    if (faults.tile != -1 ||
        faults.inverted + faults.self_intersecting + faults.not_star_shaped + faults.sides != 0 ||
        faults.rim_open || faults.rim_crossing || faults.area_differs)
        return wrong("pave_mesh_check returns PAVE_OK, and reports faults", "");
    return fine && mesh->tile_count == pave_board_tile_count(board);
}

/// The mesh made with 10 steps is the one of 0 that was relaxed by 10.
static bool is_made_so(const pave_board *board, uint64_t hash)
{
    const pave_mesh_def def = {.relax = {.kind = PAVE_RELAX_PUSH, .steps = 10}};
    pave_mesh *mesh = NULL;
    pave_error error;
    if (pave_mesh_create_from_board(board, &def, NULL, NULL, &mesh, &error) != PAVE_OK)
        return wrong("making with 10 steps: ", error.message);
    bool same = pave_mesh_hash(mesh) == hash;
    pave_mesh_destroy(mesh);
    return same || wrong("a mesh made with 10 steps is not the one of 0 steps relaxed by 10", "");
}

/// Boards that are cut at will and mended with the fewest edges may be so tight that no lattice
/// holds them; those of random removal never are.
static bool may_refuse(const oracle_case *made, const pave_error *error)
{
    return made->at_will && error->result == PAVE_INVALID &&
           strstr(error->message, "not fit fixed-point coordinates");
}

static bool check_board(const pave_board *board, const oracle_case *made, sweep_totals *totals)
{
    pave_mesh *mesh = NULL;
    pave_error error;
    if (pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, &error) != PAVE_OK) {
        totals->refused++;
        return may_refuse(made, &error) || wrong("no mesh: ", error.message);
    }
    totals->boards++;
    totals->tiles += mesh->tile_count;
    totals->repaired += mesh->made.repaired_tiles;
    totals->solved += mesh->made.solved;
    bool fine = true;
    for (int i = 0; i < STEP_COUNTS && fine; i++) {
        const pave_relax_def relax = {.kind = PAVE_RELAX_PUSH,
                                      .steps = i ? step_counts[i] - step_counts[i - 1] : 0};
        if (pave_mesh_relax(mesh, &relax, NULL, &error) != PAVE_OK)
            fine = wrong("no relaxation: ", error.message);
        totals->meshes++;
        fine = fine && is_fine(mesh, board);
        if (step_counts[i] == 10) fine = fine && is_made_so(board, pave_mesh_hash(mesh));
        if (!fine) printf("after %d pushes\n", step_counts[i]);
    }
    const pave_relax_def even = {.steps = 10}; // from where the pushes led
    if (fine && pave_mesh_relax(mesh, &even, NULL, &error) != PAVE_OK)
        fine = wrong("no evening: ", error.message);
    totals->meshes++;
    fine = fine && is_fine(mesh, board);
    totals->guarded += mesh->made.guarded;
    pave_mesh_destroy(mesh);
    return fine;
}

static bool check_case(int number, const oracle_case *made, sweep_totals *totals)
{
    pave_board *board = oracle_board(made);
    bool fine = check_board(board, made, totals);
    if (!fine) oracle_print_case(number, made);
    pave_board_destroy(board);
    return fine;
}

// ---- Would it be seen? --------------------------------------------------------------------------

static void pull_inner(pave_mesh *mesh) { mesh->vertices[mesh->rings[0]].x += 1 << 20; }
static void pull_rim(pave_mesh *mesh)
{
    mesh->vertices[mesh->rim[2]] = mesh->vertices[mesh->rim[mesh->rim_count / 2]];
}
static void turn_ring(pave_mesh *mesh)
{
    int32_t first = mesh->rings[0];
    mesh->rings[0] = mesh->rings[1];
    mesh->rings[1] = first;
}
static void take_other_vertex(pave_mesh *mesh) { mesh->rings[1] = mesh->rim[mesh->rim_count / 2]; }
static void leave_rim(pave_mesh *mesh) { mesh->rim_count--; }

/// Both looks find each of these.
static bool sees_faults(void)
{
    static void (*const spoil[])(pave_mesh * mesh) = {pull_inner, pull_rim, turn_ring,
                                                      take_other_vertex, leave_rim};
    const pave_board_def def = {.width = 6, .height = 6};
    pave_board *board = NULL;
    bool seen = pave_board_create(&def, NULL, &board, NULL) == PAVE_OK;
    for (size_t i = 0; i < sizeof spoil / sizeof *spoil && seen; i++) {
        pave_mesh *mesh = NULL;
        pave_mesh_faults faults;
        exact_mesh exact;
        oracle_must(pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL) == PAVE_OK,
                    "a whole board has no mesh");
        spoil[i](mesh);
        if (exact_check(&exact, mesh))
            seen = wrong("a spoilt mesh passes the exact look", "");
        else if (pave_mesh_check(mesh, NULL, &faults) != PAVE_INVALID)
            seen = wrong("pave_mesh_check lets pass: ", exact.fault);
        exact_release(&exact);
        if (spoil[i] == leave_rim) mesh->rim_count++; // what is released is what was taken
        pave_mesh_destroy(mesh);
    }
    pave_board_destroy(board);
    return seen;
}

int main(int argc, char **argv)
{
    static const double shares[] = {0.1, 0.2, 0.3, 0.5};
    sweep_totals totals = {0};
    bool fine = sees_faults();
    bool large = argc == 3 && strcmp(argv[1], "large") == 0;
    if (argc == 3 && !large) {
        int from = atoi(argv[1]), count = atoi(argv[2]);
        for (int i = from; i < from + count && fine; i++) {
            const oracle_case made = oracle_case_of(i);
            fine = check_case(i, &made, &totals);
        }
    } else if (large) {
        int32_t side = (int32_t)sqrt(atof(argv[2]));
        for (int i = 0; i < 4 && fine; i++) {
            const oracle_case made = {.def = {.width = side,
                                              .height = side,
                                              .system = (pave_hex_system)(PAVE_HEX_ODD_R + i)},
                                      .share = shares[i],
                                      .seed = 3};
            fine = check_case(i, &made, &totals);
        }
    } else {
        fprintf(stderr, "usage: sweep FROM COUNT | sweep large TILES\n");
        return 2;
    }
    if (!fine) return 1;
    printf("fine: %lld boards of %lld tiles, %lld meshes; %lld tiles were repaired, %lld boards "
           "solved whole, %lld refused; vertices were held back %lld times\n",
           (long long)totals.boards, (long long)totals.tiles, (long long)totals.meshes,
           (long long)totals.repaired, (long long)totals.solved, (long long)totals.refused,
           (long long)totals.guarded);
    return 0;
}
