// Maps as files say them: the JSON of the room, and maps for Tiled of the room or of the command.
import type { Part } from './command.ts';
import { fields, fileOf } from './fields.ts';

/** A map: where it is, and its tiles where they can be read. */
interface SavedMap {
    readonly texts: Readonly<Record<string, string>>;
    readonly part?: Part;
    readonly ids?: readonly number[];
    /** The file of a tile set that is not built in. */
    readonly own?: string;
}

// The page writes SET.tsx, the command NAME-SET.tsx.
const isBuiltin = (tileset: string, set: string): boolean => fields.set.read(set) !== undefined && (tileset === `${set}.tsx` || tileset.endsWith(`-${set}.tsx`));

/** Reads a map; `place` is its address. What it is not is an error that says what this room takes. */
export function readMap(name: string, text: string, place?: URLSearchParams): SavedMap {
    const told = /\.tmx$/i.test(name) ? readTmx(text, !!place) : /json$/i.test(name) ? readJson(text) : { texts: {} };
    if (typeof told === 'string') throw new Error(`${name}: ${told}`);
    const { part, ids } = told;
    if (part && (![part.at.q, part.at.r, part.width, part.height].every(Number.isInteger) || part.width < 1 || part.height < 1)) throw new Error(`${name} does not say which cells it has`);
    if (part && ids && ids.length !== part.width * part.height) throw new Error(`${name} has ${ids.length} tiles, but ${part.width} x ${part.height} cells; it may be cut off`);
    if (!place) return told;
    const { own, ...texts } = Object.fromEntries(place) as Record<string, string>;
    return { part, ids, texts, own: own && fileOf(own) };
}

function readJson(text: string): SavedMap | string {
    let it: { page?: string; at: [number, number, number]; width: number; height: number; tiles: number[] };
    try {
        it = JSON.parse(text) as typeof it;
    } catch {
        return 'this is not JSON; it may be cut off';
    }
    if (!it?.page || !Array.isArray(it.tiles) || !Array.isArray(it.at)) return 'this is not a map of this room; give the JSON that its downloads have, or a TMX';
    const { at: [q, r, s], width, height, tiles } = it;
    return { texts: {}, part: { at: { q, r, s }, width, height }, ids: tiles };
}

function readTmx(text: string, marked: boolean): SavedMap | string {
    const map = new DOMParser().parseFromString(text, 'application/xml').documentElement;
    if (map.nodeName !== 'map') return 'this is not a map of Tiled; it may be cut off';
    const values = new Map([...map.querySelectorAll(':scope > properties > property')].map((it) => [it.getAttribute('name')!, it.getAttribute('value') ?? '']));
    const [set, seed, q, r] = ['set', 'seed', 'q', 'r'].map((name) => values.get(name));
    if (set === undefined || seed === undefined || q === undefined || r === undefined) return 'the map does not say which world it shows: its properties set, seed, q and r are missing. Give one that this page or the command has made';
    const [orientation, stagger] = [map.getAttribute('orientation') ?? 'orthogonal', Number(r) % 2 ? 'even' : 'odd'];
    const hexagons = orientation === 'hexagonal' && map.getAttribute('staggeraxis') === 'y';
    if (!hexagons && orientation !== 'orthogonal') return 'only maps of squares, and of hexagons in rows, can be opened here';
    if (hexagons && map.getAttribute('staggerindex') !== stagger) return 'its rows of hexagons begin in another way than those of this page: make it from an even row on';
    const bias = /^noise:(\d+)(,octaves=4,rough=60)?$/.exec(values.get('bias') ?? '');
    if (values.has('bias') && !bias && !marked) return `this page cannot make its bias, ${values.get('bias')}`;
    const connected = values.get('connected');
    const part = (name: string, without: string): string => new RegExp(`,${name}=(\\d+)`).exec(connected ?? '')?.[1] ?? without;
    const tileset = map.querySelector(':scope > tileset')?.getAttribute('source')?.split(/[/\\]/).pop();
    const data = map.querySelector(':scope > layer > data');
    const cells = data?.getAttribute('encoding') === 'csv' ? data.textContent!.split(',').map((id) => (Number(id) + 0xffffffff) % 2 ** 32) : undefined;
    const own = tileset && !isBuiltin(tileset, set) ? tileset : undefined;
    return {
        texts: {
            ...(own ? { terrain: set } : { set }), grid: hexagons ? 'hex' : 'square', seed, method: values.get('method') ?? 'auto', noise: bias?.[1] ?? '0', rough: bias?.[2] ? '1' : '0',
            ...(connected !== undefined && { connected: '1', solid: part('solid', '0'), ends: part('dead-ends', '100'), mesh: part('mesh', '0') }),
        },
        part: { at: { q: Number(q), r: Number(r), s: 0 }, width: Number(map.getAttribute('width')), height: Number(map.getAttribute('height')) }, ids: cells, own,
    };
}
