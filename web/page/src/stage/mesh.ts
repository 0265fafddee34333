// Tiles that are polygons, a colour each: one list of triangles, or paths where there is no WebGL.
import { clear, glOf, programOf, type Program, type Uniforms } from './gl.ts';
import { fill, ringPath, stroke, type Layer } from './layer.ts';
import { css } from '../ui/look.ts';
import { blocksOf, boxAround, centersOf, ringOf, runsSeen, sidesOf, tileCount, trianglesOf, type Block, type Tiles } from './tiles.ts';
import { overlaps, seen, type View } from './view.ts';

/** What a layer of tiles shows. An array that has changed must be another array. */
export interface MeshPicture {
    readonly tiles: Tiles;
    /** Bytes r, g, b, a for each tile; a = 0: nothing there. */
    readonly colors: Uint8Array | Uint8ClampedArray;
    /** The width of the lines between tiles, in the world's units, and their colour r, g, b, a from 0 to 1. They fade where tiles get small. */
    readonly line?: number;
    readonly lineColor?: readonly [number, number, number, number];
}

// The last corner of each triangle is the centre of its tile, from which it takes its colour; `inward` goes from 0 at a side to 1 at the centre.
const vertex = `#version 300 es
uniform vec4 camera;
uniform int first;
in vec2 at;
in vec4 paint;
flat out vec4 tile;
out float inward;
void main() {
    gl_Position = vec4((at - camera.xy) * camera.zw, 0.0, 1.0);
    tile = paint;
    inward = gl_VertexID < first ? 0.0 : 1.0;
}`;
const fragment = `#version 300 es
precision highp float;
flat in vec4 tile;
in float inward;
uniform float line;
uniform vec4 lineColor;
out vec4 color;
void main() {
    if (tile.a == 0.0) discard;
    float near = 0.5 * max(line, 1.0) - inward / max(length(vec2(dFdx(inward), dFdy(inward))), 1e-9);
    float share = line > 0.0 ? clamp(near + 0.5, 0.0, 1.0) * min(line, 1.0) * lineColor.a : 0.0;
    color = vec4(mix(tile.rgb, lineColor.rgb, share), 1.0) * tile.a;
}`;

// Lines by themselves: a rectangle for each side, a little longer, so that corners close.
const sideVertex = `#version 300 es
uniform vec4 camera;
uniform vec2 pixels;
uniform float line;
in vec4 side;
out float off;
void main() {
    vec2 a = (side.xy - camera.xy) * pixels, b = (side.zw - camera.xy) * pixels;
    vec2 along = normalize(b - a);
    float half_ = 0.5 * max(line, 1.0) + 1.0;
    off = (gl_VertexID & 1) == 0 ? -half_ : half_;
    vec2 at = ((gl_VertexID & 2) == 0 ? a - along * (half_ - 1.0) : b + along * (half_ - 1.0)) + vec2(-along.y, along.x) * off;
    gl_Position = vec4(at / pixels * camera.zw, 0.0, 1.0);
}`;
const sideFragment = `#version 300 es
precision highp float;
in float off;
uniform float line;
uniform vec4 lineColor;
out vec4 color;
void main() {
    float share = clamp(0.5 * max(line, 1.0) - abs(off) + 0.5, 0.0, 1.0) * min(line, 1.0) * lineColor.a;
    color = vec4(lineColor.rgb, 1.0) * share;
}`;

/** A layer of tiles; `picture` is read anew at each drawing, and by the stage for its changes. */
export function meshLayer(picture: () => MeshPicture | undefined): Layer {
    const cards = new WeakMap<WebGL2RenderingContext, Card>();
    return {
        watch: () => void picture(),
        draw(canvas, view) {
            const it = picture();
            const gl = glOf(canvas);
            if (!gl) return drawPlain(canvas, view, it);
            let card = cards.get(gl);
            if (!card) cards.set(gl, card = new Card(gl));
            card.draw(view, it);
        },
    };
}

// What the graphics card keeps of a picture, sent again piece by piece as its arrays change.
class Card {
    readonly #gl: WebGL2RenderingContext;
    readonly #program: Program;
    readonly #array: WebGLVertexArrayObject;
    readonly #points: WebGLBuffer;
    readonly #colors: WebGLBuffer;
    readonly #triangles: WebGLBuffer;
    #blocks: Block[] = [];
    #sent: Partial<Tiles> & { colors?: MeshPicture['colors'] } = {};
    #sides: { program: Program; array: WebGLVertexArrayObject; buffer: WebGLBuffer; of?: Tiles; count: number } | undefined;

