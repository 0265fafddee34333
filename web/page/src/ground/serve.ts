// The worker's side of a ground of squares: tiles of rectangles, and pictures of tiles at several sizes.
import { World, WangSet, biasBands, builtins, type Builtin } from 'pave-maps';
import { cached } from '../workers/cached.ts';
import { octavesOf, type Cells, type GroundApi, type NoisePlan, type Painted, type Plan } from './plan.ts';

/** The pictures of the tiles of a world. */
export interface Opened {
    /** How many there are. */
    readonly slots: number;
    /** Ids as slots. */
    slotsOf(ids: Uint32Array): Uint16Array;
    /** The picture of a slot as RGBA, size x size. */
    picture(slot: number, size: number): Uint8ClampedArray;
}

const paintFor = 40; // milliseconds, so that tiles are never waited for long

/** What a worker serves; `open` finds the world of a plan. */
export const groundApi = <Of>(open: (plan: Of) => Opened & { readonly world: World }): GroundApi<Of> => ({
    tiles(plan, cells) {
        const { world, slots, slotsOf } = open(plan);
        return { tiles: slotsOf(world.fill(cells as { -readonly [Key in keyof Cells]: Cells[Key] })), slots };
    },
    paint(plan, slots, size) {
        const { picture } = open(plan);
        const until = performance.now() + paintFor;
        const pictures: Uint8ClampedArray[] = [];
        while (pictures.length < slots.length && (!pictures.length || performance.now() < until)) pictures.push(picture(slots[pictures.length]!, size));
        return shrunk(slots.slice(0, pictures.length), pictures, size);
    },
});

// All sizes down to one pixel, each pixel the mean of four: nothing shimmers however small tiles are.
function shrunk(slots: Uint16Array, pictures: readonly Uint8ClampedArray[], size: number): Painted {
    let level = new Uint8Array(4 * size * size * slots.length);
    pictures.forEach((picture, i) => level.set(picture, i * picture.length));
    const levels = [level];
    for (let half = size / 2; half >= 1; half /= 2) {
        level = halved(level, half, half * slots.length);
        levels.push(level);
    }
    return { size, slots, levels };
}

function halved(from: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
    const out = new Uint8Array(4 * width * height);
    for (let y = 0, to = 0; y < height; y++)
        for (let x = 0, at = 16 * width * y; x < width; x++, at += 8)
            for (let k = at; k < at + 4; k++, to++) out[to] = (from[k]! + from[k + 4]! + from[k + 8 * width]! + from[k + 8 * width + 4]! + 2) >> 2;
    return out;
}

// ---- Built-in sets ------------------------------------------------------------------------------------------------------------

/** The bands of the command without bands=: every colour, each as wide as it weighs, in twelfths. */
export function bandsOf(set: Builtin): number[] {
    const weights = Array.from({ length: builtins.colorCount(set) }, (_, i) => builtins.colorWeight(set, i + 1));
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const alike = weights.every((weight) => weight === weights[0]);
    return weights.flatMap((weight, i) => Array<number>(alike ? 1 : Math.max(1, Math.floor((weight * 12) / sum + 0.5))).fill(i + 1));
}

/** The weights of bands, mixed as far as those of the command without blend=. */
export const bandWeights = (colors: number, order: readonly number[]): Uint16Array => biasBands(colors, order, Math.min(256, Math.floor((90 * order.length) / new Set(order).size)));

/** The bias that `--bias noise:...` makes. */
export function noiseBias(set: Builtin, seed: string, plan: NoisePlan) {
    const { scale, rough } = plan;
    return {
        kind: 'noise' as const, weights: bandWeights(builtins.colorCount(set), bandsOf(set)),
        noise: { seed: BigInt(seed), scale, octaves: octavesOf(plan), roughness: rough === undefined ? 128 : Math.floor((rough * 256) / 100) },
    };
}

export const builtinOpened = (set: Builtin): Opened =>
    ({ slots: builtins.tileCount(set), slotsOf: (ids) => Uint16Array.from(ids), picture: (slot, size) => builtins.paint(set, slot, size) });

/** Opens a world of a built-in set on squares; the last one stays open. */
export const openPlan = cached(({ set, seed, method, noise }: Plan) =>
    ({ world: World.create({ set: WangSet.builtin(set), seed: BigInt(seed), method, bias: noise && noiseBias(set, seed, noise) }), ...builtinOpened(set) }));
