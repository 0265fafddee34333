/// formats/json/json_tres.c: reads tile sets from Godot 4 TileSets: squares, diamonds and hexagons
/// in atlas sources, with the peering bits of one terrain set.
///
/// Based on: Juan Linietsky, Ariel Manzur and others, Godot 4 (the properties of TileSet,
/// TileSetAtlasSource and TileData).
#include "json_tres.h"

#include "../common/common_list.h"
#include "../common/common_memory.h"
#include "tres_scan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SETS_MAX = 256,
    PIXELS_MAX = 1 << 15,
    NUMBER_MAX = 32767, // maximum atlas column or row
    BITS = 16,          // number of peering bits
    FOLDERS_MAX = 16,   // maximum number of parent folders searched for the project
    HEXAGON_FLAT_SUM = 4,
    DIAMOND_SUM = 3
};

// Peering bits, clockwise, alternating sides and corners.
static const char *const bit_names[BITS] = {
    "top_side",      "top_right_side",    "top_right_corner",    "right_side",
    "right_corner",  "bottom_right_side", "bottom_right_corner", "bottom_side",
    "bottom_corner", "bottom_left_side",  "bottom_left_corner",  "left_side",
    "left_corner",   "top_left_side",     "top_left_corner",     "top_corner"};

/// A tile shape, with the peering bits of its sides and corners.
typedef struct godot_shape {
    const char *grid;
    int sides, mirror_sum;
    uint8_t bits[PAVE_WANG_PLACES_MAX];
} godot_shape;

static const godot_shape square = {"square", 4, 0, {0, 2, 3, 6, 7, 10, 11, 14}};
static const godot_shape diamond = {"square", 4, DIAMOND_SUM, {1, 4, 5, 8, 9, 12, 13, 15}};
static const godot_shape hexagon = {"hex", 6, 0, {1, 2, 3, 6, 5, 8, 9, 10, 11, 14, 13, 15}};
static const godot_shape flat_hexagon = {
    "hex", 6, HEXAGON_FLAT_SUM, {1, 4, 5, 6, 7, 10, 9, 12, 13, 14, 0, 2}};

typedef struct godot_texture {
    pave_tres_slice id, path;
} godot_texture;

typedef struct godot_source {
    pave_tres_slice id, texture;
    int32_t size[2], margin[2], spacing[2], line;
} godot_source;

typedef struct godot_terrain {
    int32_t set, number;
    pave_tres_slice name;
    uint32_t rgb;
} godot_terrain;

typedef struct godot_tile {
    int32_t source, x, y, set, line;
    uint8_t bits[BITS]; // 0: unset
    double weight;
    bool large; // whether it covers several atlas cells
} godot_tile;

typedef struct reader {
    pave_tres_scan scan;
    const pave_allocator *allocator;
    pave_common_list textures, sources, terrains, tiles;
    int32_t shape, axis; // numbers as defined by Godot
    uint8_t modes[SETS_MAX];
} reader;

static bool no_memory(reader *self)
{
    return pave_tres_fail(&self->scan, PAVE_NO_MEMORY, "not enough memory to read this");
}

static void *last_of(pave_common_list *list)
{
    return (char *)list->elements + (list->count - 1) * list->element_size;
}

// ---- Properties ---------------------------------------------------------------------------------

static bool read_bit(reader *self, pave_tres_slice name, godot_tile *tile)
{
    int32_t color = 0;
    if (pave_tres_is(self->scan.value, "-1")) return true;
    if (!pave_tres_integer(&self->scan, PAVE_WANG_COLORS_MAX - 1, &color)) return false;
    for (int bit = 0; bit < BITS; bit++)
        if (pave_tres_is(name, bit_names[bit])) tile->bits[bit] = (uint8_t)(color + 1);
    return true;
}

/// Returns the tile at x, y of the last source: the properties of a tile are consecutive.
static godot_tile *tile_at(reader *self, int32_t x, int32_t y)
{
    const int32_t source = (int32_t)self->sources.count - 1;
    godot_tile *last = self->tiles.count > 0 ? last_of(&self->tiles) : NULL;
    if (last && last->source == source && last->x == x && last->y == y) return last;
    last = pave_common_list_add(&self->tiles, self->allocator, 1);
    if (!last) {
        no_memory(self);
        return NULL;
    }
    *last = (godot_tile){
        .source = source, .x = x, .y = y, .set = -1, .weight = 1, .line = self->scan.line};
    return last;
}

