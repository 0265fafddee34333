// In the worker: tilings as plain data.
import { Polygons, Tiling, Window, type Layout } from 'pave-maps';
import type { Pattern } from '../../ground/flat.ts';
import { tilesOf, type Shape } from '../../ground/shape.ts';
import { once } from '../../workers/cached.ts';

const patternSide = 128;
const layouts = new Map<string, Layout>();
export function layoutOf(tiling: Tiling): Layout {
    if (!layouts.has(tiling.name)) layouts.set(tiling.name, tiling.layout());
    return layouts.get(tiling.name)!;
}

/** The faces of the unit cell 0, 0. */
export function shapeOf(name: string): Shape {
    using tiling = Tiling.named(name);
    const { i, j } = layoutOf(tiling);
    using window = Window.create({ tiling, shape: 'parallelogram', width: name === 'tri' ? 2 : 1, height: 1 });
    using polygons = Polygons.createFromWindow(window, layoutOf(tiling));
    const [vertices, { start, corners }, cells] = [polygons.vertices(), polygons.arrays(), window.cells()];
    const faces: number[][] = [];
    for (let cell = 0; cell < window.count; cell++)
        faces[cells[3 * cell + 2]!] = [...corners.subarray(start[cell], start[cell + 1])].flatMap((at) => [vertices[2 * at]!, vertices[2 * at + 1]!]);
    return { name, i, j, faces, letters: name === 'tri' };
}

export const tilesFor = once((name: string) => tilesOf(shapeOf(name)));

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
