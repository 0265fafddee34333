// Maps and worlds that come back, loaded when one does: all that this room saves, and maps for Tiled and world files of the command.
import { placeIn } from '../../state/place.ts';
import { toast } from '../../ui/announce.tsx';
import { pixelsOf, type Recall } from './bring.ts';
import { framed, partOf, type Part } from './command.ts';
import type { Engine } from './engine.ts';
import { fields, fileOf, planOf, type State, type Worlds } from './fields.ts';

/** A world: parameters as in the address, and its fingerprint. */
export interface SavedWorld {
    readonly texts: Readonly<Record<string, string>>;
    readonly fingerprint?: string;
    /** Its tiles are somebody's own. */
    readonly own?: boolean;
}
/** A map: where it is, and its tiles where they can be read. */
interface SavedMap {
    readonly texts: Readonly<Record<string, string>>;
    readonly part?: Part;
    readonly ids?: readonly number[];
    /** The file of a tile set that is not built in. */
    readonly own?: string;
}

// All but where one looks, as at the start.
const fresh = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.view).map(([name, field]) => [name, field.start])) as unknown as State;

// The state that parameters name.
function stateOf(file: string, texts: SavedWorld['texts']): State {
    const all = Object.entries(texts).filter(([name]) => Object.hasOwn(fields, name)).map(([name, text]) => [name, fields[name as keyof State].read(text), text] as const);
    const wrong = all.find(([, value]) => value === undefined);
    if (wrong) throw new Error(`${file}: this page has no ${wrong[0]} "${wrong[2].slice(0, 40)}"`);
    return { ...fresh, ...Object.fromEntries(all) as Partial<State> };
}

/** Shows the world of a file, and compares its fingerprint, or its tiles; `along`: the tile set that came with it. */
export async function reopen(store: Worlds, engine: Engine, file: File, recall: Recall, along?: string): Promise<void> {
    await (/\.pave$/i.test(file.name) ? reopenWorld : reopenMap)(store, engine, file, recall, along);
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

async function reopenMap(store: Worlds, engine: Engine, file: File, recall: Recall, along?: string): Promise<void> {
    const { texts, part, ids, own = along } = readMap(file.name, await file.text(), await placeIn(file));
    if (own && engine.brought.peek()?.file !== own) await recall(own);
    const brought = engine.brought.peek();
    if (own && brought?.file !== own) throw new Error(`${file.name} has the tiles of ${own}: bring that file and its picture first`);
    const state = stateOf(file.name, own ? { ...texts, own: brought!.key, terrain: texts.terrain ?? texts.set ?? '' } : texts);
    const { tiles } = await engine.worker.shape(state.grid);
    const at = part ?? partOf(tiles, { x: state.x, y: state.y, scale: 1, width: 0, height: 0 }, state.size);
    store.set({ ...state, ...framed(tiles, at) });
    engine.showFrame();
    const differ = ids && await engine.worker.differing(engine.plan.peek(), at, ids);
    if (differ) throw new Error(`${file.name}: ${differ} of its ${ids.length} tiles are not those of this world`);
    toast(`${file.name} is here: ${at.width} x ${at.height} cells${differ === 0 ? ', each with the tile that the file has' : ''}`);
}

// The page writes SET.tsx, the command NAME-SET.tsx.
const isBuiltin = (tileset: string, set: string): boolean => fields.set.read(set) !== undefined && (tileset === `${set}.tsx` || tileset.endsWith(`-${set}.tsx`));

/** Files that came with a map, without what its downloads hold of a built-in set. A sheet with another picture is somebody's own. */
export async function withoutSheets({ worker }: Pick<Engine, 'worker'>, map: File, files: readonly File[]): Promise<readonly File[]> {
    const { texts: { set = fields.set.start, grid }, own } = readMap(map.name, await map.text(), await placeIn(map));
    const bare = [];
    for (const file of files) if (!await placeIn(file)) bare.push(file);
    if (own) return bare;
    const isOf = (name: string): boolean => new RegExp(`(^|-)${set}\\.(tsx|png|json)$`).test(name);
    const picture = files.find(({ name }) => isOf(name) && /png$/.test(name));
    if (picture && grid !== 'hex') {
        const made = (await worker.setFiles(planOf(stateOf(map.name, { set }))))[`${set}.png`] as Blob;
        const [is, builtin] = await Promise.all([picture, made].map((it) => pixelsOf(it, picture.name)));
        if (is!.width !== builtin!.width || is!.rgba.some((it, k) => it !== builtin!.rgba[k])) return bare;
    }
    return bare.filter(({ name }) => !isOf(name));
}

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
