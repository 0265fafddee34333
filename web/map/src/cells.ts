// The cell at a pixel, for any tiling: the faces of the few unit cells that can reach the point are tested one by one.
import type { Cells, Point } from './contract.ts';

export interface Cell {
    readonly q: number;
    readonly r: number;
    /** Which face of the unit cell. */
    readonly s: number;
}

/** Points of this distance from a face still belong to it, if no face holds them: borders are as exact as doubles. */
const slack = 0.5;

interface Face {
    readonly polygon: readonly Point[];
    /** The least and the greatest lattice coordinates of the polygon. */
    readonly low: Point;
    readonly high: Point;
}

export class CellFinder {
    readonly #cells: Cells;
    readonly #faces: readonly Face[];
    readonly #determinant: number;

    constructor(cells: Cells) {
        const [[ax, ay], [bx, by]] = cells.basis;
        this.#cells = cells;
        this.#determinant = ax * by - ay * bx;
        if (!this.#determinant || !cells.faces.length) throw new RangeError('a lattice needs two directions and a face');
        this.#faces = cells.faces.map((polygon) => {
            const at = polygon.map((it) => this.#toLattice(it));
            const [u, v] = [at.map((it) => it[0]), at.map((it) => it[1])];
            return { polygon, low: [Math.min(...u), Math.min(...v)], high: [Math.max(...u), Math.max(...v)] };
        });
    }

    #toLattice([x, y]: Point): Point {
        const [[ax, ay], [bx, by]] = this.#cells.basis;
        return [(x * by - y * bx) / this.#determinant, (y * ax - x * ay) / this.#determinant];
    }

    /** Where a pixel is in steps of q and r, in parts as well. */
    lattice([x, y]: Point): Point {
        const [ox, oy] = this.#cells.origin;
        return this.#toLattice([x - ox, y - oy]);
    }

    /** The pixel at so many steps of q and r. */
    point([q, r]: Point): Point {
        const [[ax, ay], [bx, by]] = this.#cells.basis;
        const [ox, oy] = this.#cells.origin;
        return [ox + (q * ax + r * bx), oy + (q * ay + r * by)];
    }

    /** The cell at a pixel; undefined where no face is. */
    at(point: Point): Cell | undefined {
        const [u, v] = this.lattice(point);
        let [near, least]: [Cell | undefined, number] = [undefined, slack];
        for (const [s, { polygon, low, high }] of this.#faces.entries()) {
            for (let r = Math.floor(v - high[1]); r <= Math.ceil(v - low[1]); r++) {
                for (let q = Math.floor(u - high[0]); q <= Math.ceil(u - low[0]); q++) {
                    const from = this.point([q, r]);
                    const local: Point = [point[0] - from[0], point[1] - from[1]];
                    const cell = { q: q + 0, r: r + 0, s }; // never -0
                    if (holds(polygon, local)) return cell;
                    const far = distance(polygon, local);
                    if (far < least) [near, least] = [cell, far];
                }
            }
        }
        return near;
    }

    /** The corners of a cell; of one that is on no face nothing. */
    outline({ q, r, s }: Cell): Point[] {
        const [x, y] = this.point([q, r]);
        return (this.#faces[s]?.polygon ?? []).map(([px, py]) => [x + px, y + py]);
    }

    /** The mean of its corners. */
    middle(cell: Cell): Point {
        const corners = this.outline(cell);
        return [0, 1].map((i) => corners.reduce((sum, it) => sum + it[i]!, 0) / corners.length) as [number, number];
    }

    /** Pixels from one side of the smallest face to the other, about. */
    get across(): number {
        return Math.sqrt(Math.min(...this.#faces.map(({ polygon }) => area(polygon))));
    }

    /** A place as the command reads it: q,r, or with its face behind. */
    name({ q, r, s }: Cell): string {
        const { faces, letters } = this.#cells;
        return faces.length > 1 ? `${q},${r},${letters?.[s] ?? s}` : `${q},${r}`;
    }

    /** The cell of such a name, where the first face may be left out; undefined: it is none. */
    read(text: string): Cell | undefined {
        const words = text.trim().split(/\s*[,\s]\s*/);
        const [q, r] = words.map((it) => (/^[-+]?\d{1,10}$/.test(it) ? Number(it) : NaN));
        const { faces, letters } = this.#cells;
        if (words.length < 2 || words.length > 3 || Number.isNaN(q) || Number.isNaN(r)) return undefined;
        const word = words[2] ?? '';
        const s = word === '' ? 0 : letters ? letters.findIndex((it) => it.toLowerCase() === word.toLowerCase()) : /^\d+$/.test(word) ? Number(word) : -1;
        return s >= 0 && s < faces.length ? { q: q! + 0, r: r! + 0, s } : undefined;
    }
}

/** Whether a ray to the right crosses the border an odd number of times. Of two neighbours one holds what is on their border. */
function holds(polygon: readonly Point[], [x, y]: Point): boolean {
    let inside = false;
    let [ax, ay] = polygon.at(-1)!;
    for (const [bx, by] of polygon) {
        if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
        [ax, ay] = [bx, by];
    }
    return inside;
}

function distance(polygon: readonly Point[], [x, y]: Point): number {
    let least = Infinity;
    let [ax, ay] = polygon.at(-1)!;
    for (const [bx, by] of polygon) {
        const [dx, dy] = [bx - ax, by - ay];
        const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
        least = Math.min(least, Math.hypot(x - ax - part * dx, y - ay - part * dy));
        [ax, ay] = [bx, by];
    }
    return least;
}

function area(polygon: readonly Point[]): number {
    let twice = 0;
    let [ax, ay] = polygon.at(-1)!;
    for (const [bx, by] of polygon) {
        twice += ax * by - ay * bx;
        [ax, ay] = [bx, by];
    }
    return Math.abs(twice) / 2;
}
