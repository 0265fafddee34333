// Multigrids: tilings of rhombs that never repeat, Penrose's among them, cell by cell.
import {
    PAVE_MULTIGRID_AROUND_MAX, PAVE_MULTIGRID_FAMILIES_MAX, PAVE_MULTIGRID_FAMILIES_MIN, type AreaInput, type Box, type MultigridDefInput,
} from './abi.gen.ts';
import {
    Handle, PaveError, check, copy, core, data, errorSlot, field, index, listed, offsetOf, packCells, packPoints, scoped, structSize, text,
    type Arena, type CellLike, type Cells, type Point, type Points,
} from './core.ts';

// ---- Areas --------------------------------------------------------------------------------------------------------------------

/** A part of the plane: a box, or with `disk` the ellipse that fills it. */
export type Area = Omit<AreaInput, 'contains' | 'context' | 'box'> & { box: Box };

/** The disk with this middle and radius. */
export const areaDisk = ({ x, y }: Point, radius: number): Area => ({ box: { min: { x: x - radius, y: y - radius }, max: { x: x + radius, y: y + radius } }, disk: true });
/** The rectangle with these corners. */
export const areaRectangle = (min: Point, max: Point): Area => ({ box: { min, max } });

// ---- Multigrids ---------------------------------------------------------------------------------------------------------------

/** As pave_multigrid_def; the families may be given by a name, such as "penrose" or "multigrid-7". */
export interface MultigridDef extends Omit<MultigridDefInput, 'families'> {
    families?: number | string;
}

/** A tiling of rhombs whose cells (q, r, s) have lasting names: pave_multigrid. Sides have length 1, y is down. */
export class Multigrid extends Handle<'multigrid'> {
    readonly struct = 'multigrid';
    readonly families: number;
    /** s of a cell is 0 to pairCount - 1. */
    readonly pairCount: number;
    readonly name: string;

    private constructor(pointer: number) {
        super(pointer, (it) => core().free(it));
        this.families = field('multigrid', 'families', pointer);
        this.pairCount = field('multigrid', 'pairCount', pointer);
        this.name = text(core().pave_multigrid_name(this.families));
    }

    static create({ families = 'penrose', ...def }: MultigridDef = {}): Multigrid {
        const count = typeof families === 'number' ? families : familiesOf(families);
        if (def.offsets && def.offsets.length !== count) throw new PaveError('range', `offsets must have ${count} elements, one for each family`);
        const pointer = core().malloc(structSize('multigrid'));
        if (!pointer) throw new PaveError('no-memory', 'not enough memory for a multigrid');
        try {
            scoped((arena) => check(core().pave_multigrid_make(arena.struct('multigrid_def', { ...def, families: count }), pointer, errorSlot())));
        } catch (error) {
            core().free(pointer);
            throw error;
        }
        return new Multigrid(pointer);
    }

    /** "ammann-beenker", "penrose", "multigrid-6" to "multigrid-12". */
    static names(): string[] {
        const [least, most] = [PAVE_MULTIGRID_FAMILIES_MIN, PAVE_MULTIGRID_FAMILIES_MAX];
        return Array.from({ length: most - least + 1 }, (_, i) => text(core().pave_multigrid_name(least + i)));
    }

    /** The offsets of the lines, in 2^32nds. */
    offsets(): Uint32Array {
        return copy(Uint32Array, this.pointer + offsetOf('multigrid', 'offsets'), this.families);
    }

    /** The two families of a pair. */
    pair(s: number): [number, number] {
        index(s, this.pairCount, 's');
        return scoped((arena) => {
            const out = arena.zeroed(8);
            core().pave_multigrid_pair(this.pointer, s, out, out + 4);
            return [data().getInt32(out, true), data().getInt32(out + 4, true)];
        });
    }

    /** Whether a cell exists, and is in range. */
    has(cell: CellLike): boolean {
        return scoped((arena) => core().pave_multigrid_cell_valid(this.pointer, arena.array(Int32Array, packCells(cell))) !== 0);
    }

    /** The same numbers, if all are cells. @internal */
    checked(cells: Cells): Int32Array {
        const packed = packCells(cells);
        scoped((arena) => {
            const [count, valid] = [packed.length / 3, core().pave_web_multigrid_valid(this.pointer, arena.array(Int32Array, packed), packed.length / 3)];
            const wrong = packed.subarray(3 * valid, 3 * valid + 3);
            if (valid < count) throw new PaveError('range', `${wrong.join()} is not a cell of ${this.name}: s is 0 to ${this.pairCount - 1}, and the place within 2^28`);
        });
        return packed;
    }

