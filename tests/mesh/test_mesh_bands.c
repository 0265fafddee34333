/// tests/mesh/test_mesh_bands.c: the tiles of meshes in bands and strips: their order, what is at
/// seams, how long vertices wait, and that none of it changes what relaxation gives.
#include "../calls.h"
#include "../test.h"
#include "mesh_plan.h"

#include "src/mesh/mesh_parts.h"
#include "src/mesh/relax/mesh_bands.h"

static pave_board *removed_board(int32_t width, int32_t height, uint64_t seed, double share)
{
    const pave_board_def def = {.width = width, .height = height};
    const pave_removal_def removal = {.seed = seed, .share = share};
    pave_board *board;
    assert_ok(pave_board_create(&def, NULL, &board, NULL));
    assert_ok(pave_board_remove_random(board, &removal, NULL, NULL, NULL));
    return board;
}

static pave_mesh *removed_mesh(int32_t width, int32_t height, uint64_t seed, double share)
{
    pave_board *board = removed_board(width, height, seed, share);
    pave_mesh *mesh;
    assert_ok(pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL));
    pave_board_destroy(board);
    return mesh;
}

/// The same mesh with its vertices in a random order: vertex v becomes to[v].
static pave_mesh *renumbered(const pave_mesh *from, int32_t *to)
{
    pave_mesh *mesh;
    assert_ok(pave_mesh_copy(from, NULL, &mesh, NULL));
    const int32_t count = mesh->vertex_count;
    for (int32_t v = 0; v < count; v++) to[v] = v;
    for (int32_t v = count - 1; v > 0; v--) {
        const int32_t other = (int32_t)pave_random_below(
                          pave_random_at(7, 0x8003, v, 0, 0, 0).word[0], (uint32_t)v + 1),
                      kept = to[v];
        to[v] = to[other];
        to[other] = kept;
    }
    memset(mesh->fixed, 0, pave_bits_words(count) * sizeof *mesh->fixed);
    memset(mesh->vertex_start, 0, ((size_t)count + 1) * sizeof *mesh->vertex_start);
    for (int32_t v = 0; v < count; v++) {
        mesh->vertices[to[v]] = from->vertices[v];
        pave_bits_put(mesh->fixed, to[v], pave_mesh_on_rim(from, v));
    }
    for (int64_t i = 0; i < mesh->corner_count; i++) mesh->rings[i] = to[from->rings[i]];
    for (int32_t i = 0; i < mesh->rim_count; i++) mesh->rim[i] = to[from->rim[i]];
    pave_mesh_gather_tiles(mesh);
    return mesh;
}

// ---- Bands --------------------------------------------------------------------------------------

static int32_t sides_of(const pave_bands *bands, int32_t tile)
{
    return (int32_t)(bands->start[tile + 1] - bands->start[tile]);
}

/// Each tile once, by sides and then in order; as many of each kind as there are.
static void check_order(const pave_bands *bands, int32_t band)
{
    const int32_t first = pave_band_first(bands, band),
                  count = pave_band_first(bands, band + 1) - first;
    const uint16_t *order = bands->order + first, *ends = pave_band_ends(bands, band);
    for (int32_t i = 0; i < count; i++) {
        const int32_t sides = sides_of(bands, first + order[i]);
        assert_true(order[i] < count);
        if (sides > PAVE_BAND_SIDES)
            assert_true(i >= ends[PAVE_BAND_SIDES]);
        else
            assert_true(i >= ends[sides - 1] && i < ends[sides]);
        const bool same = i > 0 && sides_of(bands, first + order[i - 1]) == sides;
        if (same && sides <= PAVE_BAND_SIDES) assert_true(order[i] > order[i - 1]);
    }
}

/// The strip of a vertex, or -1: it is of several, or lies outside its range.
static int32_t strip_of(const pave_mesh *mesh, const pave_bands *bands, int32_t vertex)
{
    int32_t count, found = -1;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    for (int32_t i = 0; i < count; i++)
        for (int32_t s = 0; s < bands->strip_count; s++) {
            const pave_band_strip *strip = &bands->strips[s];
            if (tiles[i] < pave_band_first(bands, strip->begin) ||
                tiles[i] >= pave_band_first(bands, strip->end))
                continue;
            if (i > 0 && found != s) return -1;
            found = s;
        }
    return vertex < bands->strips[found].from || vertex >= bands->strips[found].to ? -1 : found;
}

