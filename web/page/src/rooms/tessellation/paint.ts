// The colours of tiles, as the pictures of the package have them.
import { pictureColor, type Mesh } from 'pave-maps';
import { bytesOf } from '../../ui/look.ts';
import type { State } from './state.ts';

type Bytes = ReturnType<typeof bytesOf>;
const plain = 0xf4f1e8ff;
const areas = [0xf4efd9ff, 0x9cc9b8ff, 0x3f7f96ff].map(bytesOf); // small, middle, large

/** Bytes r, g, b, a for each tile. */
export function colorsOf(mesh: Mesh, fill: State['fill']): Uint8Array {
    const { start } = mesh.rings();
    const out = new Uint8Array(4 * mesh.tileCount);
    const each = (of: (tile: number) => Bytes): Uint8Array => {
        for (let t = 0; t < mesh.tileCount; t++) out.set(of(t), 4 * t);
        return out;
    };
    if (fill === 'none') return each(() => bytesOf(plain));
    if (fill === 'area') return each(byArea(Float64Array.from({ length: mesh.tileCount }, (_, tile) => mesh.area(tile))));
    if (fill === 'colors') {
        using graph = mesh.toGraph();
        const { labels, count } = graph.colorGreedy();
        const colors = Array.from({ length: count }, (_, i) => bytesOf(pictureColor('tiles', i)));
        return each((t) => colors[labels[t]!]!);
    }
    const colors = [3, 4, 5, 6, 7, 8, 9].map((sides) => bytesOf(pictureColor('sides', sides - 3)));
    return each((t) => colors[Math.min(start[t + 1]! - start[t]!, 9) - 3]!);
}

function byArea(all: Float64Array): (tile: number) => Bytes {
    const least = all.reduce((a, b) => Math.min(a, b), Infinity);
    const range = all.reduce((a, b) => Math.max(a, b), 0) - least;
    return (tile) => {
        const share = range > 1e-9 * least ? (all[tile]! - least) / range : 0.5;
        const [from, to] = share < 0.5 ? [areas[0]!, areas[1]!] : [areas[1]!, areas[2]!];
        const k = share < 0.5 ? 2 * share : 2 * share - 1;
        return from.map((it, i) => Math.round(it + (to[i]! - it) * k)) as Bytes;
    };
}
