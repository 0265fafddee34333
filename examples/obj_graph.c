/// A mesh of any program says which tiles touch: its vertices are the tiles, its edges who is
/// adjacent, read from OBJ and from OFF.
#include <pave/formats/obj.h>
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

// A pyramid without a floor, seen from above: a tile in the middle, and four round it.
static const char obj[] = "v 0 0 0.5\n"
                          "v 1 1 0\nv -1 1 0\nv -1 -1 0\nv 1 -1 0\n"
                          "f 1 2 3\nf 1 3 4\nf 1 4 5\nf 1 5 2\n";
static const char off[] = "OFF\n5 4 8\n"
                          "0 0 0.5\n1 1 0\n-1 1 0\n-1 -1 0\n1 -1 0\n"
                          "3 0 1 2\n3 0 2 3\n3 0 3 4\n3 0 4 1\n";

static void tell(const char *name, const pave_edge_list *list)
{
    pave_adjacency *adjacency;
    pave_error error;
    printf("%s: %d nodes, %d edges, ", name, (int)list->node_count, (int)list->edge_count);
    if (pave_edge_list_to_adjacency(list, NULL, &adjacency, NULL, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return;
    }
    printf("%d tile inside, with %d neighbours\n", (int)adjacency->inner_count,
           (int)pave_adjacency_degree(adjacency, 0));
    pave_adjacency_destroy(adjacency);
}

int main(void)
{
    pave_edge_list list;
    pave_error error;
    char text[PAVE_ERROR_TEXT_SIZE];
    if (pave_obj_graph_parse(obj, strlen(obj), "pyramid.obj", NULL, &list, &error) != PAVE_OK)
        return 1;
    tell("OBJ", &list);
    pave_edge_list_release(&list);
    if (pave_off_graph_parse(off, strlen(off), "pyramid.off", NULL, &list, &error) != PAVE_OK)
        return 1;
    tell("OFF", &list);
    pave_edge_list_release(&list);

    static const char wrong[] = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 4\n";
    if (pave_obj_graph_parse(wrong, strlen(wrong), "wrong.obj", NULL, &list, &error) != PAVE_OK)
        printf("%s\n", pave_error_text(&error, text));
    if (pave_off_graph_parse("COFF 1 0 0\n", 11, "wrong.off", NULL, &list, &error) != PAVE_OK)
        printf("%s\n", pave_error_text(&error, text));
    return 0;
}
