// From pixels to cells of the regular grids: the numbers that a shader, or a loop over pixels, starts from.
import type { Layout } from 'pave-maps';
import type { View } from './view.ts';

export type GridName = 'square' | 'hex' | 'tri';

/** The layout of a grid with edges of length 1, y down; of hexagons and triangles as pave_hex_layout and pave_tri_layout make it. */
export function layoutOf(grid: GridName, flat = false): Layout {
    const h = Math.sqrt(0.75);
    const [i, j] = grid === 'square' ? [[1, 0], [0, 1]] as const
        : grid === 'hex' ? (flat ? [[1.5, h], [0, 2 * h]] as const : [[2 * h, 0], [h, 1.5]] as const)
        : flat ? [[h, 0.5], [0, 1]] as const : [[1, 0], [0.5, h]] as const;
    const d = i[0] * j[1] - i[1] * j[0];
    return {
        origin: { x: 0, y: 0 }, i: { x: i[0], y: i[1] }, j: { x: j[0], y: j[1] },
        u: { x: j[1] / d, y: -j[0] / d }, v: { x: -i[1] / d, y: i[0] / d },
    };
}

/** The lattice coordinates of a point of the world. */
export function latticeOf({ origin, u, v }: Layout, x: number, y: number): [number, number] {
    const [dx, dy] = [x - origin.x, y - origin.y];
    return [u.x * dx + u.y * dy, v.x * dx + v.y * dy];
}

/** The lattice coordinates, less (q, r), of the upper left corner of a view, and their steps from pixel to pixel (of the screen) right and down. */
export interface Sweep {
    readonly corner: readonly [number, number];
    readonly right: readonly [number, number];
    readonly down: readonly [number, number];
}
export function sweepOf(layout: Layout, view: View, q: number, r: number, ratio = view.ratio): Sweep {
    const step = 1 / (view.scale * ratio);
    const [u, v] = latticeOf(layout, view.x, view.y); // far away a double still has the place; what is left is small
    const [w, h] = [(view.width * ratio) / 2, (view.height * ratio) / 2];
    const right = [layout.u.x * step, layout.v.x * step] as const;
    const down = [layout.u.y * step, layout.v.y * step] as const;
    return { corner: [u - q - right[0] * w - down[0] * h, v - r - right[1] * w - down[1] * h], right, down };
}

/** The rectangle of unit cells that holds all that a view can see, with a margin of so many cells. */
export function rectSeen(layout: Layout, view: View, margin = 2): { q: number; r: number; width: number; height: number } {
    const [w, h] = [view.width / 2 / view.scale, view.height / 2 / view.scale];
    const corners = [[-w, -h], [w, -h], [-w, h], [w, h]].map(([x, y]) => latticeOf(layout, view.x + x!, view.y + y!));
    const q = Math.floor(Math.min(...corners.map(([u]) => u))) - margin;
    const r = Math.floor(Math.min(...corners.map(([, v]) => v))) - margin;
    return {
        q, r,
        width: Math.ceil(Math.max(...corners.map(([u]) => u))) + margin - q + 1,
        height: Math.ceil(Math.max(...corners.map(([, v]) => v))) + margin - r + 1,
    };
}

/** The cell of lattice coordinates: q, r, s. As pave_*_face_at, but for ties. */
export function cellAt(grid: GridName, u: number, v: number): [number, number, number] {
    if (grid === 'square') return [Math.floor(u), Math.floor(v), 0];
    if (grid === 'tri') {
        const [q, r] = [Math.floor(u), Math.floor(v)];
        return [q, r, u - q + (v - r) > 1 ? 1 : 0];
    }
    let [q, r] = [Math.round(u), Math.round(v)];
    const s = Math.round(-u - v);
    const [dq, dr, ds] = [Math.abs(q - u), Math.abs(r - v), Math.abs(s + u + v)];
    if (dq > dr && dq > ds) q = -r - s;
    else if (dr > ds) r = -q - s;
    return [q, r, 0];
}

/** The same for shaders: cell(grid, at), and edge(grid, at, cell): how far the nearest edge is, in edges. */
export const lookupShader = `
ivec3 cell(int grid, vec2 at) {
    if (grid == 0) return ivec3(floor(at), 0);
    if (grid == 2) { vec2 f = fract(at); return ivec3(floor(at), f.x + f.y > 1.0 ? 1 : 0); }
    vec3 a = vec3(at, -at.x - at.y), n = floor(a + 0.5), d = abs(n - a);
    if (d.x > d.y && d.x > d.z) n.x = -n.y - n.z;
    else if (d.y > d.z) n.y = -n.x - n.z;
    return ivec3(n.xy, 0);
}
float edge(int grid, vec2 at, ivec3 it) {
    vec2 f = at - vec2(it.xy);
    if (grid == 0) return min(min(f.x, 1.0 - f.x), min(f.y, 1.0 - f.y));
    if (grid == 2) return 0.8660254 * (it.z == 0 ? min(min(f.x, f.y), 1.0 - f.x - f.y) : min(min(1.0 - f.x, 1.0 - f.y), f.x + f.y - 1.0));
    float s = -f.x - f.y;
    return 0.8660254 * (1.0 - max(abs(f.x - f.y), max(abs(f.y - s), abs(s - f.x))));
}`;
