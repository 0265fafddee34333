/// formats/json/solid_space.h: positions and normals of a solid, for the writers of its formats.
#ifndef PAVE_FORMATS_JSON_SOLID_SPACE_H
#define PAVE_FORMATS_JSON_SOLID_SPACE_H

#include <pave/terrain.h>

typedef struct pave_solid_space {
    const pave_solid *solid;
    const pave_allocator *allocator;
    double x, z;    ///< subtracted from positions: the centre, rounded to whole edge lengths
    float *normals; ///< three numbers per point of a smooth solid; NULL: flat
    int32_t triangles[PAVE_SOLID_ZONES_MAX]; ///< number of triangles of each zone
} pave_solid_space;

/// Fills a space; always release it with pave_solid_space_close. Returns PAVE_OK; PAVE_INVALID for
/// a solid without triangles; PAVE_NO_MEMORY.
pave_result pave_solid_space_open(const pave_solid *solid, const pave_allocator *allocator,
                                  pave_solid_space *out, const char *path, pave_error *error);
void pave_solid_space_close(pave_solid_space *space);

/// Position of a point.
void pave_solid_space_point(const pave_solid_space *space, int32_t point, float out[3]);

/// Unit normal of a triangle; straight up for one without area.
void pave_solid_space_normal(const pave_solid_space *space, int32_t triangle, float out[3]);

#endif
