/// formats/json/json_map_territories.c: reads the territories of a map file and checks them against
/// the labels.
#include "json_map.h"

#include <math.h>
#include <string.h>

/// Members of a territory: first integers, then lists, then members that are used only for drawing.
enum {
    ID,
    LABEL,
    SIZE,
    CENTER,
    DEPTH,
    BORDER,
    COAST,
    OWNER,
    DICE,
    NUMBERS,
    NEIGHBORS = NUMBERS,
    BORDERS,
    BOX,
    POLE,
    RADIUS,
    MEMBERS
};

/// A territory as read from the file.
typedef struct pave_json_territory {
    uint32_t seen; ///< mask of the members present
    int32_t numbers[NUMBERS];
    size_t neighbor_start, neighbor_count, border_start, border_count;
} pave_json_territory;

void pave_json_territories_begin(pave_json_territories *territories, pave_json_scan *scan)
{
    *territories = (pave_json_territories){.scan = scan,
                                           .items.element_size = sizeof(pave_json_territory),
                                           .neighbors.element_size = sizeof(int32_t),
                                           .borders.element_size = sizeof(int32_t)};
}

void pave_json_territories_release(pave_json_territories *territories)
{
    pave_common_list_release(&territories->borders, territories->scan->allocator);
    pave_common_list_release(&territories->neighbors, territories->scan->allocator);
    pave_common_list_release(&territories->items, territories->scan->allocator);
}

// ---- Members ------------------------------------------------------------------------------------

/// A territory being read.
typedef struct item_reader {
    pave_json_territories *territories;
    pave_json_territory item;
    pave_vec2 pole; ///< not kept, nor is the radius
    double radius;
} item_reader;

static bool read_neighbors(pave_json_scan *scan, void *context)
{
    item_reader *reader = context;
    pave_common_list *list = &reader->territories->neighbors;
    reader->item.neighbor_start = list->count;
    if (!pave_json_scan_integers(scan, list,
                                 "neighbors must be a list of the ids of territories, such as "
                                 "[2, 5]; it can be left out"))
        return false;
    reader->item.neighbor_count = list->count - reader->item.neighbor_start;
    return true;
}

static bool read_borders(pave_json_scan *scan, void *context)
{
    item_reader *reader = context;
    pave_common_list *list = &reader->territories->borders;
    reader->item.border_start = list->count;
    if (!pave_json_scan_integers(scan, list,
                                 "borders must be a list of lengths, one for each neighbour, such "
                                 "as [10, 8]; it can be left out"))
        return false;
    reader->item.border_count = list->count - reader->item.border_start;
    return true;
}

static bool read_box(pave_json_scan *scan, void *context)
{
    const char *place = scan->at;
    int count = 0;
    bool well = pave_json_scan_value(scan) == PAVE_JSON_LIST;
    (void)context;
    while (well && pave_json_scan_element(scan)) {
        double number = 0;
        well = count++ < 4 && pave_json_scan_number(scan, &number) && isfinite(number);
    }
    if (!well || count != 4 || scan->result != PAVE_OK)
        return pave_json_scan_fail(
            scan, place, PAVE_INVALID,
            "box must be four finite numbers, [left, top, right, bottom]; it can be left out");
    return true;
}

/// A member that is an integer.
#define NUMBER(member, name)                                                         \
    [member] = {name, PAVE_FIELD_INT32, offsetof(item_reader, item.numbers[member]), \
                .low = INT32_MIN, .high = INT32_MAX}

static const pave_json_member members[MEMBERS] = {
    NUMBER(ID, "id"),
    NUMBER(LABEL, "label"),
    NUMBER(SIZE, "size"),
    NUMBER(CENTER, "center"),
    NUMBER(DEPTH, "depth"),
    NUMBER(BORDER, "border"),
    NUMBER(COAST, "coast"),
    NUMBER(OWNER, "owner"),
    NUMBER(DICE, "dice"),
    [BOX] = {"box", .read = read_box},
    [POLE] = {"pole", PAVE_FIELD_VECTOR, offsetof(item_reader, pole),
              .wanted = "pole must be two finite numbers, [x, y]; it can be left out"},
    [RADIUS] = {"radius", PAVE_FIELD_REAL, offsetof(item_reader, radius),
                .wanted = "radius must be a finite number; it can be left out"},
    [NEIGHBORS] = {"neighbors", .read = read_neighbors},
    [BORDERS] = {"borders", .read = read_borders},
};