    constructor(gl: WebGL2RenderingContext) {
        this.#gl = gl;
        this.#program = programOf(gl, fragment, vertex);
        this.#array = gl.createVertexArray()!;
        [this.#points, this.#colors, this.#triangles] = [gl.createBuffer()!, gl.createBuffer()!, gl.createBuffer()!];
        gl.bindVertexArray(this.#array);
        const attribute = (name: string, buffer: WebGLBuffer, size: number, type: number): void => {
            const place = gl.getAttribLocation(this.#program.program, name);
            gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
            gl.enableVertexAttribArray(place);
            gl.vertexAttribPointer(place, size, type, type === gl.UNSIGNED_BYTE, 0, 0);
        };
        attribute('at', this.#points, 2, gl.FLOAT);
        attribute('paint', this.#colors, 4, gl.UNSIGNED_BYTE);
        gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#triangles);
        gl.bindVertexArray(null);
    }

    draw(view: View, it: MeshPicture | undefined): void {
        const gl = this.#gl;
        clear(gl);
        if (!it || it.tiles.start.length < 2) return;
        gl.bindVertexArray(this.#array);
        this.#send(it);
        gl.enable(gl.BLEND);
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
        const [camera, line, lineColor] = [[view.x, view.y, (2 * view.scale) / view.width, (-2 * view.scale) / view.height], (it.line ?? 0) * view.scale * view.ratio, it.lineColor ?? [0, 0, 0, 0.5]];
        const apart = !!it.tiles.centers; // such tiles need not be convex, and a line would end where it leaves its triangle
        this.#program.use({ camera, first: it.tiles.points.length / 2, line: apart ? 0 : line, lineColor });
        for (const [from, to] of runsSeen(this.#blocks, seen(view))) gl.drawElements(gl.TRIANGLES, 3 * (to - from), gl.UNSIGNED_INT, 12 * from);
        if (apart && line > 0.05) this.#drawSides(it.tiles, { camera, line, lineColor, pixels: [view.scale * view.ratio, view.scale * view.ratio] });
        gl.bindVertexArray(null);
    }

    #drawSides(tiles: Tiles, uniforms: Uniforms): void {
        const gl = this.#gl;
        this.#sides ??= { program: programOf(gl, sideFragment, sideVertex), array: gl.createVertexArray()!, buffer: gl.createBuffer()!, count: 0 };
        const sides = this.#sides;
        gl.bindVertexArray(sides.array);
        gl.bindBuffer(gl.ARRAY_BUFFER, sides.buffer);
        if (sides.of?.points !== tiles.points) {
            const ends = sidesOf(tiles);
            gl.bufferData(gl.ARRAY_BUFFER, ends, gl.DYNAMIC_DRAW);
            Object.assign(sides, { of: tiles, count: ends.length / 4 });
            const place = gl.getAttribLocation(sides.program.program, 'side');
            gl.enableVertexAttribArray(place);
            gl.vertexAttribPointer(place, 4, gl.FLOAT, false, 0, 0);
            gl.vertexAttribDivisor(place, 1);
        }
        sides.program.use(uniforms);
        gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, sides.count);
    }

    #send({ tiles, colors }: MeshPicture): void {
        const gl = this.#gl;
        const sent = this.#sent;
        const first = tiles.points.length;
        const moved = sent.points !== tiles.points || sent.rings !== tiles.rings;
        if (moved) {
            const all = new Float32Array(first + 2 * (tiles.start.length - 1));
            all.set(tiles.points);
            all.set(tiles.centers ?? centersOf(tiles), first);
            gl.bindBuffer(gl.ARRAY_BUFFER, this.#points);
            gl.bufferData(gl.ARRAY_BUFFER, all, gl.DYNAMIC_DRAW);
            this.#blocks = blocksOf(tiles);
        }
        if (sent.colors !== colors || sent.points?.length !== first) {
            const all = new Uint8Array(2 * first + colors.length);
            all.set(colors, 2 * first);
            gl.bindBuffer(gl.ARRAY_BUFFER, this.#colors);
            gl.bufferData(gl.ARRAY_BUFFER, all, gl.DYNAMIC_DRAW);
        }
        if (sent.rings !== tiles.rings || sent.start !== tiles.start || sent.points?.length !== first) {
            gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, trianglesOf(tiles), gl.DYNAMIC_DRAW);
        }
        this.#sent = { ...tiles, colors };
    }
}

// Without WebGL: a path for each tile in sight.
function drawPlain(canvas: HTMLCanvasElement, view: View, it: MeshPicture | undefined): void {
    const context = canvas.getContext('2d', { willReadFrequently: true })!; // drawn by the processor: many paths are ten times as fast
    const k = view.scale * view.ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (!it) return;
    context.setTransform(k, 0, 0, k, canvas.width / 2 - view.x * k, canvas.height / 2 - view.y * k);
    context.lineJoin = 'round';
    const { tiles, colors, line = 0, lineColor: [r, g, b, a] = [0, 0, 0, 0.5] } = it;
    const [box, width] = [seen(view), line * k];
    const visible = Array.from({ length: tileCount(tiles) }, (_, tile) => tile).filter((tile) => colors[4 * tile + 3] && overlaps(boxAround(tiles, [tile]), box));
    const each = (draw: (tile: number) => void): void => visible.forEach((tile) => {
        context.beginPath();
        ringPath(context, ringOf(tiles, tile));
        draw(tile);
    });
    each((tile) => fill(context, css(new DataView(colors.buffer, colors.byteOffset + 4 * tile).getUint32(0))));
    if (width >= 0.25) each(() => stroke(context, `rgba(${255 * r}, ${255 * g}, ${255 * b}, ${a * Math.min(1, width)})`, Math.max(width, 1) / k));
}
