// Hashes as the command prints them, and seeds of words.
import { core, scoped } from './core.ts';

/** The seed that a text stands for. */
export function seedOf(word: string): bigint {
    return scoped((arena) => BigInt.asUintN(64, core().pave_seed_of(arena.text(word))));
}

/** The hash of 32-bit words, as the command prints it: `hashText(hash(world.fill(rect)))`. */
export function hash(words: ArrayLike<number>, start = 0x9e3779b97f4a7c15n): bigint {
    return scoped((arena) => {
        const pointer = words instanceof Uint32Array ? arena.array(Uint32Array, words) : arena.array(Int32Array, words);
        return BigInt.asUintN(64, core().pave_hash(start, pointer, BigInt(words.length)));
    });
}
/** The hash of a rectangle of tiles as `pave world fill --hash` prints it: of the width and height, then of the tiles. */
export const fillHash = (width: number, height: number, tiles: ArrayLike<number>): bigint => hash(tiles, hash([width, height]));
/** A hash as the command prints it. */
export const hashText = (value: bigint): string => `0x${value.toString(16).padStart(16, '0')}`;
