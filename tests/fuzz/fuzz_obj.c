/// tests/fuzz/fuzz_obj.c: any bytes as OBJ.
#include "edges.h"
#include "../../formats/json/obj_text.h"

#include <pave/formats/obj.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    check_mesh_edges(pave_obj_graph_parse, "in.obj", data, size);
    return 0;
}
