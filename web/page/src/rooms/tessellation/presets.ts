// Boards to begin with.
import type { Pairs } from './options.ts';

/** The neighbours of a tile of a board whose odd columns are not shifted and even ones are: clockwise from north, as the core numbers them. */
function neighbor(col: number, row: number, k: number): [number, number] {
    const down = col % 2 === 0 ? 1 : 0; // even-q: even columns lie half a tile lower
    const steps = [[0, -1], [1, down - 1], [1, down], [0, 1], [-1, down], [-1, down - 1]] as const;
    return [col + steps[k]![0], row + steps[k]![1]];
}

const key = (a: number, b: number): string => (a < b ? `${a}:${b}` : `${b}:${a}`);

/** Cuts the sides of all tiles between which `wall` says so; each pair once. */
export function cutsWhere(width: number, height: number, wall: (a: [number, number], b: [number, number], k: number) => boolean): Pairs {
    const seen = new Set<string>();
    const out: number[] = [];
    for (let row = 0; row < height; row++)
        for (let col = 0; col < width; col++)
            for (let k = 0; k < 6; k++) {
                const [c, r] = neighbor(col, row, k);
                if (c < 0 || r < 0 || c >= width || r >= height) continue;
                const [a, b] = [row * width + col, r * width + c];
                if (seen.has(key(a, b)) || !wall([col, row], [c, r], k)) continue;
                seen.add(key(a, b));
                out.push(a, b);
            }
    return out;
}

/** Distances in hexagons between tiles of such a board. */
export function distance([c0, r0]: readonly [number, number], [c1, r1]: readonly [number, number]): number {
    const row = (c: number, r: number): number => r - (c + (c & 1)) / 2;
    const [dq, dr] = [c1 - c0, row(c1, r1) - row(c0, r0)];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** A town with a wall and gates in open country; its houses stand in rows. */
export function town(width: number, height: number): Pairs {
    const middle: [number, number] = [Math.floor(width / 2), Math.floor(height / 2)];
    const radius = Math.max(2, Math.floor(Math.min(width, height) / 4));
    const within = (at: readonly [number, number]): boolean => distance(middle, at) <= radius;
    return cutsWhere(width, height, (a, b) => {
        const [inside, other] = [within(a), within(b)];
        if (inside && other) return a[0] !== b[0] && a[1] !== b[1]; // houses in rows: four neighbours instead of six
        if (inside === other) return false;
        const outer = inside ? b : a;
        return (outer[0] + 2 * outer[1]) % 3 !== 0; // the others are gates
    });
}
