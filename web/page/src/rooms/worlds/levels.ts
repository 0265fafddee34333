// In the worker: what is painted, as the picture that --bias reads. It is clear where nothing is painted: there the world stays as it is.
import type { Pixels } from './own.ts';
import { frameOf, tooWide, type Frame, type WorldPlan } from './plan.ts';

const hole = 0xffff;

/** The values of a painted plan, row by row. */
export function levelsOf({ map }: WorldPlan): Frame & { readonly values: Uint16Array } {
    const { cells, blocks } = map!;
    const frame = frameOf(map!);
    if (tooWide(frame)) throw new Error(tooWide(frame));
    const values = new Uint16Array(frame.width * frame.height).fill(hole);
    for (let k = 0; k + 2 < blocks.length; k += 3) {
        const [column, row] = [blocks[k]! - (frame.x / cells + 0.5), blocks[k + 1]! - (frame.y / cells + 0.5)];
        values[row * frame.width + column] = Math.min(hole - 1, blocks[k + 2]! * 0x1111);
    }
    return { ...frame, values };
}

/** The picture that --bias reads: a grey for each value. */
export function biasPixels(plan: WorldPlan): Pixels {
    const { width, height, values } = levelsOf(plan);
    const rgba = new Uint8ClampedArray(4 * values.length);
    values.forEach((value, k) => { if (value !== hole) rgba.fill((value + 1) >> 8, 4 * k, 4 * k + 3)[4 * k + 3] = 255; });
    return { width, height, rgba };
}
