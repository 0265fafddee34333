// Scenes of Godot 4.3 or later, .tscn: a TileMapLayer with its TileSet, as the command writes them.
import type { WangKind } from './abi.gen.ts';

/** Tiles on one picture. */
export interface GodotSet {
    readonly picture: string;
    readonly tileWidth: number;
    readonly tileHeight: number;
    readonly margin: number;
    readonly spacing: number;
    readonly offsetX: number;
    readonly offsetY: number;
    readonly columns: number;
    readonly tileCount: number;
    readonly weights: ReadonlyMap<number, number>;
    /** Terrains; none for hexagons. */
    readonly terrains?: { readonly kind: WangKind; readonly colors: readonly { readonly name: string; readonly rgb: number }[]; readonly tiles: ReadonlyMap<number, ArrayLike<number>> };
}

/** A part of a world. */
export interface GodotMap {
    readonly set: GodotSet;
    /** Row by row, with Tiled's flags of turned tiles; 0xFFFFFFFF without a tile. */
    readonly ids: ArrayLike<number>;
    readonly width: number;
    /** Column and row of the first cell. */
    readonly x: number;
    readonly y: number;
    readonly hexagons: boolean;
    readonly properties: readonly (readonly [name: string, value: string, typeOfNoText?: string])[];
}

const places = ['top_side', 'top_right_corner', 'right_side', 'bottom_right_corner', 'bottom_side', 'bottom_left_corner', 'left_side', 'top_left_corner'];
const modes: Readonly<Record<WangKind, number>> = { mixed: 0, corner: 1, edge: 2 };
const least = -32768;
const most = 32767;

// The terrain in the middle of a tile, which Wang tiles do not have: its most frequent colour, the first of several.
function middleOf(found: readonly number[], count: number): number {
    const counts = Array.from({ length: count + 1 }, (_, color) => found.filter((it) => it === color).length);
    let best = 0;
    for (let color = 1; color <= count; color++) if (counts[color]! > counts[best]! || (!best && counts[color] === counts[best])) best = color;
    return counts[best] ? best : 0;
}

function tileOf(set: GodotSet, id: number): string[] {
    const at = `${id % set.columns}:${Math.floor(id / set.columns)}/0`;
    const out = [`${at} = 0`];
    if (set.offsetX || set.offsetY) out.push(`${at}/texture_origin = Vector2i(${-set.offsetX}, ${-set.offsetY})`);
    const colors = set.terrains?.tiles.get(id);
    if (colors) {
        const { kind, colors: { length } } = set.terrains!;
        const used = places.map((name, k) => [name, colors[k]!] as const).filter((_, k) => kind === 'mixed' || (k % 2 === 0) === (kind === 'edge'));
        const middle = middleOf(used.map(([, color]) => color), length);
        out.push(`${at}/terrain_set = 0`, ...(middle ? [`${at}/terrain = ${middle - 1}`] : []));
        for (const [name, color] of used) if (color) out.push(`${at}/terrains_peering_bit/${name} = ${color - 1}`);
    }
    const weight = set.weights.get(id) ?? 1;
    return weight === 1 ? out : [...out, `${at}/probability = ${weight}`];
}

function terrainsOf({ terrains }: GodotSet): string[] {
    if (!terrains) return [];
    const { kind, colors } = terrains;
    return [`terrain_set_0/mode = ${modes[kind]}`, ...colors.flatMap(({ name, rgb }, i) => [
        `terrain_set_0/terrain_${i}/name = ${JSON.stringify(name)}`,
        `terrain_set_0/terrain_${i}/color = Color(${[16, 8, 0].map((shift) => ((rgb >> shift) & 255) / 255).join(', ')}, 1)`,
    ])];
}

// Twelve bytes a cell: column, row, source, column and row on the picture, and how the tile is turned.
function cellsOf({ set: { columns }, ids, width, x, y }: GodotMap): Uint8Array {
    const bytes = new Uint8Array(2 + 12 * ids.length);
    const view = new DataView(bytes.buffer);
    let at = 2; // after the version, 0
    for (let k = 0; k < ids.length; k++) {
        const id = ids[k]!;
        if (id === 0xffffffff) continue;
        const [tile, turned] = [id & 0x0fffffff, (id >>> 31 & 1) << 12 | (id >>> 30 & 1) << 13 | (id >>> 29 & 1) << 14];
        [x + (k % width), y + Math.floor(k / width), 0, tile % columns, Math.floor(tile / columns), turned].forEach((value, i) => view.setInt16(at + 2 * i, value, true));
        at += 12;
    }
    return bytes.subarray(0, at);
}

function base64(bytes: Uint8Array): string {
    const step = 0x6000; // a multiple of 3
    return Array.from({ length: Math.ceil(bytes.length / step) }, (_, k) => btoa(String.fromCharCode(...bytes.subarray(k * step, (k + 1) * step)))).join('');
}

export function writeTscn(map: GodotMap): string {
    const { set, ids, width, x, y, hexagons, properties } = map;
    const [right, bottom] = [x + width - 1, y + ids.length / width - 1];
    if (x < least || y < least || right > most || bottom > most)
        throw new Error(`The cells ${x},${y} to ${right},${bottom} do not fit: a TileMapLayer of Godot has cells from ${least} to ${most}. Choose a smaller size, or a place nearer to 0,0`);
    const pair = (name: string, value: number): string[] => (value ? [`${name} = Vector2i(${value}, ${value})`] : []);
    return [
        '[gd_scene load_steps=4 format=4]', '',
        `[ext_resource type="Texture2D" path=${JSON.stringify(set.picture)} id="1"]`, '',
        '[sub_resource type="TileSetAtlasSource" id="TileSetAtlasSource_1"]', 'texture = ExtResource("1")',
        ...pair('margins', set.margin), ...pair('separation', set.spacing), `texture_region_size = Vector2i(${set.tileWidth}, ${set.tileHeight})`,
        ...Array.from({ length: set.tileCount }, (_, id) => tileOf(set, id)).flat(), '',
        '[sub_resource type="TileSet" id="TileSet_1"]', ...(hexagons ? ['tile_shape = 3'] : []), `tile_size = Vector2i(${set.tileWidth}, ${set.tileHeight})`,
        ...terrainsOf(set), 'sources/0 = SubResource("TileSetAtlasSource_1")', '',
        '[node name="World" type="TileMapLayer"]', `tile_map_data = PackedByteArray("${base64(cellsOf(map))}")`, 'tile_set = SubResource("TileSet_1")',
        ...properties.map(([name, value, type]) => `metadata/${name.replace(/-/g, '_')} = ${type ? value : JSON.stringify(value)}`), '',
    ].join('\n');
}
