// What npm would publish, as a project that uses it sees it: packed, unpacked beside its one dependency, run and compiled.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'pave-consumer-'));
const run = (program: string, ...words: string[]): string => execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const readme = readFileSync(`${root}/web/js/README.md`, 'utf8');
const example = /```js\n([\s\S]*?)```/.exec(readme)![1]!;
const parts = ['view', 'worlds', 'tessellation', 'regions', 'tactics', 'aperiodic'];
let files: string[] = [];

beforeAll(() => {
    const [packed] = JSON.parse(execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', folder], { cwd: `${root}/web/js`, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    files = packed.files.map(({ path }: { path: string }) => path);
    mkdirSync(join(folder, 'node_modules'));
    run('tar', 'xf', packed.filename);
    renameSync(join(folder, 'package'), join(folder, 'node_modules/pave-maps'));
    cpSync(`${root}/web/node_modules/@xmldom`, join(folder, 'node_modules/@xmldom'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the package holds modules, JavaScript, types, README and licence, and nothing else', () => {
    expect(files).toContain('dist/pave.wasm');
    expect(files).toContain('dist/index.node.js');
    expect(files).toContain('dist/index.d.ts');
    expect(files).toContain('LICENSE');
    expect(files.filter((file) => !/^(dist\/[\w.-]+\.(js|d\.ts|wasm)|README\.md|LICENSE|package\.json)$/.test(file))).toEqual([]);
});

test('the lines of README run in node', () => {
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(14);
    expect(example).not.toMatch(/^using /m); // which node knows from 24 on
    writeFileSync(join(folder, 'readme.js'), `${example}\nconsole.log(tiles.length, points.length / 6 === tileOf.length / 3);`);
    expect(run(process.execPath, 'readme.js')).toBe('65536 true\n');
});

test('pave-maps/grids runs by itself', () => {
    writeFileSync(join(folder, 'grids.js'), "import { hex } from 'pave-maps/grids';\nconsole.log(hex.distance({ q: 0, r: 0 }, { q: 3, r: -5 }), JSON.stringify(hex.at(hex.layout({ size: 10 }), 30, 40)));");
    expect(run(process.execPath, 'grids.js')).toBe('5 {"q":0,"r":3}\n');
});

test('pave-maps/files runs by itself', () => {
    writeFileSync(join(folder, 'files.js'), "import { readTables, writeTables } from 'pave-maps/files';\nconst rows = [{ id: 1n, values: [null, 'x'] }];\nconsole.log(readTables(writeTables([{ name: 'a', sql: 'CREATE TABLE a(b INTEGER PRIMARY KEY, c)', rows, ids: true }], 7, 1)).rows('a')[0].values[1]);");
    expect(run(process.execPath, 'files.js')).toBe('x\n');
});

test('each module of WebAssembly is exported', () => {
    writeFileSync(join(folder, 'parts.js'), "console.log(import.meta.resolve('pave-maps/pave-worlds.wasm').split('/').pop(), import.meta.resolve('pave-maps/pave.wasm').split('/').pop());");
    expect(run(process.execPath, 'parts.js')).toBe('pave-worlds.wasm pave.wasm\n');
});

// TypeScript before 5.7 has no generic typed arrays, and declarations that import a name ending in .ts are for the sources alone.
test('the types hold nothing newer than TypeScript 5.0', () => {
    const dist = `${root}/web/js/dist`;
    for (const name of readdirSync(dist).filter((each) => each.endsWith('.d.ts'))) {
        const wrong = readFileSync(`${dist}/${name}`, 'utf8').match(/\w+\.ts'|\b\w*(?:\d+Array|DataView)<|<const \w+|\baccessor /);
        expect(wrong?.[0], name).toBeUndefined();
    }
});

test.each(['nodenext', 'bundler'])('a project in TypeScript compiles, by %s', (resolution) => {
    const ofParts = parts.map((part) => `import * as ${part} from 'pave-maps/${part}';
        export const ${part}Sum: bigint = ${part}.hash([1, 2, 3]);
        // @ts-expect-error: no part has all
        export const ${part}All = [${part}.Board, ${part}.Citadel];`);
    writeFileSync(join(folder, 'use.ts'), `import { hex as plain } from 'pave-maps/grids';
${ofParts.join('\n')}
${example}
        const ids: Uint32Array = tiles;
        const steps: number = plain.distance({ q: 0, r: 0 }, { q: 3, r: -5 });
        // @ts-expect-error: there is no such method
        World.create({ set: WangSet.builtin('meadow'), method: 'fast' });
        export { ids, steps };`);
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
    const compilerOptions = { noEmit: true, strict: true, skipDefaultLibCheck: true, target: 'es2022', lib: ['es2022', 'dom'], types: [], module, moduleResolution: resolution };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
    try {
        run(process.execPath, `${root}/web/node_modules/typescript/bin/tsc`);
    } catch (error) {
        throw new Error((error as { stdout: string }).stdout);
    }
});

// A project with strict types and vite, as `npm create vite` makes it.
async function bundled(code: string): Promise<string[]> {
    const { build } = await import('vite');
    writeFileSync(join(folder, 'main.ts'), code);
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="./main.ts"></script>');
    const made = (await build({ root: folder, logLevel: 'silent', build: { target: 'es2022', assetsInlineLimit: 0, write: false } })) as { output: { fileName: string; code?: string }[] };
    expect(made.output.map(({ code: text }) => text ?? '').join('')).not.toMatch(/node:fs|xmldom/);
    return made.output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.wasm')).map((name) => name.replace(/^assets\/|-[\w-]{8}\.wasm$/g, ''));
}

test('a bundler for browsers copies all modules for the package', async () => {
    const names = await bundled("import { load, hex } from 'pave-maps'; await load(); document.title = String(hex.disk({ q: 0, r: 0 }, 2).length);");
    expect(names.sort()).toEqual(['pave', ...parts.map((part) => `pave-${part}`)].sort());
});

test.each(parts)('pave-maps/%s: a bundler copies its module alone, and node runs it', async (part) => {
    const code = `import { load, hash } from 'pave-maps/${part}';\nawait load();\nconsole.log(hash([1, 2, 3]) === hash([1, 2, 3]));`;
    expect(await bundled(code)).toEqual([`pave-${part}`]);
    writeFileSync(join(folder, 'part.js'), code);
    expect(run(process.execPath, 'part.js')).toBe('true\n');
});
