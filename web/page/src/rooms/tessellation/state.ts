// The state of the room, and what of it the worker is told.
import { flag, free, list, ofView, only, real, seed, whole, word, type Values } from '../../state/room-fields.ts';
import type { Store } from '../../state/store.ts';

export const kinds = ['even', 'push', 'angle', 'lloyd', 'reapply'] as const;
export const degrees = ['4', '5', '6', '7', '8', 'any'] as const;
export const fills = ['sides', 'colors', 'area', 'none'] as const;
/** The default of the command: --min-radius is left out. */
export const usualRadius = 0.85;

export const fields = {
    w: whole(18, 1, 500),
    h: whole(10, 1, 500),
    pattern: word('hex', ['hex', 'quad', 'triangle'] as const),
    p: real(0.3, 0, 1),
    deg: word('6', degrees),
    min: whole(3, 3, 6),
    seed: seed('7'),
    repair: flag(false),
    kind: word('even', kinds),
    rim: word('frame', ['stay', 'free', 'frame'] as const),
    radius: real(usualRadius, 0.3, 1.6),
    steps: whole(20, 0, 200),
    /** Pairs that are joined or parted before tiles are made. */
    cuts: list([], 0, 2 ** 18),
    /** Pairs that are joined or parted in the finished mesh. */
    edits: list([], 0, 2 ** 18),
    rings: whole(2, 0, 4),
    /** What a click changes: the finished mesh, or the board that all is made from. */
    act: ofView(word('mesh', ['mesh', 'board'])),
    fill: ofView(word('sides', fills)),
    graph: ofView(flag(false)),
    meant: ofView(flag(false)),
    apart: ofView(flag(false)),
    /** The story of the first attempt: 0 is not shown. */
    story: ofView(whole(0, 0, 8)),
    /** Where the camera stands, once somebody has moved it. */
    cam: ofView(only(free('', 60), (text) => /^$|^(-?[\d.]+(_|$)){3}$/.test(text))),
};
export type Fields = typeof fields;

export type State = Values<Fields>;

const boardNames = ['w', 'h', 'pattern', 'cuts', 'p', 'deg', 'min', 'seed', 'repair'] as const;
const optionNames = [...boardNames, 'kind', 'rim', 'radius', 'steps', 'edits', 'rings'] as const;
const lookNames = ['fill', 'graph', 'meant'] as const;
/** What a board is made from: which tiles touch. */
export type BoardOptions = Pick<State, (typeof boardNames)[number]>;
/** And what becomes of its tiles. */
export type Options = Pick<State, (typeof optionNames)[number]>;
/** How pictures differ. */
export type Look = Pick<State, (typeof lookNames)[number]>;
export const optionsOf = (store: Store<Fields>): Options => store.pick(...optionNames);
export const lookOf = (store: Store<Fields>): Look => store.pick(...lookNames);
