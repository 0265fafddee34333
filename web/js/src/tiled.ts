// Reads tile sets of Tiled (TSX), with the XML parser of the browser or, in node, @xmldom/xmldom. The rules are those of formats/tiled, so the
// same files make the same sets, and the same are refused. Writes tile sets, and maps of squares and hexagons (TMX). All else is left to the command.
import { PaveError, core, data, scoped, type ResultWord } from './core.ts';
import { WangSet } from './worlds.ts';
import type { WangKind } from './abi.gen.ts';

// ---- What a file has ----------------------------------------------------------------------------------------------------------

export interface TiledImage {
    /** As the file names it: relative to the file. */
    source: string;
    /** Pixels, 0 where the file does not say. */
    width: number;
    height: number;
    /** 0xRRGGBB: transparent. */
    key?: number;
}
export interface TiledTile {
    id: number;
    probability: number;
    image?: TiledImage;
    /** The part of that picture that it shows, in pixels, where the file says it; a width or height of 0: up to the end. */
    part?: { x: number; y: number; width: number; height: number };
}
export interface TiledColor {
    name: string;
    /** 0xRRGGBB. */
    rgb: number;
    probability: number;
    /** The tile that represents it, or -1. */
    tile: number;
}
export interface TiledWangset {
    name: string;
    kind: WangKind;
    tile: number;
    colors: TiledColor[];
    /** By id; eight colours each: T, TR, R, BR, B, BL, L, TL. */
    tiles: { id: number; colors: Uint8Array }[];
}
export interface TiledTileset {
    name: string;
    tileWidth: number;
    tileHeight: number;
    spacing: number;
    margin: number;
    tileCount: number;
    /** 0: a separate picture for each tile. */
    columns: number;
    offsetX: number;
    offsetY: number;
    grid?: { orientation: 'orthogonal' | 'isometric'; width: number; height: number };
    /** As WangDef.symmetries. */
    symmetries: number;
    /** The sheet. */
    image?: TiledImage;
    tiles: TiledTile[];
    wangsets: TiledWangset[];
    /** Why its pictures cannot be drawn, as far as its file tells. */
    fault?: PaveError;
}

// ---- XML ----------------------------------------------------------------------------------------------------------------------

/** What is used of an element: that of the DOM, and of every XML library with its names. */
export interface XmlElement {
    readonly nodeName: string;
    getAttribute(name: string): string | null;
    hasAttribute(name: string): boolean;
    readonly childNodes: ArrayLike<unknown>;
}
export type XmlParser = (source: string) => XmlElement;

let usual: XmlParser = parseInBrowser;
/** @internal The parser of a program that is not a browser. */
export function useXmlParser(parse: XmlParser): void {
    usual = parse;
}

function parseInBrowser(source: string): XmlElement {
    if (typeof DOMParser === 'undefined') throw new PaveError('unsupported', 'there is no parser of XML here');
    const { documentElement } = new DOMParser().parseFromString(source, 'application/xml');
    const failed = documentElement.getElementsByTagName('parsererror')[0];
    if (failed) throw new Error(failed.textContent ?? '');
    return documentElement;
}

