/// tests/fuzz/fuzz_off.c: any bytes as OFF; what is taken becomes an adjacency and a mesh, or is refused.
#include "edges.h"

#include <pave/formats/obj.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_edge_list list;
    pave_error error = {0};
    const pave_result result = pave_off_graph_parse((const char *)data, size, "in.off", &allocator, &list, &error);
    must(error.result == result && (result == PAVE_OK) == (error.message[0] == 0));
    if (result == PAVE_OK) {
        for (int32_t n = 1; n < list.edge_count; n++) // each once, in order
            must(list.edges[n][0] > list.edges[n - 1][0] || (list.edges[n][0] == list.edges[n - 1][0] && list.edges[n][1] > list.edges[n - 1][1]));
        must(list.fault_count == 0 && list.border_count == 0);
        check_edges(&list, &allocator);
    }
    pave_edge_list_release(&list);
    must(used == 0);
    return 0;
}
