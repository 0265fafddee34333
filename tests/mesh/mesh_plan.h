/// tests/mesh/mesh_plan.h: meshes made in a simple way, to compare the library with: nodes with
/// whole-number coordinates, edges, some of them cut, and a walk along the darts. Slow, and of no
/// use where edges cross.
#ifndef PAVE_TESTS_MESH_PLAN_H
#define PAVE_TESTS_MESH_PLAN_H

#include "src/mesh/mesh_parts.h"

#include <pave/mesh.h>
#include <pave/random.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct plan {
    int32_t nodes, edges, room;
    pave_point *at;
    bool *border;
    int32_t (*ends)[2];
    bool *cut;
} plan;

static inline plan plan_new(int32_t nodes, int32_t room)
{
    plan p = {.nodes = nodes, .room = room};
    p.at = (pave_point *)calloc((size_t)nodes + 1, sizeof *p.at);
    p.border = (bool *)calloc((size_t)nodes + 1, sizeof *p.border);
    p.ends = (int32_t(*)[2])calloc((size_t)room + 1, sizeof *p.ends);
    p.cut = (bool *)calloc((size_t)room + 1, sizeof *p.cut);
    return p;
}

static inline void plan_free(plan *p)
{
    free(p->at);
    free(p->border);
    free(p->ends);
    free(p->cut);
}

static inline void plan_join(plan *p, int32_t a, int32_t b)
{
    assert(p->edges < p->room);
    p->ends[p->edges][0] = a;
    p->ends[p->edges++][1] = b;
}

/// A board of hexagons, pointy-top, odd rows shifted right: inner tiles 0.., row by row, then the
/// border. 0: hex, 1: quad, 2: triangle.
static inline plan plan_board(int32_t width, int32_t height, int pattern)
{
    int32_t w = width + 2, h = height + 2, inner = width * height, next_border = inner;
    plan p = plan_new(w * h, 3 * w * h);
    int32_t *number = (int32_t *)calloc((size_t)(w * h), sizeof *number);
    for (int32_t y = 0; y < h; y++)
        for (int32_t x = 0; x < w; x++) {
            bool border = x == 0 || y == 0 || x == w - 1 || y == h - 1;
            int32_t n = border ? next_border++ : (y - 1) * width + x - 1;
            number[y * w + x] = n;
            p.at[n] = (pave_point){(2 * (x - 1) + ((y + 1) & 1)) * 56756, (y - 1) * 98304};
            p.border[n] = border;
        }
    for (int32_t y = 0; y < h; y++)
        for (int32_t x = 0; x < w; x++) {
            int32_t shove = (y + 1) & 1; // the inner row y - 1 is odd
            const int32_t to[3][2] = {{x + 1, y}, {x + shove, y + 1}, {x + shove - 1, y + 1}};
            for (int k = 0; k < 3; k++) {
                if (to[k][0] < 0 || to[k][0] >= w || to[k][1] >= h) continue;
                int32_t a = number[y * w + x], b = number[to[k][1] * w + to[k][0]];
                bool stays = p.border[a] && p.border[b], up = ((x + y) & 1) == 0;
                if (!stays && pattern == 1 && k > 0 && to[k][0] != x) continue;
                if (!stays && pattern == 2 && k > 0 && (to[k][0] != x || !up)) continue;
                plan_join(&p, a, b);
            }
        }
    free(number);
    return p;
}

static inline void plan_degrees(const plan *p, int32_t *degrees)
{
    memset(degrees, 0, (size_t)p->nodes * sizeof *degrees);
    for (int32_t e = 0; e < p->edges; e++) {
        degrees[p->ends[e][0]] += !p->cut[e];
        degrees[p->ends[e][1]] += !p->cut[e];
    }
}

/// Attempts to cut a share of the edges between inner tiles, in a random order; each tile keeps
/// three.
static inline void plan_remove(plan *p, uint64_t seed, double share)
{
    int32_t *degrees = (int32_t *)calloc((size_t)p->nodes + 1, sizeof *degrees);
    int32_t *order = (int32_t *)calloc((size_t)p->edges + 1, sizeof *order);
    plan_degrees(p, degrees);
    for (int32_t i = 0; i < p->edges; i++) order[i] = i;
    for (int32_t i = p->edges - 1; i > 0; i--) {
        int32_t j = (int32_t)pave_random_below(pave_random_at(seed, 0x8000, i, 0, 0, 0).word[0],
                                               (uint32_t)i + 1),
                kept = order[i];
        order[i] = order[j];
        order[j] = kept;
    }
    for (int32_t i = 0; i < (int32_t)(share * p->edges); i++) {
        int32_t e = order[i], a = p->ends[e][0], b = p->ends[e][1];
        if (p->cut[e] || p->border[a] || p->border[b] || degrees[a] <= 3 || degrees[b] <= 3)
            continue;
        p->cut[e] = true;
        degrees[a]--;
        degrees[b]--;
    }
    free(order);
    free(degrees);
}

