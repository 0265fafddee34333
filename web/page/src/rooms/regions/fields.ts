// The state of the room, as the address has it.
import { flag, free, list, ofView, only, real, seed, where, whole, word, type Values } from '../../state/room-fields.ts';

export const kinds = ['schelling', 'dicewars', 'grow', 'labels'] as const;
export type Kind = (typeof kinds)[number];
const races = ['schelling', 'labels'];
const areas = ['dicewars', 'grow'];
export const grids = ['hex', 'square', 'tri'] as const;
export const orders = ['sync', 'sequential'] as const;

/** Steps of a run that goes "to the end", as of the command. */
export const stepsMost = 20000;

export const fields = {
    kind: word('schelling', kinds),
    seed: seed(),
    // The ground.
    grid: word('hex', grids),
    ...where('kind', races, { r: whole(8, 2, 200) }),
    ...where('kind', ['grow'], { gr: whole(12, 2, 100) }),
    ...where('kind', ['dicewars'], { w: whole(31, 6, 120), h: whole(26, 6, 120) }),
    wrap: flag(false),
    touch: word('edge', ['edge', 'vertex']),
    // Schelling. Shares are in per cent.
    ...where('kind', races, {
        n: whole(10, 2, 20),
        v: whole(-1, -1, 90), // -1: as many empty cells as each race has
        t: list([], 0, 100), // thresholds: none: two of five; one for all; or, in links of earlier versions, one for each race
        tab: list([], 0, 99), // instead, in such links: how many alike where 0, 1, 2, ... neighbours are there
        order: word('sync', orders),
        reach: whole(1, 1, 3),
        at: whole(-1, -1, 1000000), // steps that are done; -1: to the end
        fill: flag(false),
        min: whole(0, 0, 500),
        holes: flag(false),
    }),
    ...where('kind', ['labels'], { ink: list([], 0, 1e6, 3) }), // start, count, label, ... painted over a result
    ...where('kind', ['dicewars'], {
        a: whole(26, 0, 200), // 0: one for 20 cells of land
        p: whole(4, 2, 8),
        d: whole(3, 1, 8),
        rough: whole(40, 0, 100),
        tol: whole(30, 0, 100),
        land: whole(69, 10, 100),
        best: whole(20, 1, 200),
        orig: flag(false),
        corr: flag(false),
        // A game: how many of its players are people; and the check of its map, its players, its people, and the moves of people.
        hum: whole(1, 0, 8),
        play: ofView(only(list([], 0, 2 ** 32), ([check, players = 0, people = -1]) => check === undefined || (players >= 2 && players <= 8 && people >= 0 && people <= players))),
    }),
    ...where('kind', ['grow'], {
        ga: whole(14, 1, 120),
        grough: whole(25, 0, 100),
        gtol: whole(10, 0, 200),
        gland: whole(100, 10, 100),
        isles: flag(false),
        sizes: list([], 1, 999), // relative sizes of the areas
    }),
    ...where('kind', areas, {
        m: whole(-1, -1, 10), // -1: as marginOf says
        // What stayed when the rest was made anew, and what is to stay next.
        past: only(free('', 6000), (text) => !text || text.split('_').every((it) => /^(-?[\d.]*,)+\d+(-\d+)*$/.test(it))),
        lock: list([], 1, 1000),
    }),
    // How it is shown.
    show: word('auto', ['auto', 'cells', 'smooth']), // auto: areas smooth, races as cells
    marks: word('auto', ['auto', 'none', 'id', 'size', 'owner']),
    sm: whole(6, 0, 12),
    u: flag(true),
    x: ofView(real(0, -1e5, 1e5, 2)),
    y: ofView(real(0, -1e5, 1e5, 2)),
    z: ofView(real(0, 0, 1e4, 3)), // pixels of an edge; 0: all is seen
};

export type State = Values<typeof fields>;
