// The pictures as a layer of Leaflet: from an archive, or from a folder. Where there is no picture, nothing is shown.
import { DomUtil, GridLayer, type Coords, type DoneCallback, type GridLayerOptions } from 'leaflet';
import type { PMTiles } from 'pmtiles';

/** Writes the address of a picture into `img`, which loads it; false: there is none. */
export type Fetcher = (img: HTMLImageElement, at: Coords, signal: AbortSignal) => Promise<boolean>;

export function fromFolder(template: string): Fetcher {
    return async (img, { x, y, z }) => {
        img.src = template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
        return true;
    };
}

export function fromArchive(archive: PMTiles): Fetcher {
    return async (img, { x, y, z }, signal) => {
        const found = await archive.getZxy(z, x, y, signal);
        if (!found || signal.aborted) return false;
        const url = URL.createObjectURL(new Blob([found.data], { type: 'image/png' }));
        img.addEventListener('load', () => URL.revokeObjectURL(url));
        img.addEventListener('error', () => URL.revokeObjectURL(url));
        img.src = url;
        return true;
    };
}

export class Pictures extends GridLayer {
    readonly #fetcher: Fetcher;
    readonly #open = new WeakMap<HTMLElement, AbortController>();

    constructor(fetcher: Fetcher, options: GridLayerOptions) {
        super(options);
        this.#fetcher = fetcher;
        this.on('tileunload', ({ tile }: { tile: HTMLElement }) => this.#open.get(tile)?.abort());
    }

    protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
        const img = DomUtil.create('img', 'picture');
        const stop = new AbortController();
        this.#open.set(img, stop);
        img.alt = '';
        img.decoding = 'async';
        img.addEventListener('load', () => done(undefined, img));
        img.addEventListener('error', () => done(new Error('no picture'), img));
        this.#fetcher(img, coords, stop.signal).then((is) => is || done(undefined, img), (error: Error) => stop.signal.aborted || done(error, img));
        return img;
    }
}
