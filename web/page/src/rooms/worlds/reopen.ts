// Maps that come back: the JSON of this room, and maps of squares for Tiled, of this room or of the command.
import { fileOf } from './fields.ts';

/** What a map says: parameters as in the address, its rectangle, and its tiles where they can be read. */
export interface SavedMap {
    readonly texts: Readonly<Record<string, string>>;
    readonly at: readonly [q: number, r: number, s: number];
    readonly width: number;
    readonly height: number;
    readonly ids?: readonly number[];
    /** The file of its tile set, where that is not built in. */
    readonly tileset?: string;
}

export const isMap = ({ name }: File): boolean => /\.(json|tmx)$/i.test(name);

/** Reads a map; what it is not is an error that says what this room takes. */
export function readMap(name: string, text: string): SavedMap {
    const told = /\.tmx$/i.test(name) ? readTmx(text) : readJson(text);
    if (typeof told === 'string') throw new Error(`${name}: ${told}`);
    const { at, width, height, ids } = told;
    if (![...at, width, height].every(Number.isInteger) || width < 1 || height < 1) throw new Error(`${name} does not say which cells it has`);
    if (ids && ids.length !== width * height) throw new Error(`${name} has ${ids.length} tiles, but ${width} x ${height} cells; it may be cut off`);
    return told;
}

interface Saved {
    set: string; own?: string; grid: string; seed: string; method: string; at: [number, number, number]; width: number; height: number; tiles: number[];
    connected?: { solid: number; ends: number; mesh: number };
    noise?: { scale: number; octaves?: number };
    map?: { blocks: number[] };
    edits?: { kind: string; cell: { q: number; r: number; s: number }; tile: number; place: number; color: number }[];
}

function readJson(text: string): SavedMap | string {
    let it: Saved;
    try {
        it = JSON.parse(text) as Saved;
    } catch {
        return 'this is not JSON; it may be cut off';
    }
    if (!it || typeof it !== 'object' || !Array.isArray(it.tiles) || !Array.isArray(it.at) || typeof it.grid !== 'string') return 'this is not a map of this room; give the JSON that its downloads have, or a TMX';
    const { set, own, grid, seed, method, connected, noise, map, edits = [], at, width, height, tiles } = it;
    const numbers = edits.flatMap(({ kind, cell: { q, r, s }, tile, place, color }) => (kind === 'pin' ? [0, q, r, s, tile] : [1, q, r, s, place, color]));
    return {
        texts: {
            ...(own ? { own, terrain: set } : { set }), grid, seed, method, noise: String(noise?.scale ?? 0), rough: noise?.octaves === 4 ? '1' : '0',
            ...(connected && { connected: '1', solid: String(connected.solid), ends: String(connected.ends), mesh: String(connected.mesh) }),
            ...(map && { map: map.blocks.join('.') }), edits: numbers.join('.'),
        },
        at, width, height, ids: tiles, ...(own && { tileset: fileOf(own) }),
    };
}

function readTmx(text: string): SavedMap | string {
    const map = new DOMParser().parseFromString(text, 'application/xml').documentElement;
    if (map.nodeName !== 'map') return 'this is not a map of Tiled; it may be cut off';
    const values = new Map([...map.querySelectorAll(':scope > properties > property')].map((it) => [it.getAttribute('name')!, it.getAttribute('value') ?? '']));
    const [set, seed, q, r] = ['set', 'seed', 'q', 'r'].map((name) => values.get(name));
    if (set === undefined || seed === undefined || q === undefined || r === undefined) return 'the map does not say which world it shows: its properties set, seed, q and r are missing. Give one that this page or the command has made';
    if ((map.getAttribute('orientation') ?? 'orthogonal') !== 'orthogonal') return 'only maps of squares can be opened here';
    const bias = /^noise:(\d+)(,octaves=4,rough=60)?$/.exec(values.get('bias') ?? '');
    if (values.has('bias') && !bias) return `this page cannot make its bias, ${values.get('bias')}: give the JSON of the map`;
    const connected = values.get('connected');
    const part = (name: string, without: string): string => new RegExp(`,${name}=(\\d+)`).exec(connected ?? '')?.[1] ?? without;
    const tileset = map.querySelector(':scope > tileset')?.getAttribute('source')?.split(/[/\\]/).pop();
    const data = map.querySelector(':scope > layer > data');
    const cells = data?.getAttribute('encoding') === 'csv' ? data.textContent!.split(',').map((id) => (Number(id) + 0xffffffff) % 2 ** 32) : undefined;
    return {
        texts: {
            ...(tileset ? { terrain: set } : { set }), seed, method: values.get('method') ?? 'auto', noise: bias?.[1] ?? '0', rough: bias?.[2] ? '1' : '0',
            ...(connected !== undefined && { connected: '1', solid: part('solid', '0'), ends: part('dead-ends', '100'), mesh: part('mesh', '0') }),
        },
        at: [Number(q), Number(r), 0], width: Number(map.getAttribute('width')), height: Number(map.getAttribute('height')), ...(cells && { ids: cells }), ...(tileset && { tileset }),
    };
}
