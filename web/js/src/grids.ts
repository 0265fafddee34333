// Squares, hexagons and triangles: parts and their relations, places, distances, lines, rings, disks, moves, coordinates.
//
// Every function takes one part, a list of parts, or packed numbers (q, r, s, q, r, s, ...), and gives packed numbers: one call for a million
// cells costs little more than one for ten.
import {
    enums, type HexMetric, type HexSystem, type Layout, type LayoutDefInput, type SquareMetric, type TriMetric, type WebPart, type WebRelation,
} from './abi.gen.ts';
import {
    PaveError, check, checkedCells, copy, core, errorSlot, listed, numberOf, packCells, packPoints, read, scoped, text,
    type Arena, type CellLike, type Cells, type Points,
} from './core.ts';

export type PartKind = WebPart;
export type Relation = WebRelation;
/** In which coordinates: see docs/coordinates.md. */
export type HexCoordinates = HexSystem | 'cube';
export type TriCoordinates = 'lanes' | 'doubled';

const relationCount: Record<string, 'face' | 'edge' | 'vertex'> = {
    neighbors: 'face', borders: 'face', corners: 'face', joins: 'edge', continues: 'edge', endpoints: 'edge', touches: 'vertex', protrudes: 'vertex',
    adjacent: 'vertex', diagonals: 'face', touching: 'face', meets: 'edge', surrounding: 'vertex',
};

// Parts that C only asserts to exist. s of a face, an edge, a vertex is below these.
const kindsOf = { square: { face: 1, edge: 2, vertex: 1 }, hex: { face: 1, edge: 3, vertex: 2 }, tri: { face: 2, edge: 3, vertex: 1 } };

interface Calls {
    layout(def: number, out: number, error: number): number;
    line(a: number, b: number, metric: number, out: number, capacity: bigint, count: number): number;
    ring(center: number, k: bigint, metric: number, out: number, capacity: bigint, count: number): number;
    disk(center: number, k: bigint, metric: number, out: number, capacity: bigint, count: number): number;
    spiral(center: number, k: bigint, metric: number, out: number, capacity: bigint, count: number): number;
    write: Record<PartKind, (part: number, out: number) => number>;
    read: Record<PartKind, (text: number, out: number) => number>;
}

// A layout as it lies in memory, without the names of its fields: it comes with every call.
const placed = (arena: Arena, { origin, i, j, u, v }: Layout): number =>
    arena.array(Float64Array, [origin.x, origin.y, i.x, i.y, j.x, j.y, u.x, u.y, v.x, v.y]);

/** One of the three regular grids. `hex.disk(cell, 3)` is pave_hex_disk. */
export class Grid<Metric extends string> {
    readonly name: 'square' | 'hex' | 'tri';
    readonly #grid: number;
    readonly #metrics: 'square_metric' | 'hex_metric' | 'tri_metric';
    readonly #calls: Calls;

    /** @internal */
    constructor(name: 'square' | 'hex' | 'tri', calls: Calls) {
        this.name = name;
        this.#grid = { square: 1, hex: 2, tri: 3 }[name];
        this.#metrics = `${name}_metric`;
        this.#calls = calls;
    }

