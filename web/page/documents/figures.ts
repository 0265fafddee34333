// The pictures of the documents that a room can show: of the command of a picture, as scripts/pictures lists it, the address of the room. A picture
// whose command has an option that the room lacks has no address.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { builtins, load } from 'pave-maps';
import { middleAt } from '../src/ground/shape.ts';
import { fields as aperiodic } from '../src/rooms/aperiodic/fields.ts';
import { ask, board } from '../src/rooms/parts/ask.ts';
import { fields as parts, fromOf, keyOf, kinds, letters, metricsOf, relations, same, systems, toOf, type GridName, type Part, type Relation, type State as PartsState } from '../src/rooms/parts/state.ts';
import { fields as regions } from '../src/rooms/regions/fields.ts';
import { fields as tactics } from '../src/rooms/tactics/fields.ts';
import { fields as tessellation } from '../src/rooms/tessellation/state.ts';
import { fields as worlds } from '../src/rooms/worlds/fields.ts';
import { tilesFor } from '../src/rooms/worlds/tilings.ts';
import type { Fields } from '../src/state/fields.ts';

const fieldsOf: Readonly<Record<string, Fields>> = { aperiodic, parts, regions, tactics, tessellation, worlds };

/** A room at a state. */
export interface Opening {
    readonly room: string;
    readonly state: Readonly<Record<string, string>>;
}

/** A picture, or a panel of one, that a room can show. */
export interface Figure extends Opening {
    readonly caption: string;
    /** The arguments of pave. */
    readonly words: readonly string[];
}

// What a room is to show, where only the values that differ from the start count; undefined: it cannot show that.
type Wanted = { readonly room: string } & Readonly<Record<string, string | number | boolean | readonly number[] | undefined>>;

// Takes the value of an option, once: '' of one without a value, undefined where it is not given.
type Take = (name: string) => string | undefined;

// ---- The commands ---------------------------------------------------------------------------------------------------------------

const percent = (text: string | undefined): string | undefined => text && String(+(Number(text) * 100).toFixed(3));
const pair = (text: string | undefined, by: string): readonly number[] => (text ? text.split(by).map(Number) : []);

// Options that change what a picture looks like, and not what it shows.
const looks = ['width', 'scale', 'tile', 'legend', 'orientation', 'cells', 'labels', 'map', 'first', 'centers', 'path', 'color', 'caption', 'columns'];

function world(take: Take): Wanted | undefined {
    const [set, grid, bias, radius, connected, seed] = [take('set') ?? 'roads', take('grid') ?? 'square', take('bias'), take('radius'), take('connected'), take('seed') ?? '0'];
    const noise = /^noise:(\d+)(,octaves=4,rough=60)?$/.exec(bias ?? 'noise:0');
    if (!noise) return undefined;
    if ((aperiodic.grid.read(grid))) {
        take('size'); // of rhombs the room shows what is around the middle
        return connected === undefined ? { room: 'aperiodic', grid, seed: 0, on: 'world', set, w: seed, noise: noise[1] } : undefined;
    }
    const passable = builtins.passable(set as 'roads').flatMap((it, color) => (it ? [builtins.colorName(set as 'roads', color)] : []));
    if (connected && connected.split('/').sort().join() !== passable.sort().join()) return undefined;
    const size = radius === undefined ? pair(take('size') ?? '32x32', 'x') : [];
    const method = take('method') === 'aperiodic' ? 'feature' : 'auto';
    return {
        room: 'worlds', set: method === 'feature' ? 'garden' : set, grid, method, seed, connected: connected !== undefined, solid: take('solid'), noise: noise[1], rough: !!noise[2], size,
        ...cameraOf(grid, pair(take('at') ?? '0,0', ','), size, Number(radius ?? 0)),
    };
}

