// Draws a rectangle of square tiles at any scale: each pixel looks up its cell, then the picture of the cell's tile in the size that fits. By
// WebGL2, or pixel by pixel into a Canvas2D.
import type { View } from '../stage/view.ts';
import { bind, clear, cover, drawPixels, glOf, programOf } from '../stage/gl.ts';
import type { Cells } from './plan.ts';
import { Sheet } from './sheet.ts';

/** What is drawn: the tiles of some cells, and their pictures. */
export interface Piece {
    readonly cells: Cells;
    readonly tiles: Uint16Array;
    /** Which slots occur. */
    readonly used: Uint16Array;
    readonly sheet: Sheet;
}

/** Where a picture of w x h pixels lies in a piece: its upper left corner in cells from that of the piece, and pixels a cell. */
function place(view: View, piece: Piece, canvas: HTMLCanvasElement) {
    const scale = view.scale * view.ratio;
    return { x: view.x - piece.cells.q - canvas.width / 2 / scale, y: view.y - piece.cells.r - canvas.height / 2 / scale, scale };
}

/** The level that has the pixels that a cell has on the screen: 0 is the largest, and none above what is painted. */
const levelOf = (piece: Piece, scale: number): number =>
    Math.max(Math.log2(piece.sheet.most) - Math.log2(scale) - 0.25, Math.log2(piece.sheet.most / Math.max(1, piece.sheet.least(piece.used))), 0);

// A pixel covers up to four cells where cells are small; what it shows is the mean of what it covers.
const shader = `#version 300 es
precision highp float; precision highp int; precision highp usampler2D; precision highp sampler2DArray;
uniform usampler2D tiles; uniform sampler2DArray sheet;
uniform vec2 corner; uniform float scale; uniform float level; uniform ivec2 size; uniform float height; uniform int top;
out vec4 color;
vec4 at(ivec2 cell, vec2 place) {
    if (any(lessThan(cell, ivec2(0))) || any(greaterThanEqual(cell, size))) return vec4(0.0);
    uint slot = texelFetch(tiles, cell, 0).r;
    vec4 found = scale < 1.5 ? texelFetch(sheet, ivec3(0, 0, slot), top) : textureLod(sheet, vec3(place, slot), level);
    return vec4(found.rgb * found.a, found.a);
}
void main() {
    vec2 middle = corner + vec2(gl_FragCoord.x, height - gl_FragCoord.y) / scale;
    if (scale > 8.0) { color = at(ivec2(floor(middle)), fract(middle)); return; }
    vec2 low = middle - 0.5 / scale, high = middle + 0.5 / scale;
    vec2 first = floor(low), last = floor(high);
    vec2 share = clamp((high - last) * scale, 0.0, 1.0) * vec2(notEqual(first, last));
    vec2 near = clamp(low - first, 0.0, 1.0), next = clamp(high - last, 0.0, 1.0);
    ivec2 a = ivec2(first), b = ivec2(last);
    color = at(a, near) * (1.0 - share.x) * (1.0 - share.y);
    if (share.x > 0.0) color += at(ivec2(b.x, a.y), vec2(next.x, near.y)) * share.x * (1.0 - share.y);
    if (share.y > 0.0) color += at(ivec2(a.x, b.y), vec2(near.x, next.y)) * share.y * (1.0 - share.x);
    if (share.x > 0.0 && share.y > 0.0) color += at(b, next) * share.x * share.y;
}`;

/** Draws pieces on one canvas. */
export type Painter = (canvas: HTMLCanvasElement, view: View, piece: Piece | undefined) => void;

export function painterOf(canvas: HTMLCanvasElement): Painter {
    const gl = glOf(canvas, true);
    return gl ? glPainter(gl) : pixelPainter;
}