// ---- The walk -----------------------------------------------------------------------------------

typedef struct plan_dart {
    int32_t from, to, edge, face;
    double angle;        ///< clockwise on screen from north
    int32_t twin, after; ///< the next one clockwise at `from`
} plan_dart;

static inline int plan_compare(const void *a, const void *b)
{
    const plan_dart *one = (const plan_dart *)a, *two = (const plan_dart *)b;
    if (one->from != two->from) return one->from < two->from ? -1 : 1;
    return one->angle < two->angle ? -1 : one->angle > two->angle;
}

/// The darts of edges that are not cut, by nodes and clockwise from north, with their faces;
/// start[n] is the first of node n.
static inline plan_dart *plan_darts(const plan *p, int32_t *start, int32_t *dart_count,
                                    int32_t *face_count)
{
    plan_dart *darts = (plan_dart *)calloc(2 * (size_t)p->edges + 1, sizeof *darts);
    int32_t count = 0;
    for (int32_t e = 0; e < p->edges; e++)
        for (int side = 0; side < 2 && !p->cut[e]; side++) {
            plan_dart *d = &darts[count++];
            *d = (plan_dart){
                .from = p->ends[e][side], .to = p->ends[e][1 - side], .edge = e, .face = -1};
            double x = (double)p->at[d->to].x - p->at[d->from].x,
                   y = (double)p->at[d->to].y - p->at[d->from].y;
            d->angle = atan2(x, -y);
            if (d->angle < -1e-12) d->angle += 6.283185307179586;
        }
    qsort(darts, (size_t)count, sizeof *darts, plan_compare);
    int32_t *twin_of = (int32_t *)malloc(((size_t)p->edges + 1) * sizeof *twin_of);
    memset(twin_of, 255, ((size_t)p->edges + 1) * sizeof *twin_of);
    for (int32_t n = 0, i = 0; n <= p->nodes; n++) {
        start[n] = i;
        while (i < count && darts[i].from == n) i++;
        for (int32_t j = start[n]; j < i; j++) darts[j].after = j + 1 < i ? j + 1 : start[n];
    }
    for (int32_t i = 0; i < count; i++) {
        int32_t other = twin_of[darts[i].edge];
        if (other >= 0) {
            darts[i].twin = other;
            darts[other].twin = i;
        }
        twin_of[darts[i].edge] = i;
    }
    free(twin_of);
    *face_count = 0;
    for (int32_t i = 0; i < count; i++) {
        if (darts[i].face >= 0) continue;
        for (int32_t d = i; darts[d].face < 0; d = darts[darts[d].twin].after)
            darts[d].face = *face_count;
        ++*face_count;
    }
    *dart_count = count;
    return darts;
}

static inline pave_point plan_mean(int64_t x, int64_t y, int64_t n)
{
    return (pave_point){(int32_t)pave_floor_divide(2 * x + n, 2 * n),
                        (int32_t)pave_floor_divide(2 * y + n, 2 * n)};
}

/// The mean of a face's nodes, of which dart `first` is one; where it has border nodes, of those
/// and the inner ones beside.
static inline pave_point plan_vertex(const plan *p, const plan_dart *darts, int32_t first,
                                     bool *rim)
{
    int64_t x = 0, y = 0, n = 0, bx = 0, by = 0, bn = 0;
    int32_t d = first;
    do {
        const plan_dart *here = &darts[d], *next = &darts[darts[here->twin].after];
        pave_point at = p->at[here->from];
        x += at.x, y += at.y, n++;
        if (p->border[here->from]) bx += at.x, by += at.y, bn++;
        // An inner node beside the border counts once for each side on which it is beside it; one
        // that is so on both counts once.
        const plan_dart *before = NULL;
        for (int32_t e = d; !before; e = darts[darts[e].twin].after)
            if (&darts[darts[darts[e].twin].after] == here) before = &darts[e];
        if (!p->border[here->from] && (p->border[here->to] || p->border[before->from]))
            bx += at.x, by += at.y, bn++;
        d = (int32_t)(next - darts);
    } while (d != first);
    *rim = bn > 0;
    return bn > 0 ? plan_mean(bx, by, bn) : plan_mean(x, y, n);
}

static inline void *plan_zeros(size_t count, size_t size)
{
    return calloc(count > 0 ? count : 1, size);
}

