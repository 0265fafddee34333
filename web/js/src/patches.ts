// Patches: finite pieces of ground that no window holds: rhombs of a multigrid, hats and spectres, relaxed quads, or your own polygons.
import { type Contact, type Monotile, type MonotileDefInput, type QuadsDefInput, type Box } from './abi.gen.ts';
import {
    Handle, PaveError, check, copy, core, errorSlot, field, made, numberOf, packCells, packPoints, pointerTo, read, scoped,
    type CellLike, type Cells, type Points,
} from './core.ts';
import type { Area, Multigrid } from './multigrids.ts';
import { Polygons } from './polygons.ts';
import { Mesh } from './tessellation.ts';
import { Graph } from './windows.ts';

/** Polygons that share vertices: the corners of cell i are corners[start[i]] to corners[start[i + 1] - 1], indices of vertices, clockwise on screen. */
export interface PatchDef {
    name?: string;
    /** The names of the cells; without them (index, 0, 0). */
    cells?: Cells;
    vertices: Points;
    start: ArrayLike<number>;
    corners: ArrayLike<number>;
}

/** Hats or spectres, and the seed that chooses the place: pave_monotile_def. */
export interface MonotileDef extends Omit<MonotileDefInput, 'kind'> {
    kind?: Monotile;
}
/** As pave_quads_def. */
export type QuadsDef = QuadsDefInput;

/** A piece of ground that numbers its cells 0 to cellCount - 1: pave_patch. */
export class Patch extends Handle<'patch'> {
    readonly struct = 'patch';
    readonly name: string;
    readonly cellCount: number;
    /** Across sides, in their order. */
    readonly graph: Graph;
    /** The outlines of its cells. */
    readonly polygons: Polygons;

    private constructor(pointer: number) {
        super(pointer, (it) => core().pave_patch_destroy(it));
        this.name = read<{ name: string }>('patch', pointer).name;
        this.cellCount = field('patch', 'cellCount', pointer);
        this.graph = new Graph(field('patch', 'graph', pointer), [this], false);
        this.polygons = Polygons.fromPointer(field('patch', 'polygons', pointer), [this], false);
    }

    static create({ cells, vertices, start, corners, name }: PatchDef): Patch {
        const [points, cellCount] = [packPoints(vertices), start.length - 1];
        if (cellCount < 0 || start[0] !== 0 || start[cellCount] !== corners.length) throw new PaveError('range', 'start must go from 0 to the length of corners');
        const names = cells && packCells(cells);
        if (names && names.length !== 3 * cellCount) throw new PaveError('range', `cells must be ${cellCount} names`);
        const def = { name, cellCount, vertexCount: points.length / 2, cells: names, vertices: points, start, corners };
        return new Patch(made((arena, out, error) => core().pave_patch_create(arena.struct('patch_def', def), 0, out, error)));
    }

    /** The cells of a multigrid whose centres lie in an area. */
    static createFromMultigrid(multigrid: Multigrid, area: Area): Patch {
        return new Patch(made((arena, out, error) => core().pave_patch_create_from_multigrid(pointerTo('multigrid', multigrid), arena.struct('area', area), 0, out, error)));
    }

    /** The hats or spectres whose centres lie in an area. */
    static createFromMonotile(def: MonotileDef, area: Area): Patch {
        return new Patch(made((arena, out, error) =>
            core().pave_patch_create_from_monotile(arena.struct('monotile_def', def), arena.struct('area', area), 0, out, error)));
    }

    /** The relaxed quads whose middles lie in an area. */
    static createFromQuads(def: QuadsDef, area: Area): Patch {
        const quads = made((arena, out, error) => core().pave_quads_create_from_area(arena.struct('quads_def', def), arena.struct('area', area), 0, out, error));
        return Patch.#ofQuads(quads);
    }

    /** The relaxed quads of hexagonal chunks, `side` triangles long: those that are made one by one fit. */
    static createFromQuadChunks(def: QuadsDef, side: number, chunks: Cells): Patch {
        const packed = packCells(chunks);
        const quads = made((arena, out, error) =>
            core().pave_quads_create_from_chunks(arena.struct('quads_def', def), side, arena.array(Int32Array, packed), BigInt(packed.length / 3), 0, out, error));
        return Patch.#ofQuads(quads);
    }