// The camera under which the room saves just this part of a world, and sees all of it.
function cameraOf(grid: string, [q = 0, r = 0]: readonly number[], [width = 0, height = 0]: readonly number[], radius: number) {
    const tiles = tilesFor(grid);
    const across = grid === 'tri' ? 2 : 1;
    const [w, h] = [Math.hypot(tiles.i.x, tiles.i.y), Math.abs(tiles.j.y - (tiles.j.x * tiles.i.y) / tiles.i.x)];
    const [wide, high] = radius ? [(2 * radius + 1) * w, (2 * radius + 1) * h] : [(width / across) * w, height * h];
    const { x, y } = grid === 'square' ? { x: q + w / 2, y: r + h / 2 } : middleAt(tiles, { q, r, s: 0 });
    return { ...(radius ? { x: 0, y: 0 } : { x: x + (wide - w) / 2, y: y + (high - h) / 2 }), k: Math.min(64, 800 / wide, 520 / high).toFixed(1) };
}

function tess(take: Take, all: (name: string) => readonly string[]): Wanted | undefined {
    const [w, h] = pair(take('size') ?? '12x9', 'x');
    const node = (text: string): number => { const [column, row] = text.split(',').map(Number); return row === undefined ? column! : row * w! + column!; };
    const nodes = (name: string): number[] => all(name).flatMap((it) => it.split(':').map(node));
    const [edits, removed, steps] = [nodes('toggle'), take('remove'), take('relax')];
    return {
        room: 'tessellation', w, h, pattern: take('pattern'), p: removed ?? 0, deg: take('max-degree'), min: take('min-sides'), seed: take('seed') ?? '0', repair: take('repair') !== undefined,
        kind: take('kind'), rim: take('rim') ?? 'stay', radius: take('min-radius'), steps: steps ?? 0, cuts: [...nodes('cut'), ...nodes('join')], edits, rings: edits.length ? 0 : undefined,
        fill: take('fill'), graph: take('adjacency') !== undefined, meant: take('intended') !== undefined, cells: take('compare') !== undefined,
    };
}

// A hexagon; of squares a square around a middle.
function radiusOf(take: Take, grid: string): string | undefined {
    const [w, h] = pair(take('size'), 'x');
    return grid !== 'square' ? (w ? undefined : take('radius') ?? '8') : w === h && w! % 2 ? String((w! - 1) / 2) : undefined;
}

const shown = (take: Take) => {
    const [cells, smooth, labels] = [take('cells'), take('smooth'), take('labels')];
    return { show: cells !== undefined || smooth === '0' ? 'cells' : 'smooth', marks: ['none', 'id', 'size', 'owner'].includes(labels!) ? labels : undefined, sm: smooth };
};
const ground = (take: Take, grid: string) => ({ grid, wrap: take('wrap') !== undefined, touch: take('contact'), seed: take('seed') ?? '0' });

function schelling(take: Take): Wanted | undefined {
    const grid = take('grid') ?? 'hex';
    const r = radiusOf(take, grid);
    return r === undefined ? undefined : {
        room: 'regions', kind: 'schelling', ...ground(take, grid), r, n: take('races'), v: percent(take('vacancy')), t: percent(take('ratio')), tab: take('table')?.replaceAll(',', '.'),
        order: take('order'), reach: take('reach'), at: take('steps'), fill: take('fill-empty') !== undefined, min: take('min-size'), holes: take('fill-holes') !== undefined, ...shown(take),
    };
}

function grow(take: Take): Wanted | undefined {
    const grid = take('grid') ?? 'hex';
    const gr = radiusOf(take, grid);
    return gr === undefined ? undefined : {
        room: 'regions', kind: 'grow', ...ground(take, grid), gr, ga: take('areas'), grough: percent(take('roughness') ?? '0'), gtol: percent(take('tolerance') ?? '0.1'),
        gland: percent(take('land') ?? '1'), m: take('margin'), isles: take('islands') !== undefined, sizes: take('shares')?.replaceAll(',', '.'), ...shown(take),
    };
}

