/// tests/fuzz/fuzz_off.c: any bytes as OFF.
#include "edges.h"
#include "../../formats/json/obj_text.h"

#include <pave/formats/obj.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    check_mesh_edges(pave_off_graph_parse, "in.off", data, size);
    return 0;
}
