// The corpus of the C reader (tests/fuzz/corpus/tsx.pack, tests/golden/tiled_corpus.tsv): the same files give the same sets, hash for hash, and the same
// files are refused.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PaveError, World, hash, hashText, load, readTsx, wangSetOf, type TiledTileset, type TiledWangset } from '../src/index.node.ts';
import { root } from './paths.ts';

beforeAll(() => load(readFileSync(`${root}/web/js/dist/pave.wasm`)));

const inputs = mkdtempSync(`${tmpdir()}/inputs`);
beforeAll(() => void execFileSync(`${root}/tests/fuzz/inputs`, ['unpack', inputs]));
afterAll(() => rmSync(inputs, { recursive: true }));

const results = ['ok', 'stopped', 'capacity', 'no-memory', 'range', 'invalid', 'incomplete', 'not-found', 'unsupported', 'io'];
const rows = readFileSync(`${root}/tests/golden/tiled_corpus.tsv`, 'utf8').split('\n').map((line) => line.split('\t'))
    .filter(([name]) => /^tsx\/.*\.tsx$/.test(name ?? '') && name !== 'tsx/deep.tsx') // how deep elements lie that are skipped makes no difference here
    .map(([name, expected]) => ({ name: name!, expected: expected! }));

// As test_tiled_corpus.c describes a wang set; lines are not known here.
function describeWangset(set: TiledTileset, wangset: TiledWangset): string {
    const words = wangset.tiles.flatMap(({ id, colors }) => [id, ...colors]);
    const colors = wangset.colors.slice(0, 4).map(({ name, rgb, probability, tile }) => ` (${name} #${rgb.toString(16).padStart(6, '0')} ${Number(probability.toPrecision(15))} ${tile})`);
    const head = `; set "${wangset.name}" ${wangset.kind} line - tile ${wangset.tile}, ${wangset.colors.length} colours${colors.join('')}, ${wangset.tiles.length} tiles ${hashText(hash(words)).slice(2)}`;
    try {
        using made = wangSetOf({ ...set, wangsets: [wangset] });
        const { distinct, totalText } = made.census();
        return `${head}, ${distinct} of ${totalText}`;
    } catch {
        return `${head}, but`;
    }
}

function describe(set: TiledTileset): string {
    const { grid, image, fault } = set;
    const sizes = grid ? `1 ${grid.orientation === 'isometric' ? 1 : 0} ${grid.width} x ${grid.height}` : '0 0 0 x 0';
    const sheet = image ? `, sheet ${image.source} ${image.width} x ${image.height}${image.key === undefined ? '' : ` key #${image.key.toString(16).padStart(6, '0')}`}` : '';
    const tiles = set.tiles.map(({ id, probability, image: own, part }) => {
        const from = part ? ` from ${part.x},${part.y} on ${part.width} x ${part.height}` : '';
        return `, tile ${id} ${Number(probability.toPrecision(15))}${own ? ` ${own.source} ${own.width} x ${own.height}` : ''}${from}`;
    });
    const wrong = fault ? `, fault ${results.indexOf(fault.result)} ${fault.message}` : '';
    return `tile set "${set.name}" of ${set.tileWidth} x ${set.tileHeight}, spacing ${set.spacing}, margin ${set.margin}, ${set.tileCount} tiles, ${set.columns} columns, ` +
        `offset ${set.offsetX},${set.offsetY}, grid ${sizes}${sheet}${tiles.join('')}${wrong}${set.wangsets.map((wangset) => describeWangset(set, wangset)).join('')}`;
}

test('the corpus is there', () => expect(rows.length).toBeGreaterThan(90));

test.each(rows)('$name', ({ name, expected }) => {
    const bytes = readFileSync(`${inputs}/${name}`);
    const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
    const encoding = marked ?? /^<\?xml[^>]*encoding="([^"]*)"/.exec(bytes.toString('latin1'))?.[1] ?? 'utf-8';
    const read = (): string => describe(readTsx(new TextDecoder(encoding, { fatal: true }).decode(bytes)));
    if (/^\d /.test(expected)) {
        let failure: unknown;
        try {
            read();
        } catch (error) {
            failure = error;
        }
        expect(failure, 'it was read').toBeInstanceOf(Error);
        if (failure instanceof PaveError) expect(failure.result, failure.message).toBe(results[Number(expected[0])]);
    } else {
        // Lines and the pictures themselves are not known here, and paths are joined in C; what a set of the core is refused for is in its own words there.
        const plain = (text: string): string => text.replace(/ line \d+ /g, ' line - ').replace(/, but .*?(?=; set "|$)/g, ', but')
            .replace(/(, fault \d )\S+:\d+:\d+: /, '$1').replace(/, and \S+ is not a PNG that gives them/, '');
        expect(plain(read())).toBe(plain(expected));
    }
});

test('a tile set of Tiled becomes a world', () => {
    using set = wangSetOf(readTsx(readFileSync(`${inputs}/tsx/edges_complete.tsx`, 'utf8')));
    using world = World.create({ set, seed: 7 });
    const tiles = world.fill({ q: 0, r: 0, width: 50, height: 50 });
    expect(Math.max(...tiles)).toBeLessThan(16);
    expect(set.census().complete).toBe(true);
});
