/// formats/draw/draw.c: output targets and formats of pictures.
#include "draw_cairo.h"
#include "draw_sink.h"

#include <string.h>

typedef struct format_row {
    const char *ending;
    pave_draw_format format;
} format_row;

static const format_row formats[] = {
    {".svg", PAVE_DRAW_SVG}, {".pdf", PAVE_DRAW_PDF}, {".png", PAVE_DRAW_PNG}};

/// Returns true if the text ends with `ending`, ignoring ASCII case. `ending` is lower case.
/// Independent of the locale.
static bool ends_so(const char *text, const char *ending)
{
    for (; *text && *ending; text++, ending++) {
        char c = *text;
        if (c >= 'A' && c <= 'Z') c = (char)(c - 'A' + 'a');
        if (c != *ending) return false;
    }
    return !*text && !*ending;
}

/// Returns the format given by the path's extension; PAVE_DRAW_BY_NAME if unknown.
static pave_draw_format format_of(const char *path)
{
    size_t length = strlen(path);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        size_t size = strlen(formats[i].ending);
        if (length >= size && ends_so(path + length - size, formats[i].ending))
            return formats[i].format;
    }
    return PAVE_DRAW_BY_NAME;
}

/// Writes text and counts its lines as progress, since each item takes one or a few lines.
static bool take_text(void *context, const char *bytes, size_t size)
{
    pave_draw_work *work = context;
    int64_t lines = work->done;
    for (size_t i = 0; i < size; i++) lines += bytes[i] == '\n';
    pave_output_bytes(work->output, bytes, size);
    return !pave_draw_stopped(work, lines < work->total ? lines : work->total - 1);
}

static void draw_svg(pave_draw_work *work, const pave_scene_size *size)
{
    work->total = pave_scene_count(work->scene) + 1;
    if (pave_draw_stopped(work, 0)) return;
    pave_output_take(work->output, pave_scene_write_svg(work->scene, size,
                                                        (pave_scene_sink){take_text, work}, NULL));
}

/// Fails if the picture exceeds the format's size limit.
static bool fits(const pave_draw_work *work, int32_t most, const char *format, const char *inches)
{
    const pave_scene_frame *frame = work->frame;
    if (frame->width <= most && frame->height <= most) return true;
    pave_output_fail(work->output, PAVE_RANGE,
                     "a picture of %d x %d pixels: %s at most %d each way%s; choose a smaller "
                     "scale, or SVG",
                     (int)frame->width, (int)frame->height, format, (int)most, inches);
    return false;
}

/// State of writing a scene to a file.
typedef struct pave_draw_job {
    const pave_scene *scene;
    pave_draw_format format;
    pave_scene *page; // the first page; NULL: no paper
    int64_t pages;
    pave_scene_frame frame;
} pave_draw_job;

static pave_result draw(const pave_draw_job *job, const pave_draw_def *def, const pave_batch *batch,
                        pave_output *output)
{
    pave_draw_work work = {.scene = job->page ? job->page : job->scene,
                           .frame = &job->frame,
                           .output = output,
                           .whole = job->scene,
                           .parts = &def->parts,
                           .paper = def->paper,
                           .pages = job->pages};
    output->batch = batch;
    switch (job->format) {
    case PAVE_DRAW_BY_NAME: assert(false); break;
    case PAVE_DRAW_SVG: draw_svg(&work, &def->size); break;
    case PAVE_DRAW_PDF:
        if (fits(&work, PAVE_DRAW_PDF_SIZE_MAX, "a PDF has", " (200 inches)")) pave_draw_pdf(&work);
        break;
    case PAVE_DRAW_PNG:
        if (fits(&work, PAVE_DRAW_PNG_SIZE_MAX, "a PNG is drawn with", "")) pave_draw_png(&work);
        break;
    }
    if (output->result == PAVE_OK) pave_draw_stopped(&work, work.total);
    return pave_output_close(output);
}

/// Validates the definition before anything is opened.
static pave_result measure(pave_draw_job *job, const pave_draw_def *def,
                           const pave_allocator *allocator, pave_error *error)
{
    job->pages = 1;
    if (!def->paper) return pave_scene_measure(job->scene, &def->size, &job->frame, error);
    if (job->format == PAVE_DRAW_PNG)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED, "a PNG has no paper; write SVG or PDF");
    pave_result result = pave_scene_create_page(job->scene, def->paper, 0, allocator, &job->page,
                                                &job->pages, error);
    if (result != PAVE_OK) return result;
    if (job->format == PAVE_DRAW_SVG && job->pages > 1)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "the picture takes %lld pages, and an SVG has one; write a PDF, or choose "
                         "larger paper or smaller cells",
                         (long long)job->pages - 1);
    return pave_scene_measure(job->page, NULL, &job->frame, error);
}

/// Draws into `path`, or into a sink if `path` is NULL.
static pave_result draw_into(pave_draw_job *job, const char *path, const pave_scene_sink *sink,
                             const pave_draw_def *def, const pave_allocator *allocator,
                             const pave_batch *batch, pave_error *error)
{
    pave_output output;
    pave_error local;
    pave_result result = measure(job, def, allocator, &local);
    if (result != PAVE_OK)
        pave_error_set(error, result, path, 0, 0, "%s", local.message);
    else if (path)
        result = pave_output_open(&output, path, allocator, error);
    else
        result = pave_output_open_function(&output, sink->write, sink->context, allocator, error);
    if (result == PAVE_OK) result = draw(job, def, batch, &output);
    pave_scene_destroy(job->page);
    return result;
}

pave_result pave_draw_file(const pave_scene *scene, const char *path, const pave_draw_def *def,
                           const pave_allocator *allocator, const pave_batch *batch,
                           pave_error *error)
{
    static const pave_draw_def plain = {0};
    if (!def) def = &plain;
    pave_draw_job job = {.scene = scene, .format = def->format};
    if (job.format == PAVE_DRAW_BY_NAME) job.format = format_of(path);
    if (job.format == PAVE_DRAW_BY_NAME)
        return pave_error_set(
            error, PAVE_UNSUPPORTED, path, 0, 0,
            "the name gives no format: end it with .svg, .pdf or .png, or name a format");
    return draw_into(&job, path, NULL, def, allocator, batch, error);
}

pave_result pave_draw_sink(const pave_scene *scene, pave_scene_sink sink, const pave_draw_def *def,
                           const pave_allocator *allocator, const pave_batch *batch,
                           pave_error *error)
{
    assert(def && def->format != PAVE_DRAW_BY_NAME);
    pave_draw_job job = {.scene = scene, .format = def->format};
    return draw_into(&job, NULL, &sink, def, allocator, batch, error);
}
