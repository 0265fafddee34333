// Cells of a regular grid, a colour each: one lookup for each pixel, so a million cells cost what ten do.
import type { ProgramInfo } from 'twgl.js';
import type { Layout } from 'pave-maps';
import { cover, coverVertex, glOf, programOf } from './gl.ts';
import type { Layer } from './layer.ts';
import { cellAt, layoutOf, lookupShader, sweepOf, type GridName } from './lookup.ts';
import type { View } from './view.ts';

/** A rectangle of unit cells, row by row. */
export interface Cells {
    readonly grid: GridName;
    /** By default edges have length 1, and hexagons a corner on top. */
    readonly layout?: Layout;
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
    let program: ProgramInfo | undefined;
    let texture: WebGLTexture | undefined;
    let sent: Cells['colors'] | undefined;
    return {
        watch: () => void cells(),
        draw(canvas, view) {
            const it = cells();
            const gl = glOf(canvas);
            if (!gl) return drawPlain(canvas, view, it);
            gl.clearColor(0, 0, 0, 0);
            gl.clear(gl.COLOR_BUFFER_BIT);
            if (!it || !it.width || !it.height) return;
            program ??= programOf(gl, coverVertex, fragment);
            const width = it.grid === 'tri' ? 2 * it.width : it.width;
            texture ??= gl.createTexture();
            if (sent !== it.colors) {
                putColors(gl, texture, width, it.height, it.colors);
                sent = it.colors;
            }
            cover(gl, program, {
                ...sweepOf(it.layout ?? layoutOf(it.grid), view, it.q, it.r), colors: texture, grid: grids[it.grid], size: [it.width, it.height],
                pixels: [canvas.width, canvas.height], line: it.line ?? 0, lineColor: it.lineColor ?? [0, 0, 0, 0.35], perEdge: view.scale * view.ratio * edgeOf(it),
            });
        },
        dispose: () => { sent = undefined; },
    };
}

// A texel for each cell, none of them mixed.
function putColors(gl: WebGL2RenderingContext, texture: WebGLTexture, width: number, height: number, colors: Cells['colors']): void {
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, colors as Uint8Array);
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, gl.NEAREST);
    for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE);
}

// The length of an edge: of hexagons the step to a neighbour has the length of an edge times the root of 3.
function edgeOf({ grid, layout }: Cells): number {
    if (!layout) return 1;
    const step = Math.hypot(layout.i.x, layout.i.y);
    return grid === 'hex' ? step / Math.sqrt(3) : step;
}

// Without WebGL: pixel by pixel. A pixel beside or below another cell is one of a line.
function drawPlain(canvas: HTMLCanvasElement, view: View, it: Cells | undefined): void {
    const context = canvas.getContext('2d')!;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (!it) return;
    const image = new ImageData(canvas.width, canvas.height);
    const from = new Uint32Array(it.colors.buffer, it.colors.byteOffset, it.colors.byteLength / 4);
    const to = new Uint32Array(image.data.buffer);
    const { corner, right, down } = sweepOf(it.layout ?? layoutOf(it.grid), view, it.q, it.r);
    const faces = it.grid === 'tri' ? 2 : 1;
    const [red, green, blue, alpha] = it.lineColor ?? [0, 0, 0, 0.35];
    const share = it.line ? alpha * Math.min(1, it.line * view.scale * view.ratio * edgeOf(it)) : 0;
    const lined = lining([red, green, blue], share);
    const above = new Int32Array(canvas.width).fill(-1);
    for (let y = 0, at = 0; y < canvas.height; y++) {
        let u = corner[0] + (y + 0.5) * down[0] + 0.5 * right[0];
        let v = corner[1] + (y + 0.5) * down[1] + 0.5 * right[1];
        let left = -1;
        for (let x = 0; x < canvas.width; x++, at++, u += right[0], v += right[1]) {
            const [q, r, s] = cellAt(it.grid, u, v);
            const cell = q >= 0 && r >= 0 && q < it.width && r < it.height ? (r * it.width + q) * faces + s : -1;
            if (cell >= 0) to[at] = cell !== left || cell !== above[x] ? lined(from[cell]!) : from[cell]!;
            left = above[x] = cell;
        }
    }
    context.putImageData(image, 0, 0);
}

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
