/// formats/tiled/tiled_json_tree.h: parses JSON into a tree, stored as a flat list of nodes, for
/// TSJ and TMJ, whose members may be in any order. Uses the scanner of pave_json.
///
/// Nodes are in text order: a container is followed by its contents. Therefore the first child of a
/// node is the next node, and `span` gives the offset of the next sibling.
#ifndef PAVE_TILED_JSON_TREE_H
#define PAVE_TILED_JSON_TREE_H

#include "../json/json_scan.h"

enum { PAVE_TILED_TREE_DEPTH_MAX = 512 };

/// A value.
typedef struct pave_tiled_node {
    uint8_t kind;     ///< a pave_json_kind, never PAVE_JSON_NONE
    bool whole;       ///< for numbers: the value is `integer`, even if written as 1.0 or 2e0;
                      ///< otherwise `real`
    uint32_t count;   ///< number of members or elements
    uint32_t span;    ///< number of nodes in this subtree
    const char *name; ///< name of a member; otherwise ""
    union {
        const char *text;
        int64_t integer;
        double real;
    } value;
} pave_tiled_node;

/// A parsed JSON text as a tree; nodes[0] is the outermost object.
typedef struct pave_tiled_tree {
    pave_common_list nodes; ///< pave_tiled_node elements
    char *texts;            ///< text_size characters: names and texts, each terminated by a 0
    size_t text_size;
} pave_tiled_tree;

/// Parses text that consists of one JSON object. Numbers with a fraction or an exponent keep 15
/// digits; numbers outside of 1e-15..1e15 become the largest or the smallest double, so that range
/// checks refuse them. Returns PAVE_OK; PAVE_INVALID, with line and column, if the text is not an
/// object; PAVE_UNSUPPORTED if it is nested too deep; PAVE_NO_MEMORY. Always release the tree with
/// pave_tiled_tree_release. Memory: 32 bytes per value, and the size of the text.
pave_result pave_tiled_tree_read(pave_tiled_tree *tree, const char *text, size_t size,
                                 const char *path, const pave_allocator *allocator,
                                 pave_error *error);

/// Releases a tree, which may be zeroed.
void pave_tiled_tree_release(pave_tiled_tree *tree, const pave_allocator *allocator);

/// Returns true if the node exists and is of that kind.
static inline bool pave_tiled_node_is(const pave_tiled_node *node, pave_json_kind kind)
{
    return node && node->kind == kind;
}

/// Returns true if the node exists and is an integer.
static inline bool pave_tiled_node_whole(const pave_tiled_node *node)
{
    return pave_tiled_node_is(node, PAVE_JSON_NUMBER) && node->whole;
}

/// Returns the text of a node; NULL if it has none.
static inline const char *pave_tiled_node_text(const pave_tiled_node *node)
{
    return pave_tiled_node_is(node, PAVE_JSON_TEXT) ? node->value.text : NULL;
}

/// Returns true if the node exists and is a list of `count` integers from `low` to `high`; writes
/// them to `out`.
bool pave_tiled_node_integers(const pave_tiled_node *list, uint32_t count, int64_t low,
                              int64_t high, int64_t *out);

/// Returns the node after this subtree: the next sibling of a child.
static inline const pave_tiled_node *pave_tiled_node_next(const pave_tiled_node *node)
{
    return node + node->span;
}

/// Returns the member with that name (the last one if the name is repeated); NULL if `object` is
/// NULL or has no such member. Linear in the number of members.
const pave_tiled_node *pave_tiled_node_member(const pave_tiled_node *object, const char *name);

#endif