static void check_seams(const pave_mesh *mesh, const pave_bands *bands)
{
    int32_t seams = 0;
    int64_t corners[PAVE_BAND_STRIPS] = {0}, all = 0;
    for (int32_t v = 0; v < mesh->vertex_count; v++) {
        const bool seam = pave_bits_test(bands->seams, v);
        assert_int_equal(seam, strip_of(mesh, bands, v) < 0);
        if (seam) assert_int_equal(pave_bands_rank(bands, v), seams++);
    }
    assert_int_equal(bands->seam_count, seams);
    for (int32_t s = 0; s < bands->strip_count; s++) {
        const pave_band_strip *strip = &bands->strips[s];
        for (uint32_t i = bands->start[pave_band_first(bands, strip->begin)];
             i < bands->start[pave_band_first(bands, strip->end)]; i++)
            corners[s] += pave_bits_test(bands->seams, bands->rings[i]);
        assert_int_equal(strip->seam, corners[s]);
        assert_int_equal(strip->first, all);
        all += corners[s];
    }
}

/// Goes through a strip as relaxation does: vertices that are ready have no tile that is to come,
/// and those that wait have rows of their own.
static void check_waits(const pave_mesh *mesh, const pave_bands *bands, int32_t index)
{
    const pave_band_strip *strip = &bands->strips[index];
    int32_t *rows = calloc(strip->window, sizeof *rows), gone = strip->from; // 1 + vertex; or 0
    bool *has_gone = calloc((size_t)mesh->vertex_count, sizeof *has_gone);
    assert_true(rows && has_gone);
    for (int32_t band = strip->begin; band < strip->end; band++) {
        bool mixed = false;
        for (uint32_t i = bands->start[pave_band_first(bands, band)];
             i < bands->start[pave_band_first(bands, band + 1)]; i++) {
            const int32_t v = bands->rings[i];
            mixed |= pave_bits_test(bands->seams, v);
            if (pave_bits_test(bands->seams, v)) continue;
            assert_false(has_gone[v]);
            assert_true(v < bands->reach[band]);
            int32_t *row = &rows[(uint32_t)v & strip->mask];
            assert_true(((uint32_t)v & strip->mask) < strip->window);
            assert_true(*row == 0 || *row == v + 1);
            *row = v + 1;
        }
        assert_int_equal(bands->mixed[band], mixed);
        const bool last = band + 1 == strip->end;
        const int32_t ready = last ? strip->to : bands->ready[band],
                      end = last ? ready : ready - (ready - gone) % PAVE_BAND_SPARE;
        assert_true(ready >= gone && (last || ready <= strip->to));
        for (; gone < end; gone++) {
            if (pave_bits_test(bands->seams, gone)) continue;
            has_gone[gone] = true;
            rows[(uint32_t)gone & strip->mask] = 0;
        }
        for (int32_t i = strip->begin; i <= band && bands->reach[i] <= gone; i++)
            for (uint32_t k = bands->start[pave_band_first(bands, i)];
                 k < bands->start[pave_band_first(bands, i + 1)]; k++)
                assert_true(has_gone[bands->rings[k]] ||
                            pave_bits_test(bands->seams, bands->rings[k]));
    }
    for (uint32_t i = 0; i < strip->window; i++) assert_int_equal(rows[i], 0);
    free(has_gone);
    free(rows);
}

static const pave_batch backwards = {.runner = {run_backwards, NULL}};

static void check_bands(const pave_mesh *mesh, bool shared)
{
    pave_bands bands;
    assert_ok(pave_bands_make(mesh, shared ? &backwards : NULL, &bands));
    assert_int_equal(bands.count, (mesh->tile_count + PAVE_BAND_TILES - 1) / PAVE_BAND_TILES);
    assert_true(bands.strip_count == 1 || shared);
    assert_true(bands.count < 2 || !shared || bands.strip_count > 1);
    int32_t next = 0;
    for (int32_t s = 0; s < bands.strip_count; s++) {
        assert_int_equal(bands.strips[s].begin, next);
        next = bands.strips[s].end;
        check_waits(mesh, &bands, s);
    }
    assert_int_equal(next, bands.count);
    for (int32_t band = 0; band < bands.count; band++) check_order(&bands, band);
    check_seams(mesh, &bands);
    pave_bands_release(&bands);
}

