// The hashes of all scenes, which are the same everywhere: in the objects of pave.wasm, and through the functions of the package.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { World, hash, hashText, load, type WorldMethod } from '../src/index.node.ts';
import { root } from './paths.ts';
import { setOf, type SceneSet } from './sets.ts';

beforeAll(() => load(readFileSync(`${root}/web/js/dist/pave.wasm`)));

// ---- Every scene in C ---------------------------------------------------------------------------------------------------------

const program = `${root}/build/wasm/golden.wasm`;
test.skipIf(!existsSync(program))('every golden hash in the objects of the module', { timeout: 600000 }, () => {
    const out = execFileSync(process.execPath, [`${root}/tests/house/wasi.mjs`, program], { encoding: 'utf8' });
    expect(out).toMatch(/^golden hashes: .* 0 failures\n$/);
});

// ---- Worlds through the package -----------------------------------------------------------------------------------------------

interface Scene extends SceneSet {
    name: string;
    method: WorldMethod;
    seed: bigint;
    rect: { q: number; r: number; width: number; height: number };
    hash: string;
}

// The table of scenes/worlds.h.
function scenes(): Scene[] {
    const source = readFileSync(`${root}/scenes/worlds.h`, 'utf8');
    const number = String.raw`\s*([^,{}]+?)\s*`;
    const row = new RegExp(String.raw`\{"([^"]+)",\s*\{PAVE_WANG_(\w+),${number},${number},${number}\},\s*PAVE_WORLD_(\w+),${number},\s*\{${number},${number},${number},${number}\},\s*UINT64_C\(0x(\w+)\)\}`, 'g');
    const seedOf = (text: string): bigint => (text === 'UINT64_MAX' ? 2n ** 64n - 1n : BigInt(/^UINT64_C\((.*)\)$/.exec(text)?.[1] ?? text));
    const place = (text: string): number => Number(text.replaceAll('(1 << 29)', String(2 ** 29)).replace(/^(-?)(\d+) - (\d+)$/, (_, sign: string, a: string, b: string) => String((sign ? -1 : 1) * Number(a) - Number(b))));
    return [...source.matchAll(row)].map(([, name, kind, colors, variants, weighted, method, seed, q, r, width, height, expected]) => ({
        name: name!, kind: kind!.toLowerCase() as SceneSet['kind'], colors: Number(colors), variants: Number(variants), weighted: weighted === 'true',
        method: method!.toLowerCase() as WorldMethod, seed: seedOf(seed!), rect: { q: place(q!), r: place(r!), width: Number(width), height: Number(height) },
        hash: expected!,
    }));
}

test('the table of scenes is read whole', () => {
    const source = readFileSync(`${root}/scenes/worlds.h`, 'utf8');
    expect(scenes().length).toBeGreaterThan(7);
    expect(scenes().length).toBe([...source.matchAll(/^ {4}\{"/gm)].length);
});

test.each(scenes())('the world $name', (scene) => {
    using set = setOf(scene);
    using world = World.create({ set, seed: scene.seed, method: scene.method });
    const tiles = world.fill(scene.rect);
    expect(hashText(hash(tiles))).toBe(`0x${scene.hash}`);
    const { q, r, width } = scene.rect;
    for (const i of [0, 1, width, tiles.length - 1]) expect(world.at({ q: q + (i % width), r: r + Math.floor(i / width) })).toBe(tiles[i]);
});