function dicewars(take: Take): Wanted | undefined {
    const grid = take('grid') ?? 'hex';
    const [w, h] = pair(take('size') ?? '28x32', 'x');
    return {
        room: 'regions', kind: 'dicewars', ...ground(take, grid), w, h, a: take('areas') ?? 0, p: take('players') ?? 7, d: take('dice'), rough: percent(take('roughness') ?? '1'),
        tol: percent(take('tolerance')), land: percent(take('land')), m: take('margin'), best: take('best') ?? 1, orig: take('original') !== undefined, corr: take('corrected') !== undefined, ...shown(take),
    };
}

const citadel = (take: Take): Wanted => ({
    room: 'tactics', seed: take('seed') ?? '0', cs: take('size'), outline: take('outline'), bastions: take('bastions'), gates: take('gates'), streets: take('pattern'), shore: take('shore'),
    moat: take('moat') !== undefined, ravelins: take('ravelins') !== undefined,
});

const terrain = (take: Take): Wanted => ({
    room: 'tactics', scene: 'terrain', seed: take('seed') ?? '0', land: take('size') ?? '128x64', hills: take('hills'), relief: take('relief'), sea: percent(take('sea')), erosion: take('erosion'),
    rivers: take('rivers'), lakes: take('lakes'), tiers: take('prisms') !== undefined,
});

// ---- Questions about grids ------------------------------------------------------------------------------------------------------

const partOf = (kind: Part['kind'], grid: GridName, text: string): Part => {
    const [q, r, letter] = text.split(',');
    return { kind, q: Number(q), r: Number(r), s: letter ? letters[grid][kind].indexOf(letter) : 0 };
};
const packed = ({ kind, q, r, s }: Part): number[] => [kinds.indexOf(kind), q, r, s];
const startOf = (state: Partial<PartsState>): PartsState => ({ ...Object.fromEntries(Object.entries(parts).map(([key, { start }]) => [key, start])), ...state }) as PartsState;

// The state in which the room asks this; it says so in the same words, on the least board that has all parts.
function asking(grid: GridName, show: string): Partial<PartsState> | undefined {
    const [verb, first, second, metric] = show.split(' ') as [string, string, string?, string?];
    const relation = relations.find((it) => it === verb) as Relation | undefined;
    if (relation) return { at: packed(partOf(fromOf(relation), grid, first)), to: toOf(relation) };
    if (verb !== 'line' && verb !== 'ring' && verb !== 'disk') return undefined;
    const usual = metricsOf[grid][0]!;
    const words = metric === usual ? show.slice(0, -metric.length - 1) : show;
    const at = partOf('face', grid, first);
    for (let n = 4; n <= parts.n.most!; n++) {
        const state: Partial<PartsState> = { mode: verb, at: packed(at), ...(metric !== usual && { metric }), n };
        const faces = board(startOf({ ...state, grid })).parts.face;
        const ends = verb === 'line' ? faces.filter((it) => keyOf(it) === keyOf(partOf('face', grid, second!))) : faces;
        const end = faces.some((it) => same(it, at)) && ends.find((it) => ask(startOf({ ...state, grid }), at, it).words === words);
        if (end) return { ...state, end: packed(end).slice(1), n: n === 4 ? 0 : n };
    }
    return undefined;
}

function draw(take: Take, all: (name: string) => readonly string[]): Wanted | undefined {
    const grid = take('grid')!;
    const [show] = all('show');
    const [radius, shape, size] = [take('radius'), take('window'), take('size')];
    take('at');
    if (aperiodic.grid.read(grid)) {
        return show ? undefined : { room: 'aperiodic', grid, seed: 0 };
    }
    if (!(grid in metricsOf)) return undefined;
    const asked = show ? asking(grid as GridName, show) : {};
    const [labels, named] = [take('labels') ?? 'axial', take('parts')];
    const as = systems.find((it) => it === labels.replace('offset-', '').replace('three-lane', 'lanes'));
    if (!asked || (labels !== 'none' && !as) || (!show && named === undefined && (labels === 'axial' || labels === 'none'))) return undefined;
    const n = radius && !size && (shape ?? 'hexagon') === 'hexagon' && !asked.mode ? radius : undefined;
    return {
        room: 'parts', grid, turn: take('orientation'), up: take('y-up') !== undefined, as, n, labels: labels === 'none' ? 'none' : named === undefined ? undefined : named === 'query' ? 'asked' : 'all',
        numbers: take('numbers') !== undefined, ...asked,
    };
}

