// Maps and worlds that come back, loaded when one does: all that this room saves, and maps for Tiled and world files of the command.
import { placeIn } from '../../state/place.ts';
import { toast } from '../../ui/announce.tsx';
import { pixelsOf, type Recall } from './bring.ts';
import { framed, partOf } from './command.ts';
import type { Engine } from './engine.ts';
import { fields, planOf, type State, type Worlds } from './fields.ts';
import { readMap } from './saved.ts';

/** A world: parameters as in the address, and its fingerprint. */
export interface SavedWorld {
    readonly texts: Readonly<Record<string, string>>;
    readonly fingerprint?: string;
    /** Its tiles are somebody's own. */
    readonly own?: boolean;
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
