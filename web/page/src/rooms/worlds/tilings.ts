// In the worker: tilings as plain data.
import { Polygons, Tiling, Window, cellsOf, groundPositions, type Layout } from 'pave-maps';
import type { Pattern } from '../../ground/flat.ts';
import type { Tiles } from '../../ground/shape.ts';
import { boxOf } from '../../stage/view.ts';
import { once } from '../../workers/cached.ts';

const patternSide = 128;
const layouts = new Map<string, Layout>();
export function layoutOf(tiling: Tiling): Layout {
    if (!layouts.has(tiling.name)) layouts.set(tiling.name, tiling.layout());
    return layouts.get(tiling.name)!;
}

export const tilesFor = once((name: string): Tiles => {
    using tiling = Tiling.named(name);
    const { i, j } = layoutOf(tiling);
    using window = Window.create({ tiling, shape: 'parallelogram', at: { q: -2, r: -2, s: 0 }, width: name === 'tri' ? 10 : 5, height: 5 });
    using polygons = Polygons.createFromWindow(window, layoutOf(tiling));
    const [vertices, { start, corners, neighbors }, cells, positions] = [polygons.vertices(), polygons.arrays(), cellsOf(window.cells()), groundPositions(window)];
    const own = [...cells.keys()].filter((k) => cells[k]!.q === 0 && cells[k]!.r === 0).sort((a, b) => cells[a]!.s - cells[b]!.s);
    const beside = (cell: number): number[] => [...neighbors.subarray(start[cell], start[cell + 1])];
    const faces = own.map((cell) => [...corners.subarray(start[cell], start[cell + 1])].flatMap((at) => [vertices[2 * at]!, vertices[2 * at + 1]!]));
    return {
        name, i, j, faces, middles: own.map((cell) => ({ x: positions[2 * cell]!, y: positions[2 * cell + 1]! })),
        across: own.map((cell) => beside(cell).map((other) => ({ ...cells[other]!, twin: beside(other).indexOf(cell) }))),
        area: Math.abs(i.x * j.y - i.y * j.x) / faces.length, reach: boxOf(faces.flat()),
    };
});

/** Which face lies at each place of a unit cell. */
export function patternOf(name: string): Pattern {
    using tiling = Tiling.named(name);
    const layout = layoutOf(tiling);
    const pixels = new Uint8Array(4 * patternSide ** 2);
    for (let y = 0, at = 0; y < patternSide; y++)
        for (let x = 0; x < patternSide; x++, at += 4) {
            const [u, v] = [(x + 0.5) / patternSide, (y + 0.5) / patternSide];
            const { q, r, s } = tiling.faceAt(layout, layout.origin.x + u * layout.i.x + v * layout.j.x, layout.origin.y + u * layout.i.y + v * layout.j.y);
            pixels.set([s, q + 128, r + 128, 255], at);
        }
    return { side: patternSide, pixels };
}
