/// Rims: the outline of a board stays fixed, moves with the tiles, or becomes a rectangular frame.
#include <pave/pave.h>

#include <stdio.h>

static void print_outline(const pave_mesh *mesh)
{
    pave_vec2 min = pave_mesh_point(mesh, mesh->rim[0]), max = min;
    for (int32_t i = 0; i < mesh->rim_count; i++) {
        const pave_vec2 at = pave_mesh_point(mesh, mesh->rim[i]);
        min = pave_vec2_of(at.x < min.x ? at.x : min.x, at.y < min.y ? at.y : min.y);
        max = pave_vec2_of(at.x > max.x ? at.x : max.x, at.y > max.y ? at.y : max.y);
    }
    printf("%.3f x %.3f", max.x - min.x, max.y - min.y);
}

int main(void)
{
    const pave_board_def def = {.width = 12, .height = 8, .system = PAVE_HEX_EVEN_Q};
    pave_board *board = NULL;
    pave_error error;
    if (pave_board_create(&def, NULL, &board, &error) != PAVE_OK) return 1;
    const pave_removal_def fifth = {.seed = 7, .share = 0.2};
    if (pave_board_remove_random(board, &fifth, NULL, NULL, &error) != PAVE_OK) return 1;

    // The same tiles with each kind of rim; the last rim has the proportions of a screen.
    const pave_relax_def ways[] = {{.steps = 20},
                                   {.steps = 20, .rim = PAVE_RIM_FREE},
                                   {.steps = 20, .rim = PAVE_RIM_FRAME},
                                   {.steps = 20, .rim = PAVE_RIM_FRAME, .frame_ratio = 16.0 / 9}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        const pave_mesh_def how = {.relax = ways[i]};
        pave_mesh *mesh = NULL;
        pave_mesh_report report;
        if (pave_mesh_create_from_board(board, &how, NULL, NULL, &mesh, &error) != PAVE_OK)
            return 1;
        if (pave_mesh_report_make(mesh, NULL, &report) != PAVE_OK) return 1;
        printf("%-5s: ", pave_word(pave_rim_kind_words, ways[i].rim));
        print_outline(mesh);
        printf(", spread of areas %.3f, least angle %.1f", report.area_cv, report.min_angle);
        if (ways[i].rim == PAVE_RIM_FRAME)
            printf(", %d vertices off the frame", (int)mesh->made.off_frame_count);
        printf("\n");
        pave_mesh_destroy(mesh);
    }
    pave_board_destroy(board);
    return 0;
}
