// The state of the room, and what of it the worker is told.
import { flag, free, list, ofView, real, seed, whole, word } from '../../state/fields.ts';
import type { Store } from '../../state/store.ts';
import { degrees, fills, kinds, patterns, rims, usualRadius, type Look, type Options } from './options.ts';

export const fields = {
    w: whole(18, 1, 500),
    h: whole(10, 1, 500),
    pattern: word('hex', patterns),
    p: real(0.3, 0, 1),
    deg: word('6', degrees),
    min: whole(3, 3, 6),
    seed: seed('7'),
    repair: flag(false),
    kind: word('even', kinds),
    rim: word('frame', rims),
    radius: real(usualRadius, 0.3, 1.6),
    steps: whole(20, 0, 200),
    /** Pairs that are joined or parted before tiles are made. */
    cuts: list(),
    /** Pairs that are joined or parted in the finished mesh. */
    edits: list(),
    rings: whole(2, 0, 4),
    /** What a click changes: the finished mesh, or the board that all is made from. */
    act: ofView(word('mesh', ['mesh', 'board'])),
    fill: ofView(word('sides', fills)),
    graph: ofView(flag(false)),
    meant: ofView(flag(false)),
    apart: ofView(flag(false)),
    cells: ofView(flag(false)),
    /** The story of the first attempt: 0 is not shown. */
    story: ofView(whole(0, 0, 8)),
    /** Where the camera stands, once somebody has moved it. */
    cam: ofView(free('', 60)),
};
export type Fields = typeof fields;

export const optionsOf = (store: Store<Fields>): Options => ({
    width: store.get('w'), height: store.get('h'), pattern: store.get('pattern'), cuts: store.get('cuts'), share: store.get('p'), degree: store.get('deg'),
    sides: store.get('min'), seed: store.get('seed'), repair: store.get('repair'), kind: store.get('kind'), rim: store.get('rim'), radius: store.get('radius'),
    steps: store.get('steps'), edits: store.get('edits'), rings: store.get('rings'),
});

export const lookOf = (store: Store<Fields>): Look => ({ fill: store.get('fill'), graph: store.get('graph'), intended: store.get('meant') });
