// Every tiling from far away: a colour for each cell. A small picture of one unit cell says for each place which face lies there; the rest is a lookup
// for each pixel, by WebGL2 or into a Canvas2D.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { View } from '../stage/view.ts';
import { newest } from '../workers/client.ts';
import { bind, clear, cover, drawPixels, glOf, programOf, shows } from '../stage/gl.ts';
import type { Cells } from './plan.ts';
import { latticeOf, originOf, suits, unitsAround, type Tiles } from './shape.ts';

export type Units = Cells;
/** Of each pixel of a unit cell, `side` by `side`: the face, and 128 more than the steps in q and r to its unit cell; four bytes. */
export interface Pattern {
    readonly side: number;
    readonly pixels: Uint8Array;
}
/** Colours r, g, b, a of units: all of face 0 row by row, then of face 1, ... */
export interface FlatPiece {
    readonly tiles: Tiles;
    readonly pattern: Pattern;
    readonly units: Units;
    readonly colors: Uint8Array;
}

export interface FlatOptions<Of> {
    /** undefined: nothing is drawn. */
    plan: ReadonlySignal<{ of: Of; tiles: Tiles; pattern: Pattern } | undefined>;
    /** Whether it is seen: what was drawn last, where there is no plan. */
    on: ReadonlySignal<boolean>;
    colors: (of: Of, units: Units) => Promise<Uint8Array>;
    onError: (error: Error) => void;
}

export function makeFlat<Of>({ plan, on, colors, onError }: FlatOptions<Of>) {
    const shown = signal<FlatPiece>();
    const loading = signal(false);
    const done = signal<unknown>(undefined); // the last world of which something came, or could not come
    let asked: { plan: unknown; units: Units } | undefined;
    let painter: FlatPainter | undefined;
    let canvas: HTMLCanvasElement | undefined;
    const load = newest(async (of: NonNullable<typeof plan.value>, units: Units) => colors(of.of, units), (found, of, units) => {
        if (asked?.units !== units) return;
        shown.value = { tiles: of.tiles, pattern: of.pattern, units, colors: found };
        done.value = of.of;
        loading.value = false;
    }, (error) => { done.value = plan.peek()?.of; loading.value = false; onError(error); });

    const follow = (view: View): void => {
        const now = plan.peek();
        if (!now) { asked = undefined; loading.value = false; return; }
        if (asked && asked.plan === now.of && suits(unitsAround(now.tiles, view, 0.08), asked.units)) return;
        asked = { plan: now.of, units: unitsAround(now.tiles, view, 0.3) };
        loading.value = true;
        load(now, asked.units);
    };
    return {
        busy: computed(() => !!plan.value && (loading.value || done.value !== plan.value.of)),
        layer: {
            watch(): void { void plan.value; void on.value; void shown.value; },
            draw(to: HTMLCanvasElement, view: View): void {
                if (to !== canvas) [painter, canvas] = [undefined, to];
                const piece = on.peek() ? shown.peek() : undefined;
                if (shows(to, !!piece)) {
                    painter ??= flatPainter(to);
                    painter(to, view, piece);
                }
                follow(view);
            },
            dispose(): void { painter = canvas = undefined; },
        },
    };
}

// ---- Drawing ------------------------------------------------------------------------------------------------------------------

type FlatPainter = (canvas: HTMLCanvasElement, view: View, piece: FlatPiece | undefined) => void;
const flatPainter = (canvas: HTMLCanvasElement): FlatPainter => {
    const gl = glOf(canvas, true);
    return gl ? glFlat(gl) : pixelFlat;
};

// The lattice place of the picture's upper left corner, from that of the units, and of a step of one pixel right and down.
function place(view: View, { tiles, units }: FlatPiece, canvas: HTMLCanvasElement) {
    const scale = view.scale * view.ratio;
    const from = originOf(tiles, units.q, units.r);
    const corner = latticeOf(tiles, { x: view.x - from.x - canvas.width / 2 / scale, y: view.y - from.y - canvas.height / 2 / scale });
    return { corner, right: latticeOf(tiles, { x: 1 / scale, y: 0 }), down: latticeOf(tiles, { x: 0, y: 1 / scale }) };
}

