// A PMTiles file beside the page: by ranges where the host has them, else fetched whole, once, and read from memory.
import { FetchSource, FileSource, PMTiles, TileType, type RangeResponse, type Source } from 'pmtiles';

/** A line for the player that says what to do. */
export class Advice extends Error {}

/** Files up to this size are fetched whole. */
const wholeMax = 300e6;
const header = 127;

const MB = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 10e6 ? 1 : 0)} MB`;

class MemorySource implements Source {
    readonly #name: string;
    readonly #bytes: ArrayBuffer;

    constructor(name: string, bytes: ArrayBuffer) {
        this.#name = name;
        this.#bytes = bytes;
    }

    getKey(): string {
        return this.#name;
    }

    async getBytes(offset: number, length: number): Promise<RangeResponse> {
        return { data: this.#bytes.slice(offset, offset + length) };
    }
}

/** All bytes of an answer; `report` is called with the part that is there, 0 to 1. */
async function readWhole(response: Response, size: number, report: (part: number) => void): Promise<ArrayBuffer> {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let read = 0;
    for (const reader = response.body!.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) break;
        chunks.push(value);
        read += value.length;
        if (read > wholeMax) {
            await reader.cancel();
            throw tooLarge(response.url, read);
        }
        report(Math.min(read / size, 1));
    }
    return new Blob(chunks).arrayBuffer();
}

function tooLarge(name: string, size: number): Advice {
    return new Advice(`This host sends files only whole, and ${nameOf(name)} has more than ${MB(size)}: use a host that knows HTTP ranges, such as nginx, Caddy or GitHub Pages, or bake a folder of pictures.`);
}

const nameOf = (url: string): string => decodeURIComponent(new URL(url, location.href).pathname.split('/').pop()!);

async function sourceOf(url: string, report: (part: number) => void): Promise<Source> {
    const stop = new AbortController();
    let response: Response;
    try {
        response = await fetch(url, { headers: { range: `bytes=0-${header - 1}` }, signal: stop.signal });
    } catch {
        throw new Advice(`${nameOf(url)} cannot be reached: is the host still there?`);
    }
    if (response.status === 206) {
        await response.arrayBuffer();
        return new FetchSource(url);
    }
    if (!response.ok) throw new Advice(response.status === 404 ? `${nameOf(url)} is not beside this page: put both in one folder.` : `${nameOf(url)} cannot be read: the host answers ${response.status}.`);
    const size = Number(response.headers.get('content-length') ?? 0);
    if (size > wholeMax) {
        stop.abort();
        throw tooLarge(url, wholeMax);
    }
    return new MemorySource(url, await readWhole(response, size || wholeMax, report));
}

async function checked(source: Source): Promise<PMTiles> {
    const archive = new PMTiles(source);
    const name = nameOf(source.getKey());
    const { tileType } = await archive.getHeader().catch(() => {
        throw new Advice(`${name} is not a PMTiles file, or not whole.`);
    });
    if (tileType !== TileType.Png) throw new Advice(`${name} holds no PNGs.`);
    return archive;
}

export async function openArchive(url: string, report: (part: number) => void): Promise<PMTiles> {
    return checked(await sourceOf(url, report));
}

/** A file that the player has chosen. */
export async function openFile(file: File): Promise<PMTiles> {
    return checked(new FileSource(file));
}
