// Tile sets that somebody brings: XML is read here, since workers have no reader of it, and goes to the worker as plain data.
import type { Served } from '../../workers/client.ts';
import type { Own } from './engine.ts';
import type { Pixels } from './own.ts';
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
    return failed ? { wrong: (failed.textContent ?? '').replace(/\s+/g, ' ').slice(0, 120) } : { element: plainOf(documentElement) };
}

const plainOf = (element: globalThis.Element): Element => ({
    name: element.nodeName, attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])), children: [...element.children].map(plainOf),
});

export async function pixelsOf(file: Blob, name: string): Promise<Pixels> {
    let bitmap: ImageBitmap;
    try {
        bitmap = await createImageBitmap(file);
    } catch {
        throw new Error(`${name} is no picture that this browser can read: give a PNG`);
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

export async function pngOfPixels({ width, height, rgba }: Pixels): Promise<Blob> {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d')!.putImageData(new ImageData(rgba as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
    return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be written as a PNG'))), 'image/png'));
}

/** Files that have come so far, and what is still missing. */
export interface Pending {
    readonly tsx?: File;
    readonly picture?: File;
}

/** Takes files in: a tile set that is whole, or what it waits for. */
export async function bring(worker: Served<Api>, before: Pending, files: readonly File[]): Promise<{ own?: Own; pending: Pending; says: string }> {
    const tsx = files.find(({ name }) => /\.(tsx|xml)$/i.test(name)) ?? before.tsx;
    const picture = files.find(({ name }) => !/\.(tsx|xml)$/i.test(name)) ?? before.picture;
    if (!tsx) return { pending: { picture }, says: `${picture!.name} is here. Its tile set is missing: add the .tsx` };
    const source = await tsx.text();
    const pixels = picture && await pixelsOf(picture, picture.name);
    const taken = await worker.take(source, readXml(source), pixels);
    if ('needs' in taken) return { pending: { tsx }, says: `${tsx.name} is here. Its picture is missing: add ${taken.needs}` };
    return { own: { number: taken.number, file: tsx.name, names: taken.names, name: taken.names[0]! }, pending: {}, says: `${tsx.name} is here: ${taken.names.length} Terrain Set${taken.names.length > 1 ? 's' : ''}` };
}
