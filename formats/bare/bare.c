/// formats/bare/bare.c: the formats for builds without expat, cairo, SQLite and libdeflate.
/// Functions that need one of them fail with a message.
#include "../draw/draw_cairo.h"
#include "../tiled/tiled_document.h"

#include <pave/formats/bake.h>
#include <pave/formats/draw.h>
#include <pave/formats/store.h>

#include <stdio.h>
#include <string.h>

// ---- Tiled --------------------------------------------------------------------------------------

pave_result pave_tiled_document_read_xml(pave_tiled_document *document, const void *bytes,
                                         size_t size)
{
    (void)bytes, (void)size;
    return pave_tiled_fail(
        document->input, PAVE_UNSUPPORTED,
        "this build of pave lacks expat and cannot read XML; save it in Tiled as .tsj or .tmj");
}

// ---- Pictures -----------------------------------------------------------------------------------

bool pave_draw_stopped(pave_draw_work *work, int64_t done)
{
    work->done = done;
    return pave_output_stopped(work->output, done, work->total);
}

static const char no_cairo[] = "this build of pave lacks cairo; write the picture as .svg";

void pave_draw_pdf(pave_draw_work *work)
{
    pave_output_fail(work->output, PAVE_UNSUPPORTED, "%s", no_cairo);
}

void pave_draw_png(pave_draw_work *work) { pave_draw_pdf(work); }

pave_result pave_draw_pixels(const pave_scene *scene, const pave_scene_frame *frame,
                             const pave_batch *batch, uint8_t *out, pave_error *error)
{
    (void)scene, (void)frame, (void)batch, (void)out;
    return PAVE_FAIL(error, PAVE_UNSUPPORTED, "%s", no_cairo);
}

// ---- Worlds in files ----------------------------------------------------------------------------

static pave_result no_store(const char *path, pave_error *error)
{
    return pave_error_set(error, PAVE_UNSUPPORTED, path, 0, 0,
                          "this build of pave lacks SQLite and cannot store worlds in files; name "
                          "the set and the seed with each call");
}

pave_result pave_store_create(const char *path, const pave_store_def *def,
                              const pave_allocator *allocator, pave_error *error)
{
    (void)def, (void)allocator;
    return no_store(path, error);
}

bool pave_store_recognizes(const char *path)
{
    static const char magic[16] = "SQLite format 3"; // including the final zero
    char bytes[sizeof magic] = "";
    FILE *file = fopen(path, "rb");
    if (file == NULL) return false;
    const bool whole = fread(bytes, 1, sizeof bytes, file) == sizeof bytes;
    fclose(file);
    return whole && memcmp(bytes, magic, sizeof magic) == 0;
}

pave_result pave_store_open(const char *path, pave_store_way way, const pave_allocator *allocator,
                            pave_store **out, pave_error *error)
{
    (void)way, (void)allocator;
    *out = NULL;
    return no_store(path, error);
}

void pave_store_close(pave_store *store)
{
    (void)store;
    assert(store == NULL);
}

// Never called, since no store can be open.
const pave_store_def *pave_store_def_of(const pave_store *store)
{
    (void)store;
    return NULL;
}

const pave_tiling *pave_store_tiling(const pave_store *store)
{
    (void)store;
    return NULL;
}

const pave_edits *pave_store_edits(const pave_store *store)
{
    (void)store;
    return NULL;
}

pave_result pave_store_change(pave_store *store, const pave_edit *add, int64_t add_count,
                              const int64_t *undo, int64_t undo_count, pave_error *error)
{
    (void)store, (void)add, (void)add_count, (void)undo, (void)undo_count;
    return no_store(NULL, error);
}

pave_result pave_store_check(const pave_store *store, pave_error *error)
{
    (void)store;
    return no_store(NULL, error);
}

pave_result pave_bake_run(const pave_bake_def *def, const pave_allocator *allocator,
                          const pave_batch *batch, pave_bake_report *out, pave_error *error)
{
    (void)def, (void)allocator, (void)batch, (void)out;
    return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                     "this build of pave lacks libdeflate, libpng and SQLite, and cannot bake "
                     "worlds; write parts of it with pave world fill");
}
