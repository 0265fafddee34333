// The code of the room: types taken out, and samples that run.
import { beforeAll, expect, test } from 'vitest';
import * as pave from 'pave-maps';
import { ask, board } from '../src/rooms/parts/ask.ts';
import { typescript } from '../src/rooms/parts/code.ts';
import { maskText } from '../src/rooms/parts/engine.ts';
import { explained, partsFrom, printed } from '../src/rooms/parts/job.ts';
import { fields, kinds, metricsOf, modes, nameOf, systemsOf, wallsOf, type GridName, type Part, type State } from '../src/rooms/parts/state.ts';
import { strip } from '../src/rooms/parts/strip.ts';

beforeAll(() => pave.load());
const start = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.start])) as unknown as State;
const grids: readonly GridName[] = ['square', 'hex', 'tri'];
const a: Part = { kind: 'face', q: 1, r: -1, s: 0 };
const b: Part = { kind: 'face', q: -1, r: 0, s: 0 };

function run(source: string, args: readonly unknown[]): unknown {
    const stripped = strip(source);
    if ('fault' in stripped) throw new Error(`line ${stripped.fault.line}: ${stripped.fault.message}`);
    const module: { default?: (...of: unknown[]) => unknown } = {};
    new Function('__pave', '__module', 'console', `"use strict";${stripped.js}`)(pave, module, { log() {} });
    return module.default!(...args);
}

// All that changes the samples.
function* states(): Generator<State> {
    for (const grid of grids)
        for (const [mode] of modes)
            for (const as of mode === 'relations' ? systemsOf[grid] : ['axial' as const])
                for (const to of mode === 'relations' ? kinds : ['face' as const])
                    for (const metric of mode === 'relations' || mode === 'path' ? [''] : [metricsOf[grid][0]!, metricsOf[grid].at(-1)!])
                        yield { ...start, grid, mode, as, to, metric };
}

test('the TypeScript of every question gives the answer', () => {
    for (const state of states()) {
        for (const kind of state.mode === 'relations' ? kinds : ['face' as const]) {
            const asked = ask(state, { ...a, kind }, b);
            const cells = asked.subject.map(({ q, r, s }) => ({ q, r, s }));
            const walls = state.mode === 'path' || state.mode === 'view' ? [pave.Mask.read(maskText(board(state), wallsOf(state)))] : [];
            const number = state.mode === 'view' ? [state.k] : state.mode === 'ring' || state.mode === 'disk' ? [Number(asked.words.split(' ')[2])] : [];
            const parts = partsFrom(run(typescript(state, asked), [...cells, ...number, ...walls]), state.grid, asked.kind);
            expect(parts.map((it) => nameOf(state.grid, it)), asked.words).toEqual((asked.answer ?? []).map((it) => nameOf(state.grid, it)));
        }
    }
});

test('types are taken out where they stand', () => {
    const source = `import { hex, type Cells } from 'pave-maps';
interface Named { q: number }
type Both = Named & { r: number };
export default function <T extends Named>(this: void, face: Both, more?: T[], n: number = 2): Int32Array {
    const list = [] as unknown as number[];
    let found: Map<string, number> = new Map<string, number>();
    list.push(face.q!, n satisfies number);
    return Int32Array.from([list.length, found.size, hex.ring(face, 1).length / 3]);
}`;
    const stripped = strip(source);
    expect('js' in stripped && stripped.js.split('\n').length).toBe(source.split('\n').length);
    expect([...run(source, [{ q: 0, r: 0 }]) as Int32Array]).toEqual([2, 0, 6]);
});

test('letters outside of the basic plane shift nothing', () => {
    expect(() => partsFrom(run(`export default function (face: object) { return [{ q: '🐸', r: 0 }] as const }`, [{}]), 'hex', 'face')).toThrow('{"q":"🐸","r":0} is not a part');
});

test('what looks like an array and is none is told of', () => {
    for (const call of ['neighbors(face).concat([])', 'line(face, face).push(1)'])
        expect(() => { try { run(`import { hex } from 'pave-maps';\nexport default (face) => hex.${call}`, [{ q: 0, r: 0, s: 0 }]); } catch (error) { throw new Error(explained((error as Error).message)); } })
            .toThrow('packed numbers, three each; cellsOf(it) is an array');
    expect(explained('hex.rings is not a function')).toBe('hex.rings is not a function');
});

test('what is wrong has its line', () => {
    expect(strip('const a = 1;\nconst b = ;')).toEqual({ fault: { line: 2, message: expect.stringContaining('missing') } });
    expect(strip('enum A { B }')).toEqual({ fault: { line: 1, message: expect.stringContaining('enums') } });
    expect(strip(`\nimport fs from 'fs';`)).toEqual({ fault: { line: 2, message: expect.stringContaining('pave-maps') } });
    expect(strip(`const m = import('x');`)).toEqual({ fault: { line: 1, message: expect.stringContaining('import()') } });
});

test('what code may return', () => {
    expect(partsFrom(Int32Array.of(1, 2, 0), 'hex', 'face')).toEqual([{ kind: 'face', q: 1, r: 2, s: 0 }]);
    expect(partsFrom([[1, 2], { q: 0, r: 0, s: 1, kind: 'vertex' }], 'hex', 'face').map(({ kind, s }) => kind + s)).toEqual(['face0', 'vertex1']);
    expect(partsFrom({ edges: [{ q: 0, r: 0, s: 2 }] }, 'hex', 'face')[0]!.kind).toBe('edge');
    expect(partsFrom([], 'hex', 'face')).toEqual([]);
    for (const wrong of [undefined, 7, 'x', {}, [{ q: 0.5, r: 1 }], [{ q: 0, r: 0, s: 3 }], Int32Array.of(1, 2), Array(6000).fill([0, 0])])
        expect(() => partsFrom(wrong, 'hex', 'face'), printed(wrong).slice(0, 40)).toThrow();
});