function parse(source: string, parser: XmlParser): XmlElement {
    if (!source.trim()) throw wrong('the file is empty; give a tile set (.tsx)');
    if (/<!ENTITY/.test(source)) throw wrong('an entity is declared; entities are refused, so write its text out where it is used', 'unsupported');
    if (/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(source) || [...source.matchAll(/&#(x?[0-9a-f]+);/gi)].some(([, digits]) => isControl(digits!)))
        throw wrong('this is not well-formed XML (a control character); the file may be damaged or cut off'); // not every parser looks for these
    try {
        return parser(source);
    } catch (error) {
        if (error instanceof PaveError) throw error;
        const { message } = error as Error;
        throw wrong(`this is not well-formed XML (${message.split('\n')[0]!.slice(0, 120)}); the file may be damaged or cut off`);
    }
}

const isControl = (digits: string): boolean => {
    const code = Number(`0${digits}`);
    return code < 32 && ![9, 10, 13].includes(code);
};

const wrong = (message: string, result: ResultWord = 'invalid'): PaveError => new PaveError(result, message);

/** An element with its attributes read by kind. */
class Node {
    readonly element: XmlElement;
    constructor(element: XmlElement) { this.element = element; }

    get name(): string { return this.element.nodeName; }
    children(...names: string[]): Node[] {
        return Array.from(this.element.childNodes as ArrayLike<XmlElement>).filter((child) => names.includes(child.nodeName)).map((child) => new Node(child));
    }
    #refuse(name: string, wanted: string): PaveError {
        return wrong(`<${this.name}>: ${name} is "${this.text(name)}", but must be ${wanted}`);
    }
    has(name: string): boolean { return this.element.hasAttribute(name); }
    text(name: string): string { return this.element.getAttribute(name) ?? ''; }

    integer(name: string, low: number, high: number, fallback?: number): number {
        const wanted = `an integer from ${low} to ${high}`;
        if (!this.has(name)) {
            if (fallback === undefined) throw wrong(`<${this.name}>: ${name} is missing; give it as ${wanted}`);
            return fallback;
        }
        const value = /^-?\d+$/.test(this.text(name)) ? Number(this.text(name)) : NaN;
        if (!(value >= low && value <= high)) throw this.#refuse(name, wanted);
        return value;
    }
    flag(name: string): boolean {
        const words: Record<string, boolean> = { true: true, false: false, 1: true, 0: false };
        if (!this.has(name)) return false;
        const value = words[this.text(name)];
        if (value === undefined) throw this.#refuse(name, '0 or 1');
        return value;
    }
    /** By the rule of C: at most 15 digits count, and the bits are the same. */
    weight(name: string): number {
        if (!this.has(name)) return 1;
        return scoped((arena) => {
            const out = arena.zeroed(8);
            if (core().pave_weight_read(arena.text(this.text(name)), out)) throw this.#refuse(name, '0 or a decimal such as 0.25, from 1e-15 to 1e15');
            return data().getFloat64(out, true);
        });
    }
    rgb(name: string): number | undefined {
        if (!this.text(name)) return undefined;
        const digits = /^#?([0-9a-f]{2})?([0-9a-f]{6})$/i.exec(this.text(name));
        if (!digits) throw this.#refuse(name, 'a colour written as #rrggbb');
        return parseInt(digits[2]!, 16);
    }
    word<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
        if (!this.has(name)) return undefined;
        if (!words.includes(this.text(name) as Word)) throw this.#refuse(name, words.join(', '));
        return this.text(name) as Word;
    }
    wrong(message: string, result: ResultWord = 'invalid'): PaveError { return wrong(`<${this.name}>: ${message}`, result); }
}

// ---- The sheet and the tiles --------------------------------------------------------------------------------------------------

const TILES_MAX = 1 << 20;
const TILE_SIZE_MAX = 1 << 14;
const COLORS_MAX = 254;
const ID_MAX = 0x0fffffff - 1;

function readImage(nodes: Node[], set: TiledTileset): TiledImage | undefined {
    let image: TiledImage | undefined;
    for (const node of nodes) {
        if (image) throw node.wrong('there is a picture already; keep one');
        const source = node.text('source');
        if (!source) {
            set.fault ??= wrong('the picture is inside the file; save it as a PNG, and name that', 'unsupported');
            continue;
        }
        const [width, height, key] = [node.integer('width', 0, 1 << 24, 0), node.integer('height', 0, 1 << 24, 0), node.rgb('trans')];
        image = { source, width, height, ...(key !== undefined && { key }) };
    }
    return image;
}

interface TileDraft extends TiledTile {
    terrain?: number[];
}

function readTile(node: Node, set: TiledTileset): TileDraft {
    const id = node.integer('id', 0, ID_MAX);
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => node.integer(name, 0, 1 << 24, 0)) as [number, number, number, number];
    const probability = node.weight('probability');
    const terrain = node.text('terrain');
    const image = readImage(node.children('image'), set);
    const parted = x || y || width || height;
    return { id, probability, ...(image && { image }), ...(parted && { part: { x, y, width, height } }), ...(terrain && { terrain: readTerrain(node, terrain) }) };
}

function readTerrain(node: Node, source: string): number[] {
    const parts = source.split(',');
    const numbers = parts.map((part) => (part === '' ? -1 : /^-?\d+$/.test(part) ? Number(part) : NaN));
    if (parts.length !== 4 || !numbers.every((number) => number >= -1 && number < COLORS_MAX))
        throw node.wrong(`terrain must be four numbers from 0 (or nothing) to ${COLORS_MAX - 1}: top left, top right, bottom left, bottom right`);
    return numbers;
}

/** Whether each tile has a picture of its own. */
const isCollection = ({ image, tiles }: TiledTileset): boolean => !image && tiles.some((tile) => tile.image);

