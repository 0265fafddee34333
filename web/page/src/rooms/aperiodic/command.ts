// The lines of the command that make what is seen.
import type { Box } from '../../stage/view.ts';
import { given } from '../../ui/command.ts';
import { coverOf, diceOf, groundOf, worldOf, type DicePlan, type Ground, type WorldPlan } from './model.ts';
import type { State } from './fields.ts';

export const gridText = ({ grid, seed }: Ground): string => (seed === '0' ? grid : `${grid}:${seed}`);

/** The rectangle that the command is to draw: round numbers that cover a box. */
export type Part = ReturnType<typeof partOf>;
const partMost = 240; // lengths of a side: more would be many megabytes
export function partOf({ x0, y0, x1, y1 }: Box) {
    const side = (low: number, high: number): [number, number] => [Math.round((low + high) / 2), Math.max(2, Math.min(partMost, Math.ceil(high - low)))];
    const [[x, width], [y, height]] = [side(x0, x1), side(y0, y1)];
    return { x, y, width, height };
}

const place = ({ x, y, width, height }: Part): string[] => [...given(['size', `${width}x${height}`]), ...(x || y ? [`--at=${x},${y}`] : [])];

const worldWords = ({ ground, set, seed, noise }: WorldPlan, part: Part): string[] =>
    [...given(['set', set], ['grid', gridText(ground)], ['seed', seed], ['bias', noise > 0 && `noise:${noise}`]), ...place(part)];
const diceWords = ({ ground, seed, radius, players }: DicePlan): string[] =>
    given(['grid', gridText(ground)], ['radius', radius], ['players', players], ['margin', 1], ['seed', seed]);

/** The line that draws what is seen, as the SVG of the downloads. */
export function drawCommand(state: State, part: Part): string {
    const cover = coverOf(state);
    if (cover === 'world') return ['pave world draw', ...worldWords(worldOf(state), part), '-o world.svg'].join(' ');
    if (cover === 'dice') return ['pave region dicewars', ...diceWords(diceOf(state)), '-o dice.svg'].join(' ');
    return ['pave grid draw --grid', gridText(groundOf(state)), ...place(part), `-o ${state.grid}.svg`].join(' ');
}

/** The line that prints the hash of what is seen; shapes have none. */
export function hashCommand(state: State, part: Part): string | undefined {
    const cover = coverOf(state);
    if (cover === 'world') return ['pave world fill', ...worldWords(worldOf(state), part), '--hash'].join(' ');
    return cover === 'dice' ? ['pave region dicewars', ...diceWords(diceOf(state)), '--hash'].join(' ') : undefined;
}
