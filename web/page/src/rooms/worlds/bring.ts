// Tile sets that somebody brings: XML is read here, since workers have no reader of it, and goes to the worker as plain data.
import { effect, signal } from '@preact/signals';
import { dropped } from '../../state/address.ts';
import { placeIn } from '../../state/place.ts';
import { complain, toast } from '../../ui/announce.tsx';
import type { Served } from '../../workers/client.ts';
import type { Engine, Own, OwnFiles } from './engine.ts';
import { fields, type State, type Worlds } from './fields.ts';
import type { Pixels } from './own.ts';
import type { Sheet, Told } from './sheet.tsx';
import type { Api } from './worlds.work.ts';

/** An element of XML as plain data. */
export interface Element {
    readonly name: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly children: readonly Element[];
}
export type Read = { readonly element: Element } | { readonly wrong: string };

export function readXml(source: string): Read {
    const { documentElement } = new DOMParser().parseFromString(source, 'application/xml');
    const failed = documentElement.getElementsByTagName('parsererror')[0];
    return failed ? { wrong: faultOf(failed.textContent ?? '') } : { element: plainOf(documentElement) };
}

/** What is wrong with an XML and where, without the words that a browser puts round it. */
export function faultOf(told: string): string {
    const text = told.replace(/\s+/g, ' ').trim();
    const chromium = /line (\d+) at column (\d+): (.*?)(?: line \d+(?: and \w+)?)? ?(?:Below is a rendering.*)?$/.exec(text);
    const firefox = /^XML Parsing Error: (.*?) Location:.* Line Number (\d+), Column (\d+)/.exec(text);
    const [line, column, what] = chromium ? chromium.slice(1) : firefox ? [firefox[2], firefox[3], firefox[1]] : ['', '', text];
    return `${line && `line ${line}, column ${column}: `}${what!.slice(0, 80)}`;
}

const plainOf = (element: globalThis.Element): Element => ({
    name: element.nodeName, attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])), children: [...element.children].map(plainOf),
});

export async function pixelsOf(file: Blob, name: string): Promise<Pixels> {
    let bitmap: ImageBitmap;
    try {
        bitmap = await createImageBitmap(file);
    } catch {
        throw new Error(`${name} is not a picture that this browser can read: give a PNG`);
    }
    const { width, height } = bitmap;
    if (width * height > 1 << 24) throw new Error(`${name} has ${width} x ${height} pixels; this page takes up to 4096 x 4096`);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}

/** Files that have come so far, and what is still missing. */
export interface Pending {
    readonly tsx?: File;
    readonly picture?: File;
}
/** What became of files: a tile set that is whole, or what waits for its other file. What is `wrong` is thrown away, and the rest is kept. */
export interface Brought {
    readonly own?: Own;
    readonly pending: Pending;
    /** Those of a picture that waits for its tile set. */
    readonly pixels?: Pixels;
    readonly says: string;
    readonly wrong?: string;
}

/** The map or the world among files, which reopen.ts reads. The zip of hexagons has the JSON of its tile set, too; a picture that the page saved says of what it is. */
const mapIn = async (files: readonly File[]): Promise<File | undefined> => files.find(({ name }) => /\.(tmx|tscn|pave)$/i.test(name)) ?? files.find(({ name }) => /\.json$/i.test(name))
    ?? (files.length === 1 && await placeIn(files[0]!) ? files[0] : undefined);
/** Files with those that are in zips. */
async function unzipped(files: readonly File[]): Promise<readonly File[]> {
    if (!files.some(({ name }) => /\.zip$/i.test(name))) return files;
    const { unzipSync } = await import('fflate');
    const all = await Promise.all(files.map(async (file) => {
        if (!/\.zip$/i.test(file.name)) return [file];
        try {
            return Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer()))).filter(([, bytes]) => bytes.length).map(([name, bytes]) => new File([bytes as Uint8Array<ArrayBuffer>], name.split('/').pop()!));
        } catch {
            throw new Error(`${file.name} is not a zip that can be read; it may be cut off`);
        }
    }));
    return all.flat();
}
const isTileset = ({ name }: File): boolean => /\.(tsx|xml)$/i.test(name);
const isPicture = ({ name, type }: File): boolean => type.startsWith('image/') || /\.(png|jpe?g|gif|webp|bmp|avif)$/i.test(name);

/** Takes files in. */
export async function bring(worker: Pick<Served<Api>, 'take'>, before: Pending, files: readonly File[]): Promise<Brought> {
    const strange = files.find((file) => !isTileset(file) && !isPicture(file));
    const pending: Pending = { tsx: files.find(isTileset) ?? before.tsx, picture: files.find((file) => !isTileset(file) && isPicture(file)) ?? before.picture };
    const found = await join(worker, pending);
    return strange && !found.own && !found.wrong ? { ...found, wrong: `${strange.name} is neither a tile set (.tsx), a picture, nor a map (.tmx, .json, .pave, .zip)` } : found;
}

