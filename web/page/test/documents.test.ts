// The built documents: every link and every picture leads somewhere, and so does every anchor.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorOf, render } from '../documents/markdown.ts';
import { addressOf, figures, opening } from '../documents/figures.ts';
import { between, siteOf } from '../documents/paths.ts';
import { chapters } from '../documents/chapters.ts';
import { rooms } from '../src/rooms/rooms.ts';

const built = join(import.meta.dirname, '../../../build/page');
const pages = globSync('docs/**/*.html', { cwd: built }).sort();
const texts = new Map(pages.map((it) => [it, readFileSync(join(built, it), 'utf8')]));
const idsOf = (page: string): Set<string> => new Set([...texts.get(page)!.matchAll(/ id="([^"]*)"/g)].map((it) => it[1]!));
const ids = new Map(pages.map((it) => [it, idsOf(it)]));

// What is wrong with an address that stands on a page.
function fault(page: string, address: string): string {
    if (/^[a-z]+:/.test(address)) return '';
    const [path, anchor] = address.replaceAll('&amp;', '&').split('#') as [string, string?];
    const to = path ? join(dirname(page), path.split('?')[0]!) : page;
    const room = /\?room=(\w+)/.exec(address)?.[1];
    if (room) return rooms.some(({ name }) => name === room) ? '' : `no room ${room}`;
    const file = to.endsWith('/') || to === '.' ? join(to, 'index.html') : to;
    if (!existsSync(join(built, file))) return `${address} is not there`;
    return anchor && !ids.get(file)?.has(anchor) ? `${address} has no such anchor` : '';
}

describe.skipIf(!pages.length)('the built documents', () => {
    test('have no dead link, picture or anchor', () => {
        const faults = pages.flatMap((page) => [...texts.get(page)!.matchAll(/ (?:href|src|data-index)="([^"]*)"/g)].map((it) => fault(page, it[1]!)).filter(Boolean).map((it) => `${page}: ${it}`));
        expect(pages.length).toBeGreaterThan(100);
        expect(faults).toEqual([]);
    });

    test('begin with every document: what it is, and of grounds and worlds a picture', () => {
        const text = texts.get('docs/index.html')!;
        for (const { leaves } of chapters) {
            for (const { file } of leaves.filter((it) => it.file !== 'docs/README.md')) expect(text).toMatch(new RegExp(`<a href="${siteOf(file, !/\.md$/.test(file))}">[^<]+</a> [^<]+</p>`));
        }
        const pictured = chapters.filter(({ title }) => ['Start', 'Tiles', 'Worlds', 'Maps', 'Tactics'].includes(title)).flatMap(({ leaves }) => leaves);
        expect(text.match(/<li><img /g)!.length).toBeGreaterThanOrEqual(pictured.length);
    });

    test('lead to each room', () => {
        for (const { name } of rooms) expect([...texts.values()].filter((it) => it.includes(`class="to-room"><a href="../?room=${name}"`))).not.toEqual([]);
    });

    test('have links from pictures to the rooms that show them', () => {
        const links = [...texts.values()].flatMap((it) => [...it.matchAll(/<small class="open">(.*?)<\/small>/g)].flatMap(([, list]) => [...list!.matchAll(/href="(?:\.\.\/)+#\?room=/g)]));
        expect(links.length).toBeGreaterThan(150);
    });

    test('can be searched: every entry leads to a heading', () => {
        const entries = JSON.parse(readFileSync(join(built, 'docs/search.json'), 'utf8')) as [string, string, string][];
        expect(entries.filter(([, address]) => fault('docs/index.html', address))).toEqual([]);
        expect(entries.find(([text]) => text === 'pave_world_fill')?.[1]).toBe('source/include/pave/world.h.html#pave_world_fill');
    });
});

test('a command that no room can show has no address, and values as usual are left out', async () => {
    await figures();
    const of = (line: string): string => { const found = opening(line.split(' ')); return found ? addressOf(found) : ''; };
    expect(of('region grow --radius 5 --areas 6 --seed 2 --roughness 0.5 --labels size --width 270')).toBe('#?room=regions&kind=grow&seed=2&gr=5&ga=6&grough=50&show=smooth&marks=size');
    expect(of('tess --size 18x10 --seed 7 --cut 2,1:3,2')).toBe('#?room=tessellation&p=0&rim=stay&steps=0&cuts=20.39');
    for (const line of ['world draw own.tsx --seed 1', 'world draw --set land --only grass', 'world fill --bias map.png', 'tess --size 600x4', 'tactics citadel --size 61', 'grid draw --grid cairo --size 4x4',
        'region schelling --groups 6,3,2,1', 'region grow --grid square --size 6x5 --areas 3', 'wang template --set cave', 'grid draw --grid hex --radius 2']) expect(of(line), line).toBe('');
});

test('addresses of the site', () => {
    expect(siteOf('docs/grids.md')).toBe('grids.html');
    expect(siteOf('docs/start/x.md')).toBe('start/x.html');
    expect(siteOf('docs/decisions/0001-x.md')).toBe('decisions/0001-x.html');
    expect(siteOf('examples/README.md')).toBe('examples/index.html');
    expect(siteOf('include/pave/hex.h')).toBe('source/include/pave/hex.h.html');
    expect(siteOf('docs/decisions', true)).toBe('decisions/index.html');
    expect(siteOf('docs/pictures/a.svg')).toBe('pictures/a.svg');
    expect(between('decisions/index.html', 'grids.html')).toBe('../grids.html');
});

test('anchors are those that other hosts give', () => {
    const taken = new Set<string>();
    expect(['What it is', '`pave grid`: all queries', 'What it is', 'A* & co'].map((it) => anchorOf(it, taken))).toEqual(['what-it-is', 'pave-grid-all-queries', 'what-it-is-1', 'a--co']);
});

test('a console block tells what was typed, and nothing of a text is taken for HTML', () => {
    const { html, headings } = render('# A <b>\n\n```console\n$ pave --x "<y>"\n1 < 2\n$ pave a \\\n  b\nc\n```\n\n<script>\n', { link: (it) => it, name: (it) => it, picture: (address) => ({ address }) });
    expect(html).toContain('<b>$ pave --x &quot;&lt;y&gt;&quot;</b>\n1 &lt; 2\n<b>$ pave a \\\n  b</b>\nc');
    expect(html).not.toContain('<script>');
    expect(headings).toEqual([{ level: 1, text: 'A <b>', id: 'a-b', words: '<script>' }]);
});

test('links that are named like files have titles, and the words below a heading are those that can be read', () => {
    const { html, headings } = render('# A\n\nSee [b.md](x/b.md#c) and\n[`this`](d.md).\n\n```sh\nls\n```\n\n## E\n\n| f |\n|---|\n| `g` |\n', { link: (it) => it, name: (it) => `<${it}>`, picture: (address) => ({ address }) });
    expect(html).toContain('<a href="x/b.md#c">&lt;x/b.md#c&gt;</a>');
    expect(html).toContain('<a href="d.md"><code>this</code></a>');
    expect(headings.map(({ words }) => words)).toEqual(['See b.md and this.', 'f g']);
});
