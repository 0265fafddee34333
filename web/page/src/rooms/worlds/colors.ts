// In the worker: the colours of cells seen from far away.
import { Polygons, Tiling, WangSet, Window, builtins, pictureWorld, type Layout } from 'pave-maps';
import type { Units } from '../../ground/flat.ts';
import type { OpenWorld } from './open.ts';
import { canPaint, drawSvg } from '../../ground/svg.ts';
import { layoutOf } from './tilings.ts';

// The mean colour of a cell whose places all have one colour: 0xAABBGGRR, as the bytes r, g, b, a lie in memory.
function meansOf({ plan, tiling, sets, own }: OpenWorld, s: number): number[] {
    const count = sets[Math.min(s, sets.length - 1)]!.colorCount;
    const rgbs = own ? own.colorRgbs(plan.own!.name) : Array.from({ length: count }, (_, i) => builtins.colorRgb(plan.set, i + 1));
    const plain = rgbs.map((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]);
    const found = canPaint() && !own ? rgbs.map((_, i) => painted(plan.set, tiling, s, i + 1)) : plain;
    return found.map(([r, g, b]) => (0xff000000 | (b! << 16) | (g! << 8) | r!) >>> 0);
}

function painted(theme: OpenWorld['plan']['set'], tiling: Tiling, s: number, color: number): number[] {
    using window = Window.create({ tiling, shape: 'rectangle', width: tiling.name === 'tri' ? 8 : 5, height: 5, at: { q: -2, r: -2, s: 0 } });
    using scene = pictureWorld({ window, cellColors: new Uint8Array(24 * window.count).fill(color), theme, seed: 1 });
    const [canvas, scale] = [new OffscreenCanvas(24, 24), 24];
    const { origin } = scene.measure({ scale });
    const cells = window.cells();
    const at = Array.from({ length: window.count }, (_, i) => i).find((i) => cells[3 * i] === 0 && cells[3 * i + 1] === 0 && cells[3 * i + 2] === s) ?? 0;
    const { x, y } = middleOfCell(window, at, layoutOf(tiling));
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.setTransform(1, 0, 0, 1, 12 + (origin.x - x) * scale, 12 + (origin.y - y) * scale);
    drawSvg(context, scene.toSvg({ scale }));
    const { data } = context.getImageData(0, 0, 24, 24);
    const sum = [0, 0, 0];
    for (let k = 0; k < data.length; k += 4) for (let c = 0; c < 3; c++) sum[c]! += data[k + c]!;
    return sum.map((it) => Math.round(it / 576));
}

function middleOfCell(window: Window, index: number, layout: Layout): { x: number; y: number } {
    using polygons = Polygons.createFromWindow(window, layout);
    const [vertices, { start, corners }] = [polygons.vertices(), polygons.arrays()];
    const ring = [...corners.subarray(start[index], start[index + 1])];
    const mean = (k: number): number => ring.reduce((sum, at) => sum + vertices[2 * at + k]!, 0) / ring.length;
    return { x: mean(0), y: mean(1) };
}

const tables = new Map<string, (id: number) => number>();
// The colour of a tile of face s by its id.
function tableOf(opened: OpenWorld, s: number): (id: number) => number {
    const set = opened.sets[Math.min(s, opened.sets.length - 1)]!;
    const key = `${opened.plan.set} ${opened.plan.own?.number ?? ''} ${opened.plan.own?.name ?? ''} ${opened.tiling.name} ${s}`;
    const found = tables.get(key);
    if (found) return found;
    const means = meansOf(opened, s);
    const known = new Map<number, number>();
    const table = (id: number): number => {
        let color = known.get(id);
        if (color === undefined) known.set(id, color = mixed(set, id, means));
        return color;
    };
    tables.set(key, table);
    return table;
}

function mixed(set: WangSet, id: number, means: readonly number[]): number {
    const index = set.tileIndex(id);
    if (index < 0) return 0;
    const places = [...set.tileColors(index)].filter((color) => color > 0);
    const channel = (shift: number): number => places.reduce((sum, color) => sum + ((means[color - 1]! >> shift) & 255), 0) / (places.length || 1);
    return (0xff000000 | (Math.round(channel(16)) << 16) | (Math.round(channel(8)) << 8) | Math.round(channel(0))) >>> 0;
}

/** The colours of units: all of face 0, then all of face 1, ... */
export function colorsOf(opened: OpenWorld, units: Units): Uint8Array {
    const ids = opened.world.fill({ ...units });
    const faces = opened.tiling.faceCount;
    const count = units.width * units.height;
    const out = new Uint32Array(count * faces);
    for (let s = 0; s < faces; s++) {
        const table = tableOf(opened, s);
        for (let k = 0, at = s, to = s * count; k < count; k++, at += faces, to++) out[to] = table(ids[at]!);
    }
    return new Uint8Array(out.buffer);
}