    static #ofQuads(quads: number): Patch {
        try {
            return new Patch(made((_, out, error) => core().pave_patch_create_from_quads(quads, 0, out, error)));
        } finally {
            core().pave_quads_destroy(quads);
        }
    }

    override dispose(): void {
        this.graph.dispose();
        this.polygons.dispose();
        super.dispose();
    }

    #sized(name: string, values: ArrayLike<unknown> | undefined): void {
        if (values && values.length !== this.cellCount) throw new PaveError('range', `${name} must have ${this.cellCount} elements, one for each cell`);
    }

    #marks(call: (out: number) => number): Uint8Array {
        return scoped((arena) => {
            const out = arena.zeroed(this.cellCount);
            errorSlot();
            check(call(out));
            return copy(Uint8Array, out, this.cellCount);
        });
    }

    /** The patch of the cells with `keep`; names stay, and the order. */
    part(keep: ArrayLike<number>): Patch {
        this.#sized('keep', keep);
        return new Patch(made((arena, out) => core().pave_patch_create_part(this.pointer, arena.array(Uint8Array, keep), 0, out, 0)));
    }

    /** 1 for each cell of the largest piece that can be a mesh. */
    solid(): Uint8Array { return this.#marks((out) => core().pave_patch_solid(this.pointer, 0, out)); }

    /** The names of all cells: q, r, s, ... */
    cells(): Int32Array { return copy(Int32Array, field('patch', 'cells', this.pointer), 3 * this.cellCount); }

    bounds(): Box { return read<{ bounds: Box }>('patch', this.pointer).bounds; }

    /** The index of the cell of each name; -1 where there is none. */
    indices(names: Cells): Int32Array {
        const packed = packCells(names);
        return scoped((arena) => {
            const out = arena.alloc((4 * packed.length) / 3);
            core().pave_each_patch_index(this.pointer, arena.array(Int32Array, packed), packed.length / 3, out);
            return copy(Int32Array, out, packed.length / 3);
        });
    }

    index(name: CellLike): number { return this.indices(name)[0]!; }

    /** The index of the cell under each point; -1 where there is none. */
    at(points: Points): Int32Array {
        const packed = packPoints(points);
        return scoped((arena) => {
            const out = arena.alloc(2 * packed.length);
            core().pave_each_patch_at(this.pointer, arena.array(Float64Array, packed), packed.length / 2, out);
            return copy(Int32Array, out, packed.length / 2);
        });
    }

    /** A graph of the cells, across sides or to all that share a vertex; those that are `blocked` have no arcs. */
    createGraph(contact: Contact = 'edge', blocked?: ArrayLike<number>): Graph {
        this.#sized('blocked', blocked);
        return new Graph(made((arena, out) =>
            core().pave_patch_graph(this.pointer, numberOf('contact', contact), blocked ? arena.array(Uint8Array, blocked) : 0, 0, out)));
    }

    /** The mesh of its cells, of a patch that can be one: see `solid`. */
    toMesh(): Mesh { return Mesh.fromPointer(made((_, out, error) => core().pave_patch_mesh(this.pointer, 0, out, error))); }

    hash(): bigint { return BigInt.asUintN(64, core().pave_patch_hash(this.pointer)); }
}

/** Of hats and spectres, whose corners follow from their names: the 14 corners of each, clockwise; 28 numbers a tile. */
export function monotileCorners(kind: Monotile, cells: Cells): Float64Array {
    const [packed, number] = [packCells(cells), numberOf('monotile', kind)];
    return scoped((arena) => {
        const [from, out] = [arena.array(Int32Array, packed), arena.alloc((224 * packed.length) / 3)];
        for (let i = 0; i < packed.length / 3; i++) {
            if (!core().pave_monotile_cell_valid(number, from + 12 * i)) throw new PaveError('range', `${packed.subarray(3 * i, 3 * i + 3).join()} is not a valid ${kind}`);
            core().pave_monotile_corners(number, from + 12 * i, out + 224 * i);
        }
        return copy(Float64Array, out, (28 * packed.length) / 3);
    });
}