function layOut(set: TiledTileset, said: { columns: number; count: number | undefined }, ids: number[]): void {
    if (set.image) layOutSheet(set, set.image, said.columns > 0 && said.count !== undefined);
    else {
        if (!isCollection(set) && (set.tileCount > 0 || set.tiles.length)) set.fault ??= wrong('the tile set names no picture; give it an image or one for each tile');
        set.columns = 0;
        if (said.count === undefined) set.tileCount = set.tiles.length;
        if (set.grid?.orientation === 'orthogonal' && set.grid.width === 1 && set.grid.height === 1) delete set.grid;
    }
    if (isCollection(set)) return;
    const highest = ids.reduce((a, b) => Math.max(a, b), -1);
    if (highest >= TILES_MAX) throw wrong(`the tile ${highest} is listed, but ids of a sheet go up to ${TILES_MAX - 1}`, 'unsupported');
    set.tileCount = Math.max(set.tileCount, highest + 1);
}

// As many tiles as the picture has room for, whatever the file says. The picture itself is not read.
function layOutSheet(set: TiledTileset, { width, height }: TiledImage, laidOut: boolean): void {
    const sized = width > 0 && height > 0;
    if (!sized && laidOut) return;
    const fitting = (length: number, size: number): number => Math.max(0, Math.floor((length - set.margin + set.spacing) / (size + set.spacing)));
    const [columns, rows] = sized ? [fitting(width, set.tileWidth), fitting(height, set.tileHeight)] : [0, 0];
    if (!columns || !rows) {
        set.columns ||= 1;
        set.fault ??= wrong(sized ? `the picture of ${width} x ${height} pixels holds no tile of ${set.tileWidth} x ${set.tileHeight}; correct the sizes`
            : 'neither columns and tilecount nor the width and height of the picture are given; open the tile set in Tiled and save it');
        return;
    }
    if (columns * rows > TILES_MAX) throw wrong(`the picture holds more than ${TILES_MAX} tiles; split it`, 'unsupported');
    [set.columns, set.tileCount] = [columns, columns * rows];
}

// ---- Wang sets ----------------------------------------------------------------------------------------------------------------

const terrainColors = [0x2f9e44, 0x1c7ed6, 0xe8590c, 0xffd43b, 0x9c36b5, 0xe03131, 0x0c8599, 0x868e96];

const standIn = (node: Node): number => node.integer('tile', -0x7fffffff, 0x7fffffff, -1);

function readColor(node: Node, count: number): TiledColor {
    if (count === COLORS_MAX) throw node.wrong(`the wang set has more than ${COLORS_MAX} colours; split it`, 'unsupported');
    return { name: node.text('name'), rgb: node.rgb('color') ?? 0, probability: node.weight('probability'), tile: standIn(node) };
}

// "1,0,1,0,2,0,1,0", or of before 1.5 0xCECECECE: four bits a colour, T last.
function readWangid(node: Node): number[] {
    const source = node.text('wangid');
    if (!node.has('wangid')) throw node.wrong('wangid is missing; give it as 8 colours such as 0,1,0,2,0,1,0,1');
    if (/^0x[0-9a-f]{1,8}$/i.test(source)) return Array.from({ length: 8 }, (_, i) => (parseInt(source, 16) >>> (4 * i)) & 15);
    const parts = source.split(',');
    if (parts.length !== 8 || !parts.every((part) => /^-?\d+$/.test(part)))
        throw node.wrong(`wangid is "${source}", but must be 8 colours such as 0,1,0,2,0,1,0,1`);
    return parts.map(Number);
}

function readWangset(node: Node): TiledWangset {
    let kind = node.word('type', ['corner', 'edge', 'mixed'] as const);
    const [colors, tiles]: [TiledColor[], TiledWangset['tiles']] = [[], []];
    const palettes: { edge: number[]; corner: number[] } = { edge: [], corner: [] }; // of before 1.5
    const legacy = (): boolean => palettes.edge.length + palettes.corner.length > 0;
    for (const child of node.children('wangcolor', 'wangedgecolor', 'wangcornercolor', 'wangtile')) {
        if (child.name === 'wangtile') {
            readWangtile(child, colors.length, legacy() ? palettes : undefined, node.text('name'), tiles);
            continue;
        }
        colors.push(readColor(child, colors.length));
        if (child.name === 'wangedgecolor') palettes.edge.push(colors.length);
        if (child.name === 'wangcornercolor') palettes.corner.push(colors.length);
    }
    if (legacy()) kind = !palettes.corner.length ? 'edge' : !palettes.edge.length ? 'corner' : 'mixed';
    return { name: node.text('name'), kind: kind ?? kindOf(tiles), tile: standIn(node), colors, tiles };
}

