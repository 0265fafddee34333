import { beforeAll, expect, test } from 'vitest';
import { Window, hex, load, relationFrom, relationTo, square, tri } from 'pave-maps';
import { boardDef, boardWords, firstCells } from '../src/rooms/parts/board.ts';
import { edgeOf, legs, middle, outline, partAt, shapeOf, type Pose } from '../src/rooms/parts/shape.ts';
import { countOf, fromOf, kinds, matrix, nameOf, relations, toOf, type GridName, type Part } from '../src/rooms/parts/state.ts';
import { next, wind } from '../src/rooms/parts/walk.ts';
import { formula } from '../src/rooms/parts/words.ts';

const grids = { square, hex, tri };
const names = Object.keys(grids) as GridName[];
const poses = names.flatMap((grid) => [0, 1].flatMap((turn) => [1, -1].map((y): Pose => ({ grid, m: 1, turn, y }))));
beforeAll(() => load());

test('the diagram lies where the layouts of pave say', () => {
    for (const pose of poses) {
        const { grid, turn, y } = pose;
        const layout = grids[grid].layout({ orientation: turn ? 'flat' : 'pointy', yUp: y < 0, size: edgeOf[grid] });
        const [shape, zero] = [shapeOf(pose), grid === 'square' ? { x: 0.5, y: 0.5 * y } : { x: 0, y: 0 }];
        for (const kind of kinds) {
            for (let s = 0; s < countOf(grid, kind); s++) {
                const part: Part = { kind, q: 3, r: -2, s };
                const [x, at] = grids[grid].points(layout, kind, part);
                const here = middle(shape, part);
                expect([here.x + zero.x, here.y + zero.y], `${grid} ${nameOf(grid, part)}`).toEqual([expect.closeTo(x!, 9), expect.closeTo(at!, 9)]);
            }
        }
    }
});

test('corners and ends are those of the relations, at any moment of a morph', () => {
    for (const grid of names) {
        for (const m of [0, 0.3, 0.8, 1]) {
            const shape = shapeOf({ grid, m, turn: 0, y: 1 });
            const points = (kind: 'face' | 'edge', relation: 'corners' | 'endpoints', s: number): void => {
                const part: Part = { kind, q: -1, r: 2, s };
                const corners = grids[grid].relate(relation, part);
                const known = Array.from({ length: corners.length / 3 }, (_, i) => outline(shape, { kind: 'vertex', q: corners[3 * i]!, r: corners[3 * i + 1]!, s: corners[3 * i + 2]! })).flat();
                if (kind === 'face' || grid !== 'tri' || s) expect(outline(shape, part).map((it) => +it.toFixed(9))).toEqual(known.map((it) => +it.toFixed(9)));
            };
            for (let s = 0; s < countOf(grid, 'face'); s++) points('face', 'corners', s);
            for (let s = 0; s < countOf(grid, 'edge'); s++) points('edge', 'endpoints', s);
        }
    }
});

test('at the beginning of a morph a face is a square', () => {
    const square0 = outline(shapeOf({ grid: 'square', m: 1, turn: 0, y: 1 }), { kind: 'face', q: 2, r: 1, s: 0 });
    const corners = (points: number[]): string[] => [...new Set(Array.from({ length: points.length / 2 }, (_, i) => `${points[2 * i]!.toFixed(6)},${points[2 * i + 1]!.toFixed(6)}`))].sort();
    expect(corners(outline(shapeOf({ grid: 'hex', m: 0, turn: 0, y: 1 }), { kind: 'face', q: 2, r: 1, s: 0 }))).toEqual(corners(square0));
    const halves = [0, 1].flatMap((s) => outline(shapeOf({ grid: 'tri', m: 0, turn: 1, y: 1 }), { kind: 'face', q: 2, r: 1, s }));
    expect(corners(halves)).toEqual(corners(square0));
});

test('the matrix has the relations of pave', () => {
    for (const relation of relations) expect([fromOf(relation), toOf(relation)]).toEqual([relationFrom[relation], relationTo[relation]]);
    expect(matrix.edge.vertex).toBe('endpoints');
});

test('a point is nearest to a vertex, then an edge, then in a face', () => {
    const shape = shapeOf({ grid: 'hex', m: 1, turn: 0, y: 1 });
    const parts = { face: [{ kind: 'face', q: 0, r: 0, s: 0 }], edge: [{ kind: 'edge', q: 0, r: 0, s: 2 }], vertex: [{ kind: 'vertex', q: 0, r: 0, s: 0 }] } as const;
    expect(partAt(shape, parts, 0.1, 0.1)?.kind).toBe('face');
    expect(partAt(shape, parts, -0.5, 0)?.kind).toBe('edge');
    expect(partAt(shape, parts, 0, -0.6)?.kind).toBe('vertex');
    expect(partAt(shape, parts, 5, 5)).toBeUndefined();
    expect(partAt(shape, parts, 0.1, -0.2, 'vertex')?.kind).toBe('vertex');
});

test('arrow keys go straight on, and back', () => {
    const shape = shapeOf({ grid: 'hex', m: 1, turn: 0, y: 1 });
    const cells = hex.disk({ q: 0, r: 0 }, 4);
    const parts: Part[] = Array.from({ length: cells.length / 3 }, (_, i) => ({ kind: 'face', q: cells[3 * i]!, r: cells[3 * i + 1]!, s: 0 }));
    let at: Part = parts.find((it) => it.q === 0 && it.r === 0)!;
    const lane = middle(shape, at);
    const rows: number[] = [];
    for (let i = 0; i < 4; i++) {
        at = next(shape, parts, at, { x: 0, y: -1 }, lane)!;
        rows.push(at.r);
    }
    expect(rows).toEqual([-1, -2, -3, -4]);
    expect(middle(shape, at).x).toBeCloseTo(0, 6);
    expect(next(shape, parts, at, { x: 0, y: -1 }, lane)).toBeUndefined();
    expect(wind(shape, parts[0]!, { ...parts[0]!, q: parts[0]!.q + 1, r: parts[0]!.r - 1 })).toBe('NE');
});

test('the first picture has the cells of the board', () => {
    for (const grid of names) {
        for (const n of [1, 3, 6]) {
            using window = Window.create(boardDef(grid, n));
            const first = firstCells(grid, n).map(({ q, r, s }) => `${q},${r},${s}`);
            const cells = window.cells();
            expect(first.sort()).toEqual(Array.from({ length: window.count }, (_, i) => cells.slice(3 * i, 3 * i + 3).join()).sort());
        }
    }
});

test('words', () => {
    expect(formula('hex', { kind: 'vertex', q: -1, r: 2, s: 1 })).toBe('q-1,r+2,S');
    expect(boardWords('square', 3)).toBe('--grid square --window rectangle --size 9x5 --at -4,-2');
    const pose = (grid: GridName): Pose => ({ grid, m: 1, turn: 0, y: 1 });
    expect(legs(pose('hex'), pose('tri')).map(({ grid, m }) => grid + m)).toEqual(['hex0', 'tri0', 'tri1']);
    expect(legs(pose('square'), pose('hex')).map(({ grid, m }) => grid + m)).toEqual(['hex0', 'hex1']);
    expect(legs(pose('hex'), pose('square')).map(({ grid, m }) => grid + m)).toEqual(['hex0', 'square1']);
});
