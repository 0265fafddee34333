/// src/art/builtin_paint.c: paints a tile of a built-in set: its noise, and blocks of samples
/// averaged to pixels.
#include "../base/exact.h"

#include "builtin_art.h"

// ---- Noise, shared between neighbours along the borders -----------------------------------------

/// Number of cells of each noise, and a seed. Chosen from 50,000 seeds because it makes
/// single-colour tiles very even along rows and columns, so that maps of these tiles show no
/// stripes.
enum { PAVE_NOISE_BROAD = 4, PAVE_NOISE_MIDDLE = 7, PAVE_NOISE_FINE = 29, PAVE_NOISE_SALT = 202 };

/// Returns the data that side k (T, R, B, L) shares with the neighbour across it: the colours of
/// the side, from the left or from the top.
static uint32_t noise_side(const pave_art_tile *tile, int k)
{
    static const uint8_t corners[4][2] = {
        {3, 0}, {0, 1}, {2, 1}, {3, 2}}; // by side: places of its ends in a corner set
    if (pave_builtin_kind(tile->builtin) == PAVE_WANG_EDGE) return tile->colors[k];
    return tile->colors[corners[k][0]] +
           (uint32_t)pave_builtin_color_count(tile->builtin) * tile->colors[corners[k][1]];
}

/// Returns a lattice node. Corner nodes are the same in all tiles, nodes on a side depend on the
/// side, and all others on the tile. A side would be visible as a stripe if the noise had a slope
/// across it or a different mean there, so its nodes have height 0 and a slope along the side.
/// Tiles have no large-scale height either, because it would be visible as a patch on the map.
static uint32_t noise_node(const pave_art_tile *tile, int cells, int i, int j)
{
    enum {
        INSIDE = 0,
        HORIZONTAL = 64,
        VERTICAL = 128,
        CORNER = 192,
        LEVEL = 8 << 4,
        LEFT = 8,
        DOWN = 4
    };
    bool at_side = i == 0 || i == cells, at_level = j == 0 || j == cells;
    uint32_t side = noise_side(tile, at_level ? (j == 0 ? 0 : 2) : (i == 0 ? 3 : 1));
    uint32_t kind = (uint32_t)cells << 8 | (uint32_t)PAVE_NOISE_SALT << 16;
    if (at_side && at_level) return LEVEL + (pave_art_word(kind + CORNER, 0, 0) >> 28);
    if (at_level) return LEVEL + LEFT * (pave_art_word(kind + HORIZONTAL, side, (uint32_t)i) >> 31);
    if (at_side)
        return LEVEL + DOWN + LEFT * (pave_art_word(kind + VERTICAL, side, (uint32_t)j) >> 31);
    uint32_t own = tile->id + 16 * (uint32_t)tile->builtin + 4096 * tile->variant;
    uint32_t word = pave_art_word(kind + INSIDE, own, (uint32_t)(j * cells + i));
    if (own >= 32) word = pave_art_word(word, own, kind); // a single hash leaves stripes
    word >>= 24;
    return cells == PAVE_NOISE_BROAD ? LEVEL + (word & 15) : word;
}

static void noise_lattice(const pave_art_tile *tile, int cells, pave_art_lattice *out)
{
    assert(cells <= PAVE_ART_LATTICE_MAX);
    out->cells = cells;
    for (int j = 0; j <= cells; j++)
        for (int i = 0; i <= cells; i++)
            out->nodes[j * (cells + 1) + i] = (uint8_t)noise_node(tile, cells, i, j);
}

static void paint_tile_init(pave_art_tile *tile, pave_builtin builtin, uint32_t id)
{
    const pave_art_counts counts = pave_art_count(builtin);
    tile->builtin = builtin == PAVE_BUILTIN_COUNTRY ? PAVE_BUILTIN_ROADS
                    : builtin == PAVE_BUILTIN_LAKES ? PAVE_BUILTIN_MEADOW
                                                    : builtin;
    tile->id = id % counts.combinations;
    tile->variant = id / counts.combinations;
    pave_art_colors(builtin, tile->id, tile->colors);
    noise_lattice(tile, PAVE_NOISE_BROAD, &tile->broad);
    noise_lattice(tile, PAVE_NOISE_MIDDLE, &tile->middle);
    noise_lattice(tile, PAVE_NOISE_FINE, &tile->fine);
    if (tile->builtin == PAVE_BUILTIN_LAND) pave_art_canopy_init(tile);
}

// ---- Samples and pixels -------------------------------------------------------------------------

enum { PAVE_ART_BYTES = 4 };

/// Fine shapes need many samples in small tiles; in large tiles the soft edges suffice.
static int paint_samples(int size) { return size <= 8 ? 8 : size <= 40 ? 4 : size <= 256 ? 2 : 1; }

static pave_art_view paint_view(pave_projection projection, int size)
{
    bool isometric = projection == PAVE_ISOMETRIC;
    int samples = paint_samples(size);
    pave_art_view view = {
        .isometric = isometric,
        .size = size,
        .samples = samples,
        .step = 1 / (float)(size * samples),
        .scale = isometric ? 0.62f : 1,
        .squash = isometric ? 0.5f : 1,
        .lift = isometric ? 0.5f : 0.62f,
    };
    return view;
}

