/// formats/tiled/tiled_json_tree.c: parses JSON into a tree, stored as a flat list of nodes.
#include "tiled_json_tree.h"

#include <pave/random.h>

#include <float.h>
#include <string.h>

typedef struct tree_reader {
    pave_tiled_tree *tree;
    pave_json_scan scan;
    uint32_t open[PAVE_TILED_TREE_DEPTH_MAX]; ///< open containers, outermost first
    int depth;
    size_t used; ///< bytes used in `texts`
} tree_reader;

static pave_tiled_node *node_at(const tree_reader *reader, uint32_t index)
{
    return (pave_tiled_node *)reader->tree->nodes.elements + index;
}

/// Keeps a string of the scanner, with its final 0. The strings of a file, with their final zeros,
/// are never longer than the file, which has two quotes for each.
static const char *keep_text(tree_reader *reader, const pave_common_list *text)
{
    char *copy = reader->tree->texts + reader->used;
    assert(reader->used + text->count <= reader->tree->text_size);
    memcpy(copy, text->elements, text->count);
    reader->used += text->count;
    return copy;
}

/// Parses a number that is not an integer or has too many digits, in the way the core parses
/// weights, but with a sign.
static double read_real(const char *start, size_t size)
{
    char digits[64];
    const bool negative = start[0] == '-';
    double value = 0;
    start += negative;
    size -= negative;
    // A number that is too long is treated as out of range.
    if (size >= sizeof digits) return negative ? -DBL_MAX : DBL_MAX;
    memcpy(digits, start, size);
    digits[size] = 0;
    if (pave_weight_read(digits, &value) != PAVE_OK) {
        const char *exponent = strpbrk(digits, "eE");
        const bool tiny = exponent ? exponent[1] == '-' : digits[0] == '0';
        value = tiny ? DBL_MIN : DBL_MAX;
    }
    return negative ? -value : value;
}

/// A number with a decimal point or an exponent is an integer if its value is.
static void take_real(double real, pave_tiled_node *node)
{
    node->whole = real >= -1e15 && real <= 1e15 && real == (double)(int64_t)real;
    if (node->whole)
        node->value.integer = (int64_t)real;
    else
        node->value.real = real;
}

/// Appends a value as a child of the innermost container. If it is a container, it becomes the
/// innermost.
static bool read_value(tree_reader *reader, const char *name)
{
    pave_json_scan *scan = &reader->scan;
    pave_tiled_node node = {.kind = (uint8_t)pave_json_scan_value(scan), .span = 1, .name = name};
    if (scan->result != PAVE_OK) return false;
    if (node.kind == PAVE_JSON_TEXT) node.value.text = keep_text(reader, &scan->string);
    if (node.kind == PAVE_JSON_NUMBER) {
        node.whole = pave_json_scan_whole(scan, &node.value.integer);
        if (!node.whole) take_real(read_real(scan->number, scan->number_size), &node);
    }
    pave_tiled_node *place = pave_common_list_add(&reader->tree->nodes, scan->allocator, 1);
    if (!place) return pave_json_scan_no_memory(scan);
    *place = node;
    if (reader->depth > 0) node_at(reader, reader->open[reader->depth - 1])->count++;
    if (node.kind != PAVE_JSON_OBJECT && node.kind != PAVE_JSON_LIST) return true;
    if (reader->depth == PAVE_TILED_TREE_DEPTH_MAX)
        return pave_json_scan_fail(scan, scan->place, PAVE_UNSUPPORTED,
                                   "the JSON is nested too deeply; simplify the file");
    reader->open[reader->depth++] = (uint32_t)reader->tree->nodes.count - 1;
    return true;
}

/// Reads the next item of the innermost container, or ends it.
static bool read_next(tree_reader *reader)
{
    pave_json_scan *scan = &reader->scan;
    const uint32_t container = reader->open[reader->depth - 1];
    if (node_at(reader, container)->kind == PAVE_JSON_OBJECT) {
        if (pave_json_scan_member(scan)) return read_value(reader, keep_text(reader, &scan->name));
    } else if (pave_json_scan_element(scan)) {
        return read_value(reader, "");
    }
    if (scan->result != PAVE_OK) return false;
    node_at(reader, container)->span = (uint32_t)reader->tree->nodes.count - container;
    reader->depth--;
    return true;
}

pave_result pave_tiled_tree_read(pave_tiled_tree *tree, const char *text, size_t size,
                                 const char *path, const pave_allocator *allocator,
                                 pave_error *error)
{
    tree_reader reader = {.tree = tree};
    assert(size < UINT32_MAX); // node indices have 32 bits
    *tree = (pave_tiled_tree){.nodes.element_size = sizeof(pave_tiled_node)};
    pave_json_scan_begin(&reader.scan, text, size, path, allocator, error);
    if (pave_json_scan_root(&reader.scan)) {
        reader.scan.at = reader.scan.place; // goes back to read the object as a value
        tree->texts = pave_common_array(allocator, size, 1);
        tree->text_size = size;
        bool well = tree->texts ? read_value(&reader, "") : pave_json_scan_no_memory(&reader.scan);
        while (well && reader.depth > 0) well = read_next(&reader);
        pave_json_scan_end(&reader.scan);
    }
    return pave_json_scan_release(&reader.scan);
}

void pave_tiled_tree_release(pave_tiled_tree *tree, const pave_allocator *allocator)
{
    pave_common_list_release(&tree->nodes, allocator);
    pave_common_free(allocator, tree->texts);
    tree->texts = NULL;
}

const pave_tiled_node *pave_tiled_node_member(const pave_tiled_node *object, const char *name)
{
    const pave_tiled_node *found = NULL;
    if (!pave_tiled_node_is(object, PAVE_JSON_OBJECT)) return NULL;
    const pave_tiled_node *child = object + 1;
    for (uint32_t k = 0; k < object->count; k++, child = pave_tiled_node_next(child))
        if (strcmp(child->name, name) == 0) found = child;
    return found;
}

bool pave_tiled_node_integers(const pave_tiled_node *list, uint32_t count, int64_t low,
                              int64_t high, int64_t *out)
{
    if (!pave_tiled_node_is(list, PAVE_JSON_LIST) || list->count != count) return false;
    const pave_tiled_node *number = list + 1;
    for (uint32_t i = 0; i < count; i++, number = pave_tiled_node_next(number)) {
        if (!pave_tiled_node_whole(number) || number->value.integer < low ||
            number->value.integer > high)
            return false;
        out[i] = number->value.integer;
    }
    return true;
}
