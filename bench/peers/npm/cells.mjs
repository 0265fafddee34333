// bench/peers/npm/cells.mjs: triangulations by delaunator, and cells made from them as in its guide, for the bench of tessellation.
import Delaunator from 'delaunator'

// Uniform random points in the unit square, from the high halves of a linear congruential generator: the same in every run.
const made = new Map()
function pointsOf(count) {
  if (!made.has(count)) {
    let state = 1n
    const next = () => {
      state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n)
      return Number(state >> 32n) / 4294967296
    }
    made.clear()
    made.set(count, Float64Array.from({ length: 2 * count }, next))
  }
  return made.get(count)
}

function circumcenter(x, y, a, b, c, out, at) {
  const dx = x(b) - x(a), dy = y(b) - y(a), ex = x(c) - x(a), ey = y(c) - y(a)
  const d = dx * dx + dy * dy, e = ex * ex + ey * ey, f = 0.5 / (dx * ey - dy * ex)
  out[at] = x(a) + (ey * d - dy * e) * f
  out[at + 1] = y(a) + (dx * e - ex * d) * f
}

// The data of a mesh: corners, and for each point the ring of the corners around it, in order in one array.
function cellsOf(coords, { triangles, halfedges }) {
  const count = coords.length / 2, corners = new Float64Array((triangles.length / 3) * 2)
  const x = (t) => coords[2 * triangles[t]], y = (t) => coords[2 * triangles[t] + 1]
  for (let t = 0; t < triangles.length; t += 3) circumcenter(x, y, t, t + 1, t + 2, corners, (t / 3) * 2)
  const incoming = new Int32Array(count).fill(-1)
  for (let e = 0; e < triangles.length; e++) {
    const end = triangles[e % 3 === 2 ? e - 2 : e + 1]
    if (halfedges[e] === -1 || incoming[end] === -1) incoming[end] = e // at the hull, the one from which a walk visits all
  }
  const starts = new Uint32Array(count + 1), rings = new Uint32Array(triangles.length)
  let at = 0
  for (let p = 0; p < count; p++) {
    let e = incoming[p]
    if (e !== -1)
      do {
        rings[at++] = Math.floor(e / 3)
        e = halfedges[e % 3 === 2 ? e - 2 : e + 1]
      } while (e !== -1 && e !== incoming[p])
    starts[p + 1] = at
  }
  return { corners, starts, rings }
}

let kept = 0
const kinds = {
  triangles: (coords) => { kept += new Delaunator(coords).triangles.length },
  cells: (coords) => { kept += cellsOf(coords, new Delaunator(coords)).rings.length },
}

// The case `delaunator KIND COUNT`; undefined for any other. The creation of the points is not measured.
export function cellCase(name) {
  const [, kind, count] = name.match(/^delaunator (\w+) (\d+)$/) ?? []
  if (!kinds[kind]) return undefined
  const coords = pointsOf(Number(count))
  return () => kinds[kind](coords)
}
