// Maps and worlds that come back, loaded when one does: the JSON of this room, maps for Tiled and world files, of this room or of the command.
import { middleAt } from '../../ground/shape.ts';
import { toast } from '../../ui/announce.tsx';
import { pixelsOf, type Recall } from './bring.ts';
import type { Engine } from './engine.ts';
import { fields, fileOf, planOf, type State, type Worlds } from './fields.ts';

/** A world: parameters as in the address, and its fingerprint. */
export interface SavedWorld {
    readonly texts: Readonly<Record<string, string>>;
    readonly fingerprint?: string;
    /** Its tiles are somebody's own. */
    readonly own?: boolean;
}
/** A map of it: its rectangle, and its tiles where they can be read. */
export interface SavedMap extends SavedWorld {
    readonly at: readonly [q: number, r: number, s: number];
    readonly width: number;
    readonly height: number;
    readonly ids?: readonly number[];
    /** The file of its tile set, where that is not built in. */
    readonly tileset?: string;
}

// All but where one looks, as at the start.
const fresh = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.view).map(([name, field]) => [name, field.start])) as unknown as State;

// The state that parameters name, with the tiles that somebody brought.
function stateOf(file: string, texts: SavedWorld['texts']): State {
    const all = Object.entries(texts).map(([name, text]) => [name, fields[name as keyof State].read(text), text] as const);
    const wrong = all.find(([, value]) => value === undefined);
    if (wrong) throw new Error(`${file}: this page has no ${wrong[0]} "${wrong[2].slice(0, 40)}"`);
    return { ...fresh, ...Object.fromEntries(all) as Partial<State> };
}

/** Shows the world of a file, and compares its fingerprint, or its tiles. */
export async function reopen(store: Worlds, engine: Engine, file: File, recall: Recall): Promise<void> {
    await (/\.pave$/i.test(file.name) ? reopenWorld : reopenMap)(store, engine, file, recall);
}

async function reopenWorld(store: Worlds, engine: Engine, file: File, recall: Recall): Promise<void> {
    const { texts, fingerprint, own } = await engine.worker.stored(new Uint8Array(await file.arrayBuffer())).catch((error: Error) => { throw new Error(`${file.name}: ${error.message}`); });
    if (own && !engine.brought.peek()) await recall();
    const brought = engine.brought.peek();
    if (own && !brought) throw new Error(`${file.name} has tiles of its own, "${texts.terrain}": bring their .tsx and its picture first`);
    const state = stateOf(file.name, own ? { ...texts, own: brought!.key } : texts);
    const plan = planOf(state, own ? { ...brought!, name: state.terrain } : undefined);
    if (await engine.worker.fingerprint(plan) !== fingerprint) throw new Error(own ? `${file.name} has other tiles than those of ${brought!.file}` : `${file.name} holds a world that this page cannot make`);
    await engine.worker.test(plan);
    store.set(state);
    const { length } = plan.edits;
    toast(`${file.name} is here: ${length === 0 ? 'its world' : `the world and its ${length === 1 ? 'edit' : `${length} edits`}`}`);
}

async function reopenMap(store: Worlds, engine: Engine, file: File, recall: Recall): Promise<void> {
    const { texts: { terrain, ...texts }, at: [q, r, s], width, height, ids, tileset } = readMap(file.name, await file.text());
    if (tileset && engine.brought.peek()?.file !== tileset && !builtinOf(tileset, terrain!)) await recall(tileset);
    const brought = engine.brought.peek();
    const own = tileset && (brought?.file === tileset || !builtinOf(tileset, terrain!));
    if (own && brought?.file !== tileset) throw new Error(`${file.name} has the tiles of ${tileset}: bring that file and its picture first`);
    const state = stateOf(file.name, { ...texts, ...(own ? { own: texts.own ?? brought!.key, terrain } : tileset && { set: terrain }) } as Record<string, string>);
    const { tiles } = await engine.worker.shape(state.grid);
    const [first, next] = [middleAt(tiles, { q, r, s }), middleAt(tiles, { q: q + 1, r: r + 1, s })];
    store.set({
        ...state, size: [width, height],
        ...(tiles.name === 'square' ? { x: q + width / 2, y: r + height / 2 } : { x: first.x + ((next.x - first.x) * width) / 2, y: first.y + ((next.y - first.y) * height) / 2 }),
    });
    const differ = ids && await engine.worker.differing(engine.plan.peek(), { at: { q, r, s }, width, height }, ids);
    if (differ) throw new Error(`${file.name}: ${differ} of its ${width * height} tiles are not those of this world`);
    toast(`${file.name} is here: ${width} x ${height} cells${differ === 0 ? ', each with the tile that the file has' : ''}`);
}