/// Reads x:y/0/NAME or x:y/size_in_atlas. Skips all alternatives except the first.
static bool read_tile(reader *self)
{
    pave_tres_slice rest = self->scan.name;
    int32_t x = 0, y = 0, size[2] = {0, 0};
    if (!pave_tres_take_number(&rest, &x) || !pave_tres_skip(&rest, ":") ||
        !pave_tres_take_number(&rest, &y) || !pave_tres_skip(&rest, "/"))
        return true; // another property of the source
    if (x > NUMBER_MAX || y > NUMBER_MAX)
        return pave_tres_fail(&self->scan, PAVE_UNSUPPORTED,
                              "the atlas has more than %d columns "
                              "or rows; split it",
                              NUMBER_MAX);
    godot_tile *tile = tile_at(self, x, y);
    if (!tile) return false;
    if (pave_tres_is(rest, "size_in_atlas")) {
        if (!pave_tres_vector(&self->scan, NUMBER_MAX, size)) return false;
        tile->large = size[0] != 1 || size[1] != 1;
    }
    if (!pave_tres_skip(&rest, "0/")) return true;
    if (pave_tres_is(rest, "terrain_set"))
        return pave_tres_is(self->scan.value, "-1") ||
               pave_tres_integer(&self->scan, SETS_MAX - 1, &tile->set);
    if (pave_tres_skip(&rest, "terrains_peering_bit/")) return read_bit(self, rest, tile);
    if (!pave_tres_is(rest, "probability")) return true;
    if (!pave_tres_real(&self->scan, &tile->weight)) return false;
    if (tile->weight < 0 || tile->weight > 1e15)
        return pave_tres_fail(&self->scan, PAVE_RANGE, "probability must be from 0 to 1e15");
    tile->weight = (float)tile->weight; // Godot stores 32-bit floats
    return true;
}

static bool read_source(reader *self)
{
    pave_tres_scan *scan = &self->scan;
    godot_source *source = last_of(&self->sources);
    if (pave_tres_is(scan->name, "texture"))
        return pave_tres_reference(scan, "ExtResource", &source->texture);
    if (pave_tres_is(scan->name, "margins"))
        return pave_tres_vector(scan, PIXELS_MAX, source->margin);
    if (pave_tres_is(scan->name, "separation"))
        return pave_tres_vector(scan, PIXELS_MAX, source->spacing);
    if (pave_tres_is(scan->name, "texture_region_size"))
        return pave_tres_vector(scan, PIXELS_MAX, source->size);
    return read_tile(self);
}

/// Reads terrain_set_S/mode, terrain_set_S/terrain_T/name and .../color.
static bool read_terrain(reader *self, pave_tres_slice rest)
{
    int32_t set = 0, number = 0, mode = 0;
    if (!pave_tres_take_number(&rest, &set) || !pave_tres_skip(&rest, "/")) return true;
    if (set >= SETS_MAX)
        return pave_tres_fail(&self->scan, PAVE_UNSUPPORTED, "there are more than %d terrain sets",
                              SETS_MAX);
    if (pave_tres_is(rest, "mode")) {
        if (!pave_tres_integer(&self->scan, 2, &mode)) return false;
        self->modes[set] = (uint8_t)mode;
    }
    if (!pave_tres_skip(&rest, "terrain_") || !pave_tres_take_number(&rest, &number) ||
        !pave_tres_skip(&rest, "/"))
        return true;
    if (number >= PAVE_WANG_COLORS_MAX)
        return pave_tres_fail(&self->scan, PAVE_UNSUPPORTED,
                              "the terrain set has more than %d terrains; split it",
                              PAVE_WANG_COLORS_MAX);
    godot_terrain *last = self->terrains.count > 0 ? last_of(&self->terrains) : NULL;
    if (!last || last->set != set || last->number != number) {
        last = pave_common_list_add(&self->terrains, self->allocator, 1);
        if (!last) return no_memory(self);
        last->set = set;
        last->number = number;
    }
    if (pave_tres_is(rest, "name")) last->name = self->scan.value;
    return !pave_tres_is(rest, "color") || pave_tres_color(&self->scan, &last->rgb);
}

static bool read_tileset(reader *self)
{
    pave_tres_slice rest = self->scan.name;
    if (pave_tres_is(rest, "tile_shape")) return pave_tres_integer(&self->scan, 3, &self->shape);
    if (pave_tres_is(rest, "tile_offset_axis"))
        return pave_tres_integer(&self->scan, 1, &self->axis);
    return !pave_tres_skip(&rest, "terrain_set_") || read_terrain(self, rest);
}