bool pave_json_territories_read(pave_json_scan *scan, void *context)
{
    pave_json_territories *territories = context;
    territories->place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, territories->place, PAVE_INVALID,
                                   "territories must be a list of objects, such as [{\"id\": 1, "
                                   "\"owner\": 0}]; it can be left out");
    while (pave_json_scan_element(scan)) {
        const char *place = scan->at;
        item_reader reader = {.territories = territories};
        pave_json_territory *item = pave_common_list_add(&territories->items, scan->allocator, 1);
        if (!item) return pave_json_scan_no_memory(scan);
        if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
            return pave_json_scan_fail(
                scan, place, PAVE_INVALID,
                "a territory must be an object, such as {\"id\": 1, \"owner\": 0}");
        reader.item.seen =
            pave_json_scan_members(scan, members, MEMBERS, &reader, "a territory", NULL);
        *item = reader.item;
    }
    return scan->result == PAVE_OK;
}

// ---- Comparison with the labels -----------------------------------------------------------------

static bool fail_item(const pave_json_territories *territories, size_t index, int member,
                      int32_t wanted)
{
    const pave_json_territory *item =
        (const pave_json_territory *)territories->items.elements + index;
    return pave_json_scan_fail(
        territories->scan,
        pave_json_scan_place(territories->scan, territories->place, (int64_t)index), PAVE_INVALID,
        "by the labels the %s of territory %d is %d, not %d; correct it, or leave it out",
        members[member].name, (int)index + 1, (int)wanted, (int)item->numbers[member]);
}

static bool same_list(const pave_common_list *list, size_t start, size_t count,
                      const int32_t *wanted, int32_t wanted_count)
{
    return count == (size_t)wanted_count &&
           (count == 0 ||
            memcmp((const int32_t *)list->elements + start, wanted, count * sizeof *wanted) == 0);
}

/// Checks a territory's lists against the map.
static bool check_lists(const pave_json_territories *territories, size_t index,
                        const pave_territories *made)
{
    const pave_json_territory *item =
        (const pave_json_territory *)territories->items.elements + index;
    const int32_t start = made->start[index], count = made->start[index + 1] - start;
    const char *name = NULL;
    if (item->seen >> NEIGHBORS & 1 &&
        !same_list(&territories->neighbors, item->neighbor_start, item->neighbor_count,
                   made->neighbors + start, count))
        name = "neighbors";
    else if (item->seen >> BORDERS & 1 &&
             !same_list(&territories->borders, item->border_start, item->border_count,
                        made->lengths + start, count))
        name = "borders";
    if (!name) return true;
    return pave_json_scan_fail(
        territories->scan,
        pave_json_scan_place(territories->scan, territories->place, (int64_t)index), PAVE_INVALID,
        "the %s of territory %d do not match the labels; it has %d neighbours, by increasing id: "
        "correct them, or leave them out",
        name, (int)index + 1, (int)count);
}

/// Checks a territory against the labels.
static bool check_item(const pave_json_territories *territories, size_t index, const pave_map *map)
{
    const pave_json_territory *item =
        (const pave_json_territory *)territories->items.elements + index;
    const pave_territory *made = &map->territories->items[index];
    const int32_t wanted[] = {
        [ID] = (int32_t)index + 1, [LABEL] = made->label, [SIZE] = made->size,
        [CENTER] = made->center,   [DEPTH] = made->depth, [BORDER] = made->border,
        [COAST] = made->coast};
    for (int k = ID; k <= COAST; k++) {
        if (!(item->seen >> k & 1) || item->numbers[k] == wanted[k]) continue;
        const bool inside =
            item->numbers[k] >= 0 && item->numbers[k] < map->territories->cell_count;
        if (k == CENTER && inside &&
            map->territories->of_cell[item->numbers[k]] == (int32_t)index + 1)
            continue; // a wrong value is accepted, since it is recomputed
        return fail_item(territories, index, k, wanted[k]);
    }
    return check_lists(territories, index, map->territories);
}