// The page writes SET.tsx, the command NAME-SET.tsx.
const builtinOf = (tileset: string, set: string): boolean => fields.set.read(set) !== undefined && (tileset === `${set}.tsx` || tileset.endsWith(`-${set}.tsx`));

/** Files that came with a map, without the sheet of its built-in set, which the downloads hold. A sheet with another picture is somebody's own. */
export async function withoutSheets({ worker }: Pick<Engine, 'worker'>, map: File, files: readonly File[]): Promise<readonly File[]> {
    if (!/\.tmx$/i.test(map.name)) return files;
    const { texts: { terrain: set, grid }, tileset } = readMap(map.name, await map.text());
    if (!tileset || !builtinOf(tileset, set!)) return files;
    const stem = tileset.slice(0, -'.tsx'.length);
    const picture = files.find(({ name }) => name === `${stem}.png`);
    if (picture && grid === 'square') {
        const made = (await worker.setFiles(planOf(stateOf(map.name, { set: set! }))))[`${set}.png`] as Blob;
        const [is, builtin] = await Promise.all([picture, made].map((it) => pixelsOf(it, picture.name)));
        if (is!.width !== builtin!.width || is!.rgba.some((it, k) => it !== builtin!.rgba[k])) return files;
    }
    return files.filter(({ name }) => ![stem, set].some((it) => [`${it}.tsx`, `${it}.png`, `${it}.json`].includes(name)));
}

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
    const [orientation, stagger] = [map.getAttribute('orientation') ?? 'orthogonal', Number(r) % 2 ? 'even' : 'odd'];
    const hexagons = orientation === 'hexagonal' && map.getAttribute('staggeraxis') === 'y';
    if (!hexagons && orientation !== 'orthogonal') return 'only maps of squares, and of hexagons in rows, can be opened here';
    if (hexagons && map.getAttribute('staggerindex') !== stagger) return 'its rows of hexagons begin in another way than those of this page: make it from an even row on';
    const bias = /^noise:(\d+)(,octaves=4,rough=60)?$/.exec(values.get('bias') ?? '');
    if (values.has('bias') && !bias) return `this page cannot make its bias, ${values.get('bias')}: give the JSON of the map`;
    const connected = values.get('connected');
    const part = (name: string, without: string): string => new RegExp(`,${name}=(\\d+)`).exec(connected ?? '')?.[1] ?? without;
    const tileset = map.querySelector(':scope > tileset')?.getAttribute('source')?.split(/[/\\]/).pop();
    const data = map.querySelector(':scope > layer > data');
    const cells = data?.getAttribute('encoding') === 'csv' ? data.textContent!.split(',').map((id) => (Number(id) + 0xffffffff) % 2 ** 32) : undefined;
    return {
        texts: {
            ...(tileset ? { terrain: set } : { set }), grid: hexagons ? 'hex' : 'square', seed, method: values.get('method') ?? 'auto', noise: bias?.[1] ?? '0', rough: bias?.[2] ? '1' : '0',
            ...(connected !== undefined && { connected: '1', solid: part('solid', '0'), ends: part('dead-ends', '100'), mesh: part('mesh', '0') }),
        },
        at: [Number(q), Number(r), 0], width: Number(map.getAttribute('width')), height: Number(map.getAttribute('height')), ...(cells && { ids: cells }), ...(tileset && { tileset }),
    };
}
