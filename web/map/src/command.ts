// The command that prints the tile of a place: that which baked the world, without what only says how it is baked.
import type { Baked } from './contract.ts';

/** Options of `pave world bake` that `pave world at` does not have; each has a value. */
const baking = new Set(['--at', '--size', '--tile', '--zoom', '--orientation', '--part', '--rate', '--format', '--threads', '--output', '-o']);
const program = ['pave', 'world'];

/** The words of a line with their quotes. */
const wordsOf = (line: string): string[] => line.match(/(?:[^\s'\\]|\\.|'[^']*')+/g) ?? [];

/** Such as `pave world at --seed 7 3,-2`. */
export function commandFor(map: Pick<Baked, 'command'>, place: string): string {
    const words = wordsOf(map.command).slice(program.length + 1);
    const kept = words.filter((it, i) => !baking.has(it.split('=')[0]!) && !(baking.has(words[i - 1] ?? '')));
    return [...program, 'at', ...kept, place].join(' ');
}
