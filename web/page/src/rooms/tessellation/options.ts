// What a board is made from, as keys and as the command says it.
import { given, type Option } from '../../ui/command.ts';
import { usualRadius, type BoardOptions, type Look, type Options } from './state.ts';

/** Pairs of nodes, one after the other: a, b, a, b, ... */
export type Pairs = readonly number[];

/** The steps of evening out round an edit. */
export const aroundSteps = 10;

export const boardKey = ({ w, h, pattern, cuts, p, deg, min, seed, repair }: BoardOptions): string => JSON.stringify([w, h, pattern, cuts, p, ...(p ? [deg, min, seed] : []), repair]);

/** All but the edits and the number of steps. */
export const meshKey = (options: Options): string =>
    boardKey(options) + JSON.stringify([options.kind, options.rim, options.kind === 'push' ? options.radius : 0]);

export function pairsOf(list: Pairs): [number, number][] {
    return Array.from({ length: list.length >> 1 }, (_, i) => [list[2 * i]!, list[2 * i + 1]!]);
}

/** The command that makes the same mesh, prints its hash and writes its picture. `joins` says of each pair of cuts whether it is joined instead. */
export function commandOf(options: Options, look: Look, joins: readonly boolean[]): string {
    const { w, h, pattern, cuts, p, deg, min, seed, repair, kind, rim, radius, steps, rings, edits } = options;
    const around = rings > 0 && edits.length > 0;
    const moves = steps > 0 || around;
    return ['pave tess', ...given(
        ['size', `${w}x${h}`], ['pattern', pattern, 'hex'], ...pairsOf(cuts).map(([a, b], i): Option => [joins[i] ? 'join' : 'cut', `${a}:${b}`]),
        ...(p ? [['remove', p], ['seed', seed], ['max-degree', deg, '6'], ['min-sides', min, 3]] as const : []), ['repair', repair], ['relax', steps, 0], ['kind', moves && kind, 'even'],
        ['min-radius', moves && kind === 'push' && radius, usualRadius], ['rim', steps > 0 && rim, 'stay'],
        ...pairsOf(edits).flatMap(([a, b]): Option[] => [['toggle', `${a}:${b}`], ['relax-around', around && `${Math.min(a, b)}:${rings}:${aroundSteps}`]]),
        ['fill', look.fill, 'sides'], ['adjacency', look.graph], ['intended', look.meant], ['hash', true],
    ), '-o tiles.svg'].join(' ');
}
