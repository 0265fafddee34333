/// tests/fuzz/edges.h: what must hold of any graph that was read, and of what is made of it.
#ifndef PAVE_TESTS_EDGES_H
#define PAVE_TESTS_EDGES_H

#include "formats/json/obj_text.h"
#include "limited.h"

#include <pave/formats/json.h>

#include <math.h>

enum { EDGES_MESH_MAX = 400 }; // nodes of which a mesh is made as well

static inline void check_mesh(const pave_adjacency *adjacency, const pave_allocator *allocator)
{
    pave_mesh *mesh = NULL;
    pave_mesh_faults faults;
    pave_fault fault;
    pave_error error = {0};
    int64_t count = 0;
    const pave_result checked = pave_adjacency_check(adjacency, allocator, &fault, 1, &count);
    const pave_result result =
        pave_mesh_create_from_adjacency(adjacency, NULL, allocator, NULL, &mesh, &error);
    must((result == PAVE_OK) == (mesh != NULL) && error.result == result);
    if (checked == PAVE_CAPACITY || (checked == PAVE_OK && count > 0)) must(mesh == NULL);
    if (mesh) {
        const pave_result found = pave_mesh_check(mesh, allocator, &faults);
        must(found == PAVE_OK || found == PAVE_NO_MEMORY);
    }
    pave_mesh_destroy(mesh);
}

/// Checks a list, and what comes of it.
static inline void check_edges(const pave_edge_list *list, const pave_allocator *allocator)
{
    pave_adjacency *adjacency = NULL;
    pave_fault fault;
    pave_error error = {0};
    for (int32_t n = 0; n < list->node_count; n++)
        must(isfinite(list->positions[n].x) && isfinite(list->positions[n].y));
    for (int32_t n = 0; n < list->edge_count; n++)
        for (int end = 0; end < 2; end++)
            must(list->edges[n][end] >= 0 && list->edges[n][end] < list->node_count);
    for (int32_t n = 0; n < list->border_count; n++)
        must(list->border[n] >= 0 && list->border[n] < list->node_count);
    for (int32_t n = 0; n < list->fault_count; n++)
        must(list->faults[n].kind == PAVE_FAULT_ASYMMETRIC);
    const pave_result result =
        pave_edge_list_to_adjacency(list, allocator, &adjacency, &fault, &error);
    must((result == PAVE_OK) == (adjacency != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0) &&
         (result == PAVE_INVALID || fault.kind == PAVE_FAULT_NONE));
    if (adjacency && list->node_count <= EDGES_MESH_MAX) check_mesh(adjacency, allocator);
    pave_adjacency_destroy(adjacency);
}

/// Any bytes as a mesh whose edges are the graph: each occurs once, in order. What is taken
/// becomes an adjacency and a mesh, or is refused.
static inline void check_mesh_edges(pave_obj_parser *parse, const char *path, const uint8_t *data,
                                    size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_edge_list list;
    pave_error error = {0};
    const pave_result result =
        parse((const char *)data, size, path, PAVE_UP_FLATTER, &allocator, &list, &error);
    must(error.result == result && (result == PAVE_OK) == (error.message[0] == 0));
    if (result == PAVE_OK) {
        for (int32_t n = 1; n < list.edge_count; n++)
            must(list.edges[n][0] > list.edges[n - 1][0] ||
                 (list.edges[n][0] == list.edges[n - 1][0] &&
                  list.edges[n][1] > list.edges[n - 1][1]));
        must(list.fault_count == 0 && list.border_count == 0);
        check_edges(&list, &allocator);
    }
    pave_edge_list_release(&list);
    must(used == 0);
}

#endif