/// Reads all sections of interest, up to the first failure.
static bool read_sections(reader *self)
{
    enum { OTHER, SOURCE, TILESET } inside = OTHER;
    pave_tres_scan *scan = &self->scan;
    bool resource = false, found = false;
    while (pave_tres_next(scan)) {
        if (scan->name.size == 0) {
            const bool sub = pave_tres_is(scan->section, "sub_resource");
            resource |= pave_tres_is(scan->section, "gd_resource") &&
                        pave_tres_is(scan->type, "\"TileSet\"");
            inside = sub && pave_tres_is(scan->type, "\"TileSetAtlasSource\"") ? SOURCE
                     : (sub && pave_tres_is(scan->type, "\"TileSet\"")) ||
                             (resource && pave_tres_is(scan->section, "resource"))
                         ? TILESET
                         : OTHER;
            if (inside == TILESET && found)
                return pave_tres_fail(scan, PAVE_UNSUPPORTED,
                                      "the scene has several TileSets: save one as a .tres");
            found |= inside == TILESET;
            godot_texture *texture = NULL;
            godot_source *source = NULL;
            if (pave_tres_is(scan->section, "ext_resource")) {
                texture = pave_common_list_add(&self->textures, self->allocator, 1);
                if (!texture) return no_memory(self);
                texture->id = scan->id;
                texture->path = scan->resource_path;
            } else if (inside == SOURCE) {
                source = pave_common_list_add(&self->sources, self->allocator, 1);
                if (!source) return no_memory(self);
                source->id = scan->id;
                source->size[0] = source->size[1] = 16; // Godot's default
                source->line = scan->line;
            }
        } else if (inside == SOURCE) {
            read_source(self);
        } else if (inside == TILESET) {
            read_tileset(self);
        }
    }
    if (scan->result == PAVE_OK && !found)
        pave_tres_fail(
            scan, PAVE_INVALID,
            "the file has no TileSet; give a TileSet of Godot 4, or a scene that has one");
    return scan->result == PAVE_OK;
}

// ---- The file -----------------------------------------------------------------------------------

static int compare_tiles(const void *left, const void *right)
{
    const godot_tile *a = left, *b = right;
    if (a->source != b->source) return a->source < b->source ? -1 : 1;
    if (a->y != b->y) return a->y < b->y ? -1 : 1;
    return a->x < b->x ? -1 : a->x > b->x;
}

/// Returns true if the tile has a terrain at a position of its shape with the given parity (sides
/// or corners).
static bool has_bits(const godot_tile *tile, const godot_shape *shape, int parity)
{
    for (int place = parity; place < 2 * shape->sides; place += 2)
        if (tile->bits[shape->bits[place]]) return true;
    return false;
}

/// Keeps the tiles of the first terrain set that has tiles with terrains, sorted, and returns that
/// set; -1 after a failure.
static int keep_tiles(reader *self, const godot_shape *shape)
{
    godot_tile *tiles = self->tiles.elements;
    size_t kept = 0;
    int set = SETS_MAX;
    for (size_t i = 0; i < self->tiles.count; i++)
        if (tiles[i].set >= 0 && tiles[i].set < set &&
            (has_bits(&tiles[i], shape, 0) || has_bits(&tiles[i], shape, 1)))
            set = tiles[i].set;
    for (size_t i = 0; i < self->tiles.count; i++)
        if (tiles[i].set == set && (has_bits(&tiles[i], shape, 0) || has_bits(&tiles[i], shape, 1)))
            tiles[kept++] = tiles[i];
    self->tiles.count = kept;
    if (kept == 0) {
        pave_tres_fail(&self->scan, PAVE_INVALID,
                       "no tile has terrains; add a terrain set and paint its peering bits");
        return -1;
    }
    qsort(tiles, kept, sizeof *tiles, compare_tiles);
    for (size_t i = 0; i < kept; i++) {
        self->scan.line = tiles[i].line;
        if (i > 0 && compare_tiles(&tiles[i - 1], &tiles[i]) == 0)
            pave_tres_fail(&self->scan, PAVE_INVALID, "tile %d:%d is listed twice; remove one",
                           (int)tiles[i].x, (int)tiles[i].y);
        if (tiles[i].large)
            pave_tres_fail(&self->scan, PAVE_UNSUPPORTED,
                           "tile %d:%d covers several cells of the atlas; give it one",
                           (int)tiles[i].x, (int)tiles[i].y);
    }
    return self->scan.result == PAVE_OK ? set : -1;
}