    #parts(kind: PartKind, parts: Cells): Int32Array {
        return checkedCells(parts, kindsOf[this.name][kind]);
    }

    #metric(metric: Metric | undefined, euclid = true): number {
        const number = numberOf(this.#metrics, metric);
        if (!euclid && metric === 'euclid') throw new PaveError('unsupported', 'distances and lines have steps: for straight distances see norm()');
        return number;
    }

    // ---- Relations ----

    /** How many parts a relation leads to, 0 where the grid lacks it: `hex.relationSize('corners')` is 6. */
    relationSize(relation: Relation): number {
        return core().pave_web_relation_size(this.#grid, numberOf('web_relation', relation));
    }

    /** The parts that a relation leads to from each part, `relationSize` for each, clockwise on screen from north. */
    relate(relation: Relation, parts: Cells): Int32Array {
        const packed = this.#parts(relationCount[relation]!, parts);
        const size = this.relationSize(relation);
        if (size === 0) throw new PaveError('unsupported', `${this.name} has no relation "${relation}"`);
        return this.#mapped(packed, 3 * size, (_, from, count, out) => {
            core().pave_web_relate(this.#grid, numberOf('web_relation', relation), from, count, out);
        });
    }

    /** The faces across the edges of a face. */
    neighbors(faces: Cells): Int32Array { return this.relate('neighbors', faces); }
    /** The edges of a face. */
    borders(faces: Cells): Int32Array { return this.relate('borders', faces); }
    /** The vertices of a face. */
    corners(faces: Cells): Int32Array { return this.relate('corners', faces); }
    /** The faces on both sides of an edge. */
    joins(edges: Cells): Int32Array { return this.relate('joins', edges); }
    /** The edges that go on from an edge. */
    continues(edges: Cells): Int32Array { return this.relate('continues', edges); }
    /** The vertices of an edge. */
    endpoints(edges: Cells): Int32Array { return this.relate('endpoints', edges); }
    /** The faces around a vertex. */
    touches(vertices: Cells): Int32Array { return this.relate('touches', vertices); }
    /** The edges at a vertex. */
    protrudes(vertices: Cells): Int32Array { return this.relate('protrudes', vertices); }
    /** The vertices across the edges of a vertex. */
    adjacent(vertices: Cells): Int32Array { return this.relate('adjacent', vertices); }
    /** The faces across the corners of a face. */
    diagonals(faces: Cells): Int32Array { return this.relate('diagonals', faces); }
    /** The faces that share at least a vertex with a face. */
    touching(faces: Cells): Int32Array { return this.relate('touching', faces); }

    #mapped(packed: Int32Array, width: number, call: (arena: Arena, from: number, count: number, out: number) => void): Int32Array {
        return scoped((arena) => {
            const count = packed.length / 3;
            const from = arena.array(Int32Array, packed);
            const out = arena.alloc(4 * width * count);
            call(arena, from, count, out);
            return copy(Int32Array, out, width * count);
        });
    }

    // ---- Places ----

    /** Where the grid lies in the world: a plain object. */
    layout(def: LayoutDefInput = {}): Layout {
        return scoped((arena) => {
            const out = arena.struct('layout');
            check(this.#calls.layout(arena.struct('layout_def', def), out, errorSlot()));
            return read<Layout>('layout', out);
        });
    }

    /** The middle of each face, edge or vertex: x, y, x, y, ... */
    points(layout: Layout, kind: PartKind, parts: Cells): Float64Array {
        const packed = this.#parts(kind, parts);
        return this.#placed(packed, 2 * (packed.length / 3), (arena, from, count, out) =>
            core().pave_web_part_points(this.#grid, numberOf('web_part', kind), placed(arena, layout), from, count, out));
    }

    /** The middle of each face. */
    facePoint(layout: Layout, faces: Cells): Float64Array { return this.points(layout, 'face', faces); }
    edgePoint(layout: Layout, edges: Cells): Float64Array { return this.points(layout, 'edge', edges); }
    vertexPoint(layout: Layout, vertices: Cells): Float64Array { return this.points(layout, 'vertex', vertices); }

    /** The corners of each face, clockwise on screen: 4, 6 or 3 points for each. */
    faceCornerPoints(layout: Layout, faces: Cells): Float64Array {
        const packed = this.#parts('face', faces);
        return this.#placed(packed, 2 * this.relationSize('corners') * (packed.length / 3), (arena, from, count, out) =>
            core().pave_web_outlines(this.#grid, placed(arena, layout), from, count, out));
    }

    #placed(packed: Int32Array, size: number, call: (arena: Arena, from: number, count: number, out: number) => void): Float64Array {
        return scoped((arena) => {
            const from = arena.array(Int32Array, packed);
            const out = arena.alloc(8 * size);
            call(arena, from, packed.length / 3, out);
            return copy(Float64Array, out, size);
        });
    }

    /** The face under each point, or the edge or vertex nearest to it; in `into`, where it is given, as an array used again takes less time than a new one. */
    at(layout: Layout, kind: PartKind, points: Points, into?: Int32Array): Int32Array {
        const packed = packPoints(points);
        return scoped((arena) => {
            const count = packed.length / 2;
            const from = arena.array(Float64Array, packed);
            const out = arena.alloc(12 * count);
            core().pave_web_parts_at(this.#grid, numberOf('web_part', kind), placed(arena, layout), from, count, out);
            return copy(Int32Array, out, 3 * count, into);
        });
    }

    faceAt(layout: Layout, points: Points, into?: Int32Array): Int32Array { return this.at(layout, 'face', points, into); }
    edgeAt(layout: Layout, points: Points, into?: Int32Array): Int32Array { return this.at(layout, 'edge', points, into); }
    vertexAt(layout: Layout, points: Points, into?: Int32Array): Int32Array { return this.at(layout, 'vertex', points, into); }

    // ---- Distances and lists ----

    /** The steps from each a to its b; one a for many b is allowed. */
    distance(a: Cells, b: Cells, metric?: Metric): Float64Array {
        const number = this.#metric(metric, false);
        return this.#between(a, b, (from, to, count, out) => core().pave_web_distances(this.#grid, number, from, to, count, out));
    }

    /** The squared straight distance from each a to its b. */
    norm(a: Cells, b: Cells): Float64Array {
        return this.#between(a, b, (from, to, count, out) => core().pave_web_norms(this.#grid, from, to, count, out));
    }

    #between(a: Cells, b: Cells, call: (from: number, to: number, count: number, out: number) => void): Float64Array {
        const to = this.#parts('face', b);
        const from = repeated(this.#parts('face', a), to.length);
        return scoped((arena) => {
            const [first, second] = [arena.array(Int32Array, from), arena.array(Int32Array, to)];
            const out = arena.alloc((8 * to.length) / 3);
            call(first, second, to.length / 3, out);
            return copy(Float64Array, out, to.length / 3);
        });
    }

    /** The straight line from a to b, both included. */
    line(a: CellLike, b: CellLike, metric?: Metric): Int32Array {
        const [from, to] = [this.#parts('face', a), this.#parts('face', b)];
        const number = this.#metric(metric, false);
        return listed(Int32Array, 3, 64, (out, capacity, count, arena) =>
            this.#calls.line(arena.array(Int32Array, from), arena.array(Int32Array, to), number, out, capacity, count));
    }

    /** The cells at distance k, clockwise on screen from north. */
    ring(center: CellLike, k: number, metric?: Metric): Int32Array { return this.#round('ring', center, k, metric); }
    /** The cells up to distance k, row by row. */
    disk(center: CellLike, k: number, metric?: Metric): Int32Array { return this.#round('disk', center, k, metric); }
    /** The cells up to distance k, ring by ring from the middle. */
    spiral(center: CellLike, k: number, metric?: Metric): Int32Array { return this.#round('spiral', center, k, metric); }

    #round(kind: 'ring' | 'disk' | 'spiral', center: CellLike, k: number, metric: Metric | undefined): Int32Array {
        const middle = this.#parts('face', center);
        if (!Number.isInteger(k) || k < 0) throw new PaveError('range', `a radius is an integer from 0, not ${k}`);
        const number = this.#metric(metric);
        return listed(Int32Array, 3, kind === 'ring' ? 12 * (k + 1) : 0, (out, capacity, count, arena) =>
            this.#calls[kind](arena.array(Int32Array, middle), BigInt(k), number, out, capacity, count));
    }

    /** The cells 0 to count - 1 of the ray from a face in a direction: see pave_hex_ray. */
    ray(face: CellLike, direction: number, count: number): Int32Array {
        const from = this.#parts('face', face);
        const directions = this.name === 'square' ? 8 : 12;
        if (!(direction >= 0 && direction < directions)) throw new PaveError('range', `a direction is 0 to ${directions - 1}`);
        if (!(count >= 0 && count <= 1 << 24)) throw new PaveError('range', 'a ray has 0 to 2^24 cells');
        return scoped((arena) => {
            const out = arena.alloc(12 * count);
            core().pave_web_ray(this.#grid, arena.array(Int32Array, from), direction, count, out);
            return copy(Int32Array, out, 3 * count);
        });
    }

    // ---- Moves ----

    /** Faces turned about a face or a vertex, clockwise on screen, by quarters (squares) or sixths. */
    rotate(faces: Cells, turns: number, about: CellLike, kind: 'face' | 'vertex' = 'face'): Int32Array {
        const center = this.#parts(kind, about);
        return this.#mapped(this.#parts('face', faces), 3, (arena, from, count, out) => {
            const done = core().pave_web_rotate(this.#grid, from, count, Math.trunc(turns), numberOf('web_part', kind), arena.array(Int32Array, center), out);
            if (!done) throw new PaveError('invalid', 'such a turn maps no faces to faces: turn by an even number');
        });
    }

    /** Faces mirrored in the line through a face or vertex that keeps an axis: x or y (squares), else q, r or s. */
    reflect(faces: Cells, axis: 'x' | 'y' | 'q' | 'r' | 's', about: CellLike, kind: 'face' | 'vertex' = 'face'): Int32Array {
        const number = (this.name === 'square' ? ['x', 'y'] : ['q', 'r', 's']).indexOf(axis);
        if (number < 0) throw new PaveError('range', `${this.name} has no axis ${axis}`);
        const center = this.#parts(kind, about);
        return this.#mapped(this.#parts('face', faces), 3, (arena, from, count, out) =>
            core().pave_web_reflect(this.#grid, from, count, number, numberOf('web_part', kind), arena.array(Int32Array, center), out));
    }

    // ---- Text ----

    /** A part as text: "3,-2", "3,-2,NE". */
    text(kind: PartKind, part: CellLike): string {
        const packed = this.#parts(kind, part);
        return scoped((arena) => text(this.#calls.write[kind](arena.array(Int32Array, packed), arena.alloc(64))));
    }

    /** The part of a text. */
    read(kind: PartKind, source: string): { q: number; r: number; s: number } {
        return scoped((arena) => {
            const out = arena.zeroed(12);
            errorSlot();
            check(this.#calls.read[kind](arena.text(source), out), `"${source}" is not a valid ${kind} of ${this.name}`);
            const [q, r, s] = copy(Int32Array, out, 3) as unknown as [number, number, number];
            return { q, r, s };
        });
    }

    /** @internal */
    coordinates(system: number, back: boolean, cells: Cells): Int32Array {
        const packed = back ? packCells(cells) : this.#parts('face', cells);
        return this.#mapped(packed, 3, (_, from, count, out) => {
            const valid = core().pave_web_coordinates(this.#grid, system, back ? 1 : 0, from, count, out);
            if (valid < count) throw new PaveError('range', `${packed.slice(3 * valid, 3 * valid + 3).join(',')} are not coordinates of a face`);
        });
    }
}

// One cell for many.
function repeated(packed: Int32Array, length: number): Int32Array {
    if (packed.length === length) return packed;
    if (packed.length !== 3) throw new PaveError('range', 'there must be as many cells on both sides, or one on the first');
    const out = new Int32Array(length);
    for (let i = 0; i < length; i++) out[i] = packed[i % 3]!;
    return out;
}

class Hex extends Grid<HexMetric> {
    /** Columns and rows (col, row, 0) or cube coordinates of faces. */
    toCoordinates(system: HexCoordinates, faces: Cells): Int32Array { return this.coordinates(hexSystem(system), false, faces); }
    /** The faces of columns and rows, or cube coordinates, three numbers each. */
    fromCoordinates(system: HexCoordinates, coordinates: Cells): Int32Array { return this.coordinates(hexSystem(system), true, coordinates); }
}
const hexSystem = (system: HexCoordinates): number => (system === 'cube' ? 6 : numberOf('hex_system', system));

class Tri extends Grid<TriMetric> {
    /** Lanes a, b, c, or doubled coordinates (q, r, 0) of faces. */
    toCoordinates(system: TriCoordinates, faces: Cells): Int32Array { return this.coordinates(system === 'lanes' ? 0 : 1, false, faces); }
    fromCoordinates(system: TriCoordinates, coordinates: Cells): Int32Array { return this.coordinates(system === 'lanes' ? 0 : 1, true, coordinates); }
}

export const square: Grid<SquareMetric> = new Grid<SquareMetric>('square', {
    layout: (def, out, error) => core().pave_square_layout(def, out, error),
    line: (a, b, metric, out, capacity, count) => core().pave_square_line(a, b, metric, out, capacity, count),
    ring: (center, k, metric, out, capacity, count) => core().pave_square_ring(center, k, metric, out, capacity, count),
    disk: (center, k, metric, out, capacity, count) => core().pave_square_disk(center, k, metric, out, capacity, count),
    spiral: (center, k, metric, out, capacity, count) => core().pave_square_spiral(center, k, metric, out, capacity, count),
    write: {
        face: (part, out) => core().pave_square_face_text(part, out),
        edge: (part, out) => core().pave_square_edge_text(part, out),
        vertex: (part, out) => core().pave_square_vertex_text(part, out),
    },
    read: {
        face: (source, out) => core().pave_square_face_read(source, out),
        edge: (source, out) => core().pave_square_edge_read(source, out),
        vertex: (source, out) => core().pave_square_vertex_read(source, out),
    },
});

export const hex: Hex = new Hex('hex', {
    layout: (def, out, error) => core().pave_hex_layout(def, out, error),
    line: (a, b, _, out, capacity, count) => core().pave_hex_line(a, b, out, capacity, count),
    ring: (center, k, metric, out, capacity, count) => core().pave_hex_ring(center, k, metric, out, capacity, count),
    disk: (center, k, metric, out, capacity, count) => core().pave_hex_disk(center, k, metric, out, capacity, count),
    spiral: (center, k, metric, out, capacity, count) => core().pave_hex_spiral(center, k, metric, out, capacity, count),
    write: {
        face: (part, out) => core().pave_hex_face_text(part, out),
        edge: (part, out) => core().pave_hex_edge_text(part, out),
        vertex: (part, out) => core().pave_hex_vertex_text(part, out),
    },
    read: {
        face: (source, out) => core().pave_hex_face_read(source, out),
        edge: (source, out) => core().pave_hex_edge_read(source, out),
        vertex: (source, out) => core().pave_hex_vertex_read(source, out),
    },
});

export const tri: Tri = new Tri('tri', {
    layout: (def, out, error) => core().pave_tri_layout(def, out, error),
    line: (a, b, metric, out, capacity, count) => core().pave_tri_line(a, b, metric, out, capacity, count),
    ring: (center, k, metric, out, capacity, count) => core().pave_tri_ring(center, k, metric, out, capacity, count),
    disk: (center, k, metric, out, capacity, count) => core().pave_tri_disk(center, k, metric, out, capacity, count),
    spiral: (center, k, metric, out, capacity, count) => core().pave_tri_spiral(center, k, metric, out, capacity, count),
    write: {
        face: (part, out) => core().pave_tri_face_text(part, out),
        edge: (part, out) => core().pave_tri_edge_text(part, out),
        vertex: (part, out) => core().pave_tri_vertex_text(part, out),
    },
    read: {
        face: (source, out) => core().pave_tri_face_read(source, out),
        edge: (source, out) => core().pave_tri_edge_read(source, out),
        vertex: (source, out) => core().pave_tri_vertex_read(source, out),
    },
});

export const relationNames = Object.keys(enums.web_relation) as readonly Relation[];
/** Of which parts a relation leads: `relationFrom.corners` is "face". */
export const relationFrom: Readonly<Record<Relation, PartKind>> = relationCount as Record<Relation, PartKind>;
/** To which parts a relation leads. */
export const relationTo: Readonly<Record<Relation, PartKind>> = {
    neighbors: 'face', borders: 'edge', corners: 'vertex', joins: 'face', continues: 'edge', endpoints: 'vertex', touches: 'face', protrudes: 'edge',
    adjacent: 'vertex', diagonals: 'face', touching: 'face', meets: 'edge', surrounding: 'vertex',
};
