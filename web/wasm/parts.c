/// web/wasm/parts.c: batches of the inline functions of square.h, hex.h and tri.h.
#include "hex_at.h"
#include "web.h"

static pave_cell part_of(int32_t q, int32_t r, int32_t s)
{
    const pave_cell part = {q, r, s};
    return part;
}

// ---- Relations ----------------------------------------------------------------------------------

// A part as the argument and as the result, for each grid.
#define FACE_IN(grid, part) (part)
#define SQUARE_EDGE_IN(part) pave_square_edge_of((part).q, (part).r, (part).s)
#define SQUARE_VERTEX_IN(part) pave_square_vertex_of((part).q, (part).r)
#define HEX_EDGE_IN(part) pave_hex_edge_of((part).q, (part).r, (part).s)
#define HEX_VERTEX_IN(part) pave_hex_vertex_of((part).q, (part).r, (part).s)
#define TRI_EDGE_IN(part) pave_tri_edge_of((part).q, (part).r, (part).s)
#define TRI_VERTEX_IN(part) pave_tri_vertex_of((part).q, (part).r)
#define PART(part) (part)
#define WITH_S(value) part_of((value).q, (value).r, (value).s)
#define WITHOUT_S(value) part_of((value).q, (value).r, 0)

#define RELATION(name, function, in, result)                                \
    static void name(const pave_cell *parts, int32_t count, pave_cell *out) \
    {                                                                       \
        const int32_t size = name##_size;                                   \
        for (int32_t i = 0; i < count; i++)                                 \
            for (int32_t k = 0; k < size; k++)                              \
                out[i * size + k] = result(function(in(parts[i]), k));      \
    }

