// What is downloaded stays small: kilobytes after gzip, of the modules and of the JavaScript.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

const dist = `${root}/web/js/dist`;
const budgets = {
    'pave-view.wasm': 138, 'pave-worlds.wasm': 255, 'pave-tessellation.wasm': 250, 'pave-regions.wasm': 210, 'pave-tactics.wasm': 240, 'pave-aperiodic.wasm': 302, 'pave.wasm': 590,
};

test.each(Object.entries(budgets))('%s takes at most %d kB', (name, budget) => {
    const size = gzipSync(readFileSync(`${dist}/${name}`), { level: 9 }).length / 1000;
    expect(size).toBeLessThanOrEqual(budget);
});

test('no module is without a budget', () => {
    expect(readdirSync(dist).filter((name) => name.endsWith('.wasm')).sort()).toEqual(Object.keys(budgets).sort());
});

test.each([['grids', ['plain']], ['files', ['files', 'godot', 'sqlite']]])('pave-maps/%s takes at most 6 kB, and needs nothing else', (_, names) => {
    const text = names.map((name) => readFileSync(`${dist}/${name}.js`, 'utf8')).join('');
    expect(gzipSync(text, { level: 9 }).length / 1000).toBeLessThanOrEqual(6);
    expect(text).not.toMatch(/from '\.\/(?!godot|sqlite)/);
});

test('the JavaScript takes at most 62 kB, comments included', () => {
    const text = readdirSync(dist).filter((name) => /^(?!index\.node|plain|part-|files|godot|sqlite).*\.js$/.test(name)).map((name) => readFileSync(`${dist}/${name}`, 'utf8')).join('');
    expect(gzipSync(text, { level: 9 }).length / 1000).toBeLessThanOrEqual(62);
});
