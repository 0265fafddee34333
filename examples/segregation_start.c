/// examples/segregation_start.c: groups that want different things, a lake and a wall of closed
/// cells, and a start of one's own.
#include <pave/segregation.h>

#include <stdio.h>

enum { WIDTH = 40, HEIGHT = 16, CELLS = WIDTH * HEIGHT };

static void draw(const uint8_t *races, const uint8_t *closed)
{
    for (int i = 0; i < CELLS; i++)
        printf("%c%s", closed[i] ? '~' : " ox"[races[i]], i % WIDTH == WIDTH - 1 ? "\n" : "");
}

int main(void)
{
    const pave_window_def rectangle = {.width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    if (pave_window_create(&rectangle, NULL, &window, NULL) != PAVE_OK) return 1;

    // A checkerboard with room: the worst that can be. In the middle is a lake.
    uint8_t start[CELLS], closed[CELLS];
    for (int i = 0; i < CELLS; i++) {
        const int x = i % WIDTH, y = i / WIDTH, dx = x - WIDTH / 2, dy = 2 * (y - HEIGHT / 2);
        closed[i] = dx * dx + dy * dy < 60;
        start[i] = (uint8_t)(closed[i] || (x + 3 * y) % 5 == 0 ? 0 : 1 + (x + y) % 2);
    }

    // How long a table must be depends on the ground: here all eight neighbours count. The first
    // group wants company, the second three in ten.
    const pave_ground ground = {.window = window, .contact = PAVE_CONTACT_VERTEX};
    int32_t most;
    if (pave_segregation_neighbors_max(&ground, 1, NULL, &most) != PAVE_OK) return 1;
    printf("a cell has up to %d neighbours\n", (int)most);
    static const int32_t company[] = {1, 1, 1, 2, 2, 2, 3, 3, 3};
    const pave_threshold wants[] = {{.table = company, .table_count = 9}, {.ratio = 0.3}};
    const pave_segregation_def def = {.ground = ground,
                                      .seed = 11,
                                      .races = 3,
                                      .start = start,
                                      .closed = closed,
                                      .thresholds = wants};
    pave_segregation *segregation = NULL;
    pave_error error;
    if (pave_segregation_create(&def, NULL, &segregation, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    if (pave_segregation_run(segregation, 500, NULL) != PAVE_OK) return 1;

    int32_t labels[CELLS], counts[3] = {0};
    uint8_t races[CELLS];
    pave_segregation_races(segregation, races);
    pave_segregation_labels(segregation, labels); // what territories and measures take
    for (int i = 0; i < CELLS; i++) counts[labels[i]]++;
    draw(races, closed);
    printf("%s; %d o, %d x\n",
           pave_segregation_status_name(pave_segregation_get_state(segregation).status),
           (int)counts[1], (int)counts[2]);
    pave_segregation_destroy(segregation);

    pave_move_rule rule;
    pave_move_order order;
    if (pave_move_rule_read("uniform", &rule) != PAVE_OK ||
        pave_move_order_read("sync", &order) != PAVE_OK)
        return 1;
    printf("that was the rule \"%s\", in the order \"%s\"\n", pave_move_rule_name(rule),
           pave_move_order_name(order));
    pave_window_destroy(window);
    return 0;
}
