/// tests/fuzz/fuzz_graph.c: any bytes as a graph; what is taken becomes an adjacency and a mesh, or
/// is refused; it is written, and read again the same.
#include "../../formats/json/json_parts.h"
#include "edges.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static bool same(const void *a, const void *b, int32_t count, size_t size)
{
    return count == 0 || memcmp(a, b, (size_t)count * size) == 0;
}

static void check_there_and_back(const pave_edge_list *list, const pave_allocator *allocator)
{
    char path[64];
    pave_edge_list read = {0};
    snprintf(path, sizeof path, "fuzz_graph_%ld.json", (long)getpid());
    if (pave_json_graph_write(list, path, allocator, NULL) == PAVE_OK) {
        const pave_result result = pave_json_graph_read(path, allocator, &read, NULL);
        must(result == PAVE_OK || result == PAVE_NO_MEMORY);
        if (result == PAVE_OK) {
            must(read.node_count == list->node_count && read.edge_count == list->edge_count &&
                 read.border_count == list->border_count);
            for (int32_t n = 0; n < list->node_count; n++) // -0 is written as 0
                must(!(read.positions[n].x < list->positions[n].x) &&
                     !(read.positions[n].x > list->positions[n].x) &&
                     !(read.positions[n].y < list->positions[n].y) &&
                     !(read.positions[n].y > list->positions[n].y));
            must(same(read.edges, list->edges, list->edge_count, sizeof *list->edges));
            must(same(read.border, list->border, list->border_count, sizeof *list->border));
        }
        pave_edge_list_release(&read);
        remove(path);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_edge_list list;
    pave_error error = {0};
    const pave_result result = pave_json_text_parse(&pave_json_graph_format, (const char *)data,
                                                    size, "in.json", &allocator, &list, &error);
    must(error.result == result && (result == PAVE_OK) == (error.message[0] == 0));
    if (result == PAVE_OK) {
        check_edges(&list, &allocator);
        check_there_and_back(&list, &allocator);
    }
    pave_edge_list_release(&list);
    must(used == 0);
    return 0;
}
