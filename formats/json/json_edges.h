/// formats/json/json_edges.h: builds lists of nodes and edges.
#ifndef PAVE_FORMATS_JSON_EDGES_H
#define PAVE_FORMATS_JSON_EDGES_H

#include "../common/common_list.h"

#include <pave/formats/json.h>

/// Builds an edge list. Initialize to {.allocator = ...}; pave_edge_builder_begin sets the element
/// sizes.
typedef struct pave_edge_builder {
    const pave_allocator *allocator;
    pave_common_list positions; ///< pave_vec2 elements
    pave_common_list edges;     ///< int32_t[2] elements
    pave_common_list border;    ///< int32_t elements
    pave_common_list faults;    ///< pave_fault elements
    pave_border_rule border_rule;
} pave_edge_builder;

void pave_edge_builder_begin(pave_edge_builder *builder, const pave_allocator *allocator);

/// Append an element; return false if out of memory.
bool pave_edge_builder_position(pave_edge_builder *builder, pave_vec2 position);
bool pave_edge_builder_edge(pave_edge_builder *builder, int32_t a, int32_t b);

/// Sorts pairs of numbers below `node_count` by the first, then the second. Returns false and
/// changes nothing if out of memory. Linear time: a radix sort by counting.
bool pave_pairs_sort(int32_t (*pairs)[2], size_t count, int32_t node_count,
                     const pave_allocator *allocator);

/// Moves everything into a list; all counts must fit. Returns false if out of memory. The builder
/// is empty afterwards.
bool pave_edge_builder_finish(pave_edge_builder *builder, pave_edge_list *out);

/// Releases the remaining elements.
void pave_edge_builder_release(pave_edge_builder *builder);

#endif
