// What a plain sheet of tiles shows: how large its tiles are, and which ground is at each of their corners and sides, read off its pixels.
import type { Pixels } from './own.ts';

export type Kind = 'corner' | 'edge' | 'mixed';
/** The places of a tile that a kind colours, clockwise from the top side: even ones are sides, odd ones corners. */
export const placesOf = (kind: Kind): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((place) => kind === 'mixed' || (kind === 'corner') === (place % 2 === 1));
/** Where a place is on a tile of side 1. */
export const spotOf = (place: number): { x: number; y: number } => ({ x: [0.5, 1, 1, 1, 0.5, 0, 0, 0][place]!, y: [0, 0, 0.5, 1, 1, 1, 0.5, 0][place]! });

const counts = [9, 16, 47, 48, 49, 10, 12, 15]; // of tiles on usual sheets

/** The side of a tile in pixels: of the usual ones one that gives a usual number of tiles, or else any that fits. */
export function sideOf({ width, height }: Pick<Pixels, 'width' | 'height'>): number {
    const sides = [16, 32, 24, 48, 64, 8, 128, 12, 20, 40, 96, 256, 10].filter((side) => width % side === 0 && height % side === 0);
    const count = (side: number): number => (width / side) * (height / side);
    return sides.find((side) => counts.includes(count(side))) ?? sides.find((side) => count(side) > 1) ?? sides[0] ?? Math.max(1, width / Math.max(1, Math.round(width / height)));
}

export interface Guess {
    /** 0xRRGGBB of each ground. */
    readonly rgbs: number[];
    /** Eight colours a tile, from 1; 0 for the whole of a tile that is clear, and for places that the kind does not colour. */
    readonly tiles: number[][];
}

/** Which of a few grounds is at each place of each tile. */
export function guessOf(pixels: Pixels, side: number, kind: Kind, grounds: number): Guess {
    const [columns, rows] = [Math.floor(pixels.width / side), Math.floor(pixels.height / side)];
    const places = placesOf(kind);
    const samples = Array.from({ length: columns * rows }, (_, id) => places.map((place) => sampleOf(pixels, side, id % columns, Math.floor(id / columns), place)));
    const clear = samples.map((all, id) => all.every(([, , , alpha]) => alpha < 8) && sampleOf(pixels, side, id % columns, Math.floor(id / columns), -1)[3] < 8);
    const means = meansOf(samples.filter((_, id) => !clear[id]).flat(), grounds);
    const tiles = samples.map((all, id) => {
        const out = Array<number>(8).fill(0);
        if (!clear[id]) places.forEach((place, k) => { out[place] = nearest(means, all[k]!) + 1; });
        return out;
    });
    return { rgbs: means.map(([r, g, b]) => (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b)), tiles };
}

type Sample = [r: number, g: number, b: number, alpha: number];

// The mean of the pixels near a place, in a square of an eighth of the side that is wholly inside; of a place below 0 the middle.
function sampleOf({ width, rgba }: Pixels, side: number, column: number, row: number, place: number): Sample {
    const { x, y } = place < 0 ? { x: 0.5, y: 0.5 } : spotOf(place);
    const size = Math.max(1, side >> 3);
    const [left, top] = [column * side + Math.round(x * (side - size)), row * side + Math.round(y * (side - size))];
    const sum: Sample = [0, 0, 0, 0];
    for (let j = 0; j < size; j++)
        for (let i = 0; i < size; i++) {
            const at = 4 * ((top + j) * width + left + i);
            for (let k = 0; k < 3; k++) sum[k]! += rgba[at + k]! * rgba[at + 3]!;
            sum[3] += rgba[at + 3]!;
        }
    return [...[0, 1, 2].map((k) => (sum[3] ? sum[k]! / sum[3] : 0)), sum[3] / size / size] as Sample;
}

const distance = (a: Sample, b: Sample): number => a.reduce((sum, it, k) => sum + (it - b[k]!) ** 2, 0);
const nearest = (means: readonly Sample[], it: Sample): number => means.reduce((best, mean, k) => (distance(mean, it) < distance(means[best]!, it) ? k : best), 0);

// k means, from the sample that is nearest to the mean of all and then always the one that is farthest from those that are taken (Gonzalez, 1985).
function meansOf(samples: readonly Sample[], count: number): Sample[] {
    if (!samples.length) return [];
    const mean = (of: readonly Sample[]): Sample => [0, 1, 2, 3].map((k) => of.reduce((sum, it) => sum + it[k]!, 0) / of.length) as Sample;
    const far = (means: readonly Sample[]): Sample => samples.reduce((best, it) => (distance(it, means[nearest(means, it)]!) > distance(best, means[nearest(means, best)]!) ? it : best));
    let means = [far([mean(samples)])];
    while (means.length < count) means.push(far(means));
    for (let round = 0; round < 16; round++) means = means.map((old, k) => { const its = samples.filter((it) => nearest(means, it) === k); return its.length ? mean(its) : old; });
    return means;
}
