// The part of a polygon from which it can be seen whole.
import type { Point } from '../../stage/view.ts';

/** The mean of the corners of that part, of a ring clockwise on screen; of the ring's own corners where there is no such part. */
export function kernelOf(ring: readonly Point[]): Point {
    const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
    const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    let part: Point[] = [{ x: x0, y: y0 }, { x: x1, y: y0 }, { x: x1, y: y1 }, { x: x0, y: y1 }];
    ring.forEach((a, k) => { part = cut(part, a, ring[(k + 1) % ring.length]!); });
    return meanOf(part.length ? part : ring);
}

const meanOf = (points: readonly Point[]): Point => ({
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

// What lies to the right of a line, seen from a to b with y down.
function cut(part: readonly Point[], a: Point, b: Point): Point[] {
    const side = ({ x, y }: Point): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    return part.flatMap((p, k) => {
        const q = part[(k + 1) % part.length]!;
        const [u, v] = [side(p), side(q)];
        const kept = u >= 0 ? [p] : [];
        return (u >= 0) === (v >= 0) ? kept : [...kept, { x: p.x + ((q.x - p.x) * u) / (u - v), y: p.y + ((q.y - p.y) * u) / (u - v) }];
    });
}
