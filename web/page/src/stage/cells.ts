// Cells of a regular grid, a colour each: one lookup for each pixel, so a million cells cost what ten do.
import type { Layout } from 'pave-maps';
import { bind, clear, cover, drawPixels, glOf, programOf, type Program } from './gl.ts';
import type { Layer } from './layer.ts';
import type { View } from './view.ts';

export type GridName = 'square' | 'hex' | 'tri';

/** The lattice coordinates of a point of the world. */
export function latticeOf({ origin, u, v }: Layout, x: number, y: number): [number, number] {
    const [dx, dy] = [x - origin.x, y - origin.y];
    return [u.x * dx + u.y * dy, v.x * dx + v.y * dy];
}

/** The lattice coordinates, less (q, r), of the upper left corner of a view, and their steps from pixel to pixel (of the screen) right and down. */
export function sweepOf(layout: Layout, view: View, q: number, r: number) {
    const { ratio } = view;
    const step = 1 / (view.scale * ratio);
    const [u, v] = latticeOf(layout, view.x, view.y); // far away a double still has the place; what is left is small
    const [w, h] = [(view.width * ratio) / 2, (view.height * ratio) / 2];
    const right = [layout.u.x * step, layout.v.x * step] as const;
    const down = [layout.u.y * step, layout.v.y * step] as const;
    return { corner: [u - q - right[0] * w - down[0] * h, v - r - right[1] * w - down[1] * h] as const, right, down };
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

// ---- The layer ------------------------------------------------------------------------------------------------------------------

/** A rectangle of unit cells, row by row. */
export interface Cells {
    readonly grid: GridName;
    /** With edges of length 1. */
    readonly layout: Layout;
    readonly q: number;
    readonly r: number;
    readonly width: number;
    readonly height: number;
    /** Bytes r, g, b, a for each cell; of triangles L and then R of each unit cell. a = 0: nothing there. */
    readonly colors: Uint8Array | Uint8ClampedArray;
    /** The width of the lines between cells, in edges, and their colour r, g, b, a from 0 to 1. They fade where cells get small. */
    readonly line?: number;
    readonly lineColor?: readonly [number, number, number, number];
}

const grids: Record<GridName, number> = { square: 0, hex: 1, tri: 2 };

const fragment = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
uniform sampler2D colors;
uniform int grid;
uniform ivec2 size;
uniform vec2 corner, right, down, pixels;
uniform float line, perEdge;
uniform vec4 lineColor;
out vec4 color;
${lookupShader}
vec4 sampled(vec2 at) {
    ivec3 it = cell(grid, at);
    if (any(lessThan(it.xy, ivec2(0))) || any(greaterThanEqual(it.xy, size))) return vec4(0.0);
    vec4 c = texelFetch(colors, ivec2(grid == 2 ? 2 * it.x + it.z : it.x, it.y), 0);
    c.rgb *= c.a;
    if (line > 0.0 && c.a > 0.0) {
        float near = (0.5 * line - edge(grid, at, it)) * perEdge;
        c = mix(c, vec4(lineColor.rgb * lineColor.a, lineColor.a) + c * (1.0 - lineColor.a), clamp(near + 0.5, 0.0, 1.0) * clamp(line * perEdge, 0.0, 1.0));
    }
    return c;
}
void main() {
    vec2 p = vec2(gl_FragCoord.x, pixels.y - gl_FragCoord.y);
    vec2 at = corner + p.x * right + p.y * down;
    if (edge(grid, at, cell(grid, at)) * perEdge > 0.8) color = sampled(at);
    else {
        vec2 a = 0.25 * right, b = 0.25 * down;
        color = 0.25 * (sampled(at - a - b) + sampled(at + a - b) + sampled(at - a + b) + sampled(at + a + b));
    }
}`;

/** A layer of cells; `cells` is read anew at each drawing, and by the stage for its changes. */
export function cellsLayer(cells: () => Cells | undefined): Layer {
    let program: Program | undefined;
    let texture: WebGLTexture | undefined;
    let sent: Cells['colors'] | undefined;
    return {
        watch: () => void cells(),
        draw(canvas, view) {
            const it = cells();
            const gl = glOf(canvas, true);
            if (!gl) return drawPlain(canvas, view, it);
            clear(gl);
            if (!it || !it.width || !it.height) return;
            program ??= programOf(gl, fragment);
            const width = it.grid === 'tri' ? 2 * it.width : it.width;
            texture ??= gl.createTexture();
            if (sent !== it.colors) {
                bind(gl, gl.TEXTURE_2D, texture);
                gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, it.height, 0, gl.RGBA, gl.UNSIGNED_BYTE, it.colors as Uint8Array);
                sent = it.colors;
            }
            cover(gl, program, {
                ...sweepOf(it.layout, view, it.q, it.r), colors: texture, grid: grids[it.grid], size: [it.width, it.height],
                pixels: [canvas.width, canvas.height], line: it.line ?? 0, lineColor: it.lineColor ?? [0, 0, 0, 0.35], perEdge: view.scale * view.ratio,
            });
        },
        dispose: () => { sent = undefined; },
    };
}

// Without WebGL: pixel by pixel. A pixel beside or below another cell is one of a line.
const drawPlain = (canvas: HTMLCanvasElement, view: View, it: Cells | undefined): void => drawPixels(canvas, (to, columns, rows) => {
    if (!it) return;
    const from = new Uint32Array(it.colors.buffer, it.colors.byteOffset, it.colors.byteLength / 4);
    const { corner, right, down } = sweepOf(it.layout, view, it.q, it.r);
    const faces = it.grid === 'tri' ? 2 : 1;
    const [red, green, blue, alpha] = it.lineColor ?? [0, 0, 0, 0.35];
    const lined = lining([red, green, blue], it.line ? alpha * Math.min(1, it.line * view.scale * view.ratio) : 0);
    const above = new Int32Array(columns).fill(-1);
    for (let y = 0, at = 0; y < rows; y++) {
        let u = corner[0] + (y + 0.5) * down[0] + 0.5 * right[0];
        let v = corner[1] + (y + 0.5) * down[1] + 0.5 * right[1];
        let left = -1;
        for (let x = 0; x < columns; x++, at++, u += right[0], v += right[1]) {
            const [q, r, s] = cellAt(it.grid, u, v);
            const cell = q >= 0 && r >= 0 && q < it.width && r < it.height ? (r * it.width + q) * faces + s : -1;
            if (cell >= 0) to[at] = cell !== left || cell !== above[x] ? lined(from[cell]!) : from[cell]!;
            left = above[x] = cell;
        }
    }
});

// A colour, as it is stored, with a share of that of lines.
function lining(line: readonly number[], share: number): (color: number) => number {
    const bytes = new Uint8Array(4);
    const word = new Uint32Array(bytes.buffer);
    const known = new Map<number, number>();
    return (color) => {
        let out = known.get(color);
        if (out === undefined) {
            word[0] = color;
            if (bytes[3]) line.forEach((it, i) => { bytes[i] = bytes[i]! + (255 * it - bytes[i]!) * share; });
            known.set(color, out = word[0]!);
        }
        return out;
    };
}