function readWangtile(node: Node, count: number, palettes: { edge: number[]; corner: number[] } | undefined, set: string, out: TiledWangset['tiles']): void {
    const id = node.integer('tileid', 0, ID_MAX);
    for (const flip of ['hflip', 'vflip', 'dflip'])
        if (node.flag(flip)) throw node.wrong(`${flip} turns the tile, which Tiled dropped in 1.5; add the turned picture as a tile of its own`, 'unsupported');
    const colors = readWangid(node).map((color, place) => {
        const palette = palettes && (place % 2 === 0 ? palettes.edge : palettes.corner);
        const most = palette ? palette.length : count;
        if (color < 0) throw node.wrong(`wangid has the colour ${color}, but colours are numbered from 1, and 0 is unset; correct the wangid`);
        if (color > most) throw node.wrong(`wangid has the colour ${color}, but the wang set "${set}" has ${most} before it, numbered from 1; correct the wangid or add the colour`);
        return palette && color ? palette[color - 1]! : color;
    });
    if (colors.some((color) => color)) out.push({ id, colors: Uint8Array.from(colors) }); // Tiled drops a tile without colours, too
}

// By the places that tiles use, where the file does not say.
function kindOf(tiles: TiledWangset['tiles']): WangKind {
    const uses = (odd: number): boolean => tiles.some(({ colors }) => colors.some((color, place) => color && place % 2 === odd));
    return uses(0) === uses(1) ? 'mixed' : uses(0) ? 'edge' : 'corner';
}

// The terrains of before 1.5 are a corner set, the first.
function readTerrains(node: Node, tiles: TileDraft[]): TiledWangset | undefined {
    const colors = node.children('terraintypes').flatMap((list) => list.children('terrain')).map((terrain, i) => {
        if (i >= COLORS_MAX) throw terrain.wrong(`there are more than ${COLORS_MAX} terrains; split the tile set`, 'unsupported');
        return { name: terrain.text('name'), rgb: terrainColors[i % terrainColors.length]!, probability: 1, tile: standIn(terrain) };
    });
    const places = [7, 1, 5, 3];
    const out: TiledWangset['tiles'] = [];
    for (const { id, terrain } of tiles) {
        if (!terrain) continue;
        const found = new Uint8Array(8);
        terrain.forEach((number, i) => {
            if (number >= colors.length) throw wrong(`tile ${id} has the terrain ${number}, counted from 0, but the number of terrains is ${colors.length}; correct one of them`);
            found[places[i]!] = number + 1;
        });
        if (found.some((color) => color)) out.push({ id, colors: found });
    }
    return colors.length ? { name: 'Terrains', kind: 'corner', tile: -1, colors, tiles: out } : undefined;
}

// In order of ids, each once, and only those that the tile set has.
function finishWangset(set: TiledTileset, wangset: TiledWangset, has: (id: number) => boolean): void {
    wangset.tiles.sort((a, b) => a.id - b.id);
    wangset.tiles = wangset.tiles.filter(({ id, colors }, i, all) => {
        if (!has(id)) throw wrong(`the wang set "${wangset.name}" names the tile ${id}, which the tile set does not have (it has ${set.tileCount}); correct the id`);
        const before = i > 0 && all[i - 1]!.id === id ? all[i - 1] : undefined;
        if (before && before.colors.join() !== colors.join()) throw wrong(`the wang set "${wangset.name}" gives the tile ${id} two wangids; keep one`);
        return !before;
    });
    if (!has(wangset.tile)) wangset.tile = -1;
    for (const color of wangset.colors) if (!has(color.tile)) color.tile = -1;
}

// ---- The file -----------------------------------------------------------------------------------------------------------------

/**
 * Reads a tile set of Tiled, a .tsx. What is wrong with it is a PaveError that says what to do; what is wrong with its pictures alone is kept as its `fault`.
 * `parser`: another one than that of the browser or of node, such as in a worker, which has none. It throws for what is not well-formed.
 */
