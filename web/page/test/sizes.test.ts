// The budgets of the built page in bytes, as gzip sends them. What the front door loads until its picture stands is measured by e2e/host.test.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rooms } from '../src/rooms/rooms.ts';

const assets = join(import.meta.dirname, '../../../build/page/assets');
const files = existsSync(assets) ? readdirSync(assets) : [];
const bytes = new Map(files.map((it) => [it, readFileSync(join(assets, it))]));
const size = (file: string): number => gzipSync(bytes.get(file)!, { level: 9 }).length;
const of = (end: string): string[] => files.filter((it) => it.endsWith(end));

const chunkOf = (room: string): string => of('.js').find((it) => it.startsWith(`${room}-`))!;
// The editor is loaded when somebody edits, and what saves and opens files when somebody does; the front door, which the page itself holds, has a
// worker of its own.
const isApart = (file: string): boolean => /^(editor|ground\.work|pave-view|save|store|reopen|open|place)-/.test(file);

// What a script names: parts that are loaded now or when they are needed, workers, the package. The page itself names every room and all that these
// need; of that only what it imports counts.
function namedIn(file: string): string[] {
    const text = bytes.get(file)!.toString();
    if (!/^index-/.test(file)) return of('.js').filter((it) => text.includes(it));
    return [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => name!);
}

// All scripts that a room names, and those that these name.
function scriptsOf(room: string): string[] {
    const others = rooms.filter(({ name }) => name !== room).map(({ name }) => chunkOf(name));
    const found = new Set([chunkOf(room)]);
    for (const file of found) {
        for (const it of namedIn(file)) if (!others.includes(it) && !isApart(it)) found.add(it);
    }
    return [...found];
}

describe.skipIf(!files.length)('the built page (gzip)', () => {
    test.each(of('.wasm'))('%s takes at most 302 kB', (file) => {
        expect(size(file)).toBeLessThan(302_000);
    });

    test.each(rooms.map(({ name }) => name))('%s with all JavaScript that it may load but the editor takes at most 120 kB', (room) => {
        const sizes = Object.fromEntries(scriptsOf(room).map((it) => [it, size(it)]));
        const sum = Object.values(sizes).reduce((a, b) => a + b, 0);
        console.info(`JavaScript of ${room}: ${sum} bytes`);
        expect(Object.keys(sizes).length).toBeGreaterThan(1);
        expect(sum, JSON.stringify(sizes, undefined, 1)).toBeLessThan(120_000);
    });
});