/// Frees a mesh of plan_mesh.
static inline void plan_mesh_free(pave_mesh *m)
{
    if (!m) return;
    free(m->vertices), free(m->ring_start), free(m->rings), free(m->vertex_start);
    free(m->vertex_tiles), free(m->rim), free(m->fixed), free(m);
}

/// Whether a tile has a face twice, or two faces share two edges: such edges get a number above 0
/// in `fault` (by edge).
static inline bool plan_faulty(const plan *p, const plan_dart *darts, int32_t dart_count,
                               int32_t face_count, int32_t *bad_face)
{
    // Faces are joined by edges: two edges that join the same two faces, or a face to itself.
    typedef int32_t pair[2];
    pair *pairs = (pair *)plan_zeros((size_t)dart_count, sizeof *pairs);
    int32_t *head = (int32_t *)malloc(((size_t)face_count + 1) * sizeof *head);
    int32_t *next = (int32_t *)plan_zeros((size_t)dart_count, sizeof *next);
    memset(head, 255, ((size_t)face_count + 1) * sizeof *head);
    bool faulty = false;
    for (int32_t i = 0; i < dart_count; i++) {
        if (p->border[darts[i].from] && p->border[darts[i].to]) continue;
        int32_t a = darts[i].face, b = darts[darts[i].twin].face;
        if (a > b || (a == b && i > darts[i].twin)) continue;
        if (a == b) faulty = true, bad_face[a] = 1;
        for (int32_t j = head[a]; j >= 0; j = next[j])
            if (pairs[j][1] == b && darts[j].edge != darts[i].edge)
                faulty = true, bad_face[a] = bad_face[b] = 1;
        pairs[i][0] = a, pairs[i][1] = b;
        next[i] = head[a], head[a] = i;
    }
    // A face that meets the border twice separates the inner nodes.
    memset(head, 0, ((size_t)face_count + 1) * sizeof *head);
    for (int32_t i = 0; i < dart_count; i++)
        if (!p->border[darts[i].from] && p->border[darts[i].to] && ++head[darts[i].face] > 1)
            faulty = true, bad_face[darts[i].face] = 1;
    free(pairs), free(head), free(next);
    return faulty;
}

/// Restores cuts in faulty faces until no face is faulty.
static inline int32_t plan_repair(plan *p)
{
    int32_t *start = (int32_t *)plan_zeros((size_t)p->nodes + 2, sizeof *start), restored = 0;
    for (bool again = true; again;) {
        int32_t dart_count, face_count;
        plan_dart *darts = plan_darts(p, start, &dart_count, &face_count);
        int32_t *bad = (int32_t *)plan_zeros((size_t)face_count, sizeof *bad);
        bool *near_bad = (bool *)plan_zeros((size_t)p->nodes, sizeof *near_bad);
        again = plan_faulty(p, darts, dart_count, face_count, bad);
        for (int32_t i = 0; i < dart_count; i++)
            if (bad[darts[i].face]) near_bad[darts[i].from] = true;
        for (int32_t e = 0; again && e < p->edges; e++)
            if (p->cut[e] && near_bad[p->ends[e][0]] && near_bad[p->ends[e][1]])
                p->cut[e] = false, restored++;
        free(darts), free(bad), free(near_bad);
    }
    free(start);
    return restored;
}