const verbs: Readonly<Record<string, (take: Take, all: (name: string) => readonly string[]) => Wanted | undefined>> = {
    'grid draw': draw, tess, 'region schelling': schelling, 'region grow': grow, 'region dicewars': dicewars, 'world draw': world, 'world fill': world, 'tactics citadel': citadel, 'tactics terrain': terrain,
};

// ---- From words to addresses ----------------------------------------------------------------------------------------------------

/** The room that shows what a command makes, at that state; undefined where none does. */
export function opening(words: readonly string[]): Opening | undefined {
    const verb = Object.keys(verbs).find((it) => words.join(' ').startsWith(`${it} `));
    if (!verb) return undefined;
    const given = new Map<string, string[]>();
    const rest = words.slice(verb.split(' ').length);
    while (rest.length) {
        const [, name, value] = /^--([\w-]+)(?:=(.*))?$/s.exec(rest.shift()!) ?? [];
        if (!name) return undefined; // a file
        const next = value ?? (rest[0] !== undefined && !rest[0].startsWith('--') ? rest.shift()! : '');
        given.set(name, [...given.get(name) ?? [], next]);
    }
    const all = (name: string): readonly string[] => {
        const values = given.get(name) ?? [];
        given.delete(name);
        return values;
    };
    const wanted = verbs[verb]!((name) => all(name)[0], all);
    if (!wanted || [...given.keys()].some((it) => !looks.includes(it))) return undefined;
    const { room, ...values } = wanted;
    const state: Record<string, string> = {};
    for (const [key, value] of Object.entries(values)) {
        const text = value === undefined ? undefined : typeof value === 'boolean' ? (value ? '1' : '0') : Array.isArray(value) ? value.join('.') : String(value);
        const field = fieldsOf[room]![key]!;
        const read = text === undefined ? field.start : field.read(text);
        if (read === undefined || (text !== undefined && typeof read === 'number' && read !== Number(text))) return undefined; // beyond what the room can do
        if (field.write(read) !== field.write(field.start)) state[key] = field.write(read);
    }
    return { room, state };
}

/** The address of a room at a state, below that of the page. */
export const addressOf = ({ room, state }: Opening): string => `#?${new URLSearchParams({ room, ...state })}`;

/** What rooms can show of each picture, by its name below docs/pictures. */
export async function figures(): Promise<ReadonlyMap<string, readonly Figure[]>> {
    await load();
    const found = new Map<string, Figure[]>();
    const panels = new Map<string, number>();
    const script = join(import.meta.dirname, '../../../scripts/pictures');
    for (const line of execFileSync('bash', [script, '--list'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd().split('\n')) {
        const [name, caption, ...words] = line.split('\t') as [string, string, ...string[]];
        panels.set(name, (panels.get(name) ?? 0) + 1);
        const without = (option: string): string[] => words.filter((it, i) => it !== option && words[i - 1] !== option);
        const shows = words.filter((_, i) => words[i - 1] === '--show');
        for (const show of shows.length > 1 ? shows : [shows[0]]) {
            const one = shows.length > 1 ? [...without('--show'), '--show', show!] : words;
            const opens = opening(one);
            const says = caption || show || words[words.indexOf('--caption') + 1 || -1] || `picture ${panels.get(name)}`;
            if (opens) found.set(name, [...found.get(name) ?? [], { ...opens, words: one, caption: says }]);
        }
    }
    return found;
}