/// Returns the kind of a set. A mixed set whose tiles use only sides or only corners is of that
/// kind.
static pave_wang_kind kind_of(reader *self, int set, const godot_shape *shape)
{
    const godot_tile *tiles = self->tiles.elements;
    bool has[2] = {false, false};
    if (self->modes[set] > 0) return self->modes[set] == 1 ? PAVE_WANG_CORNER : PAVE_WANG_EDGE;
    for (size_t i = 0; i < self->tiles.count; i++)
        for (int parity = 0; parity < 2; parity++)
            has[parity] = has[parity] || has_bits(&tiles[i], shape, parity);
    return has[0] == has[1] ? PAVE_WANG_MIXED : has[0] ? PAVE_WANG_EDGE : PAVE_WANG_CORNER;
}

static bool take_colors(reader *self, int set, pave_json_wang *file)
{
    const godot_terrain *terrains = self->terrains.elements;
    int32_t count = 0;
    for (size_t i = 0; i < self->terrains.count; i++)
        if (terrains[i].set == set && terrains[i].number >= count) count = terrains[i].number + 1;
    file->colors = pave_common_array(self->allocator, (size_t)count, sizeof *file->colors);
    if (!file->colors) return no_memory(self);
    file->color_count = count;
    for (int32_t c = 0; c < count; c++)
        file->colors[c] = (pave_json_wang_color){.weight = 1, .mirror = (uint8_t)(c + 1)};
    for (size_t i = 0; i < self->terrains.count; i++) {
        pave_json_wang_color *color =
            &file->colors[terrains[i].set == set ? terrains[i].number : 0];
        if (terrains[i].set != set || color->name) continue;
        color->rgb = terrains[i].rgb;
        color->name = pave_tres_text(terrains[i].name, self->allocator);
        if (!color->name) return no_memory(self);
    }
    return true;
}

/// Returns the folder of the project, to which res:// refers: the nearest parent folder with
/// project.godot; NULL if not found. The text is in `out`.
static const char *project_folder(const char *path, char *out, size_t size)
{
    const char *slash = strrchr(path, '/');
    const int length = slash ? (int)(slash - path + 1) : 0;
    int used = snprintf(out, size, "%.*s", length, path);
    for (int up = 0; up < FOLDERS_MAX && used >= 0 && (size_t)used + 16 < size; up++) {
        snprintf(out + used, size - (size_t)used, "project.godot");
        FILE *file = fopen(out, "rb");
        if (file) fclose(file);
        if (file) return out;
        used += snprintf(out + used, size - (size_t)used, "../");
    }
    return NULL;
}

/// Returns the path of a source's picture, relative to the working directory; NULL after a failure.
static char *picture_of(reader *self, const godot_source *source)
{
    const godot_texture *textures = self->textures.elements;
    const char *folder = self->scan.path;
    char project[4096];
    for (size_t i = 0; i < self->textures.count; i++) {
        const pave_tres_slice id = textures[i].id;
        if (id.size != source->texture.size || memcmp(id.at, source->texture.at, id.size) != 0)
            continue;
        char *name = pave_tres_text(textures[i].path, self->allocator);
        const bool rooted = name && strncmp(name, "res://", 6) == 0;
        if (name && !name[6 * rooted]) {
            pave_common_free(self->allocator, name);
            break;
        }
        if (rooted && folder && project_folder(folder, project, sizeof project)) folder = project;
        char *path = !name    ? NULL
                     : folder ? pave_common_path_join(self->allocator, folder, name + 6 * rooted)
                              : pave_common_text_copy(self->allocator, name, strlen(name));
        pave_common_free(self->allocator, name);
        if (!path) no_memory(self);
        return path;
    }
    self->scan.line = source->line;
    pave_tres_fail(&self->scan, PAVE_INVALID, "the atlas names no picture; give it a texture");
    return NULL;
}

/// Sets the sheet if all tiles are in one atlas. The sheet has only the columns that tiles use.
static bool take_sheet(reader *self, const godot_source *source, pave_json_wang *file)
{
    const godot_tile *tiles = self->tiles.elements;
    self->scan.line = source->line;
    if (source->margin[0] != source->margin[1] || source->spacing[0] != source->spacing[1])
        return pave_tres_fail(&self->scan, PAVE_UNSUPPORTED,
                              "margins and separations of the atlas must be the same in x and y");
    if (source->size[0] < 1 || source->size[1] < 1)
        return pave_tres_fail(&self->scan, PAVE_RANGE, "texture_region_size must be 1 or more");
    file->sheet = (pave_json_wang_sheet){.tile_width = source->size[0],
                                         .tile_height = source->size[1],
                                         .margin = source->margin[0],
                                         .spacing = source->spacing[0]};
    for (size_t i = 0; i < self->tiles.count; i++)
        if (tiles[i].x >= file->sheet.columns) file->sheet.columns = tiles[i].x + 1;
    file->sheet.image = picture_of(self, source);
    return file->sheet.image != NULL;
}

