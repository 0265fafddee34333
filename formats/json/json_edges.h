/// formats/json/json_edges.h: lists of nodes and edges while they are made.
#ifndef PAVE_FORMATS_JSON_EDGES_H
#define PAVE_FORMATS_JSON_EDGES_H

#include "../common/common_list.h"

#include <pave/formats/json.h>

/// What an edge list is made of. {.allocator = ...} with the sizes that pave_edge_builder_begin
/// gives.
typedef struct pave_edge_builder {
    const pave_allocator *allocator;
    pave_common_list positions; ///< of pave_vec2
    pave_common_list edges;     ///< of int32_t[2]
    pave_common_list border;    ///< of int32_t
    pave_common_list faults;    ///< of pave_fault
    pave_border_rule border_rule;
} pave_edge_builder;

void pave_edge_builder_begin(pave_edge_builder *builder, const pave_allocator *allocator);

/// Adds; false when there is no memory.
bool pave_edge_builder_position(pave_edge_builder *builder, pave_vec2 position);
bool pave_edge_builder_edge(pave_edge_builder *builder, int32_t a, int32_t b);

/// Sorts pairs of numbers below `node_count` by the first and the second. False when there is no
/// memory; then nothing is changed. Linear time: by counting, the lower digit first.
bool pave_pairs_sort(int32_t (*pairs)[2], size_t count, int32_t node_count,
                     const pave_allocator *allocator);

/// Moves all into a list, each count of which must fit; false when there is no memory. The builder
/// is empty afterwards.
bool pave_edge_builder_finish(pave_edge_builder *builder, pave_edge_list *out);

/// Releases what was not moved.
void pave_edge_builder_release(pave_edge_builder *builder);

#endif
