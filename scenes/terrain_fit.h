/// scenes/terrain_fit.h: the number of triangles that a height field needs on a lattice of
/// equilateral triangles and on divided squares, for the same reference and error. Used by the
/// bench that prints the table of docs/proofs/tactics.md, and by a test with a coarse table.
#ifndef PAVE_SCENES_TERRAIN_FIT_H
#define PAVE_SCENES_TERRAIN_FIT_H

#include <pave/bias.h>

#include <math.h>
#include <stdbool.h>

/// Kinds of triangulations of a height field.
typedef enum fit_mesh {
    FIT_TRIANGLES,   ///< equilateral
    FIT_ONE,         ///< squares, all cut along the same diagonal
    FIT_ALTERNATING, ///< squares with alternating diagonals: four or eight triangles at a vertex
    FIT_FLATTER,     ///< squares, each cut along the diagonal with the smaller rise
    FIT_MESHES
} fit_mesh;

static const char *const fit_mesh_names[] = {"triangles", "one diagonal", "alternating",
                                             "flatter diagonal"};

/// A terrain that is a function of the plane, 0..65535.
typedef struct fit_terrain {
    const char *name;
    double (*height)(const struct fit_terrain *terrain, double x, double y);
    pave_noise noise;
} fit_terrain;

static double fit_noise(const fit_terrain *terrain, double x, double y)
{
    return pave_noise_at(&terrain->noise, (int64_t)floor(x * 256.0 + 0.5),
                         (int64_t)floor(y * 256.0 + 0.5));
}

static double fit_ridges(const fit_terrain *terrain, double x, double y)
{
    const double noise = fit_noise(terrain, x, y) - 32767.5;
    return 65535.0 - 2.0 * (noise < 0 ? -noise : noise);
}

/// Two plateaus with slopes between them.
static double fit_cliffs(const fit_terrain *terrain, double x, double y)
{
    double share = (fit_noise(terrain, x, y) - 24000.0) / 16000.0;
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    return 65535.0 * share * share * (3.0 - 2.0 * share);
}

/// Domes with equal curvature in all directions, for which equilateral triangles are best.
static double fit_bowl(const fit_terrain *terrain, double x, double y)
{
    (void)terrain;
    return (x * x + y * y) / 4.0;
}

/// Saddles: the surface curves up in one direction and down in the other.
static double fit_saddle(const fit_terrain *terrain, double x, double y)
{
    (void)terrain;
    return x * y / 2.0;
}

static const fit_terrain fit_terrains[] = {
    {"a bowl", fit_bowl, {1, 64, 1, 128}},
    {"a saddle", fit_saddle, {1, 64, 1, 128}},
    {"smooth hills (1 octave)", fit_noise, {11, 64, 1, 128}},
    {"hills (3 octaves)", fit_noise, {12, 64, 3, 128}},
    {"rugged land (6 octaves)", fit_noise, {13, 64, 6, 160}},
    {"ridges", fit_ridges, {14, 64, 3, 128}},
    {"cliffs between plains", fit_cliffs, {15, 64, 2, 128}},
};
enum { FIT_TERRAINS = sizeof fit_terrains / sizeof fit_terrains[0] };

/// Placement of a mesh over the terrain: rotated, so that no lattice is aligned with the noise's.
typedef struct fit_pose {
    double cosine, sine, x, y;
} fit_pose;

static const fit_pose fit_poses[] = {{0.8, 0.6, 0.37, 0.61},
                                     {5.0 / 13.0, 12.0 / 13.0, 0.11, 0.83},
                                     {0.96, 0.28, 0.53, 0.29},
                                     {8.0 / 17.0, 15.0 / 17.0, 0.79, 0.07}};
enum { FIT_POSES = sizeof fit_poses / sizeof fit_poses[0] };

typedef struct fit_errors {
    double rms, largest;
} fit_errors;

/// Returns the height of the terrain at a vertex (i, j) of a lattice with the steps (1, 0) and
/// (skew, rise).
static double fit_vertex(const fit_terrain *terrain, const fit_pose *pose, const double lattice[3],
                         double i, double j)
{
    const double u = lattice[0] * (i + lattice[1] * j) + pose->x * lattice[0],
                 v = lattice[0] * lattice[2] * j + pose->y * lattice[0];
    return terrain->height(terrain, u * pose->cosine - v * pose->sine,
                           u * pose->sine + v * pose->cosine);
}