async function join(worker: Pick<Served<Api>, 'take'>, pending: Pending): Promise<Brought> {
    const { tsx, picture } = pending;
    let pixels: Pixels | undefined;
    const failed = (error: unknown, left: Pending): Brought => ({ pending: left, says: waits(left), wrong: (error as Error).message, ...(left.picture && pixels && { pixels }) });
    try {
        pixels = picture && await pixelsOf(picture, picture.name);
    } catch (error) {
        return failed(error, { tsx });
    }
    if (!tsx) return { pending, says: waits(pending), ...(pixels && { pixels }) };
    const source = await tsx.text();
    const xml = readXml(source);
    try {
        if (/^.{0,3}PNG|^GIF8|JFIF|^RIFF/.test(source.slice(0, 16))) throw new Error('this is a picture, not a tile set');
        const needs = await worker.take(source, xml);
        if (!picture && 'needs' in needs) return { pending, says: `${tsx.name} is here. Its picture is missing: add ${needs.needs}` };
    } catch (error) {
        return failed(new Error(`${tsx.name}: ${(error as Error).message}`), { picture });
    }
    try {
        const taken = await worker.take(source, xml, pixels);
        if ('needs' in taken) throw new Error(`Its picture is missing: add ${taken.needs}`);
        const { number, names, hash } = taken;
        return { own: { key: `${tsx.name}~${hash.slice(2, 10)}`, number, file: tsx.name, names, name: names[0]!, files: { tsx, picture: picture! } }, pending: {}, says: `${tsx.name} is here: ${names.length} Terrain Set${names.length > 1 ? 's' : ''}` };
    } catch (error) {
        return failed(new Error(`${picture!.name}: ${(error as Error).message}`), { tsx });
    }
}

const waits = ({ tsx, picture }: Pending): string =>
    tsx ? `${tsx.name} is here. Its picture is missing` : picture ? `${picture.name} is here. Say below what its tiles show, or add its tile set (.tsx)` : '';

// ---- What has come --------------------------------------------------------------------------------------------------------------

export type Recall = (file?: string) => Promise<void>;
export type Bag = ReturnType<typeof makeBag>;

// What holds of built-in tiles alone, and what belongs to one world.
const builtinNames = ['set', 'grid', 'method', 'connected', 'solid', 'ends', 'mesh', 'noise', 'rough', 'naive', 'stock'] as const;
const fresh = Object.fromEntries(([...builtinNames, 'terrain', 'edits', 'map', 'path', 'from', 'tile'] as const).map((name) => [name, fields[name].start])) as Partial<State>;

export function makeBag(store: Worlds, engine: Engine) {
    const says = signal(''); // what is here, and what is missing or wrong; '' before anything came
    const sheet = signal<Sheet>(); // a picture that waits for its tile set
    let pending: Pending = {};
    let before: Partial<State> = {}; // of the built-in tiles, for the way back
    const show = (own: Own): void => {
        engine.brought.value = own;
        if (!store.get('own')) before = store.pick(...builtinNames, 'edits', 'map');
        if (own.key !== store.get('own')) store.set({ ...fresh, own: own.key });
        document.querySelector('.panel')!.scrollTop = 0;
        document.querySelector('.stage')!.scrollIntoView({ block: 'nearest' });
    };
    async function take(given: readonly File[]): Promise<void> {
        const files = await unzipped(given);
        if (!files.length) return;
        const map = await mapIn(files);
        let along: string | undefined;
        const others = files.filter((it) => it !== map);
        const rest = map && others.length ? await import('./reopen.ts').then(({ withoutSheets }) => withoutSheets(engine, map, others)).catch(() => others) : others;
        if (rest.length) {
            const found = await bring(engine.worker, pending, rest);
            pending = found.pending;
            sheet.value = found.pixels && { file: pending.picture!, pixels: found.pixels };
            says.value = [found.wrong, found.says].filter((it) => it).join('. ');
            if (found.wrong) complain(new Error(found.wrong));
            else toast(found.says, !!pending.tsx);
            if (!found.own && !found.pixels) setTimeout(() => document.querySelector('.brought')?.scrollIntoView({ block: 'nearest' }));
            if (found.own) {
                along = found.own.file;
                show(found.own);
                void keep(found.own.files).catch(() => { says.value += '. This browser does not keep them: bring them again after a reload'; });
            }
        }
        if (map) await import('./reopen.ts').then(({ reopen }) => reopen(store, engine, map, recall, along)).catch(complain);
    }
    // The tiles of the last visit; `file`: where they are those of that file.
    const recall: Recall = (file) => kept().then(async (files) => {
        const found = files && (file ?? files.tsx.name) === files.tsx.name && await bring(engine.worker, {}, [files.tsx, files.picture]);
        if (found && found.own) engine.brought.value = found.own;
    }).catch(() => {});
    if (store.get('own')) void recall();
    // The sheet as a tile set, by what was said of it.
    async function use({ file }: Sheet, told: Told): Promise<void> {
        const name = file.name.replace(/\.[^.]*$/, '');
        await take([new File([await engine.worker.sheetTsx(name, told, file.name)], `${name}.tsx`, { type: 'application/xml' })]);
    }
    const dispose = effect(() => {
        const files = dropped.value;
        if (!files.length) return;
        dropped.value = [];
        void take(files).catch(complain);
    });
    return { says, sheet, take, use, show, back: () => store.set({ ...fresh, ...before, own: '' }), dispose };
}

// ---- Tiles kept in the browser ------------------------------------------------------------------------------------------------

const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => { request.onsuccess = () => resolve(request.result); request.onerror = () => reject(request.error!); });

async function shelf(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const request = indexedDB.open('pave', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('tiles');
    return (await asked(request)).transaction('tiles', mode).objectStore('tiles');
}
const keep = async (files: OwnFiles): Promise<void> => void await asked((await shelf('readwrite')).put(files, 'last'));
const kept = async (): Promise<OwnFiles | undefined> => asked((await shelf('readonly')).get('last'));
