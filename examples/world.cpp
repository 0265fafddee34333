/// A world in C++17: objects with owners that release them, and errors as exceptions.
#include <pave/pave.h>

#include <iostream>
#include <memory>
#include <stdexcept>
#include <vector>

struct release {
    void operator()(pave_wang_set *it) const { pave_wang_destroy(it); }
    void operator()(pave_world *it) const { pave_world_destroy(it); }
};
template <typename T> using owner = std::unique_ptr<T, release>;

static void check(pave_result result, const pave_error &error)
{
    if (result != PAVE_OK) throw std::runtime_error(error.message);
}

static owner<pave_wang_set> roads()
{
    pave_error error = {};
    pave_wang_set *set = nullptr;
    check(pave_builtin_create(PAVE_BUILTIN_ROADS, nullptr, &set, &error), error);
    return owner<pave_wang_set>(set);
}

static owner<pave_world> world_of(const pave_wang_set *set, uint64_t seed)
{
    pave_error error = {};
    pave_world *world = nullptr;
    pave_world_def def = {};
    def.set = set;
    def.seed = seed;
    check(pave_world_create(&def, nullptr, &world, &error), error);
    return owner<pave_world>(world);
}

static int run()
{
    const auto set = roads(); // lives longer than the world, which uses it
    const auto world = world_of(set.get(), 7);
    std::cout << "the tile at -3,2 is " << pave_world_at(world.get(), pave_cell_of(-3, 2)) << '\n';

    std::vector<uint32_t> tiles(8 * 4);
    const pave_rect rect = pave_rect_of(-3, 2, 8, 4);
    check(pave_world_fill(world.get(), rect, nullptr, tiles.data(), 8), {});
    for (size_t i = 0; i < tiles.size(); i++) std::cout << tiles[i] << (i % 8 == 7 ? '\n' : ' ');
    return tiles[0] == 10 ? 0 : 1;
}

int main()
{
    try {
        return run();
    } catch (const std::exception &error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
