/// cli/grid_relation.h: what the answers of the three grids are made with. A file that uses it defines face_in, edge_in, vertex_in (from a cell of
/// grid.h to the library's part) and face_out, edge_out, vertex_out (back).
#ifndef PAVE_CLI_GRID_RELATION_H
#define PAVE_CLI_GRID_RELATION_H

/// Defines the query `relation`: all `number` results of GRID_relation(part, k), whose parts are of the kinds `in` and `out`.
#define GRID_RELATION(GRID, relation, number, in, KIND, out)                                        \
    static void relation(const grid_call *call, grid_answer *answer)                                \
    {                                                                                               \
        for (int k = 0; k < (number); k++)                                                          \
            grid_add(answer, KIND, out##_out(GRID##_##relation(in##_in(call->arguments[0].part.at), k))); \
    }

/// Defines read_edge and read_vertex, which read a part into a cell.
#define GRID_READ_EDGE(GRID)                                         \
    static pave_result read_edge(const char *text, pave_cell *out)   \
    {                                                                \
        GRID##_edge edge;                                            \
        pave_result result = GRID##_edge_read(text, &edge);          \
        if (result == PAVE_OK)                                       \
            *out = edge_out(edge);                                   \
        return result;                                               \
    }

#define GRID_READ_VERTEX(GRID)                                       \
    static pave_result read_vertex(const char *text, pave_cell *out) \
    {                                                                \
        GRID##_vertex vertex;                                        \
        pave_result result = GRID##_vertex_read(text, &vertex);      \
        if (result == PAVE_OK)                                       \
            *out = vertex_out(vertex);                               \
        return result;                                               \
    }

#endif