function glPainter(gl: WebGL2RenderingContext): Painter {
    const program = programOf(gl, shader);
    const tiles = gl.createTexture()!;
    let taken: Uint16Array | undefined;
    let sheet: { readonly of: Sheet; readonly texture: WebGLTexture } | undefined;
    const open = (of: Sheet): WebGLTexture => {
        if (sheet?.of === of) return sheet.texture;
        if (sheet) gl.deleteTexture(sheet.texture);
        sheet = { of, texture: gl.createTexture()! };
        bind(gl, gl.TEXTURE_2D_ARRAY, sheet.texture, gl.LINEAR_MIPMAP_LINEAR);
        gl.texStorage3D(gl.TEXTURE_2D_ARRAY, Math.log2(of.most) + 1, gl.RGBA8, of.most, of.most, of.slots);
        return sheet.texture;
    };
    // Brings what is new to the graphics card.
    const take = (piece: Piece): void => {
        if (taken !== piece.tiles) {
            bind(gl, gl.TEXTURE_2D, tiles);
            gl.pixelStorei(gl.UNPACK_ALIGNMENT, 2);
            gl.texImage2D(gl.TEXTURE_2D, 0, gl.R16UI, piece.cells.width, piece.cells.height, 0, gl.RED_INTEGER, gl.UNSIGNED_SHORT, piece.tiles);
            taken = piece.tiles;
        }
        bind(gl, gl.TEXTURE_2D_ARRAY, open(piece.sheet), gl.LINEAR_MIPMAP_LINEAR);
        for (const { size, slots, levels } of piece.sheet.news())
            levels.forEach((pixels, i) => {
                const side = size >> i;
                const level = Math.log2(piece.sheet.most / side);
                slots.forEach((slot, k) => gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, level, 0, 0, slot, side, side, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixels, 4 * side * side * k));
            });
    };
    return (canvas, view, piece) => {
        clear(gl);
        if (!piece || gl.isContextLost()) return;
        take(piece);
        const { x, y, scale } = place(view, piece, canvas);
        cover(gl, program, {
            tiles, sheet: sheet!.texture, corner: [x, y], scale, level: levelOf(piece, scale), size: [piece.cells.width, piece.cells.height], height: canvas.height,
            top: Math.log2(piece.sheet.most),
        });
    };
}

// Without WebGL: for each pixel one lookup, rows and columns prepared.
const pixelPainter: Painter = (canvas, view, piece) => drawPixels(canvas, (out, width, height) => {
    if (!piece) return;
    const { sheet, cells, tiles } = piece;
    for (const painted of sheet.news()) sheet.keep(painted);
    const { x, y, scale } = place(view, piece, canvas);
    const most = Math.log2(sheet.most);
    const power = Math.max(0, Math.min(most, Math.round(most - levelOf(piece, scale))));
    const side = 1 << power;
    const pixels = sheet.levels[power];
    if (!pixels) return;
    const from = new Uint32Array(pixels.buffer);
    const columns = steps(x, scale, width, cells.width, side);
    const rows = steps(y, scale, height, cells.height, side);
    for (let j = 0, to = 0; j < height; j++) {
        const row = rows.cell[j]! * cells.width;
        const line = rows.inside[j]! * side;
        for (let i = 0; i < width; i++, to++) {
            const cell = columns.cell[i]!;
            if (cell >= 0 && row >= 0) out[to] = from[(tiles[row + cell]! << (2 * power)) + line + columns.inside[i]!]!;
        }
    }
});

// For each pixel of a row: its cell, -1 outside, and the pixel of the cell's picture.
function steps(from: number, scale: number, count: number, cells: number, side: number): { cell: Int32Array; inside: Int32Array } {
    const [cell, inside] = [new Int32Array(count), new Int32Array(count)];
    for (let i = 0; i < count; i++) {
        const at = from + (i + 0.5) / scale;
        const whole = Math.floor(at);
        cell[i] = whole >= 0 && whole < cells ? whole : -1;
        inside[i] = Math.min(side - 1, Math.floor((at - whole) * side));
    }
    return { cell, inside };
}
