// In the worker: the colours of cells seen from far away.
import { Polygons, Tiling, WangSet, Window, builtins, pictureWorld, type Builtin, type Layout } from 'pave-maps';
import type { Units } from '../../ground/flat.ts';
import type { OpenWorld } from './open.ts';
import { canPaint, paintScene } from '../../ground/svg.ts';
import { bytesOf } from '../../ui/look.ts';
import { layoutOf } from './tilings.ts';

type Rgb = readonly number[];

/** The mean colours of cells of face s of which all places have one colour: r, g, b of each colour of a built-in set. */
export const meansOf = (theme: Builtin, tiling: Tiling, s: number): Rgb[] => Array.from({ length: builtins.colorCount(theme) }, (_, i) =>
    (canPaint() ? painted(theme, tiling, s, i + 1) : bytesOf(builtins.colorRgb(theme, i + 1)).slice(1)));

function painted(theme: Builtin, tiling: Tiling, s: number, color: number): number[] {
    using window = Window.create({ tiling, shape: 'rectangle', width: tiling.name === 'tri' ? 8 : 5, height: 5, at: { q: -2, r: -2, s: 0 } });
    using scene = pictureWorld({ window, cellColors: new Uint8Array(24 * window.count).fill(color), theme, seed: 1 });
    const [canvas, scale] = [new OffscreenCanvas(24, 24), 24];
    const cells = window.cells();
    const at = Array.from({ length: window.count }, (_, i) => i).find((i) => cells[3 * i] === 0 && cells[3 * i + 1] === 0 && cells[3 * i + 2] === s) ?? 0;
    const { x, y } = middleOfCell(window, at, layoutOf(tiling));
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    paintScene(context, scene, { x: x - 12 / scale, y: y - 12 / scale, scale });
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

/** The colour of a tile of a set by its id, the mean of those of its places: 0xAABBGGRR, as the bytes r, g, b, a lie in memory. */
export function tileColors(set: WangSet, means: readonly Rgb[]): (id: number) => number {
    const known = new Map<number, number>();
    const mixed = (id: number): number => {
        const index = set.tileIndex(id);
        if (index < 0) return 0;
        const places = [...set.tileColors(index)].filter((color) => color > 0);
        const channel = (k: number): number => Math.round(places.reduce((sum, color) => sum + means[color - 1]![k]!, 0) / (places.length || 1));
        return (0xff000000 | (channel(2) << 16) | (channel(1) << 8) | channel(0)) >>> 0;
    };
    return (id) => known.get(id) ?? known.set(id, mixed(id)).get(id)!;
}

const tables = new Map<string, (id: number) => number>();
// The colour of a tile of face s by its id.
function tableOf({ plan, tiling, sets, own, rgbs }: OpenWorld, s: number): (id: number) => number {
    const key = `${plan.set} ${plan.own?.number ?? ''} ${plan.own?.name ?? ''} ${tiling.name} ${s}`;
    const means = (): Rgb[] => (own ? rgbs.map((rgb) => bytesOf(rgb).slice(1)) : meansOf(plan.set, tiling, s));
    return tables.get(key) ?? tables.set(key, tileColors(sets[Math.min(s, sets.length - 1)]!, means())).get(key)!;
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
