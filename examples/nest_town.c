/// A map with two sizes of triangles: towns and farms are only on big ones, mills on farms, and the
/// walls of a hall cut small ones in half. `nest_town a.svg` also draws it.
#include <pave/pave.h>

#include <stdio.h>

enum { FARM = 1, TOWN, LAKE, MILL, BARN, INN, TOWER, OAK };

static const pave_nest_kind kinds[] = {{"farm", 3, 0, false},    {"town", 3, 0, false},
                                       {"lake", 3, 0, true},     {"mill", 0, FARM, false},
                                       {"barn", 0, FARM, false}, {"inn", 0, TOWN, false},
                                       {"tower", 0, TOWN, true}, {"oak", 0, 0, true}};
static const uint32_t colors[OAK] = {0xf0d98cff, 0xd9b49aff, 0x8fc4e8ff, 0xfaf6ecff,
                                     0xb5654aff, 0xe39d57ff, 0x8b8791ff, 0x5f9a58ff};

static const struct {
    int32_t kind;
    pave_cell cell; // of a big tile for towns, farms and lakes, otherwise of a small one
} built[] = {{TOWN, {1, 1, 1}},  {TOWN, {2, 1, 0}},  {FARM, {4, 1, 1}},  {FARM, {5, 1, 0}},
             {LAKE, {0, 2, 1}},  {LAKE, {0, 3, 0}},  {LAKE, {0, 3, 1}},  {LAKE, {1, 3, 0}},
             {INN, {5, 4, 0}},   {TOWER, {5, 3, 1}}, {TOWER, {7, 4, 0}}, {MILL, {13, 5, 1}},
             {BARN, {15, 4, 1}}, {OAK, {18, 8, 0}},  {OAK, {19, 8, 1}},  {OAK, {17, 9, 1}}};

static void put(pave_nest *nest, int32_t kind, pave_cell cell)
{
    const bool big = kind <= LAKE;
    const int64_t tile = pave_window_index((big ? nest->big : nest->small)->window, cell);
    if (pave_nest_allows(nest, kind, big, tile)) (big ? nest->on_big : nest->on_small)[tile] = kind;
}

static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

static pave_result draw(const pave_nest *nest, const char *path, pave_error *error)
{
    const pave_picture_nest_def def = {.nest = nest, .colors = colors, .size = {.width = 840}};
    pave_scene *scene = NULL;
    FILE *file = fopen(path, "wb");
    pave_result result = file ? pave_picture_nest(&def, NULL, &scene, error) : PAVE_IO;
    if (result == PAVE_OK)
        result = pave_scene_write_svg(scene, NULL, (pave_scene_sink){print, file}, error);
    pave_scene_destroy(scene);
    if (file && fclose(file)) result = PAVE_IO;
    return result;
}

int main(int argc, char **argv)
{
    const pave_nest_def def = {
        .window = {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 14, .height = 4},
        .factor = 3, // a big triangle holds 9 small ones
        .kinds = kinds,
        .kind_count = OAK};
    const pave_nest_building hall = {.left = 30, .right = 36, .top = 7, .bottom = 10};
    pave_nest *nest = NULL;
    pave_mask *walls = NULL;
    pave_error error;
    int32_t labels[14 * 4 * 9], parts = 0;
    if (pave_nest_create(&def, NULL, &nest, &error) != PAVE_OK) return 1;
    for (size_t i = 0; i < sizeof built / sizeof *built; i++)
        put(nest, built[i].kind, built[i].cell);
    printf("A town on a small tile? %s\n", pave_nest_allows(nest, TOWN, false, 0) ? "yes" : "no");
    printf("Everything where it may be? %s\n", pave_nest_check(nest, NULL) ? "no" : "yes");
    if (pave_nest_build(nest, hall, &error) != PAVE_OK ||
        pave_mask_create(nest->small->window, NULL, &walls, NULL) != PAVE_OK ||
        pave_nest_walls(nest, walls) != PAVE_OK ||
        pave_mask_components(walls, NULL, labels, &parts) != PAVE_OK)
        return 1;
    printf("With the hall the map has %d parts\n", (int)parts);
    // A door: one side of the hall's lower wall.
    const int64_t door = pave_window_index(nest->small->window, (pave_cell){11, 10, PAVE_TRI_L});
    pave_result result = pave_mask_set_side(nest->small, door, 0, false);
    if (result == PAVE_OK && argc > 1) result = draw(nest, argv[1], &error);
    pave_mask_destroy(walls);
    pave_nest_destroy(nest);
    return result != PAVE_OK;
}
