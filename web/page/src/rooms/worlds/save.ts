// In the worker, loaded when somebody saves: maps with their tiles for Tiled and for Godot.
import { strToU8, zipSync } from 'fflate';
import { builtins, writeTmx, writeTsx, type TiledSheet, type WangKind } from 'pave-maps';
import { writeTscn, type GodotSet } from 'pave-maps/files';
import { boxOf } from '../../stage/view.ts';
import { placed } from '../../state/place.ts';
import { biasText, type Part } from './command.ts';
import type { OwnFiles } from './engine.ts';
import { fingerprintOf, idsOf } from './files.ts';
import { biasPixels } from './levels.ts';
import { openWorld, type OpenWorld } from './open.ts';
import { layOthers } from './paint.ts';
import type { WorldPlan } from './plan.ts';
import type { Told } from './sheet.tsx';
import { tilesFor } from './tilings.ts';

const [tileSize, hexagonHeight] = [32, 37];
const toFile = { willReadFrequently: true }; // painted by the processor, since all becomes a file

type Files = Record<string, Blob | string>;

// ---- Tile sets ----------------------------------------------------------------------------------------------------------------

/** The set of a world, of built-in tiles or of somebody's own. */
export interface SetData {
    readonly name: string;
    readonly kind: WangKind;
    readonly symmetries: number;
    readonly colors: readonly { readonly name: string; readonly rgb: number; readonly weight: number }[];
    /** One for each number of sides: colours of sides and corners in turn. */
    readonly faces: readonly { readonly sides: number; readonly tiles: readonly { readonly id: number; readonly colors: readonly number[]; readonly weight: number }[] }[];
}

export function dataOf({ plan, sets, own, names, rgbs }: OpenWorld): SetData {
    const kind = sets[0]!.kind;
    if (own) {
        const { wangsets, tiles, symmetries } = own.tileset;
        const { name, colors, tiles: colored } = wangsets.find((it) => it.name === plan.own!.name)!;
        const weights = new Map(tiles.map(({ id, probability }) => [id, probability]));
        return {
            name, kind, symmetries, colors: colors.map((it) => ({ ...it, weight: it.probability })),
            faces: [{ sides: 4, tiles: colored.map((it) => ({ id: it.id, colors: [...it.colors], weight: weights.get(it.id) ?? 1 })) }],
        };
    }
    const weight = (id: number): number => (plan.tiling === 'square' ? builtins.tileWeight(plan.set, id) : 1);
    return {
        name: plan.set, kind, symmetries: 0, colors: names.map((name, i) => ({ name, rgb: rgbs[i]!, weight: builtins.colorWeight(plan.set, i + 1) })),
        faces: [...new Set(sets)].map((set) => ({
            sides: set.sides, tiles: Array.from({ length: set.tileCount }, (_, i) => ({ id: set.tileId(i), colors: [...set.tileColors(i)], weight: weight(set.tileId(i)) })),
        })),
    };
}