/// Returns whether the centre of a pixel is in the diamond. If the size is a multiple of 4, the
/// diamonds of a map partition its pixels exactly. This is impossible for other sizes, because
/// every second row of the map is offset by half a pixel; diamonds of such sizes are half a row
/// taller at both ends and overlap.
static bool paint_in_diamond(int size, int x, int y)
{
    int dx = 2 * x + 1 - size,
        dy = 4 * y + 2 - size; // offset from the centre, in half pixels and in quarter pixels
    if (size % 4 != 0) dy = dy > 2 ? dy - 2 : dy < -2 ? dy + 2 : 0;
    return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy) <= size;
}

/// Returns whether a block has pixels in the tile. Blocks at the corners of a diamond's picture may
/// have none.
static bool paint_shows(const pave_art_view *view, const pave_art_block *block)
{
    int middle =
        view->size *
        view->samples; // twice the middle of the width, and four times the middle of the height
    int left = 2 * block->left - middle, right = left + 2 * block->width,
        top = 4 * block->top - middle, bottom = top + 4 * block->height;
    int dx = left > 0    ? left
             : right < 0 ? -right
                         : 0,
        dy = top > 0      ? top
             : bottom < 0 ? -bottom
                          : 0;
    return !view->isometric || dx + dy <= middle + 4 * view->samples;
}

static uint8_t paint_byte(float channel)
{
    return (uint8_t)(pave_art_clamp(channel, 0, 255) + 0.5f);
}

static void paint_pixel(const pave_art_block *block, int left, int top, int samples, uint8_t *out)
{
    pave_art_color sum = {0, 0, 0};
    for (int j = top; j < top + samples; j++)
        for (int i = left; i < left + samples; i++) {
            const pave_art_color *sample = &block->colors[j * PAVE_ART_BLOCK + i];
            sum.r += sample->r;
            sum.g += sample->g;
            sum.b += sample->b;
        }
    float share = 1 / (float)(samples * samples);
    out[0] = paint_byte(sum.r * share);
    out[1] = paint_byte(sum.g * share);
    out[2] = paint_byte(sum.b * share);
    out[3] = 255;
}

/// Writes the pixels of a block; the first is at (left, top).
static void paint_resolve(const pave_art_view *view, const pave_art_block *block, uint8_t *out,
                          ptrdiff_t stride)
{
    int samples = view->samples, left = block->left / samples, top = block->top / samples;
    for (int y = 0; y < block->height / samples; y++)
        for (int x = 0; x < block->width / samples; x++) {
            uint8_t *pixel = out + (top + y) * stride + (ptrdiff_t)(left + x) * PAVE_ART_BYTES;
            if (view->isometric && !paint_in_diamond(view->size, left + x, top + y))
                pixel[0] = pixel[1] = pixel[2] = pixel[3] = 0;
            else
                paint_pixel(block, x * samples, y * samples, samples, pixel);
        }
}

/// Paints the ground of a block sample by sample.
static void paint_ground(const pave_art_tile *tile, const pave_art_view *view,
                         pave_art_block *block)
{
    static pave_art_ground *const grounds[PAVE_BUILTIN_COUNT] = {
        pave_art_roads, pave_art_meadow, pave_art_cave, pave_art_dungeon,
        pave_art_maze,  pave_art_river,  NULL,          NULL,
        pave_art_land,  pave_art_garden};
    pave_art_ground *sampler = grounds[tile->builtin];
    float soft = view->step / view->squash;
    for (int j = 0; j < block->height; j++)
        for (int i = 0; i < block->width; i++) {
            float x = ((float)(block->left + i) + 0.5f) * view->step,
                  y = ((float)(block->top + j) + 0.5f) * view->step;
            pave_art_point ground = pave_art_ground_at(view, x, y);
            block->colors[j * PAVE_ART_BLOCK + i] = sampler(tile, view, soft, ground.x, ground.y);
        }
}

void pave_builtin_paint(pave_builtin builtin, uint32_t id, pave_projection projection, int size,
                        uint8_t *out, ptrdiff_t stride)
{
    assert(id < pave_builtin_tile_count(builtin) && out != NULL);
    assert(size >= PAVE_PAINT_SIZE_MIN && size <= PAVE_PAINT_SIZE_MAX);
    assert(projection == PAVE_ORTHOGONAL || (projection == PAVE_ISOMETRIC && size % 2 == 0));
    pave_art_view view = paint_view(projection, size);
    pave_art_tile tile;
    pave_art_marks marks;
    pave_art_block block;
    paint_tile_init(&tile, builtin, id);
    pave_art_props(&tile, &view, &marks);
    int width = size * view.samples, height = view.isometric ? width / 2 : width;
    for (block.top = 0; block.top < height; block.top += PAVE_ART_BLOCK)
        for (block.left = 0; block.left < width; block.left += PAVE_ART_BLOCK) {
            block.width = width - block.left < PAVE_ART_BLOCK ? width - block.left : PAVE_ART_BLOCK;
            block.height =
                height - block.top < PAVE_ART_BLOCK ? height - block.top : PAVE_ART_BLOCK;
            if (paint_shows(&view, &block)) {
                paint_ground(&tile, &view, &block);
                pave_art_lay(&marks, &view, &block);
            }
            paint_resolve(&view, &block, out, stride);
        }
}