static bool take_tiles(reader *self, const godot_shape *shape, pave_json_wang *file)
{
    const godot_tile *tiles = self->tiles.elements;
    const size_t count = self->tiles.count;
    pave_json_wang_face *face = file->faces =
        pave_common_array(self->allocator, 1, sizeof *file->faces);
    if (!face) return no_memory(self);
    file->face_count = 1;
    *face = (pave_json_wang_face){.sides = shape->sides, .mirror_sum = shape->mirror_sum};
    face->tiles = pave_common_array(self->allocator, count, sizeof *face->tiles);
    if (!face->tiles) return no_memory(self);
    face->tile_count = (uint32_t)count;
    for (size_t i = 0; i < count; i++) {
        pave_json_wang_tile *to = &face->tiles[i];
        self->scan.line = tiles[i].line;
        to->id = (uint32_t)(tiles[i].y * file->sheet.columns + tiles[i].x);
        to->weight = tiles[i].weight;
        for (int place = 0; place < 2 * shape->sides; place++) {
            to->colors[place] = tiles[i].bits[shape->bits[place]];
            if (to->colors[place] > file->color_count)
                return pave_tres_fail(&self->scan, PAVE_INVALID,
                                      "tile %d:%d has the terrain %d, which its terrain set lacks",
                                      (int)tiles[i].x, (int)tiles[i].y, to->colors[place] - 1);
        }
    }
    return true;
}

static char *copy(const pave_allocator *allocator, const char *text, size_t size)
{
    return pave_common_text_copy(allocator, text, size);
}

/// Sets the path, the name derived from it, and the grid.
static bool take_names(reader *self, const godot_shape *shape, pave_json_wang *file)
{
    const char *path = self->scan.path;
    file->grid = copy(self->allocator, shape->grid, strlen(shape->grid));
    if (!file->grid) return no_memory(self);
    if (!path || strcmp(path, "-") == 0) return true;
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path,
               *dot = strrchr(base, '.');
    file->path = copy(self->allocator, path, strlen(path));
    file->name = copy(self->allocator, base, dot ? (size_t)(dot - base) : strlen(base));
    return (file->path && file->name) || no_memory(self);
}

static bool make_file(reader *self, pave_json_wang *file)
{
    static const godot_shape *const shapes[] = {&square, &diamond, NULL, &hexagon};
    const godot_shape *shape =
        self->shape == 3 && self->axis == 1 ? &flat_hexagon : shapes[self->shape];
    if (!shape)
        return pave_tres_fail(&self->scan, PAVE_UNSUPPORTED,
                              "tile_shape is Half-Offset Square; choose Square, Isometric or "
                              "Hexagon");
    const int set = keep_tiles(self, shape);
    if (set < 0) return false;
    const godot_tile *tiles = self->tiles.elements;
    if (tiles[0].source != tiles[self->tiles.count - 1].source)
        return pave_tres_fail(&self->scan, PAVE_UNSUPPORTED,
                              "the tiles of the terrain set are in several atlases; put them in "
                              "one");
    file->kind = kind_of(self, set, shape);
    return take_names(self, shape, file) && take_colors(self, set, file) &&
           take_sheet(self, (const godot_source *)self->sources.elements + tiles[0].source, file) &&
           take_tiles(self, shape, file);
}

pave_result pave_json_tres_parse(const char *text, size_t size, const char *path,
                                 const pave_allocator *allocator, pave_json_wang **out,
                                 pave_error *error)
{
    reader self = {.scan = pave_tres_begin(text, size, path, error),
                   .allocator = allocator,
                   .textures.element_size = sizeof(godot_texture),
                   .sources.element_size = sizeof(godot_source),
                   .terrains.element_size = sizeof(godot_terrain),
                   .tiles.element_size = sizeof(godot_tile)};
    pave_json_wang *file = pave_common_array(allocator, 1, sizeof *file);
    *out = NULL;
    if (file) file->allocator = allocator;
    if (!file) no_memory(&self);
    if (read_sections(&self) && make_file(&self, file)) {
        *out = file;
    } else {
        pave_json_wang_destroy(file);
    }
    pave_common_list_release(&self.textures, allocator);
    pave_common_list_release(&self.sources, allocator);
    pave_common_list_release(&self.terrains, allocator);
    pave_common_list_release(&self.tiles, allocator);
    return self.scan.result;
}
