// bench/peers/npm/grids.mjs: grids of honeycomb-grid and h3-js, measured for the bench of grids.
//
// It answers a line `CASE RUNS` on standard input with the processor seconds that RUNS runs of the case took, and an unknown case with -1. The
// inputs are those of bench/grids.c in kind: 1,024 cells within +-1000 (h3-js: of resolution 9, about as many steps around one position).
import { createInterface } from 'node:readline'
import { Direction, Grid, defineHex, distance, line, pointToCube, ring, spiral } from 'honeycomb-grid'
import * as h3 from 'h3-js'
import { cellCase } from './cells.mjs'

const CELLS = 1024
const Tile = defineHex()
const grid = new Grid(Tile)
const settings = { offset: -1, orientation: 'POINTY' }
const sides = [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW]

// A linear congruential generator: the same cells in every run.
let state = 1
const random = (low, high) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return low + Math.floor((state / 4294967296) * (high - low + 1))
}
const places = Array.from({ length: CELLS }, () => ({ q: random(-1000, 1000), r: random(-1000, 1000) }))
const hexes = places.map((place) => new Tile(place))
const points = places.map(() => ({ x: random(-1000, 1000) + 0.25, y: random(-1000, 1000) + 0.25 }))

const center = h3.latLngToCell(37.775, -122.418, 9)
const disk = h3.gridDisk(center, 18)
const ids = Array.from({ length: CELLS }, () => disk[random(0, disk.length - 1)])
const coordinates = ids.map((id) => h3.cellToLatLng(id))
const far = h3.gridDisk(center, 100).find((id) => h3.gridDistance(center, id) === 100)

let kept = 0
const each = (items, act) => () => {
  for (let n = 0; n < items.length; n++) kept += act(items[n], n)
}
const cases = {
  'honeycomb neighbors': each(hexes, (hex) => sides.reduce((sum, side) => sum + grid.neighborOf(hex, side).q, 0)),
  'honeycomb distance': each(hexes, (hex, n) => distance(settings, hex, hexes[(n + 1) % CELLS])),
  'honeycomb line': () => { kept += new Grid(Tile, line({ start: [0, 0], stop: [70, 30] })).size },
  'honeycomb ring': () => { kept += new Grid(Tile, ring({ center: [0, 0], radius: 100 })).size },
  'honeycomb disk': () => { kept += new Grid(Tile, spiral({ start: [0, 0], radius: 100 })).size },
  'honeycomb at': each(points, (point) => pointToCube(Tile.settings, point).q),
  'h3 neighbors': each(ids, (id) => h3.gridDisk(id, 1).length),
  'h3 distance': each(ids, (id, n) => h3.gridDistance(id, ids[(n + 1) % CELLS])),
  'h3 line': () => { kept += h3.gridPathCells(center, far).length },
  'h3 ring': () => { kept += h3.gridRingUnsafe(center, 100).length },
  'h3 disk': () => { kept += h3.gridDisk(center, 100).length },
  'h3 at': each(coordinates, (place) => h3.latLngToCell(place[0], place[1], 9).length),
}

for await (const request of createInterface({ input: process.stdin })) {
  const [, name, runs] = request.match(/^(.*) (\d+)$/) ?? []
  const run = cases[name] ?? cellCase(name ?? '')
  const begin = process.cpuUsage()
  for (let n = 0; run && n < Number(runs); n++) run()
  const { user, system } = process.cpuUsage(begin)
  process.stdout.write(run ? `${(user + system) / 1e6}\n` : '-1\n')
}
if (Number.isNaN(kept)) process.exitCode = 1