/// The mesh of a plan whose border nodes are the last ones. NULL where the inner nodes do not make
/// one (a ring that is too short, or a rim that is not one line).
static inline pave_mesh *plan_mesh(const plan *p)
{
    int32_t *start = (int32_t *)plan_zeros((size_t)p->nodes + 2, sizeof *start), dart_count,
            face_count, tiles = 0;
    plan_dart *darts = plan_darts(p, start, &dart_count, &face_count);
    int32_t *vertex = (int32_t *)malloc(((size_t)face_count + 1) * sizeof *vertex);
    memset(vertex, 255, ((size_t)face_count + 1) * sizeof *vertex);
    while (tiles < p->nodes && !p->border[tiles]) tiles++;
    pave_mesh *m = (pave_mesh *)plan_zeros(1, sizeof *m);
    m->tile_count = tiles;
    m->corner_count = start[tiles];
    m->step = 1.0 / 65536;
    m->vertices = (pave_point *)plan_zeros((size_t)face_count, sizeof *m->vertices);
    m->fixed = (uint64_t *)plan_zeros((size_t)face_count / 64 + 1, sizeof *m->fixed);
    m->rings = (int32_t *)plan_zeros((size_t)m->corner_count, sizeof *m->rings);
    m->ring_start = (uint32_t *)plan_zeros((size_t)tiles + 1, sizeof *m->ring_start);
    for (int32_t t = 0; t < tiles; t++)
        for (int32_t d = start[t]; d < start[t + 1]; d++) {
            int32_t face = darts[d].face;
            if (vertex[face] < 0) {
                bool rim;
                vertex[face] = m->vertex_count;
                m->vertices[m->vertex_count] = plan_vertex(p, darts, d, &rim);
                m->fixed[m->vertex_count / 64] |= (uint64_t)rim << (m->vertex_count % 64);
                m->vertex_count++;
            }
            m->rings[d] = vertex[face];
            m->ring_start[t + 1] = (uint32_t)d + 1;
        }
    m->vertex_start = (uint32_t *)plan_zeros((size_t)m->vertex_count + 1, sizeof *m->vertex_start);
    m->vertex_tiles = (int32_t *)plan_zeros((size_t)m->corner_count, sizeof *m->vertex_tiles);
    uint32_t *cursor = (uint32_t *)plan_zeros((size_t)m->vertex_count + 1, sizeof *cursor);
    for (int64_t i = 0; i < m->corner_count; i++) m->vertex_start[m->rings[i] + 1]++;
    for (int32_t v = 0; v < m->vertex_count; v++)
        cursor[v + 1] = m->vertex_start[v + 1] += m->vertex_start[v];
    for (int32_t t = 0; t < tiles; t++)
        for (uint32_t d = m->ring_start[t]; d < m->ring_start[t + 1]; d++)
            m->vertex_tiles[cursor[m->rings[d]]++] = t;
    free(cursor);
    int32_t *after = (int32_t *)malloc(((size_t)m->vertex_count + 1) * sizeof *after), first = -1;
    memset(after, 255, ((size_t)m->vertex_count + 1) * sizeof *after);
    for (int32_t t = 0; t < tiles; t++)
        for (int32_t d = start[t]; d < start[t + 1]; d++)
            if (p->border[darts[d].to])
                after[m->rings[d]] = m->rings[d + 1 < start[t + 1] ? d + 1 : start[t]];
    m->rim = (int32_t *)plan_zeros((size_t)m->vertex_count, sizeof *m->rim);
    for (int32_t v = 0; v < m->vertex_count && first < 0; v++)
        if (after[v] >= 0) first = v;
    for (int32_t v = first; v >= 0 && m->rim_count < m->vertex_count;
         v = after[v] == first ? -1 : after[v])
        m->rim[m->rim_count++] = v;
    int32_t fixed = 0;
    for (int32_t v = 0; v < m->vertex_count; v++) fixed += pave_mesh_on_rim(m, v);
    bool good = fixed == m->rim_count;
    free(after), free(darts), free(start), free(vertex);
    if (good) return m;
    plan_mesh_free(m);
    return NULL;
}

static inline int plan_compare_numbers(const void *a, const void *b)
{
    int32_t one = *(const int32_t *)a, two = *(const int32_t *)b;
    return (one > two) - (one < two);
}

/// The raw mesh of a board of which a share was removed, repaired.
static inline pave_mesh *plan_random_mesh(int32_t width, int32_t height, int pattern, uint64_t seed,
                                          double share)
{
    plan p = plan_board(width, height, pattern);
    plan_remove(&p, seed, share);
    plan_repair(&p);
    pave_mesh *m = plan_mesh(&p);
    plan_free(&p);
    if (!m) abort();
    return m;
}

// ---- Looking at meshes --------------------------------------------------------------------------

/// Which way (a, b, c) turn: 1 clockwise on screen, -1 the other way, 0 neither. By arithmetic of
/// its own.
static inline int plan_sign(pave_point a, pave_point b, pave_point c)
{
    long double left = ((long double)b.x - a.x) * ((long double)c.y - a.y),
                right = ((long double)b.y - a.y) * ((long double)c.x - a.x);
    return (left > right) - (left < right); // both are exact in 64 bits of mantissa
}

/// How many tiles have a triangle that is not positive.
static inline int32_t plan_bad_tiles(const pave_mesh *m)
{
    int32_t bad = 0;
    for (int32_t t = 0; t < m->tile_count; t++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(m, t, &count);
        int64_t x = 0, y = 0;
        for (int32_t k = 0; k < count; k++)
            x += m->vertices[ring[k]].x, y += m->vertices[ring[k]].y;
        pave_point center = plan_mean(x, y, count);
        bool good = true;
        for (int32_t k = 0; k < count; k++)
            good = good &&
                   plan_sign(center, m->vertices[ring[k]], m->vertices[ring[(k + 1) % count]]) > 0;
        bad += !good;
    }
    return bad;
}

static inline uint64_t plan_hash(const pave_mesh *m)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t v = 0; v < m->vertex_count; v++)
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)m->vertices[v].x),
                              (uint32_t)m->vertices[v].y);
    return hash;
}

#endif
