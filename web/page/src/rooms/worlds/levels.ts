// In the worker: the levels of a painted world, as the picture that --bias reads. What is painted takes the place of the noise; everywhere else the
// noise stays, so the picture covers what is seen and some land round it.
import { noiseRow } from 'pave-maps';
import { noiseBias } from '../../ground/serve.ts';
import type { Pixels } from './own.ts';
import { frameOf, middleLevel, spacingOf, type Frame, type WorldPlan } from './plan.ts';

const greyOf = (level: number): number => level * 0x111111;

/** The pixels of a painted plan, 0xRRGGBB, row by row. */
function paintedOf(plan: WorldPlan): Frame & { readonly pixels: Uint32Array } {
    const frame = frameOf(plan)!;
    const { x, y, width, height, cells } = frame;
    const pixels = plan.map!.over && plan.noise ? noiseOver(plan, frame) : new Uint32Array(width * height).fill(greyOf(middleLevel));
    const { cells: side, blocks } = plan.map!;
    for (let k = 0; k + 2 < blocks.length; k += 3) {
        const [left, top] = [0, 1].map((i) => Math.max(0, Math.ceil(((blocks[k + i]! - 0.5) * side - [x, y][i]!) / cells))) as [number, number];
        const [right, bottom] = [0, 1].map((i) => Math.min([width, height][i]! - 1, Math.floor(((blocks[k + i]! + 0.5) * side - [x, y][i]!) / cells))) as [number, number];
        for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) pixels[row * width + column] = greyOf(blocks[k + 2]!);
    }
    return { ...frame, pixels };
}

/** Its values, as the command reads them from the pixels. */
export function levelsOf(plan: WorldPlan): Frame & { readonly values: Uint16Array } {
    const { pixels, ...frame } = paintedOf(plan);
    return { ...frame, values: Uint16Array.from(pixels, read) };
}

// The noise at the places where a world reads it, and evenly between them, as the world has it.
function noiseOver({ set, seed, noise: wanted }: WorldPlan, { x, y, width, height, cells }: Frame): Uint32Array {
    const { noise } = noiseBias(set, seed, wanted!);
    const step = Math.max(cells, spacingOf(noise));
    const [x0, y0] = [Math.floor(x / step) * step, Math.floor(y / step) * step];
    const count = Math.ceil((x + width * cells - x0) / step) + 1;
    const rows = Array.from({ length: Math.ceil((y + height * cells - y0) / step) + 1 }, (_, j) => noiseRow(noise, x0 * 256, (y0 + j * step) * 256, step * 256, count));
    const out = new Uint32Array(width * height);
    for (let j = 0, to = 0; j < height; j++)
        for (let i = 0; i < width; i++, to++) {
            const [u, v] = [(x + i * cells - x0) / step, (y + j * cells - y0) / step];
            const [a, b] = [Math.floor(u), Math.floor(v)];
            const along = (row: Uint16Array): number => (row[a]! >> 2) * (1 - (u - a)) + (row[a + 1]! >> 2) * (u - a);
            out[to] = pixelOf(Math.round(along(rows[b]!) * (1 - (v - b)) + along(rows[b + 1]!) * (v - b)));
        }
    return out;
}

// ---- Pixels -------------------------------------------------------------------------------------------------------------------

// The command reads the brightness of a pixel, a thousandth of a step finer than a grey tells it: colours near to grey say 14 bits.
const read = (rgb: number): number => Math.floor(((299 * (rgb >> 16) + 587 * ((rgb >> 8) & 255) + 114 * (rgb & 255)) * 65535) / 255000);
const known = new Int32Array(1 << 14).fill(-1);

function pixelOf(value: number): number {
    if (known[value]! >= 0) return known[value]!;
    const light = ((4 * value + 2) * 255000) / 65535;
    const grey = Math.round(light / 1000);
    const inside = (channel: number): number => Math.max(0, Math.min(255, channel));
    let [best, least] = [0, Infinity];
    for (let r = inside(grey - 4); r <= inside(grey + 4); r++)
        for (let g = inside(grey - 4); g <= inside(grey + 4); g++) {
            const b = inside(Math.round((light - 299 * r - 587 * g) / 114));
            const away = Math.abs(299 * r + 587 * g + 114 * b - light) + (Math.abs(b - grey) > 8 ? 8 : 0);
            if (away < least) [best, least] = [(r << 16) | (g << 8) | b, away];
        }
    return known[value] = best;
}

/** The picture that --bias reads. */
export function biasPixels(plan: WorldPlan): Pixels {
    const { width, height, pixels } = paintedOf(plan);
    const rgba = new Uint8ClampedArray(4 * pixels.length);
    pixels.forEach((rgb, k) => rgba.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255], 4 * k));
    return { width, height, rgba };
}
