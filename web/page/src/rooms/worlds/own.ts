// In the worker: a tile set that somebody brought, as plain data from the page, with the pixels of its picture.
import { WangSet, hash, hashText, readTsx, wangSetOf, type TiledTileset, type XmlElement } from 'pave-maps';
import type { Opened } from '../../ground/serve.ts';
import type { Element, Read } from './bring.ts';

/** A picture: RGBA. */
export interface Pixels {
    readonly width: number;
    readonly height: number;
    readonly rgba: Uint8ClampedArray;
}

const most = 4096; // tiles and their poses

export class OwnSheet {
    readonly tileset: TiledTileset;
    readonly sets = new Map<string, WangSet>();
    readonly #pixels: Pixels;

    constructor(tileset: TiledTileset, pixels: Pixels) {
        this.tileset = tileset;
        this.#pixels = pixels;
        for (const { name, tiles, colors } of tileset.wangsets) if (tiles.length && colors.length) this.sets.set(name, wangSetOf(tileset, name));
        if (!this.sets.size) wangSetOf(tileset); // which says what is missing
        for (const set of this.sets.values()) if (set.tileCount > most) throw new Error(`The set has ${set.tileCount} tiles with those that are turned; this page takes up to ${most}`);
    }

    colorNames(name: string): string[] {
        return this.tileset.wangsets.find((it) => it.name === name)!.colors.map((color, i) => color.name || `colour ${i + 1}`);
    }
    colorRgbs(name: string): number[] { return this.tileset.wangsets.find((it) => it.name === name)!.colors.map(({ rgb }) => rgb); }

    /** One slot for each tile of a set, and a last one for empty cells. */
    opened(set: WangSet): Opened {
        const slotOf = new Map(Array.from({ length: set.tileCount }, (_, i) => [set.tileId(i), i]));
        return {
            slots: set.tileCount + 1, slotsOf: (ids) => Uint16Array.from(ids, (id) => slotOf.get(id) ?? set.tileCount),
            picture: (slot, size) => (slot >= set.tileCount ? new Uint8ClampedArray(4 * size * size) : this.#tile(set, slot, size)),
        };
    }

    // Mirrored first, then turned by quarters, clockwise. Each pixel is the mean of what lies under it.
    #tile(set: WangSet, index: number, size: number): Uint8ClampedArray {
        const { base, mirrored, turns } = set.pose(set.tileId(index));
        const { margin, spacing, columns, tileWidth, tileHeight } = this.tileset;
        const left = margin + (base % columns) * (tileWidth + spacing);
        const top = margin + Math.floor(base / columns) * (tileHeight + spacing);
        const out = new Uint8ClampedArray(4 * size * size);
        const { width, rgba } = this.#pixels;
        const fine = Math.max(1, Math.ceil(Math.max(tileWidth, tileHeight) / size));
        for (let y = 0; y < size; y++)
            for (let x = 0; x < size; x++) {
                const sum = [0, 0, 0, 0];
                for (let j = 0; j < fine; j++)
                    for (let i = 0; i < fine; i++) {
                        const [u, v] = unposed((x + (i + 0.5) / fine) / size, (y + (j + 0.5) / fine) / size, mirrored, turns);
                        const at = 4 * ((top + Math.floor(v * tileHeight)) * width + left + Math.floor(u * tileWidth));
                        const alpha = rgba[at + 3]!;
                        for (let k = 0; k < 3; k++) sum[k]! += rgba[at + k]! * alpha;
                        sum[3]! += alpha;
                    }
                const to = 4 * (y * size + x);
                for (let k = 0; k < 3; k++) out[to + k] = sum[3] ? sum[k]! / sum[3]! : 0;
                out[to + 3] = sum[3]! / (fine * fine);
            }
        return out;
    }
}

function unposed(x: number, y: number, mirrored: boolean, turns: number): [number, number] {
    let [u, v] = [x, y];
    for (let k = 0; k < turns; k++) [u, v] = [v, 1 - u];
    return [mirrored ? 1 - u : u, v];
}

let last: OwnSheet | undefined;
let number = 0;

export function ownOf(wanted: number): OwnSheet {
    if (!last || wanted !== number) throw new Error('This tile set is no longer here: bring its files again');
    return last;
}

// ---- Reading ------------------------------------------------------------------------------------------------------------------

// An element of plain data, as a reader of XML would give it.
function revived({ name, attributes, children }: Element): XmlElement {
    const has = (key: string): boolean => Object.hasOwn(attributes, key);
    return { nodeName: name, getAttribute: (key) => (has(key) ? attributes[key]! : null), hasAttribute: has, childNodes: children.map(revived) };
}

/** Takes a tile set in that the page has read; without its picture, says which one that is. `hash` is that of what both files hold. */
export function takeFiles(source: string, read: Read, pixels?: Pixels): { number: number; hash: string; names: string[] } | { needs: string } {
    const tileset = readTsx(source, () => {
        if ('wrong' in read) throw new Error(read.wrong);
        return revived(read.element);
    });
    const { image, fault } = tileset;
    if (fault) throw fault;
    if (!image) throw new Error('The tile set has a picture for each tile; this page takes those with one picture for all');
    wangSetOf(tileset);
    if (!pixels) return { needs: image.source.split('/').pop()! };
    if (image.width && (image.width !== pixels.width || image.height !== pixels.height))
        throw new Error(`The picture has ${pixels.width} x ${pixels.height} pixels, and the tile set says ${image.width} x ${image.height}: bring the one that belongs to it`);
    last = new OwnSheet(tileset, pixels);
    const { buffer, byteOffset, length } = pixels.rgba;
    const held = hash(new Uint32Array(buffer, byteOffset, length / 4), hash(new TextEncoder().encode(source)));
    return { number: ++number, hash: hashText(held), names: [...last.sets.keys()] }; // plans name it by its number
}
