// What is asked where the pointer is, and the answer: for the diagram, the text, the picture and the command.
import type { PictureQuery } from 'pave-maps';
import { boardWords } from './board.ts';
import { boardOf, distance, line, norm, path, relate, round, view, type Board } from './engine.ts';
import { matrix, metricOf, metricsOf, nameOf, sizeOf, systemOf, wallsOf, type Kind, type Part, type State, type System } from './state.ts';

export interface Asked {
    /** What the question is about. */
    readonly subject: readonly Part[];
    /** The answer, in its order; undefined: there is none. */
    readonly answer: readonly Part[] | undefined;
    readonly kind: Kind;
    /** A way runs through the answer. */
    readonly way: boolean;
    /** The question in the words of `pave grid GRID ...`. */
    readonly words: string;
    /** Walls count. */
    readonly walled: boolean;
    /** What went wrong, such as a path to a wall. */
    readonly none?: string;
}

export const board = (state: State): Board => boardOf(state.grid, sizeOf(state));
export const isWalled = ({ mode }: Pick<State, 'mode'>): boolean => mode === 'path' || mode === 'view';

const plus = (metric: string, state: State): string => (metric === metricsOf[state.grid][0] ? '' : ` ${metric}`);

// How many steps a ring through `b` has; by straight distance the least whole number of the nearest neighbours' distances.
function radius(state: State, a: Part, b: Part, metric: string): number {
    return metric === 'euclid' ? Math.ceil(Math.sqrt(norm(state.grid, a, b)) - 1e-9) : distance(state.grid, a, b, metric);
}

const asks: Readonly<Record<State['mode'], (state: State, a: Part, b: Part) => Asked>> = {
    relations(state, a) {
        const relation = matrix[a.kind][state.to];
        const answer = relate(state.grid, relation, state.to, a);
        return { subject: [a], answer, kind: state.to, way: false, walled: false, words: `${relation} ${nameOf(state.grid, a)}` };
    },
    line(state, a, b) {
        const metric = metricOf(state);
        return { ...twoOf(state, a, b, 'line', plus(metric, state)), answer: line(state.grid, a, b, metric), way: true };
    },
    ring: (state, a, b) => around(state, 'ring', a, b),
    disk: (state, a, b) => around(state, 'disk', a, b),
    path(state, a, b) {
        const answer = path(board(state), wallsOf(state), a, b, state.contact);
        const two = twoOf(state, a, b, 'path', state.contact === 'vertex' ? ' vertex' : '');
        return { ...two, answer, way: true, walled: true, none: answer ? undefined : 'no way leads there' };
    },
    view(state, a) {
        const metric = metricOf(state);
        return {
            subject: [a], answer: view(board(state), wallsOf(state), a, state.k, metric), kind: 'face', way: false, walled: true,
            words: `view ${nameOf(state.grid, a)} ${state.k}${plus(metric, state)}`,
        };
    },
};

function twoOf(state: State, a: Part, b: Part, query: string, rest: string) {
    return { subject: [a, b], kind: 'face' as const, walled: false, words: `${query} ${nameOf(state.grid, a)} ${nameOf(state.grid, b)}${rest}` };
}
function around(state: State, query: 'ring' | 'disk', a: Part, b: Part): Asked {
    const metric = metricOf(state);
    const k = radius(state, a, b, metric);
    const words = `${query} ${nameOf(state.grid, a)} ${k}${plus(metric, state)}`;
    return { subject: [a], answer: round(state.grid, query, a, k, metric), kind: 'face', way: false, walled: false, words };
}

/** `a` is the chosen part, `b` where the pointer is; of relations and sight only `a` counts. */
export const ask = (state: State, a: Part, b: Part): Asked => asks[state.mode](state, a, b);

/** What of the question the command takes as a picture. */
export function pictureQuery({ subject, answer, kind, way }: Asked): PictureQuery {
    const cell = ({ q, r, s }: Part) => ({ q, r, s });
    const others = answer?.filter((part) => part.kind !== kind) ?? []; // which somebody's own code may give
    return { subject: [...others, ...subject].map((part) => ({ kind: part.kind, at: cell(part) })), kind, cells: answer?.filter((part) => part.kind === kind).map(cell) ?? [], path: way };
}

/** The call that prints the answer. */
export const commandOf = (state: State, asked: Asked): string => `pave grid ${state.grid} ${asked.words}${asked.walled ? ' --on walls.mask' : ''}`;

const commandSystem = (system: System): string => (system === 'lanes' ? 'three-lane' : /^(odd|even)-/.test(system) ? `offset-${system}` : system);

/** The call that draws the picture, where the command has the same one. */
export function drawOf(state: State, asked: Asked): string {
    const where = asked.walled ? `--grid ${state.grid} --on walls.mask` : boardWords(state.grid, sizeOf(state));
    const system = systemOf(state);
    const labels = state.labels === 'none' ? ' --labels none' : system === 'axial' ? '' : ` --labels ${commandSystem(system)}`;
    const parts = state.labels === 'all' ? ' --parts faces,edges,vertices' : state.labels === 'asked' ? ' --parts query' : '';
    const turned = (state.grid === 'square' ? '' : ` --orientation ${state.turn}`) + (state.up ? ' --y-up' : '');
    return `pave grid draw ${where}${turned}${labels}${parts}${state.numbers ? ' --numbers' : ''} --show "${asked.words}" -o grid.svg`;
}