static bool check_all(const pave_json_territories *territories, const pave_map *map)
{
    const size_t count = territories->items.count, wanted = (size_t)map->territories->count;
    if (count > wanted)
        return pave_json_scan_fail(
            territories->scan,
            pave_json_scan_place(territories->scan, territories->place, (int64_t)wanted),
            PAVE_INVALID,
            "there are %zu territories, but the labels have %zu; remove those from here on", count,
            wanted);
    for (size_t i = 0; i < count; i++)
        if (!check_item(territories, i, map)) return false;
    if (count == wanted) return true;
    return pave_json_scan_fail(territories->scan, territories->place, PAVE_INVALID,
                               "the list has %zu territories, but the labels have %zu; add the "
                               "missing ones, or leave the list out",
                               count, wanted);
}

// ---- Players ------------------------------------------------------------------------------------

/// Collects one number per territory in a new list of `count` elements; absent numbers become
/// `otherwise`. NULL if no territory has it, or out of memory.
static int32_t *take_numbers(const pave_json_territories *territories, int member,
                             int32_t otherwise)
{
    const pave_json_territory *items = territories->items.elements;
    const size_t count = territories->items.count;
    bool any = false;
    for (size_t i = 0; i < count && !any; i++) any = items[i].seen >> member & 1;
    if (!any) return NULL;
    int32_t *out = pave_common_array(territories->scan->allocator, count, sizeof *out);
    if (!out) pave_json_scan_no_memory(territories->scan);
    for (size_t i = 0; out && i < count; i++)
        out[i] = items[i].seen >> member & 1 ? items[i].numbers[member] : otherwise;
    return out;
}

/// Refuses owners that are not players, and negative dice.
static bool check_players(const pave_json_territories *territories, int32_t player_count)
{
    const pave_json_territory *items = territories->items.elements;
    for (size_t i = 0; i < territories->items.count; i++) {
        const int32_t owner = items[i].seen >> OWNER & 1 ? items[i].numbers[OWNER] : -1,
                      dice = items[i].numbers[DICE];
        if (owner >= -1 && owner < player_count && dice >= 0) continue;
        const char *place = pave_json_scan_place(territories->scan, territories->place, (int64_t)i);
        if (dice < 0)
            return pave_json_scan_fail(territories->scan, place, PAVE_RANGE,
                                       "territory %zu has %d dice; they must be 0 or more", i + 1,
                                       (int)dice);
        if (player_count == 0)
            return pave_json_scan_fail(
                territories->scan, place, PAVE_RANGE,
                "territory %zu belongs to player %d, but the map has no players; "
                "give their number, such as \"players\": 7",
                i + 1, (int)owner);
        return pave_json_scan_fail(
            territories->scan, place, PAVE_RANGE,
            "territory %zu belongs to player %d: owners are 0 to %d, or -1 for unowned", i + 1,
            (int)owner, (int)player_count - 1);
    }
    return true;
}

static bool set_players(const pave_json_territories *territories, int32_t player_count,
                        pave_map *map)
{
    pave_json_scan *scan = territories->scan;
    if (!check_players(territories, player_count)) return false;
    int32_t *owners = take_numbers(territories, OWNER, -1),
            *dice = take_numbers(territories, DICE, 0);
    if (scan->result == PAVE_OK &&
        pave_map_set_players(map, player_count, owners, dice, NULL) != PAVE_OK)
        pave_json_scan_no_memory(scan);
    PAVE_COMMON_FREE(scan->allocator, dice, owners);
    return scan->result == PAVE_OK;
}

bool pave_json_territories_apply(const pave_json_territories *territories, int32_t player_count,
                                 pave_map *map)
{
    if (territories->place && !check_all(territories, map)) return false;
    return set_players(territories, player_count, map);
}