#define RELATION_OF(grid, GRID, name, NAME, in, result)         \
    enum { grid##_##name##_size = PAVE_##GRID##_##NAME##_MAX }; \
    RELATION(grid##_##name, pave_##grid##_##name, in, result)

// The nine relations of a grid and what it has besides, as (name, from, to).
#define SQUARE_RELATIONS(X)                            \
    X(neighbors, NEIGHBORS, PART, WITH_S)              \
    X(borders, BORDERS, PART, WITH_S)                  \
    X(corners, CORNERS, PART, WITHOUT_S)               \
    X(joins, JOINS, SQUARE_EDGE_IN, WITH_S)            \
    X(continues, CONTINUES, SQUARE_EDGE_IN, WITH_S)    \
    X(endpoints, ENDPOINTS, SQUARE_EDGE_IN, WITHOUT_S) \
    X(touches, TOUCHES, SQUARE_VERTEX_IN, WITH_S)      \
    X(protrudes, PROTRUDES, SQUARE_VERTEX_IN, WITH_S)  \
    X(adjacent, ADJACENT, SQUARE_VERTEX_IN, WITHOUT_S) \
    X(diagonals, DIAGONALS, PART, WITH_S)              \
    X(touching, TOUCHING, PART, WITH_S)                \
    X(meets, MEETS, SQUARE_EDGE_IN, WITH_S)            \
    X(surrounding, SURROUNDING, SQUARE_VERTEX_IN, WITHOUT_S)
#define HEX_RELATIONS(X)                           \
    X(neighbors, NEIGHBORS, PART, WITH_S)          \
    X(borders, BORDERS, PART, WITH_S)              \
    X(corners, CORNERS, PART, WITH_S)              \
    X(joins, JOINS, HEX_EDGE_IN, WITH_S)           \
    X(continues, CONTINUES, HEX_EDGE_IN, WITH_S)   \
    X(endpoints, ENDPOINTS, HEX_EDGE_IN, WITH_S)   \
    X(touches, TOUCHES, HEX_VERTEX_IN, WITH_S)     \
    X(protrudes, PROTRUDES, HEX_VERTEX_IN, WITH_S) \
    X(adjacent, ADJACENT, HEX_VERTEX_IN, WITH_S)   \
    X(diagonals, DIAGONALS, PART, WITH_S)          \
    X(touching, TOUCHING, PART, WITH_S)            \
    X(surrounding, SURROUNDING, HEX_VERTEX_IN, WITH_S)
#define TRI_RELATIONS(X)                            \
    X(neighbors, NEIGHBORS, PART, WITH_S)           \
    X(borders, BORDERS, PART, WITH_S)               \
    X(corners, CORNERS, PART, WITHOUT_S)            \
    X(joins, JOINS, TRI_EDGE_IN, WITH_S)            \
    X(continues, CONTINUES, TRI_EDGE_IN, WITH_S)    \
    X(endpoints, ENDPOINTS, TRI_EDGE_IN, WITHOUT_S) \
    X(touches, TOUCHES, TRI_VERTEX_IN, WITH_S)      \
    X(protrudes, PROTRUDES, TRI_VERTEX_IN, WITH_S)  \
    X(adjacent, ADJACENT, TRI_VERTEX_IN, WITHOUT_S) \
    X(diagonals, DIAGONALS, PART, WITH_S)           \
    X(touching, TOUCHING, PART, WITH_S)             \
    X(meets, MEETS, TRI_EDGE_IN, WITH_S)

#define MAKE_SQUARE(name, NAME, in, result) RELATION_OF(square, SQUARE, name, NAME, in, result)
#define MAKE_HEX(name, NAME, in, result) RELATION_OF(hex, HEX, name, NAME, in, result)
#define MAKE_TRI(name, NAME, in, result) RELATION_OF(tri, TRI, name, NAME, in, result)
SQUARE_RELATIONS(MAKE_SQUARE)
HEX_RELATIONS(MAKE_HEX)
TRI_RELATIONS(MAKE_TRI)

typedef struct relation_entry {
    int32_t size;
    void (*each)(const pave_cell *parts, int32_t count, pave_cell *out);
} relation_entry;

#define ROW(grid, name, NAME) [PAVE_WEB_##NAME] = {grid##_##name##_size, grid##_##name},
#define SQUARE_ROW(name, NAME, in, result) ROW(square, name, NAME)
#define HEX_ROW(name, NAME, in, result) ROW(hex, name, NAME)
#define TRI_ROW(name, NAME, in, result) ROW(tri, name, NAME)
static const relation_entry relations[4][PAVE_WEB_SURROUNDING + 1] = {
    [PAVE_WINDOW_SQUARES] = {SQUARE_RELATIONS(SQUARE_ROW)},
    [PAVE_WINDOW_HEXAGONS] = {HEX_RELATIONS(HEX_ROW)},
    [PAVE_WINDOW_TRIANGLES] = {TRI_RELATIONS(TRI_ROW)},
};

int32_t pave_web_relation_size(pave_window_grid grid, pave_web_relation relation)
{
    return relations[grid][relation].size;
}

void pave_web_relate(pave_window_grid grid, pave_web_relation relation, const pave_cell *parts,
                     int32_t count, pave_cell *out)
{
    relations[grid][relation].each(parts, count, out);
}

// ---- Places -------------------------------------------------------------------------------------

#define POINT_OF(grid, GRID, EDGE, VERTEX)                                                       \
    static pave_vec2 grid##_point(pave_web_part kind, const pave_layout *layout, pave_cell part) \
    {                                                                                            \
        if (kind == PAVE_WEB_EDGE) return pave_##grid##_edge_point(layout, EDGE(part));          \
        if (kind == PAVE_WEB_VERTEX) return pave_##grid##_vertex_point(layout, VERTEX(part));    \
        return pave_##grid##_face_point(layout, part);                                           \
    }
POINT_OF(square, SQUARE, SQUARE_EDGE_IN, SQUARE_VERTEX_IN)
POINT_OF(hex, HEX, HEX_EDGE_IN, HEX_VERTEX_IN)
POINT_OF(tri, TRI, TRI_EDGE_IN, TRI_VERTEX_IN)

void pave_web_part_points(pave_window_grid grid, pave_web_part kind, const pave_layout *layout,
                          const pave_cell *parts, int32_t count, pave_vec2 *out)
{
    static pave_vec2 (*const point[4])(pave_web_part, const pave_layout *, pave_cell) = {
        square_point, square_point, hex_point, tri_point};
    for (int32_t i = 0; i < count; i++) out[i] = point[grid](kind, layout, parts[i]);
}

#define AT_OF(grid, VERTEX)                                                                    \
    static pave_cell grid##_at(pave_web_part kind, const pave_layout *layout, pave_vec2 point) \
    {                                                                                          \
        if (kind == PAVE_WEB_EDGE) return WITH_S(pave_##grid##_edge_at(layout, point));        \
        if (kind == PAVE_WEB_VERTEX) return VERTEX(pave_##grid##_vertex_at(layout, point));    \
        return pave_##grid##_face_at(layout, point);                                           \
    }
AT_OF(square, WITHOUT_S)
AT_OF(hex, WITH_S)
AT_OF(tri, WITHOUT_S)

void pave_web_parts_at(pave_window_grid grid, pave_web_part kind, const pave_layout *layout,
                       const pave_vec2 *points, int32_t count, pave_cell *out)
{
    static pave_cell (*const at[4])(pave_web_part, const pave_layout *,
                                    pave_vec2) = {square_at, square_at, hex_at, tri_at};
    int32_t i = 0;
#ifdef __wasm_simd128__
    if (grid == PAVE_WINDOW_HEXAGONS && kind == PAVE_WEB_FACE)
        for (; i + 2 <= count; i += 2) hex_faces_at_two(layout, points + i, out + i);
#endif
    for (; i < count; i++) out[i] = at[grid](kind, layout, points[i]);
}

void pave_web_outlines(pave_window_grid grid, const pave_layout *layout, const pave_cell *faces,
                       int32_t count, pave_vec2 *out)
{
    for (int32_t i = 0; i < count; i++) switch (grid) {
        case PAVE_WINDOW_HEXAGONS:
            pave_hex_face_corner_points(layout, faces[i], out + 6 * i);
            break;
        case PAVE_WINDOW_TRIANGLES:
            pave_tri_face_corner_points(layout, faces[i], out + 3 * i);
            break;
        default: pave_square_face_corner_points(layout, faces[i], out + 4 * i); break;
        }
}

// ---- Moves --------------------------------------------------------------------------------------

static bool rotate(pave_window_grid grid, pave_cell face, int32_t turns, pave_web_part kind,
                   pave_cell about, pave_cell *out)
{
    const bool vertex = kind == PAVE_WEB_VERTEX;
    switch (grid) {
    case PAVE_WINDOW_HEXAGONS:
        if (vertex) return pave_hex_rotate_about_vertex(face, turns, HEX_VERTEX_IN(about), out);
        *out = pave_hex_rotate_about_face(face, turns, about);
        return true;
    case PAVE_WINDOW_TRIANGLES:
        if (!vertex) return pave_tri_rotate_about_face(face, turns, about, out);
        *out = pave_tri_rotate_about_vertex(face, turns, TRI_VERTEX_IN(about));
        return true;
    default:
        *out = vertex ? pave_square_rotate_about_vertex(face, turns, SQUARE_VERTEX_IN(about))
                      : pave_square_rotate_about_face(face, turns, about);
        return true;
    }
}

bool pave_web_rotate(pave_window_grid grid, const pave_cell *faces, int32_t count, int32_t turns,
                     pave_web_part kind, const pave_cell *about, pave_cell *out)
{
    for (int32_t i = 0; i < count; i++)
        if (!rotate(grid, faces[i], turns, kind, *about, &out[i])) return false;
    return true;
}

static pave_cell reflect(pave_window_grid grid, pave_cell face, int32_t axis, pave_web_part kind,
                         pave_cell about)
{
    const bool vertex = kind == PAVE_WEB_VERTEX;
    switch (grid) {
    case PAVE_WINDOW_HEXAGONS:
        return vertex
                   ? pave_hex_reflect_about_vertex(face, (pave_hex_axis)axis, HEX_VERTEX_IN(about))
                   : pave_hex_reflect_about_face(face, (pave_hex_axis)axis, about);
    case PAVE_WINDOW_TRIANGLES:
        return vertex
                   ? pave_tri_reflect_about_vertex(face, (pave_tri_axis)axis, TRI_VERTEX_IN(about))
                   : pave_tri_reflect_about_face(face, (pave_tri_axis)axis, about);
    default:
        return vertex ? pave_square_reflect_about_vertex(face, (pave_square_axis)axis,
                                                         SQUARE_VERTEX_IN(about))
                      : pave_square_reflect_about_face(face, (pave_square_axis)axis, about);
    }
}

void pave_web_reflect(pave_window_grid grid, const pave_cell *faces, int32_t count, int32_t axis,
                      pave_web_part kind, const pave_cell *about, pave_cell *out)
{
    for (int32_t i = 0; i < count; i++) out[i] = reflect(grid, faces[i], axis, kind, *about);
}

void pave_web_distances(pave_window_grid grid, int32_t metric, const pave_cell *a,
                        const pave_cell *b, int32_t count, double *out)
{
    for (int32_t i = 0; i < count; i++) switch (grid) {
        case PAVE_WINDOW_HEXAGONS: out[i] = (double)pave_hex_distance(a[i], b[i]); break;
        case PAVE_WINDOW_TRIANGLES:
            out[i] = (double)pave_tri_distance(a[i], b[i], (pave_tri_metric)metric);
            break;
        default:
            out[i] = (double)pave_square_distance(a[i], b[i], (pave_square_metric)metric);
            break;
        }
}

void pave_web_norms(pave_window_grid grid, const pave_cell *a, const pave_cell *b, int32_t count,
                    double *out)
{
    for (int32_t i = 0; i < count; i++) switch (grid) {
        case PAVE_WINDOW_HEXAGONS: out[i] = (double)pave_hex_norm(a[i], b[i]); break;
        case PAVE_WINDOW_TRIANGLES: out[i] = (double)pave_tri_norm(a[i], b[i]); break;
        default: out[i] = (double)pave_square_norm(a[i], b[i]); break;
        }
}

void pave_web_ray(pave_window_grid grid, const pave_cell *face, int32_t direction, int32_t count,
                  pave_cell *out)
{
    for (int32_t i = 0; i < count; i++) switch (grid) {
        case PAVE_WINDOW_HEXAGONS: out[i] = pave_hex_ray(*face, direction, i); break;
        case PAVE_WINDOW_TRIANGLES: out[i] = pave_tri_ray(*face, direction, i); break;
        default: out[i] = pave_square_ray(*face, direction, i); break;
        }
}

// ---- Coordinates --------------------------------------------------------------------------------

enum { CUBE = 6, LANES = 0 };

static bool hex_back(int32_t system, pave_cell in, pave_cell *out)
{
    const pave_hex_cube cube = {in.q, in.r, in.s};
    const pave_hex_offset offset = {in.q, in.r};
    if (system == CUBE ? !pave_hex_cube_valid(cube)
                       : !pave_hex_offset_valid(offset, (pave_hex_system)system))
        return false;
    *out = system == CUBE ? pave_hex_from_cube(cube)
                          : pave_hex_from_offset(offset, (pave_hex_system)system);
    return true;
}

static bool tri_back(int32_t system, pave_cell in, pave_cell *out)
{
    const pave_tri_lanes lanes = {in.q, in.r, in.s};
    const pave_tri_pair pair = {in.q, in.r};
    if (system == LANES ? !pave_tri_lanes_valid(lanes) : !pave_tri_doubled_valid(pair))
        return false;
    *out = system == LANES ? pave_tri_from_lanes(lanes) : pave_tri_from_doubled(pair);
    return true;
}

static pave_cell hex_forth(int32_t system, pave_cell in)
{
    if (system == CUBE) return WITH_S(pave_hex_to_cube(in));
    const pave_hex_offset offset = pave_hex_to_offset(in, (pave_hex_system)system);
    return part_of(offset.col, offset.row, 0);
}

static pave_cell tri_forth(int32_t system, pave_cell in)
{
    if (system != LANES) return WITHOUT_S(pave_tri_to_doubled(in));
    const pave_tri_lanes lanes = pave_tri_to_lanes(in);
    return part_of(lanes.a, lanes.b, lanes.c);
}

int32_t pave_web_coordinates(pave_window_grid grid, int32_t system, bool back, const pave_cell *in,
                             int32_t count, pave_cell *out)
{
    const bool hex = grid == PAVE_WINDOW_HEXAGONS;
    for (int32_t i = 0; i < count; i++) {
        if (!back)
            out[i] = hex ? hex_forth(system, in[i]) : tri_forth(system, in[i]);
        else if (!(hex ? hex_back(system, in[i], &out[i]) : tri_back(system, in[i], &out[i])))
            return i;
    }
    return count;
}
