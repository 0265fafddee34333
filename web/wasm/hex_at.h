/// web/wasm/hex_at.h: the faces under two points at once, by the vectors of WebAssembly. clang
/// finds no use for them in pave_hex_face_at, which is the scalar twin.
#ifndef PAVE_WEB_HEX_AT_H
#define PAVE_WEB_HEX_AT_H

#include <pave/hex.h>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>

/// The whole number at or below each, as pave_layout_floor.
static v128_t hex_floors(v128_t x)
{
    const v128_t limit = wasm_f64x2_const_splat(PAVE_COORDINATE_MAX + 1.0),
                 least = wasm_f64x2_const_splat(-(PAVE_COORDINATE_MAX + 1.0));
    const v128_t number = wasm_v128_and(x, wasm_f64x2_eq(x, x));
    return wasm_f64x2_floor(wasm_f64x2_pmin(wasm_f64x2_pmax(number, least), limit));
}

/// What is left above the whole number; 0 beyond the limits.
static v128_t hex_rests(v128_t x, v128_t whole)
{
    const v128_t rest = wasm_f64x2_sub(x, whole);
    return wasm_v128_and(rest, wasm_v128_and(wasm_f64x2_ge(rest, wasm_f64x2_const_splat(0.0)),
                                             wasm_f64x2_le(rest, wasm_f64x2_const_splat(1.0))));
}

/// One more where `mask` says so. Added to 2^52 + 2^51, a whole number shows itself in the lower
/// half of the double.
static v128_t hex_stepped(v128_t whole, v128_t mask)
{
    const v128_t room = wasm_f64x2_le(whole, wasm_f64x2_const_splat(PAVE_COORDINATE_MAX));
    const v128_t step = wasm_v128_and(wasm_v128_and(mask, room), wasm_f64x2_const_splat(1.0));
    return wasm_f64x2_add(wasm_f64x2_add(whole, step), wasm_f64x2_const_splat(6755399441055744.0));
}

/// The faces under two points at once, by the same operations as pave_hex_face_at.
static void hex_faces_at_two(const pave_layout *layout, const pave_vec2 *points, pave_cell *out)
{
    const v128_t first = wasm_v128_load(points), second = wasm_v128_load(points + 1);
    const v128_t x =
        wasm_f64x2_sub(wasm_i64x2_shuffle(first, second, 0, 2), wasm_f64x2_splat(layout->origin.x));
    const v128_t y =
        wasm_f64x2_sub(wasm_i64x2_shuffle(first, second, 1, 3), wasm_f64x2_splat(layout->origin.y));
    const v128_t u = wasm_f64x2_add(wasm_f64x2_mul(wasm_f64x2_splat(layout->u.x), x),
                                    wasm_f64x2_mul(wasm_f64x2_splat(layout->u.y), y));
    const v128_t v = wasm_f64x2_add(wasm_f64x2_mul(wasm_f64x2_splat(layout->v.x), x),
                                    wasm_f64x2_mul(wasm_f64x2_splat(layout->v.y), y));
    const v128_t q = hex_floors(u), r = hex_floors(v), a = hex_rests(u, q), b = hex_rests(v, r);
    const v128_t along = wasm_f64x2_add(wasm_f64x2_add(a, a), b),
                 across = wasm_f64x2_add(a, wasm_f64x2_add(b, b)),
                 one = wasm_f64x2_const_splat(1.0), two = wasm_f64x2_const_splat(2.0),
                 more = wasm_f64x2_ge(a, b);
    const v128_t last = wasm_v128_and(wasm_f64x2_ge(along, two), wasm_f64x2_ge(across, two));
    const v128_t along_q = wasm_v128_and(more, wasm_f64x2_ge(along, one)),
                 along_r = wasm_v128_andnot(wasm_f64x2_ge(across, one), more);
    const v128_t cells =
        wasm_i32x4_shuffle(hex_stepped(q, wasm_v128_or(last, along_q)),
                           hex_stepped(r, wasm_v128_or(last, along_r)), 0, 4, 2, 6);
    wasm_v128_store64_lane(&out[0], cells, 0);
    wasm_v128_store64_lane(&out[1], cells, 1);
    out[0].s = out[1].s = 0;
}
#endif
#endif