export function readTsx(source: string, parser: XmlParser = usual): TiledTileset {
    const root = new Node(parse(source.replace(/^\ufeff/, ''), parser));
    if (root.name !== 'tileset') throw wrong(`the outermost element is <${root.name}>, but must be <tileset>; give a tile set of Tiled`, root.name === 'map' ? 'unsupported' : 'invalid');
    if (root.has('source')) throw wrong(`the tile set is in another file, ${root.text('source')}; give that one`, 'unsupported');
    const set: TiledTileset = {
        name: root.text('name'), tileWidth: root.integer('tilewidth', 1, TILE_SIZE_MAX), tileHeight: root.integer('tileheight', 1, TILE_SIZE_MAX),
        spacing: root.integer('spacing', 0, TILE_SIZE_MAX, 0), margin: root.integer('margin', 0, TILE_SIZE_MAX, 0),
        tileCount: root.integer('tilecount', 0, TILES_MAX, 0), columns: root.integer('columns', 0, TILES_MAX, 0),
        offsetX: 0, offsetY: 0, symmetries: 0, tiles: [], wangsets: [],
    };
    const said = { columns: set.columns, count: root.has('tilecount') ? set.tileCount : undefined };
    readLooks(root, set);
    const drafts = root.children('tile').map((node) => readTile(node, set)).sort((a, b) => a.id - b.id);
    drafts.forEach(({ id, image }, i) => {
        if (i > 0 && drafts[i - 1]!.id === id) throw wrong(`tile ${id} is listed twice; keep one`);
        if (set.image && image) throw wrong(`tile ${id} has a picture of its own, but the set has one for all; keep one kind`);
    });
    set.tiles = drafts.map(({ terrain: _, ...tile }) => tile);
    const terrains = readTerrains(root, drafts);
    set.wangsets = [...(terrains ? [terrains] : []), ...root.children('wangsets').flatMap((list) => list.children('wangset')).map(readWangset)];
    layOut(set, said, [...drafts, ...set.wangsets.flatMap(({ tiles }) => tiles)].map(({ id }) => id));
    const listed = isCollection(set) ? new Set(drafts.map(({ id }) => id)) : undefined;
    for (const wangset of set.wangsets) finishWangset(set, wangset, (id) => id >= 0 && (listed ? listed.has(id) : id < set.tileCount));
    return set;
}

function readLooks(root: Node, set: TiledTileset): void {
    const [offset, grid, transformations] = ['tileoffset', 'grid', 'transformations'].map((name) => root.children(name)[0]);
    if (offset) [set.offsetX, set.offsetY] = [offset.integer('x', -(1 << 20), 1 << 20, 0), offset.integer('y', -(1 << 20), 1 << 20, 0)];
    if (grid)
        set.grid = {
            orientation: grid.word('orientation', ['orthogonal', 'isometric'] as const) ?? 'orthogonal',
            width: grid.integer('width', 1, TILE_SIZE_MAX), height: grid.integer('height', 1, TILE_SIZE_MAX),
        };
    const bits = { hflip: 2, vflip: 4, rotate: 1, preferuntransformed: 16 };
    if (transformations) for (const [name, bit] of Object.entries(bits)) if (transformations.flag(name)) set.symmetries |= bit;
    const image = readImage(root.children('image'), set);
    if (image) set.image = image;
}

/** The set of Wang tiles of a wang set, by its name; without one, of the first that has tiles. Ids are those of the tile set. */
export function wangSetOf(set: TiledTileset, name?: string): WangSet {
    if (!set.wangsets.length) throw wrong("the tile set has no wang set, which Tiled calls a Terrain Set; add one in Tiled's tile set editor", 'not-found');
    const found = name === undefined ? set.wangsets.find(({ tiles, colors }) => tiles.length && colors.length) ?? set.wangsets[0]! : set.wangsets.find((each) => each.name === name);
    if (!found) throw wrong(`there is no wang set "${name}"; there are ${set.wangsets.map((each) => `"${each.name}"`).join(', ')}`, 'not-found');
    const { colors, tiles } = found;
    if (!colors.length || !tiles.length) throw wrong(`the wang set "${found.name}" has no ${colors.length ? 'tiles' : 'colours'}; add some in Tiled`, 'range');
    const probability = new Map(set.tiles.map((tile) => [tile.id, tile.probability]));
    return WangSet.create({
        kind: found.kind === 'mixed' ? kindOf(tiles) : found.kind, colorCount: colors.length, colors: Uint8Array.from(tiles.flatMap((tile) => Array.from(tile.colors))),
        ids: tiles.map(({ id }) => id), tileWeights: tiles.map(({ id }) => probability.get(id) ?? 1), colorWeights: colors.map((color) => color.probability),
        symmetries: set.symmetries,
    });
}

// ---- Writing ------------------------------------------------------------------------------------------------------------------