/// Returns whether a square is cut from its lower left to its upper right: (0, 0) to (1, 1).
static bool fit_cut(fit_mesh mesh, const double at[4], double i, double j)
{
    if (mesh == FIT_ALTERNATING) return fmod(i + j, 2.0) == 0.0;
    if (mesh != FIT_FLATTER) return false;
    return fabs(at[3] - at[0]) < fabs(at[2] - at[1]);
}

/// Returns the height of the mesh at a position. Triangles of the mesh have the area `area`.
static double fit_height(const fit_terrain *terrain, fit_mesh mesh, const fit_pose *pose,
                         double area, double x, double y)
{
    const bool equilateral = mesh == FIT_TRIANGLES;
    const double rise = equilateral ? 0.86602540378443864676 : 1.0;
    const double lattice[3] = {sqrt(2.0 * area / rise), equilateral ? 0.5 : 0.0, rise};
    const double u = (x * pose->cosine + y * pose->sine) / lattice[0] - pose->x,
                 v = (y * pose->cosine - x * pose->sine) / lattice[0] - pose->y;
    const double b = v / rise, a = u - lattice[1] * b, i = floor(a), j = floor(b), s = a - i,
                 t = b - j;
    double at[4]; // (0, 0), (1, 0), (0, 1), (1, 1)
    for (int k = 0; k < 4; k++)
        at[k] = fit_vertex(terrain, pose, lattice, i + (k & 1), j + (k >> 1));
    if (fit_cut(mesh, at, i, j))
        return s > t ? at[0] * (1 - s) + at[1] * (s - t) + at[3] * t
                     : at[0] * (1 - t) + at[2] * (t - s) + at[3] * s;
    return s + t < 1 ? at[0] * (1 - s - t) + at[1] * s + at[2] * t
                     : at[3] * (s + t - 1) + at[1] * (1 - t) + at[2] * (1 - s);
}

/// Measures the errors of a mesh at `side` x `side` points of a square of 192 units, over all
/// poses: the root mean square, and the maximum averaged over the poses.
static fit_errors fit_measure(const fit_terrain *terrain, fit_mesh mesh, double area, int side)
{
    fit_errors errors = {0, 0};
    for (int p = 0; p < FIT_POSES; p++) {
        double largest = 0;
        for (int i = 0; i < side * side; i++) {
            const double x = (i % side + 0.5) * 192.0 / side, y = (i / side + 0.5) * 192.0 / side;
            const double error = fabs(fit_height(terrain, mesh, &fit_poses[p], area, x, y) -
                                      terrain->height(terrain, x, y));
            errors.rms += error * error;
            largest = error > largest ? error : largest;
        }
        errors.largest += largest / FIT_POSES;
    }
    errors.rms = sqrt(errors.rms / ((double)side * side * FIT_POSES));
    return errors;
}

enum { FIT_STEPS = 13 };

/// Returns the number of triangles that a mesh needs at the same error, relative to equilateral
/// triangles. Uses the errors at areas from twice to a quarter of `area`, and interpolates their
/// logarithms linearly.
static fit_errors fit_needed(const fit_terrain *terrain, fit_mesh mesh, double area, int side)
{
    const fit_errors wanted = fit_measure(terrain, FIT_TRIANGLES, area, side);
    fit_errors needed = {0, 0}, before = {0, 0};
    for (int step = 0; step < FIT_STEPS; step++) { // from coarse to fine
        const double finer = pow(2.0, 0.25 * step - 1.0);
        const fit_errors now = fit_measure(terrain, mesh, area / finer, side);
        const double errors[2][3] = {{before.rms, now.rms, wanted.rms},
                                     {before.largest, now.largest, wanted.largest}};
        double *out[2] = {&needed.rms, &needed.largest};
        for (int k = 0; k < 2; k++) {
            if (*out[k] > 0 || step == 0 || errors[k][1] > errors[k][2]) continue;
            const double share =
                log(errors[k][0] / errors[k][2]) / log(errors[k][0] / errors[k][1]);
            *out[k] = finer * pow(2.0, 0.25 * (share - 1.0));
        }
        before = now;
    }
    return needed;
}

#endif
