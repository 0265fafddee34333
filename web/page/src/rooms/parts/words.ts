// Sentences about parts and their relations.
import { letters, nameOf, plural, type GridName, type Kind, type Part, type Relation } from './state.ts';

export const means: Readonly<Record<Relation, string>> = {
    neighbors: 'the faces across its edges',
    borders: 'the edges around it',
    corners: 'the vertices around it',
    joins: 'the faces on both sides of it',
    continues: 'the edges that go on from it in its line',
    endpoints: 'the vertices at its ends',
    touches: 'the faces around it',
    protrudes: 'the edges that leave it',
    adjacent: 'the vertices at the other ends of these edges',
};
/** Hexagons have no edges in one line. */
export const meansOn = (grid: GridName, relation: Relation): string =>
    (grid === 'hex' && relation === 'continues' ? 'the edges that share an endpoint with it, since none go on in its line' : means[relation]);

export const aboutGrid: Readonly<Record<GridName, string>> = {
    square: 'A unit cell of squares has one face, two edges (W and N, the west and north one of the face) and one vertex, the north-west corner.',
    hex: 'A unit cell of hexagons has one face, three edges (NE, NW and W) and two vertices (N and S). '
        + 'To get there, every corner of the squares is opened into a new edge.',
    tri: 'A unit cell of triangles has two faces (L and R, the halves of a sheared square), three edges (E between the two, N and W) and one vertex.',
};

export const withArticle = (grid: GridName, part: Part): string => `${part.kind === 'edge' ? 'an' : 'a'} ${part.kind} ${nameOf(grid, part)}`;

// q+1 from 1, q from 0.
const term = (name: string, by: number): string => (by ? `${name}${by > 0 ? '+' : ''}${by}` : name);

/** A part by its difference from q,r: "q+1,r-1,NE". */
export function formula(grid: GridName, { kind, q, r, s }: Part): string {
    const letter = letters[grid][kind][s];
    return `${term('q', q)},${term('r', r)}${letter ? `,${letter}` : ''}`;
}

export const several = (count: number, kind: Kind): string => `${count} ${count === 1 ? kind : plural[kind]}`;