/** A tile set whose tiles are on one picture, row by row, with one Terrain Set. */
export interface TiledSheet {
    name: string;
    kind: WangKind;
    /** Pixels of a side, or the width of a tile with another height. */
    tileSize: number;
    tileHeight?: number;
    tileCount: number;
    columns: number;
    colors: readonly { name: string; rgb: number; weight: number }[];
    tileWeights: readonly number[];
    /** The eight colours of each tile; none of hexagons, whose colours Tiled has no place for. */
    tiles: readonly (readonly number[])[];
}

const heightOf = ({ tileSize, tileHeight = tileSize }: TiledSheet): number => tileHeight;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const rgb = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;

/** What stands inside of a tile set, each line with one blank more than `indent`. */
function inside(set: TiledSheet, picture: string, indent: string): string[] {
    const rows = Math.ceil(set.tileCount / set.columns);
    return [
        ` <image source="${escaped(picture)}" width="${set.columns * set.tileSize}" height="${rows * heightOf(set)}"/>`,
        ...set.tileWeights.flatMap((weight, id) => (weight === 1 ? [] : [` <tile id="${id}" probability="${weight}"/>`])),
        ...(set.tiles.length ? [
            ' <wangsets>',
            `  <wangset name="${escaped(set.name)}" type="${set.kind}" tile="-1">`,
            ...set.colors.map((color) => `   <wangcolor name="${escaped(color.name)}" color="${rgb(color.rgb)}" tile="-1" probability="${color.weight}"/>`),
            ...set.tiles.map((colors, id) => `   <wangtile tileid="${id}" wangid="${colors.join()}"/>`),
            '  </wangset>',
            ' </wangsets>',
        ] : []),
    ].map((line) => indent + line);
}

const opening = (set: TiledSheet): string => `name="${escaped(set.name)}" tilewidth="${set.tileSize}" tileheight="${heightOf(set)}" tilecount="${set.tileCount}" columns="${set.columns}"`;

/** A tile set as the command writes it, .tsx; `picture` is the file of its sheet. */
export const writeTsx = (set: TiledSheet, picture: string): string =>
    ['<?xml version="1.0" encoding="UTF-8"?>', `<tileset version="1.8" ${opening(set)}>`, ...inside(set, picture, ''), '</tileset>', ''].join('\n');

/** A tile set in a file of its own. */
export interface TiledFile {
    /** Relative to the map. */
    source: string;
    tileWidth: number;
    tileHeight: number;
}

/** Pixels of the straight sides of hexagons with a corner at the top whose rows are three quarters of their height apart. */
const hexagonSide = (height: number): number => 2 * Math.floor((height * 3) / 4) - 2 * Math.floor(height / 2);

/**
 * A map, .tmx, with its tile set inside, whose sheet is `picture`, or with one in a file. `ids` may carry Tiled's flags of turned tiles;
 * a cell without a tile has 0xFFFFFFFF. `stagger`: of hexagons, whether the odd or the even rows of the map are shifted right; squares without it.
 */
export function writeTmx({ set, picture = '', width, height, ids, properties, stagger }: {
    set: TiledSheet | TiledFile; picture?: string; width: number; height: number; ids: ArrayLike<number>; properties: readonly (readonly [name: string, value: string, typeOfNoText?: string])[];
    stagger?: 'odd' | 'even';
}): string {
    const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => (ids[y * width + x]! + 1) >>> 0).join() + (y + 1 < height ? ',' : ''));
    const [across, down] = 'source' in set ? [set.tileWidth, set.tileHeight] : [set.tileSize, heightOf(set)];
    const hexagons = stagger ? ` hexsidelength="${hexagonSide(down)}" staggeraxis="y" staggerindex="${stagger}"` : '';
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<map version="1.8" orientation="${stagger ? 'hexagonal' : 'orthogonal'}" renderorder="right-down" width="${width}" height="${height}" tilewidth="${across}" tileheight="${down}" infinite="0"${hexagons} nextlayerid="2" nextobjectid="1">`,
        ' <properties>',
        ...properties.map(([name, value, type]) => `  <property name="${name}"${type ? ` type="${type}"` : ''} value="${escaped(value)}"/>`),
        ' </properties>',
        ...('source' in set ? [` <tileset firstgid="1" source="${escaped(set.source)}"/>`] : [` <tileset firstgid="1" ${opening(set)}>`, ...inside(set, picture, ' '), ' </tileset>']),
        ` <layer id="1" name="world" width="${width}" height="${height}">`, '  <data encoding="csv">', ...rows, '</data>', ' </layer>', '</map>', '',
    ].join('\n');
}
