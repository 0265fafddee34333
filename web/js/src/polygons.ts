// The outlines of cells of a window or a patch, or of the tiles of a mesh.
import type { Layout } from './abi.gen.ts';
import { Handle, copy, core, field, made, pointerTo } from './core.ts';
import type { Window } from './windows.ts';

/** The outlines of cells, as polygons that share vertices: pave_polygons. */
export class Polygons extends Handle<'polygons'> {
    readonly struct = 'polygons';
    readonly cellCount: number;
    readonly vertexCount: number;
    readonly cornerCount: number;

    private constructor(pointer: number, needs: readonly Handle[], owned = true) {
        super(pointer, owned ? (it) => core().pave_polygons_destroy(it) : () => {}, needs);
        this.cellCount = field('polygons', 'cellCount', pointer);
        this.vertexCount = field('polygons', 'vertexCount', pointer);
        this.cornerCount = field('polygons', 'cornerCount', pointer);
    }

    /** @internal */
    static fromPointer(pointer: number, needs: readonly Handle[], owned = true): Polygons { return new Polygons(pointer, needs, owned); }

    /** Of the cells of a window, by index. */
    static createFromWindow(window: Window, layout?: Layout): Polygons {
        return new Polygons(made((arena, out, error) =>
            core().pave_polygons_create_from_window(pointerTo('window', window), layout ? arena.struct('layout', layout) : 0, 0, out, error)), [window]);
    }

    /** The shared vertices: x, y, x, y, ... */
    vertices(): Float64Array { return copy(Float64Array, field('polygons', 'vertices', this.pointer), 2 * this.vertexCount); }
    /** The corners of cell i are corners[start[i]] to corners[start[i + 1] - 1]; neighbors are the cells across each side, below 0 outside. */
    arrays(): { start: Int32Array; corners: Int32Array; neighbors: Int32Array } {
        const start = copy(BigInt64Array, field('polygons', 'start', this.pointer), this.cellCount + 1);
        return {
            start: Int32Array.from(start, Number),
            corners: copy(Int32Array, field('polygons', 'corners', this.pointer), this.cornerCount),
            neighbors: copy(Int32Array, field('polygons', 'neighbors', this.pointer), this.cornerCount),
        };
    }
}