/** A tile-set file of pave. */
export function setJson({ name, kind, symmetries, colors, faces }: SetData, sheet?: object): string {
    const used = (all: readonly number[]): readonly number[] => (kind === 'mixed' ? all : all.filter((_, k) => (k % 2 === 1) === (kind === 'corner')));
    const shapes = faces.map(({ sides, tiles }) => ({ sides, tiles: tiles.map(({ id, colors: of, weight }) => ({ id, colors: used(of), ...(weight !== 1 && { weight }) })) }));
    return `${JSON.stringify({
        name, kind, symmetries: ['rotate', 'mirror', 'flip', 'half-turn', 'prefer-plain'].filter((_, bit) => (symmetries >> bit) & 1), ...(sheet && { grid: 'hex', sheet }),
        colors: colors.map((it) => ({ name: it.name, rgb: `#${it.rgb.toString(16).padStart(6, '0')}`, weight: it.weight })), ...(shapes.length > 1 ? { faces: shapes } : shapes[0]),
    })}\n`;
}

// A built-in set as Tiled has it: of squares the sheet that the command makes, of hexagons one that is about square.
function sheetOf(opened: OpenWorld): TiledSheet {
    const { name, kind, colors, faces: [{ tiles }] } = dataOf(opened) as SetData & { faces: [SetData['faces'][number]] };
    const hexagons = opened.plan.tiling === 'hex';
    const columns = hexagons ? 2 ** Math.ceil(Math.log2(tiles.length) / 2) : { 11: 11, 16: 4, 48: 16, 768: 32 }[tiles.length] ?? 27;
    return {
        name, kind, tileSize, ...(hexagons && { tileHeight: hexagonHeight }), tileCount: tiles.length, columns, colors,
        tileWeights: tiles.map(({ weight }) => weight), tiles: hexagons ? [] : tiles.map((it) => it.colors),
    };
}

function pictureOf(opened: OpenWorld, { tileCount, columns, tileHeight = tileSize }: TiledSheet): Promise<Blob> {
    const canvas = new OffscreenCanvas(columns * tileSize, Math.ceil(tileCount / columns) * tileHeight);
    const pen = canvas.getContext('2d', toFile)!;
    if (tileHeight === tileSize)
        for (let id = 0; id < tileCount; id++)
            pen.putImageData(new ImageData(builtins.paint(opened.plan.set, id, tileSize) as Uint8ClampedArray<ArrayBuffer>, tileSize), (id % columns) * tileSize, Math.floor(id / columns) * tileSize);
    else for (let first = 0; first < tileCount; first += columns) layHexagons(pen, opened, Array.from({ length: Math.min(columns, tileCount - first) }, (_, k) => first + k), (first / columns) * tileHeight);
    return canvas.convertToBlob();
}

// A row of a sheet. Tiles are drawn with a gap, since trees reach over their cell; each is cut out a little larger than it is, so that no line shows
// between tiles whose edges are half transparent.
function layHexagons(pen: OffscreenCanvasRenderingContext2D, opened: OpenWorld, indices: readonly number[], top: number): void {
    const tiles = tilesFor('hex');
    const ring = tiles.faces[0]!;
    const box = boxOf(ring);
    const scale = 1.04 * Math.max(tileSize / (box.x1 - box.x0), hexagonHeight / (box.y1 - box.y0));
    const middle = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
    const [step, height] = [2 * tiles.i.x * scale, Math.ceil((box.y1 - box.y0) * scale)];
    const row = new OffscreenCanvas(Math.ceil(indices.length * step), height);
    const origin = { x0: middle.x - step / 2 / scale, y0: middle.y - height / 2 / scale };
    layOthers(row.getContext('2d', toFile)!, opened, indices.map((_, k) => ({ q: 2 * k, r: 0, s: 0 })), Uint32Array.from(indices, (it) => opened.sets[0]!.tileId(it)), origin, scale);
    indices.forEach((_, k) => {
        pen.save();
        pen.beginPath();
        pen.rect(k * tileSize, top, tileSize, hexagonHeight);
        pen.clip();
        pen.translate((k + 0.5) * tileSize, top + hexagonHeight / 2);
        pen.beginPath();
        for (let i = 0; i < ring.length; i += 2) pen.lineTo((ring[i]! - middle.x) * scale, (ring[i + 1]! - middle.y) * scale);
        pen.clip();
        pen.drawImage(row, -(k + 0.5) * step, -height / 2);
        pen.restore();
    });
}

/** A tile set of a plain sheet, by what somebody said of it. */
export const sheetTsx = (name: string, { rgbs, ...told }: Told, picture: string): string =>
    writeTsx({ name, ...told, tileCount: told.tiles.length, colors: rgbs.map((rgb, i) => ({ name: `ground ${i + 1}`, rgb, weight: 1 })), tileWeights: told.tiles.map(() => 1) }, picture);

/** A built-in set as Tiled has it. */
export const tsxOf = (plan: WorldPlan, picture: string): string => writeTsx(sheetOf(openWorld(plan)), picture);

/** The files of that. */
export async function setFiles(plan: WorldPlan): Promise<Files> {
    const opened = openWorld(plan);
    const [sheet, image] = [sheetOf(opened), `${plan.set}.png`];
    return {
        [`${plan.set}.tsx`]: writeTsx(sheet, image), [image]: await pictureOf(opened, sheet),
        ...(plan.tiling === 'hex' && { [`${plan.set}.json`]: setJson(dataOf(opened), { image, tile: [tileSize, hexagonHeight], columns: sheet.columns }) }),
    };
}

// ---- Maps ---------------------------------------------------------------------------------------------------------------------

/** Files in one, .zip; its entries have no date, so that the same files make the same bytes. */
async function zipOf(files: Files): Promise<Blob> {
    const entries = await Promise.all(Object.entries(files).map(async ([name, it]) => [name, typeof it === 'string' ? strToU8(it) : new Uint8Array(await it.arrayBuffer())] as const));
    return new Blob([zipSync(Object.fromEntries(entries), { mtime: '1980-01-01' }) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}

/** The picture that --bias reads: a grey for each value. */
export function levels(plan: WorldPlan): Promise<Blob> {
    const { width, height, rgba } = biasPixels(plan);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')!.putImageData(new ImageData(rgba as Uint8ClampedArray<ArrayBuffer>, width), 0, 0);
    return canvas.convertToBlob();
}
const biasFile = async (plan: WorldPlan, page: string): Promise<Files> => (plan.map ? { 'bias.png': await placed('bias.png', await levels(plan), page) } : {});

// What a map says of its world, as the command writes it.
function propertiesOf({ plan, world }: OpenWorld, q: number, r: number, page?: string, tiles?: string): [string, string, string?][] {
    const { set, own, seed, connected } = plan;
    const bias = biasText(plan);
    const passable = builtins.passable(set).flatMap((is, color) => (is ? [builtins.colorName(set, color)] : []));
    const rock = connected && `${passable.join('/')}${connected.solid ? `,solid=${connected.solid}` : ''}${connected.ends < 100 ? `,dead-ends=${connected.ends}` : ''}${connected.mesh ? `,mesh=${connected.mesh}` : ''}`;
    return [
        ['method', world.method], ['q', String(q), 'int'], ['r', String(r), 'int'], ['seed', seed], ['set', own?.name ?? set], ['world', fingerprintOf(plan)],
        ...(bias ? [['bias', bias] as [string, string]] : []), ...(rock ? [['connected', rock] as [string, string]] : []), ...(page ? [['page', page] as [string, string]] : []), ...(tiles ? [['tiles', tiles] as [string, string]] : []),
    ];
}

/** A map for Tiled. Of hexagons it names a tile-set file of pave, too, since Tiled has no place for their colours. */
export function tmxOf(plan: WorldPlan, part: Part, tsx: string, page?: string): string {
    const opened = openWorld(plan);
    const { at: { q, r }, width, height } = part;
    const hexagons = plan.tiling === 'hex';
    const { tileWidth = tileSize, tileHeight = hexagons ? hexagonHeight : tileSize } = opened.own?.tileset ?? {};
    return writeTmx({
        set: { source: tsx, tileWidth, tileHeight }, width, height, ids: idsOf(opened, part),
        properties: propertiesOf(opened, q, r, page, hexagons ? `${plan.set}.json` : undefined), ...(hexagons && { stagger: r % 2 ? 'even' : 'odd' }),
    });
}

/** With its tile set and its picture: built-in ones, or the files that somebody brought. */
export const tiledZip = async (plan: WorldPlan, part: Part, page: string, own?: OwnFiles): Promise<Blob> =>
    zipOf({ 'world.tmx': tmxOf(plan, part, own ? own.tsx.name : `${plan.set}.tsx`, page), ...(own ? await ownFiles(own) : await setFiles(plan)), ...await biasFile(plan, page) });

// As they were brought; the tile set names its picture wherever that was, which now is in the same folder.
async function ownFiles({ tsx, picture }: OwnFiles): Promise<Files> {
    const escaped = picture.name.replace(/[&<"']/g, (it) => `&#${it.charCodeAt(0)};`);
    const source = (await tsx.text()).replace(/(<image\b[^>]*?\bsource\s*=\s*)(["'])[\s\S]*?\2/, (_, before: string, quote: string) => before + quote + escaped + quote);
    return { [tsx.name]: source, [picture.name]: picture };
}

/** A scene of Godot. */
export function tscnOf(plan: WorldPlan, part: Part, picture: string, page?: string): string {
    const opened = openWorld(plan);
    const { own } = opened;
    const { at: { q, r }, width } = part;
    const hexagons = plan.tiling === 'hex';
    const { kind, colors, faces } = dataOf(opened);
    const tiles = faces[0]!.tiles;
    const sheet = own ? undefined : sheetOf(opened);
    const x = hexagons ? q + Math.floor(r / 2) : q; // Godot counts columns, not q
    const set: GodotSet = {
        picture, ...(sheet ? { tileWidth: tileSize, tileHeight: sheet.tileHeight ?? tileSize, margin: 0, spacing: 0, offsetX: 0, offsetY: 0, columns: sheet.columns, tileCount: sheet.tileCount } : own!.tileset),
        weights: new Map(own ? own.tileset.tiles.map((it) => [it.id, it.probability]) : tiles.map((it) => [it.id, it.weight])),
        ...(!hexagons && { terrains: { kind, colors, tiles: new Map(tiles.map((it) => [it.id, it.colors])) } }),
    };
    return writeTscn({ set, ids: idsOf(opened, part), width, x, y: r, hexagons, properties: propertiesOf(opened, x, r, page) });
}

/** With its picture, and with somebody's own tile set, so that it can come back. */
export async function godotZip(plan: WorldPlan, part: Part, page: string, own?: OwnFiles): Promise<Blob> {
    const image = own ? own.picture.name : `${plan.set}.png`;
    const opened = openWorld(plan);
    return zipOf({ 'world.tscn': tscnOf(plan, part, image, page), ...(own ? await ownFiles(own) : { [image]: await pictureOf(opened, sheetOf(opened)) }), ...await biasFile(plan, page) });
}
