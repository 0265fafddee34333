// Files of Tiled, written as the command writes them. Plain texts: no worker is needed to test them.

import type { SheetSet } from './files.ts';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const rgb = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;

/** What stands inside of a tile set, each line with one blank more than `indent`. */
function inside(set: SheetSet, picture: string, indent: string): string[] {
    const rows = Math.ceil(set.tileCount / set.columns);
    return [
        ` <image source="${escaped(picture)}" width="${set.columns * set.tileSize}" height="${rows * set.tileSize}"/>`,
        ...set.tileWeights.flatMap((weight, id) => (weight === 1 ? [] : [` <tile id="${id}" probability="${weight}"/>`])),
        ' <wangsets>',
        `  <wangset name="${escaped(set.name)}" type="${set.kind}" tile="-1">`,
        ...set.colors.map((color) => `   <wangcolor name="${escaped(color.name)}" color="${rgb(color.rgb)}" tile="-1" probability="${color.weight}"/>`),
        ...set.tiles.map((colors, id) => `   <wangtile tileid="${id}" wangid="${colors.join()}"/>`),
        '  </wangset>',
        ' </wangsets>',
    ].map((line) => indent + line);
}

const opening = (set: SheetSet): string => `name="${escaped(set.name)}" tilewidth="${set.tileSize}" tileheight="${set.tileSize}" tilecount="${set.tileCount}" columns="${set.columns}"`;

/** A tile set, .tsx. */
export const tsxText = (set: SheetSet, picture: string): string =>
    ['<?xml version="1.0" encoding="UTF-8"?>', `<tileset version="1.8" ${opening(set)}>`, ...inside(set, picture, ''), '</tileset>', ''].join('\n');

/** A map with its tile set inside, .tmx. */
export function tmxText({ set, picture, width, height, ids, properties }: {
    set: SheetSet; picture: string; width: number; height: number; ids: ArrayLike<number>; properties: readonly (readonly [name: string, value: string, typeOfNoText?: string])[];
}): string {
    const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => ids[y * width + x]! + 1).join() + (y + 1 < height ? ',' : ''));
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<map version="1.8" orientation="orthogonal" renderorder="right-down" width="${width}" height="${height}" tilewidth="${set.tileSize}" tileheight="${set.tileSize}" infinite="0" nextlayerid="2" nextobjectid="1">`,
        ' <properties>',
        ...properties.map(([name, value, type]) => `  <property name="${name}"${type ? ` type="${type}"` : ''} value="${escaped(value)}"/>`),
        ' </properties>',
        ` <tileset firstgid="1" ${opening(set)}>`, ...inside(set, picture, ' '), ' </tileset>',
        ` <layer id="1" name="world" width="${width}" height="${height}">`, '  <data encoding="csv">', ...rows, '</data>', ' </layer>', '</map>', '',
    ].join('\n');
}
