// 500 random edits on every tiling, with PAVE_ALL_TESTS 2,000 in a wider part, with PAVE_SOAK
// 10,000, leave no mismatch, and undone they leave the seed's world.
#include "../sparse.h"
#include "../test.h"
#include "edits_fixture.h"

#ifdef PAVE_SOAK
enum { MANY = 10000 };
#else
enum { MANY = 2000 / SPARSE(4) };
#endif

/// The world of the seed, once all is undone.
static void check_seed(const edited *e, pave_rect rect)
{
    const size_t faces = (size_t)e->tiling->face_count,
                 count = (size_t)pave_rect_count(rect) * faces;
    uint32_t *edited_tiles = calloc(count, 4), *tiles = calloc(count, 4);
    pave_world *world;
    assert_true(edited_tiles && tiles);
    assert_ok(pave_world_create(&e->def, NULL, &world, NULL));
    assert_int_equal(pave_world_hash(world), pave_world_hash(pave_edits_base(e->edits)));
    const ptrdiff_t stride = (ptrdiff_t)faces * rect.width;
    assert_ok(pave_world_fill(pave_edits_world(e->edits), rect, NULL, edited_tiles, stride));
    assert_ok(pave_world_fill(world, rect, NULL, tiles, stride));
    assert_memory_equal(edited_tiles, tiles, count * 4);
    pave_world_destroy(world);
    free(tiles);
    free(edited_tiles);
}

TEST(test_many)
{
    enum { WIDE = 120 / SPARSE(2) };
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++) {
        edited *e = open_edited(pave_tiling_name(i), (pave_wang_kind)(i % 3),
                                i % 2 ? PAVE_WORLD_PHASE : PAVE_WORLD_FEATURE, (uint64_t)i);
        const pave_cell at = pave_cell_of(-70, -50);
        make_random_edits(e, at, WIDE, MANY);
        assert_true(pave_edits_count(e->edits) > MANY / 4);
        check_no_mismatch(e, at, WIDE);
        undo_all(e);
        check_seed(e, pave_rect_of(at.q - 10, at.r - 10, WIDE + 20, WIDE + 20));
        close_edited(e);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
