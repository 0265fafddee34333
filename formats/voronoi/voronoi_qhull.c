/// formats/voronoi/voronoi_qhull.c: calls to Qhull.
#define _POSIX_C_SOURCE \
    200809L // open_memstream: Qhull writes its messages to a FILE, and they are copied to the error
#include "../common/common_memory.h"
#include "voronoi_triangles.h"

#include <libqhull_r/qhull_ra.h>

#include <stdlib.h>
#include <string.h>

/// Keeps the first line of Qhull's messages, which have dozens.
static void keep_first_line(char *text)
{
    for (char *at = text; *at; at++)
        if (*at == '\n' && at > text) *at = '\0';
}

static pave_result failed(int code, FILE *messages, char **text, pave_error *error)
{
    if (code == qh_ERRmem)
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for Qhull; use fewer points");
    fflush(messages);
    keep_first_line(*text);
    return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                     "Qhull could not triangulate the points (%s); move some of them a little",
                     *text);
}

static int32_t facets_below(qhT *qh)
{
    int32_t count = 0;
    facetT *facet;
    FORALLfacets { count += !facet->upperdelaunay; }
    return count;
}

/// Collects the triangles of the lower hull. Facets with more corners are omitted; the result is
/// then not a triangulation, which is detected later.
static int32_t take(qhT *qh, int32_t (*corners)[3])
{
    int32_t count = 0;
    facetT *facet;
    vertexT *vertex, **vertexp;
    FORALLfacets
    {
        if (facet->upperdelaunay || qh_setsize(qh, facet->vertices) != 3) continue;
        int k = 0;
        FOREACHvertex_(facet->vertices) corners[count][k++] = qh_pointid(qh, vertex->point);
        count++;
    }
    return count;
}

/// Centres the coordinates, which keeps their squares small.
static void place(const pave_point *points, int32_t count, double (*out)[2])
{
    // corners of the rectangle
    const pave_point first = points[count - 4], last = points[count - 2];
    double x = ((double)first.x + last.x) / 2, y = ((double)first.y + last.y) / 2;
    for (int32_t i = 0; i < count; i++) {
        out[i][0] = points[i].x - x;
        out[i][1] = points[i].y - y;
    }
}

static pave_result run(qhT *qh, double (*places)[2], int32_t point_count, int attempt,
                       FILE *messages, char **text, const pave_allocator *allocator,
                       int32_t (**corners)[3], int32_t *room, int32_t *count, pave_error *error)
{
    char options[2][32] = {"qhull d Qbb Q12 Qt Pp", "qhull d QJ Pp"};
    int code = qh_new_qhull(qh, 2, point_count, &places[0][0], False, options[attempt], messages,
                            messages);
    if (code != 0) return failed(code, messages, text, error);
    *room = facets_below(qh);
    *corners = pave_common_array(allocator, (size_t)*room, sizeof **corners);
    if (!*corners)
        return PAVE_FAIL(error, PAVE_NO_MEMORY,
                         "not enough memory for %d triangles; use fewer points", *room);
    *count = take(qh, *corners);
    return PAVE_OK;
}

pave_result pave_voronoi_qhull(const pave_point *points, int32_t point_count, int attempt,
                               const pave_allocator *allocator, int32_t (**corners)[3],
                               int32_t *room, int32_t *count, pave_error *error)
{
    char *text = NULL;
    size_t size = 0;
    int short_memory, long_memory;
    double(*places)[2] = pave_common_array(allocator, (size_t)point_count, sizeof *places);
    FILE *messages = open_memstream(&text, &size);
    pave_result result = PAVE_FAIL(
        error, PAVE_NO_MEMORY, "not enough memory for %d points; use fewer points", point_count);
    if (places && messages) {
        qhT qhull;
        place(points, point_count, places);
        qh_zero(&qhull, messages);
        result = run(&qhull, places, point_count, attempt, messages, &text, allocator, corners,
                     room, count, error);
        qh_freeqhull(&qhull, !qh_ALL);
        qh_memfreeshort(&qhull, &short_memory, &long_memory);
    }
    if (messages) fclose(messages);
    free(text);
    pave_common_free(allocator, places);
    return result;
}
