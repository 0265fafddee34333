// The tiles as files: those of the command, number for number.

export interface MeshData {
    readonly step: number;
    readonly points: ArrayLike<number>;
    readonly centers: ArrayLike<number>;
    /** The corners of each tile, and the tiles across its sides, -1 at the rim. */
    readonly tiles: readonly { readonly ring: ArrayLike<number>; readonly neighbors: ArrayLike<number> }[];
}

const count = (points: ArrayLike<number>): number[] => Array.from({ length: points.length / 2 }, (_, i) => i);

/** As `pave tess -o tiles.json` writes it, and `pave tess at tiles.json` reads it. */
export function meshJson({ step, points, centers, tiles }: MeshData): string {
    const at = (of: ArrayLike<number>, i: number): string => `[${of[2 * i]! || 0},${of[2 * i + 1]! || 0}]`; // no -0
    const vertices = count(points).map((i) => at(points, i));
    const rows = tiles.map(({ ring, neighbors }, i) =>
        `{"id":${i},"center":${at(centers, i)},"ring":[${Array.from(ring).join()}],"neighbors":[${Array.from(neighbors).filter((it) => it >= 0).join()}]}`);
    return `{"step":${step},\n"vertices":[\n${vertices.join(',\n')}],\n"tiles":[\n${rows.join(',\n')}]}\n`;
}

/** As `pave tess -o tiles.obj` writes it. */
export function meshObj({ points, tiles }: MeshData): string {
    const vertices = count(points).map((i) => `v ${points[2 * i]! || 0} ${points[2 * i + 1]! || 0} 0\n`);
    const faces = tiles.map(({ ring }) => `f ${Array.from(ring, (it) => it + 1).join(' ')}\n`);
    return `# pave: ${vertices.length} vertices, ${tiles.length} tiles; y points down\n${vertices.join('')}${faces.join('')}`;
}
