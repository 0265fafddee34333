/// src/patch/monotile_rules.c: the substitution rules of hats and spectres. The kinds, children and
/// tiles of clusters follow the papers cited in monotile.h. The placement is our own: the reference
/// point of each kind of cluster is chosen to make all placements linear in two vectors.
#include "../base/exact.h"

#include "monotile_model.h"

// ---- Hats ---------------------------------------------------------------------------------------

/// The four hats of H, the last one mirrored; the hat of T; the hats of P or F.
static const pave_monotile_leaf hat_leaves[] = {
    {8, false, {-8, 0, 4, 0}}, {8, false, {-2, 0, 4, 0}}, {4, false, {-6, 0, 6, 0}},
    {4, true, {-4, 0, 2, 0}},  {6, false, {0, 0, 4, 0}},  {0, false, {2, 0, 2, 0}},
    {10, false, {-2, 0, 4, 0}}};

/// Places in H, in T, and in F. P has all places of F except the second to last.
static const pave_monotile_place hat_places[] = {
    {0, {{-4, 2}, {-6, 2}}}, {0, {{-2, 1}, {-1, 1}}},   {4, {{-5, 4}, {-10, 7}}},
    {0, {{-5, 4}, {-6, 3}}}, {4, {{-7, 6}, {-12, 11}}}, {4, {{-8, 5}, {-13, 7}}},
    {0, {{-4, 0}, {-8, 0}}}, {0, {{-2, -1}, {-3, -1}}}, {5, {{-3, 3}, {-5, 6}}},
    {2, {{-2, 5}, {-5, 9}}}, {5, {{0, 0}, {0, 0}}},     {5, {{-3, 2}, {-4, 3}}},
    {1, {{0, 3}, {1, 5}}},   {1, {{2, 1}, {3, 1}}},     {2, {{3, 2}, {4, 5}}},
    {0, {{4, -2}, {6, -2}}}, {2, {{5, 2}, {8, 3}}}};

/// The vectors of level l are 2 F(2 l) and 2 F(2 l + 1), with Fibonacci numbers F.
static const pave_monotile_rules hat_rules = {
    .kinds = "HTPF",
    .of = {{0, 4, 0, "HHHTPFPFPF"}, {4, 1, 10, "H"}, {5, 2, 11, "FHPH-F"}, {5, 2, 11, "FHPHFF"}},
    .leaves = hat_leaves,
    .places = hat_places,
    .place_count = sizeof hat_places / sizeof *hat_places,
    .vectors = {{0, 0, 0, 0}, {2, 0, 0, 0}},
    .next = {{{1, 0}, {1, 0}}, {{1, 0}, {2, 0}}},
    .alternate = false,
    .root = 'P',
    .path = {2, 2, 2},
    .outline = {{0, 0, 0, 0},
                {-1, 0, -1, 0},
                {0, 0, -2, 0},
                {1, 0, -2, 0},
                {2, 0, -2, 0},
                {2, 0, -1, 0},
                {4, 0, -2, 0},
                {5, 0, -1, 0},
                {4, 0, 0, 0},
                {3, 0, 0, 0},
                {2, 0, 2, 0},
                {0, 0, 3, 0},
                {0, 0, 2, 0},
                {-1, 0, 2, 0}},
};

// ---- Spectres -----------------------------------------------------------------------------------

/// The two spectres of a mystic. A cluster S has only the first one.
static const pave_monotile_leaf spectre_leaves[] = {{0, false, {0, 1, -1, -2}},
                                                    {1, false, {3, 0, -1, 0}}};

static const pave_monotile_place spectre_places[] = {
    {0, {{1, 0}, {0, 0}}},  {1, {{1, 1}, {0, 0}}}, {1, {{0, 0}, {1, 0}}},  {2, {{-1, 1}, {1, 0}}},
    {3, {{-2, 1}, {1, 0}}}, {3, {{0, 0}, {0, 1}}}, {4, {{0, -1}, {0, 1}}}, {2, {{0, -1}, {0, 1}}}};

/// M is the mystic. The paper distinguishes eight kinds of S for its proof; they are constructed in
/// the same way.
static const pave_monotile_rules spectre_rules = {
    .kinds = "MS",
    .of = {{0, 2, 0, "SS-SSSSM"}, {0, 1, 0, "SSSSSSSM"}},
    .leaves = spectre_leaves,
    .places = spectre_places,
    .place_count = sizeof spectre_places / sizeof *spectre_places,
    .vectors = {{-3, -2, 2, 1}, {-6, -5, 3, 1}},
    .next = {{{-1, 0}, {0, -1}}, {{-3, 0}, {0, -2}}},
    .alternate = true,
    .root = 'S',
    .path = {7, 3, 0},
    .outline = {{0, 0, 0, 0},
                {1, 0, 0, 0},
                {2, 0, -1, 0},
                {2, 1, -1, 0},
                {2, 1, -1, 1},
                {3, 1, -1, 1},
                {3, 1, 0, 1},
                {3, 0, 0, 2},
                {3, -1, 0, 2},
                {2, -1, 1, 2},
                {1, -1, 1, 2},
                {0, -1, 1, 2},
                {0, -1, 0, 2},
                {0, 0, 0, 1}},
};

const pave_monotile_rules *pave_monotile_rules_of(pave_monotile kind)
{
    return kind == PAVE_MONOTILE_SPECTRE ? &spectre_rules : &hat_rules;
}
