// The budgets of the built page in bytes, as gzip sends them. What the front door loads until its picture stands is measured by e2e/host.test.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const assets = join(import.meta.dirname, '../../../build/page/assets');
const files = existsSync(assets) ? readdirSync(assets) : [];
const size = (file: string): number => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
const of = (end: string): string[] => files.filter((it) => it.endsWith(end));

describe.skipIf(!files.length)('the built page (gzip)', () => {
    test.each(of('.wasm'))('%s takes at most 300 kB', (file) => {
        expect(size(file)).toBeLessThan(300_000);
    });

    test('all JavaScript but the lazy editor takes at most 120 kB', () => {
        const sizes = Object.fromEntries(of('.js').filter((it) => !it.startsWith('editor-')).map((it) => [it, size(it)]));
        const sum = Object.values(sizes).reduce((a, b) => a + b, 0);
        console.info(`JavaScript without the editor: ${sum} bytes`);
        expect(sum, JSON.stringify(sizes, undefined, 1)).toBeLessThan(120_000);
    });
});
