/// formats/tiled/tiled_json_tree.h: a JSON text as a tree in one flat list of nodes, for TSJ and
/// TMJ, whose members may come in any order. The scanner of pave_json reads the text.
///
/// Nodes are in the order of the text: a container is followed by all that it holds. So the first
/// child of a node is the next node, and `span` leads to its sibling.
#ifndef PAVE_TILED_JSON_TREE_H
#define PAVE_TILED_JSON_TREE_H

#include "../json/json_scan.h"

enum { PAVE_TILED_TREE_DEPTH_MAX = 512 };

/// A value.
typedef struct pave_tiled_node {
    uint8_t kind;     ///< a pave_json_kind, never PAVE_JSON_NONE
    bool whole;       ///< a number: `integer` is its value, also of 1.0 and 2e0; else `real`
    uint32_t count;   ///< members or elements
    uint32_t span;    ///< this node and all nodes inside it
    const char *name; ///< of a member, else ""
    union {
        const char *text;
        int64_t integer;
        double real;
    } value;
} pave_tiled_node;

/// The tree of a text; nodes[0] is the outermost object.
typedef struct pave_tiled_tree {
    pave_common_list nodes; ///< of pave_tiled_node
    char *texts;            ///< text_size characters: names and texts, each with a 0 at its end
    size_t text_size;
} pave_tiled_tree;

/// Reads a text of one object. Of numbers with a fraction or an exponent, 15 digits count; numbers
/// outside of 1e-15..1e15 become the largest or the smallest double, so that a check of the range
/// refuses them. Returns PAVE_OK; PAVE_INVALID, with line and column, where the text is not an
/// object; PAVE_UNSUPPORTED above the depth; PAVE_NO_MEMORY. Give the tree to
/// pave_tiled_tree_release in each case. Memory: 32 bytes a value, and the size of the text.
pave_result pave_tiled_tree_read(pave_tiled_tree *tree, const char *text, size_t size,
                                 const char *path, const pave_allocator *allocator,
                                 pave_error *error);

/// Releases a tree; one of zeros is allowed.
void pave_tiled_tree_release(pave_tiled_tree *tree, const pave_allocator *allocator);

/// Whether there is a node, and it is of that kind.
static inline bool pave_tiled_node_is(const pave_tiled_node *node, pave_json_kind kind)
{
    return node && node->kind == kind;
}

/// Whether there is a node, and it is a whole number.
static inline bool pave_tiled_node_whole(const pave_tiled_node *node)
{
    return pave_tiled_node_is(node, PAVE_JSON_NUMBER) && node->whole;
}

/// The text of a node; NULL where it has none.
static inline const char *pave_tiled_node_text(const pave_tiled_node *node)
{
    return pave_tiled_node_is(node, PAVE_JSON_TEXT) ? node->value.text : NULL;
}

/// Whether there is a node, and it is a list of `count` whole numbers from `low` to `high`; writes
/// them to `out`.
bool pave_tiled_node_integers(const pave_tiled_node *list, uint32_t count, int64_t low,
                              int64_t high, int64_t *out);

/// The node behind this one and all that it holds: of the k-th child the next one.
static inline const pave_tiled_node *pave_tiled_node_next(const pave_tiled_node *node)
{
    return node + node->span;
}

/// The member of that name, the last of several; NULL where there is no object or no such member.
/// Linear in the members.
const pave_tiled_node *pave_tiled_node_member(const pave_tiled_node *object, const char *name);

#endif
