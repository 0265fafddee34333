// What the room asks, asked of the native command: the same answers, the same pictures.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { load } from 'pave-maps';
import { native as pave } from '../e2e/native.ts';
import { ask, board, commandOf, drawOf, isWalled, pictureQuery } from '../src/rooms/parts/ask.ts';
import { maskText, pictureOf } from '../src/rooms/parts/engine.ts';
import { fields, kinds, metricsOf, modes, nameOf, systemsOf, wallsOf, withEuclid, type GridName, type Kind, type Part, type State } from '../src/rooms/parts/state.ts';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
beforeAll(() => load());
afterAll(() => rmSync(folder, { recursive: true }));

const start = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.start])) as unknown as State;
const grids: readonly GridName[] = ['square', 'hex', 'tri'];
const some = (state: State, kind: Kind, step: number): Part[] => board(state).parts[kind].filter((_, i) => i % step === 0);

// Questions of every mode, grid, relation and metric, from many places.
function* states(): Generator<{ state: State; a: Part; b: Part }> {
    for (const grid of grids) {
        for (const [mode] of modes) {
            for (const metric of mode === 'line' ? metricsOf[grid] : mode === 'relations' || mode === 'path' ? [''] : withEuclid(grid)) {
                for (const extra of mode === 'relations' ? kinds.map((to) => ({ to })) : mode === 'path' ? [{ contact: 'edge' as const }, { contact: 'vertex' as const }] : [{}]) {
                    const state: State = { ...start, grid, mode, metric, k: 3, ...extra };
                    for (const kind of mode === 'relations' ? kinds : ['face' as const])
                        for (const [i, a] of some(state, kind, mode === 'relations' ? 3 : 7).entries()) {
                            const ends = some(state, 'face', 5);
                            yield { state, a, b: ends[(3 * i) % ends.length]! };
                        }
                }
            }
        }
    }
}

test.skipIf(!pave)('every answer is that of the command', () => {
    const [lines, answers]: [string[], string[]] = [[], []];
    for (const grid of grids) writeFileSync(join(folder, `${grid}.mask`), maskText(board({ ...start, grid, mode: 'path' }), wallsOf({ ...start, grid })));
    for (const { state, a, b } of states()) {
        const asked = ask(state, a, b);
        lines.push(commandOf(state, asked).replace('pave grid ', '').replace('walls.mask', join(folder, `${state.grid}.mask`)));
        answers.push(asked.answer ? asked.answer.map((it) => nameOf(state.grid, it)).join(' ') : 'no');
    }
    expect(lines.length).toBeGreaterThan(800);
    const native = execFileSync(pave!, ['grid', '--batch'], { input: lines.join('\n') + '\n', encoding: 'utf8' }).trimEnd().split('\n');
    expect(native.length).toBe(lines.length);
    native.forEach((line, i) => expect(answers[i], lines[i]).toBe(line));
});

test.skipIf(!pave)('the SVG is that of the command', () => {
    for (const grid of grids) {
        for (const change of [
            {}, { to: 'vertex' }, { turn: 'flat', labels: 'all' }, { up: true, numbers: false }, { labels: 'none' }, { labels: 'asked', to: 'edge' },
            ...systemsOf[grid].map((as) => ({ as, labels: as === 'cube' ? 'all' as const : 'faces' as const, numbers: false })),
            { mode: 'line' }, { mode: 'ring' }, { mode: 'path' }, { mode: 'path', turn: 'flat' }, { mode: 'view', k: 3 },
        ] as Partial<State>[]) {
            const state: State = { ...start, grid, ...change };
            const faces = board(state).parts.face;
            const asked = ask(state, faces[3]!, faces[20]!);
            writeFileSync(join(folder, 'walls.mask'), maskText(board(state), wallsOf(state)));
            const words = drawOf(state, asked).match(/"[^"]*"|\S+/g)!.slice(1).map((it) => it.replaceAll('"', ''));
            const native = execFileSync(pave!, [...words.slice(0, -1), '-', '--format', 'svg'], { encoding: 'utf8', cwd: folder });
            const ours = pictureOf(state, { board: board(state), walls: isWalled(state) ? wallsOf(state) : undefined, query: pictureQuery(asked), words: asked.words, no: !asked.answer });
            expect(ours === native, drawOf(state, asked)).toBe(true);
        }
    }
});
