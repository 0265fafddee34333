// cli/world/fill_tiles.c: the tiles of a rectangle, row by row, and their hash.
#include "../work.h"
#include "fill.h"

#include <stdlib.h>
#include <string.h>

cli_shifted cli_fill_shifted(const cli_fill_job *job)
{
    return (cli_shifted){job->orientation, job->stagger, job->rect, job->options->infinite};
}

void cli_fill_start_hash(cli_fill_job *job)
{
    uint32_t size[2] = {(uint32_t)job->rect.width, (uint32_t)job->rect.height};
    job->hash = job->orientation == PAVE_TILED_HEXAGONAL ? PAVE_HASH_START // as of a window
                                                         : pave_hash(PAVE_HASH_START, size, 2);
    job->hashed = 0;
}

// Adds what is new of some rows. A writer that goes forward thus gives the hash as it goes; what it
// leaves out, cli_fill_finish_hash adds.
static void add_to_hash(cli_fill_job *job, int32_t first, int32_t count, const uint32_t *tiles)
{
    if (first > job->hashed || first + count <= job->hashed) return;
    size_t width = (size_t)job->rect.width, skip = (size_t)(job->hashed - first);
    job->hash =
        pave_hash(job->hash, tiles + skip * width, (int64_t)(((size_t)count - skip) * width));
    job->hashed = first + count;
}

// The places of a map whose rows are shifted are filled in blocks: a rectangle of the world that
// has all their cells costs far less than the cells one by one.
enum { BLOCK = 64, BOX_CELLS = 3 * BLOCK * BLOCK };

// The least rectangle with some cells.
static pave_rect find_box(const pave_cell *cells, int64_t count)
{
    int32_t left = INT32_MAX, top = INT32_MAX, right = INT32_MIN, bottom = INT32_MIN;
    for (int64_t i = 0; i < count; i++) {
        if (cells[i].q < left) left = cells[i].q;
        if (cells[i].q > right) right = cells[i].q;
        if (cells[i].r < top) top = cells[i].r;
        if (cells[i].r > bottom) bottom = cells[i].r;
    }
    return pave_rect_of(left, top, right - left + 1, bottom - top + 1);
}

// The tiles of a block of places, at most BLOCK each way.
static pave_result fill_block(const cli_shifted *shifted, const pave_world *world, pave_rect block,
                              uint32_t *out, ptrdiff_t stride)
{
    pave_cell cells[BLOCK * BLOCK];
    uint32_t box_tiles[BOX_CELLS];
    const int64_t count = pave_rect_count(block);
    for (int64_t i = 0; i < count; i++) {
        const pave_cell place = pave_rect_cell(block, i);
        cells[i] = cli_shifted_cell(shifted, place.q, place.r);
    }
    const pave_rect box = find_box(cells, count);
    const bool boxed = pave_rect_count(box) <= BOX_CELLS && pave_rect_count(box) <= 16 * count;
    const pave_result result = boxed ? pave_world_fill(world, box, NULL, box_tiles, box.width)
                                     : pave_world_fill_cells(world, cells, count, NULL, box_tiles);
    for (int64_t i = 0; i < count && result == PAVE_OK; i++) {
        const int64_t at =
            boxed ? (int64_t)(cells[i].r - box.r) * box.width + cells[i].q - box.q : i;
        out[i / block.width * stride + i % block.width] = box_tiles[at];
    }
    return result;
}

static int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }

static pave_result fill_shifted(const cli_fill_job *job, const pave_world *world, pave_rect piece,
                                uint32_t *out)
{
    const cli_shifted shifted = cli_fill_shifted(job);
    for (int32_t y = 0; y < piece.height; y += BLOCK)
        for (int32_t x = 0; x < piece.width; x += BLOCK) {
            const pave_rect block =
                pave_rect_of(piece.q + x, piece.r + y, least(piece.width - x, BLOCK),
                             least(piece.height - y, BLOCK));
            const pave_result result = fill_block(
                &shifted, world, block, out + (ptrdiff_t)y * piece.width + x, piece.width);
            if (result != PAVE_OK) return result;
        }
    return PAVE_OK;
}

// The tiles of a piece of what is filled, counted from its upper left place.
static pave_result fill_piece(const cli_fill_job *job, const pave_world *world, pave_rect piece,
                              uint32_t *out)
{
    const pave_rect of_world =
        pave_rect_of(job->rect.q + piece.q, job->rect.r + piece.r, piece.width, piece.height);
    for (int32_t y = 0; y < piece.height && !world; y++)
        memcpy(out + (size_t)y * (size_t)piece.width,
               job->terrain.tiles + (size_t)(piece.r + y) * (size_t)job->terrain.width +
                   (size_t)piece.q,
               (size_t)piece.width * sizeof *out);
    if (!world) return PAVE_OK;
    return cli_is_shifted(job->orientation)
               ? fill_shifted(job, world, piece, out)
               : pave_world_fill(world, of_world, &job->batch, out, piece.width);
}

pave_result cli_fill_read(void *context, int32_t first, int32_t count, uint32_t *out)
{
    cli_fill_job *job = context;
    const pave_rect rows = pave_rect_of(0, first, job->rect.width, count);
    pave_result result = fill_piece(job, job->ground.world, rows, out);
    if (result == PAVE_OK && cli_fill_wants_hash(job->options)) add_to_hash(job, first, count, out);
    return result;
}

// Goes through the rows that were not read yet, in pieces: whole rows, or where they are
// wide parts of one. So memory does not grow with the size, and a signal is heard soon.
int cli_fill_finish_hash(cli_fill_job *job, pave_progress progress)
{
    enum {
        PIECE_ROWS = 1024,
        PIECE_TILES = 1 << 22
    }; // many strips at once, so that threads have something to share
    const pave_rect rect = job->rect;
    int32_t width = least(rect.width, PIECE_TILES), height = least(PIECE_TILES / width, PIECE_ROWS);
    uint32_t *tiles = malloc((size_t)height * (size_t)width * sizeof *tiles);
    if (!tiles) return cli_failed("out of memory");
    int64_t done = (int64_t)job->hashed * rect.width, total = (int64_t)rect.height * rect.width;
    bool stopped = false;
    while (!stopped && done < total) {
        int32_t x = (int32_t)(done % rect.width), y = (int32_t)(done / rect.width);
        pave_rect piece =
            pave_rect_of(x, y, least(rect.width - x, width), least(rect.height - y, height));
        stopped = progress.stop(progress.context, done, total) ||
                  fill_piece(job, job->ground.world, piece, tiles) != PAVE_OK;
        int64_t count = pave_rect_count(piece);
        if (!stopped) job->hash = pave_hash(job->hash, tiles, count);
        done += count;
    }
    if (!stopped) progress.stop(progress.context, total, total);
    free(tiles);
    return stopped ? CLI_STOPPED : CLI_DONE;
}

pave_result cli_fill_read_under(void *context, int32_t first, int32_t count, uint32_t *out)
{
    cli_fill_job *job = context;
    return fill_piece(job, job->under_world, pave_rect_of(0, first, job->rect.width, count), out);
}