const shader = `#version 300 es
precision highp float; precision highp int; precision highp sampler2DArray; precision highp usampler2D;
uniform sampler2DArray colors; uniform usampler2D pattern;
uniform vec2 corner, right, down; uniform ivec2 size; uniform float height; uniform int samples;
out vec4 color;
vec4 at(vec2 place) {
    vec2 whole = floor(place);
    uvec4 found = texelFetch(pattern, ivec2((place - whole) * float(textureSize(pattern, 0).x)), 0);
    ivec2 unit = ivec2(whole) + ivec2(found.gb) - 128;
    if (any(lessThan(unit, ivec2(0))) || any(greaterThanEqual(unit, size))) return vec4(0.0);
    return texelFetch(colors, ivec3(unit, int(found.r)), 0);
}
void main() {
    vec2 pixel = vec2(gl_FragCoord.x, height - gl_FragCoord.y) - 0.5;
    color = vec4(0.0);
    for (int j = 0; j < samples; j++)
        for (int i = 0; i < samples; i++) {
            vec2 inside = pixel + (vec2(i, j) + 0.5) / float(samples);
            color += at(corner + right * inside.x + down * inside.y);
        }
    color /= float(samples * samples);
}`;

function glFlat(gl: WebGL2RenderingContext): FlatPainter {
    const program = programOf(gl, shader);
    const [colors, pattern] = [gl.createTexture()!, gl.createTexture()!];
    let taken: FlatPiece | undefined;
    const take = (piece: FlatPiece): void => {
        const { units: { width, height }, pattern: { side, pixels }, tiles } = piece;
        bind(gl, gl.TEXTURE_2D_ARRAY, colors);
        gl.texImage3D(gl.TEXTURE_2D_ARRAY, 0, gl.RGBA8, width, height, tiles.faces.length, 0, gl.RGBA, gl.UNSIGNED_BYTE, piece.colors);
        bind(gl, gl.TEXTURE_2D, pattern);
        if (piece.pattern !== taken?.pattern) gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8UI, side, side, 0, gl.RGBA_INTEGER, gl.UNSIGNED_BYTE, pixels);
        taken = piece;
    };
    return (canvas, view, piece) => {
        clear(gl);
        if (!piece || gl.isContextLost()) return;
        if (piece !== taken) take(piece);
        const { corner, right, down } = place(view, piece, canvas);
        cover(gl, program, {
            colors, pattern, corner: [corner.u, corner.v], right: [right.u, right.v], down: [down.u, down.v], size: [piece.units.width, piece.units.height], height: canvas.height, samples: 2,
        });
    };
}

const pixelFlat: FlatPainter = (canvas, view, piece) => drawPixels(canvas, (out, width, height) => {
    if (!piece) return;
    const { pattern: { side, pixels }, units } = piece;
    const from = new Uint32Array(piece.colors.buffer, piece.colors.byteOffset);
    const { corner, right, down } = place(view, piece, canvas);
    const plane = units.width * units.height;
    for (let y = 0, to = 0; y < height; y++)
        for (let x = 0; x < width; x++, to++) {
            const u = corner.u + right.u * (x + 0.5) + down.u * (y + 0.5);
            const v = corner.v + right.v * (x + 0.5) + down.v * (y + 0.5);
            const [q, r] = [Math.floor(u), Math.floor(v)];
            const at = 4 * (Math.floor((v - r) * side) * side + Math.floor((u - q) * side));
            const [uq, vr] = [q + pixels[at + 1]! - 128, r + pixels[at + 2]! - 128];
            if (uq >= 0 && vr >= 0 && uq < units.width && vr < units.height) out[to] = from[pixels[at]! * plane + vr * units.width + uq]!;
        }
});
