/// tests/oracles/geos_maps.c: maps as GeoJSON, as GEOS reads them: each territory is a valid
/// polygon or multipolygon, and the area of their union is the sum of their areas, so that none
/// overlap; where no cell is empty, the union is as large as all cells are, so that nothing
/// gapes. Maps on all grounds of map_fixture.h and on windows of all named tilings, along the cells
/// and smooth.
///
///     geos_maps FROM COUNT     maps FROM .. FROM + COUNT - 1
#include <pave/formats/json.h>

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "../region/map_fixture.h"
#include "geos_messages.h"
#include "src/mesh/polygons_build.h"

enum { TEXT_SIZE = 1 << 24 };

static int64_t territories_seen, maps_seen;
static char text[TEXT_SIZE];

static void oracle_must(bool holds, const char *what)
{
    if (holds) return;
    printf("wrong: %s\n", what);
    exit(1);
}

// ---- What GEOS finds ----------------------------------------------------------------------------

static const char *fault_of(GEOSContextHandle_t geos, const GEOSGeometry *all, const pave_map *map,
                            double area_wanted)
{
    double sum = 0, area = 0;
    if (GEOSGetNumGeometries_r(geos, all) != map->territories->count)
        return "there are not as many features as territories";
    for (int k = 0; k < map->territories->count; k++) {
        const GEOSGeometry *one = GEOSGetGeometryN_r(geos, all, k);
        if (GEOSisEmpty_r(geos, one)) return "a territory is empty";
        if (GEOSisValid_r(geos, one) != 1) return "a territory is not valid";
        GEOSArea_r(geos, one, &area);
        sum += area;
    }
    GEOSGeometry *whole = GEOSUnaryUnion_r(geos, all);
    if (!whole) return "GEOS makes no union";
    GEOSArea_r(geos, whole, &area);
    GEOSGeom_destroy_r(geos, whole);
    if (fabs(area - sum) > 1e-9 * sum)
        return "territories overlap: the area of the union is not the sum";
    if (area_wanted > 0 && fabs(area - area_wanted) > 1e-9 * area_wanted)
        return "territories gape: the union is not as large as the cells";
    territories_seen += map->territories->count;
    return NULL;
}

/// Writes a map, and has it read by GEOS.
static const char *fault_of_file(GEOSContextHandle_t geos, const pave_map *map,
                                 const pave_polygons *polygons, const pave_borders *borders)
{
    char path[64];
    double area = 0;
    for (int32_t i = 0; i < polygons->cell_count; i++) {
        area += pave_polygons_area(polygons, i);
        if (map->territories->of_cell[i] == 0) area = -1e300; // the sea has no feature
    }
    snprintf(path, sizeof path, "oracle_%ld.geojson", (long)getpid());
    oracle_must(pave_json_map_geojson_write(map, borders, path, NULL, NULL, NULL) == PAVE_OK,
                "it is not written");
    FILE *file = fopen(path, "rb");
    oracle_must(file != NULL, "the file is not there");
    const size_t size = fread(text, 1, TEXT_SIZE - 1, file);
    text[size] = 0;
    fclose(file);
    remove(path);
    oracle_must(size + 1 < TEXT_SIZE, "the file is too large for this program");
    GEOSGeoJSONReader *reader = GEOSGeoJSONReader_create_r(geos);
    GEOSGeometry *all = GEOSGeoJSONReader_readGeometry_r(geos, reader, text);
    const char *fault = all ? fault_of(geos, all, map, area) : "GEOS cannot read it";
    GEOSGeom_destroy_r(geos, all);
    GEOSGeoJSONReader_destroy_r(geos, reader);
    return fault;
}

// ---- Maps ---------------------------------------------------------------------------------------

static pave_map *map_of_tiling(int number)
{
    pave_map_def def = {.orientation = (pave_orientation)(number / 2 % 2)};
    pave_map *map;
    pave_window_def window = {.width = 5 + number % 4, .height = 4 + number % 3};
    oracle_must(pave_tiling_create_named(pave_tiling_name(number % PAVE_TILING_NAMES), NULL,
                                         &def.own.tiling, NULL) == PAVE_OK,
                "no tiling");
    window.tiling = def.own.tiling;
    oracle_must(pave_window_create(&window, NULL, &def.own.window, NULL) == PAVE_OK, "no window");
    def.territory.ground = pave_ground_of_window(def.own.window);
    int32_t *labels = calloc((size_t)def.own.window->count, sizeof *labels);
    oracle_must(labels != NULL, "out of memory");
    for (int64_t i = 0; i < def.own.window->count; i++) { // every third map has a sea
        const uint64_t word =
            pave_hash_word(PAVE_HASH_START + (uint64_t)number, (uint32_t)(i / (1 + number % 5)));
        labels[i] = (int32_t)(word % 4) + (number % 3 > 0);
    }
    def.territory.labels = labels;
    oracle_must(pave_map_create(&def, NULL, NULL, &map, NULL) == PAVE_OK, "no map");
    free(labels);
    return map;
}

static bool check_map(GEOSContextHandle_t geos, int number)
{
    pave_map *map =
        number < MAP_FIXTURES ? map_fixture_make(number) : map_of_tiling(number - MAP_FIXTURES);
    pave_polygons *polygons = NULL;
    pave_borders *borders = NULL;
    const char *fault = NULL;
    if (pave_map_polygons(map, NULL, &polygons, NULL) == PAVE_OK && map->territories->count > 0) {
        const pave_smooth_def smooth[] = {{.passes = 0}, {.passes = -1}, {.wiggle = 1, .seed = 5}};
        oracle_must(pave_borders_create(&(pave_borders_def){.polygons = polygons,
                                                            .of_cell = map->territories->of_cell,
                                                            .count = map->territories->count},
                                        NULL, &borders, NULL) == PAVE_OK,
                    "no borders");
        fault = fault_of_file(geos, map, polygons, borders);
        for (size_t k = 0; k < sizeof smooth / sizeof smooth[0] && !fault; k++) {
            oracle_must(pave_borders_smooth(borders, &smooth[k], NULL) == PAVE_OK,
                        "it is not smoothed");
            fault = fault_of_file(geos, map, polygons, borders);
        }
        maps_seen++;
    }
    if (fault) printf("wrong: map %d: %s\n", number, fault);
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
    pave_map_destroy(map);
    return !fault;
}

int main(int argc, char **argv)
{
    const int from = argc > 1 ? atoi(argv[1]) : 0, count = argc > 2 ? atoi(argv[2]) : 60;
    GEOSContextHandle_t geos = GEOS_init_r();
    GEOSContext_setErrorHandler_r(geos, print_message);
    GEOSContext_setNoticeHandler_r(geos, ignore_message);
    bool fine = true;
    for (int k = from; k < from + count && fine; k++) fine = check_map(geos, k);
    GEOS_finish_r(geos);
    if (fine)
        printf("fine: %lld maps, %lld territories in files of four kinds, valid to GEOS\n",
               (long long)maps_seen, (long long)territories_seen);
    return fine ? 0 : 1;
}
