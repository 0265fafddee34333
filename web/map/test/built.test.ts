// The built page: one file that needs no other, with a place for the data of a map and the licences of what it holds.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readBaked } from '../src/contract.ts';

const file = join(import.meta.dirname, '../../../build/map/map.html');
const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
const count = (text: string): number => page.split(text).length - 1;

describe.skipIf(!page)('the built page', () => {
    test('takes at most 65 kB (gzip)', () => {
        expect(gzipSync(page, { level: 9 }).length).toBeLessThan(65_000);
    });

    test('has one place for the data of a map, and is empty until then', () => {
        expect(count('\n<script type="application/json" id="pave-map">null</script>\n')).toBe(1);
        expect(count('id="pave-map">')).toBe(1);
        expect(count('<meta name="generator" content="pave world bake">')).toBe(1);
        expect(readBaked('null')).toBeUndefined();
    });

    test('names no file: its scripts and styles are inside', () => {
        expect(count('<script')).toBe(2);
        expect(count('</script>')).toBe(2);
        expect(count('<style')).toBe(1);
        expect(page.match(/<(link|script|img|iframe)[^>]*(src|href)="(?!data:)[^"]*"/g)).toBeNull();
        expect(page.match(/@import|url\((?!#|["']?data:)[^)]*\)|sourceMappingURL/g) ?? []).toEqual([]);
    });

    test('keeps the licences', () => {
        for (const text of ['Volodymyr Agafonkin', 'Protomaps LLC', 'Arjun Barrett']) expect(page).toContain(text);
        expect(count('THIS SOFTWARE IS PROVIDED')).toBe(2);
        expect(count('Permission is hereby granted')).toBe(1);
    });
});
