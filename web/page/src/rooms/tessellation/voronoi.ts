// The Voronoi diagram of the tiles' centres, as polygons that share vertices. It stands outside the promise: its numbers come from another library.
import type { Delaunay } from 'd3-delaunay';

/**
 * The cells of the centres x, y, x, y, ...; `places` has the nodes of the board, of which those after the tiles, the border, bound the outer cells.
 * A vertex is the circumcentre of a triangle of the Delaunay graph; those of four centres on one circle are one.
 */
export function voronoiOf(from: typeof Delaunay, centers: Float64Array, places: Float64Array) {
    const count = centers.length / 2;
    const sites = new Float64Array(places);
    for (const axis of [0, 1]) stretch(sites, centers, axis);
    sites.set(centers);
    const delaunay = new from(sites);
    const { circumcenters } = delaunay.voronoi();
    const { triangles, halfedges, inedges } = delaunay;
    const same = merged(circumcenters, halfedges);
    const number = new Map<number, number>();
    const vertices: number[] = [];
    const start = [0];
    const rings: number[] = [];
    for (let cell = 0; cell < count; cell++) {
        const first = inedges[cell]!;
        const ring: number[] = [];
        for (let edge = first, i = 0; i < triangles.length; i++) {
            const corner = same(Math.floor(edge / 3));
            if (corner !== ring.at(-1)) ring.push(corner);
            edge = halfedges[edge % 3 === 2 ? edge - 2 : edge + 1]!;
            if (edge === first || edge < 0) break;
        }
        if (ring.length > 1 && ring[0] === ring.at(-1)) ring.pop();
        for (const corner of ring) {
            if (!number.has(corner)) {
                number.set(corner, number.size);
                vertices.push(circumcenters[2 * corner]!, circumcenters[2 * corner + 1]!);
            }
            rings.push(number.get(corner)!);
        }
        start.push(rings.length);
    }
    return { vertices: Float64Array.from(vertices), start, rings };
}

// Moves the nodes along an axis as the tiles have moved, by least squares, so that the border stays around them.
function stretch(sites: Float64Array, centers: Float64Array, axis: number): void {
    let [count, from, to, squares, products] = [0, 0, 0, 0, 0];
    for (let i = axis; i < centers.length; i += 2) {
        const [was, is] = [sites[i]!, centers[i]!];
        [count, from, to, squares, products] = [count + 1, from + was, to + is, squares + was * was, products + was * is];
    }
    const spread = squares - (from * from) / count;
    const slope = spread > 1e-9 * squares ? (products - (from * to) / count) / spread : 1;
    for (let i = axis; i < sites.length; i += 2) sites[i] = to / count + slope * (sites[i]! - from / count);
}

// The one triangle that stands for all with its circumcentre.
function merged(circumcenters: ArrayLike<number>, halfedges: ArrayLike<number>): (triangle: number) => number {
    const near = 1e-4;
    const parent = Int32Array.from({ length: halfedges.length / 3 }, (_, i) => i);
    const root = (it: number): number => {
        while (parent[it] !== it) it = parent[it] = parent[parent[it]!]!;
        return it;
    };
    for (let edge = 0; edge < halfedges.length; edge++) {
        const other = halfedges[edge]!;
        if (other <= edge) continue;
        const [a, b] = [Math.floor(edge / 3), Math.floor(other / 3)];
        if (Math.hypot(circumcenters[2 * a]! - circumcenters[2 * b]!, circumcenters[2 * a + 1]! - circumcenters[2 * b + 1]!) < near) parent[root(b)] = root(a);
    }
    return root;
}