TEST(bands_and_strips)
{
    static const int32_t sizes[][2] = {{1, 1}, {20, 9}, {16, 32}, {40, 64}, {100, 130}, {700, 20}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int shared = 0; shared < 2; shared++) {
            pave_mesh *mesh = removed_mesh(sizes[i][0], sizes[i][1], i, .25);
            int32_t *to = malloc((size_t)mesh->vertex_count * sizeof *to);
            pave_mesh *other = renumbered(mesh, to);
            check_bands(mesh, shared);
            check_bands(other, shared);
            free(to);
            pave_mesh_destroy(other);
            pave_mesh_destroy(mesh);
        }
}

/// What waits does not grow with the mesh, where vertices are numbered along the tiles.
TEST(few_vertices_wait)
{
    pave_mesh *mesh = removed_mesh(100, 200, 3, .2);
    pave_bands bands;
    assert_ok(pave_bands_make(mesh, NULL, &bands));
    assert_true(bands.strips[0].window <= 2048 && mesh->vertex_count > 25000);
    pave_bands_release(&bands);
    pave_mesh_destroy(mesh);
}

// ---- What relaxation gives ----------------------------------------------------------------------

/// The vertices keep their ways whatever their numbers are, in strips and without.
TEST(numbers_of_vertices_change_nothing)
{
    for (int i = 0; i < 20; i++) {
        const pave_relax_def def = {.kind = (pave_relax_kind)(i % (PAVE_RELAX_REAPPLY + 1)),
                                    .steps = 5,
                                    .rim = i % 3 == 2 ? PAVE_RIM_FREE : PAVE_RIM_STAY};
        pave_mesh *mesh = removed_mesh(50, 60, (uint64_t)i, i < 10 ? .2 : .9);
        int32_t *to = malloc((size_t)mesh->vertex_count * sizeof *to);
        pave_mesh *other = renumbered(mesh, to);
        assert_ok(pave_mesh_relax(mesh, &def, NULL, NULL));
        assert_ok(pave_mesh_relax(other, &def, i % 2 ? &backwards : NULL, NULL));
        for (int32_t v = 0; v < mesh->vertex_count; v++)
            assert_memory_equal(&mesh->vertices[v], &other->vertices[to[v]], sizeof(pave_point));
        assert_int_equal(mesh->made.guarded, other->made.guarded);
        free(to);
        pave_mesh_destroy(other);
        pave_mesh_destroy(mesh);
    }
}

/// A mesh that was edited has gaps between its rings; its copy has none.
TEST(gaps_change_nothing)
{
    pave_board *board = removed_board(40, 40, 5, .1);
    pave_mesh *mesh, *copy;
    const pave_relax_def def = {.steps = 4};
    int cuts = 0;
    assert_ok(pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL));
    for (int32_t i = 0; i < 60; i++) {
        const pave_board_tile tile = {5 + i * 7 % 30, 5 + i * 11 % 30};
        const pave_result result =
            pave_mesh_edit_board(mesh, board, tile, i % 6, i % 2, NULL, NULL);
        cuts += result == PAVE_OK;
    }
    assert_true(cuts > 20 && mesh->ring_count);
    for (int shared = 0; shared < 2; shared++) {
        assert_ok(pave_mesh_copy(mesh, NULL, &copy, NULL));
        assert_null(copy->ring_count);
        check_bands(mesh, shared);
        assert_ok(pave_mesh_relax(mesh, &def, shared ? &backwards : NULL, NULL));
        assert_ok(pave_mesh_relax(copy, &def, NULL, NULL));
        assert_memory_equal(mesh->vertices, copy->vertices,
                            (size_t)mesh->vertex_count * sizeof *mesh->vertices);
        pave_mesh_destroy(copy);
    }
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
}

int main(void) { return run_all_tests(NULL, NULL); }