    #each<Result>(cells: Cells, use: (from: number, count: number, arena: Arena) => Result): Result {
        const packed = this.checked(cells);
        return scoped((arena) => use(arena.array(Int32Array, packed), packed.length / 3, arena));
    }

    #corner(cell: CellLike, k: number, use: (cell: number, arena: Arena) => Int32Array): Int32Array {
        index(k, 4, 'k');
        return this.#each(cell, (from, _, arena) => use(from, arena));
    }

    /** The middle of each cell: x, y, ... */
    centers(cells: Cells): Float64Array {
        return this.#each(cells, (from, count, arena) => {
            const out = arena.alloc(16 * count);
            core().pave_each_multigrid_center(this.pointer, from, count, out);
            return copy(Float64Array, out, 2 * count);
        });
    }

    /** The four corners of each cell, clockwise: eight numbers a cell. */
    corners(cells: Cells): Float64Array {
        return this.#each(cells, (from, count, arena) => {
            const out = arena.alloc(64 * count);
            core().pave_each_multigrid_corners(this.pointer, from, count, out);
            return copy(Float64Array, out, 8 * count);
        });
    }

    /** The cells across the four sides of each cell. */
    neighbors(cells: Cells): Int32Array { return this.across(cells).cells; }

    /** The same, and of each the side that leads back. */
    across(cells: Cells): { cells: Int32Array; twins: Int32Array } {
        return this.#each(cells, (from, count, arena) => {
            const [out, twins] = [arena.alloc(48 * count), arena.alloc(16 * count)];
            core().pave_each_multigrid_neighbors(this.pointer, from, count, out, twins);
            return { cells: copy(Int32Array, out, 12 * count), twins: copy(Int32Array, twins, 4 * count) };
        });
    }

    /** The cells around corner k, clockwise from the cell itself. */
    around(cell: CellLike, k: number): Int32Array {
        return this.#corner(cell, k, (from, arena) => {
            const out = arena.alloc(12 * PAVE_MULTIGRID_AROUND_MAX);
            return copy(Int32Array, out, 3 * core().pave_multigrid_around(this.pointer, from, k, out));
        });
    }

    /** The cells that share at least a vertex with a cell, clockwise. */
    touching(cell: CellLike): Int32Array {
        return this.#each(cell, (from, _, arena) => {
            const out = arena.alloc(48 * PAVE_MULTIGRID_AROUND_MAX);
            return copy(Int32Array, out, 3 * core().pave_multigrid_touching(this.pointer, from, out));
        });
    }

    /** The names of the four edges of each cell: q, r, s, the same for both cells of an edge. */
    edges(cells: Cells): Int32Array {
        return this.#each(cells, (from, count, arena) => {
            const out = arena.alloc(48 * count);
            core().pave_each_multigrid_edges(this.pointer, from, count, out);
            return copy(Int32Array, out, 12 * count);
        });
    }

    /** The name of the vertex at corner k: q, r, s, the same for all cells around it. */
    vertex(cell: CellLike, k: number): Int32Array {
        return this.#corner(cell, k, (from, arena) => {
            const out = arena.zeroed(12);
            core().pave_multigrid_vertex(out, this.pointer, from, k);
            return copy(Int32Array, out, 3);
        });
    }

    /** The cell under each point. */
    cellAt(points: Points): Int32Array {
        const packed = packPoints(points);
        return scoped((arena) => {
            const out = arena.alloc(6 * packed.length);
            core().pave_each_multigrid_cell_at(this.pointer, arena.array(Float64Array, packed), packed.length / 2, out);
            return copy(Int32Array, out, 1.5 * packed.length);
        });
    }

    /** The cells whose centres lie in an area, by increasing y of these, then x. */
    cells(area: Area): Int32Array {
        const { min, max } = area.box;
        const guess = Math.min(1 << 20, Math.ceil(1.5 * (max.x - min.x) * (max.y - min.y)) + 64);
        return listed(Int32Array, 3, guess || 64, (out, capacity, count, arena) =>
            core().pave_multigrid_cells(this.pointer, arena.struct('area', area), 0, out, capacity, count));
    }

    hash(): bigint { return BigInt.asUintN(64, core().pave_multigrid_hash(this.pointer)); }
}

function familiesOf(name: string): number {
    const number = Multigrid.names().indexOf(name);
    if (number < 0) throw new PaveError('not-found', `"${name}" is none of ${Multigrid.names().join(', ')}`);
    return PAVE_MULTIGRID_FAMILIES_MIN + number;
}
