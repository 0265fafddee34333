// The built documents: every link and every picture leads somewhere, and so does every anchor.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorOf, render } from '../documents/markdown.ts';
import { figures } from '../documents/figures.ts';
import { between, siteOf } from '../documents/paths.ts';
import { chapters } from '../documents/chapters.ts';
import { fields as aperiodic } from '../src/rooms/aperiodic/fields.ts';
import { fields as parts } from '../src/rooms/parts/state.ts';
import { fields as regions } from '../src/rooms/regions/fields.ts';
import { rooms } from '../src/rooms/rooms.ts';
import { fields as tactics } from '../src/rooms/tactics/fields.ts';
import { fields as tessellation } from '../src/rooms/tessellation/state.ts';
import { fields as worlds } from '../src/rooms/worlds/fields.ts';
import type { Fields } from '../src/state/fields.ts';

const fieldsOf: Readonly<Record<string, Fields>> = { aperiodic, parts, regions, tactics, tessellation, worlds };

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

test('figures that rooms show have the commands of scripts/pictures, and addresses that their rooms read', () => {
    const known = execFileSync('bash', [join(import.meta.dirname, '../../../scripts/pictures'), '--list'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd().split('\n').map((it) => it.split('\t'));
    const commands = new Set(known.flatMap(([name, , ...words]) => {
        const shows = words.filter((_, i) => words[i - 1] === '--show');
        const others = words.filter((it, i) => it !== '--show' && words[i - 1] !== '--show');
        return (shows.length > 1 ? shows.map((it) => [...others, '--show', it]) : [words]).map((it) => [name, ...it].join('\t')); // a panel for each question
    }));
    for (const [name, panels] of Object.entries(figures)) for (const { opens, command } of panels) {
        expect(commands, `documents/figures.json: the command of ${name} has changed`).toContain([name, ...command].join('\t'));
        const { room, ...state } = Object.fromEntries(new URLSearchParams(opens));
        const fields = fieldsOf[room!]!;
        for (const [key, text] of Object.entries(state)) expect(fields[key]!.write(fields[key]!.read(text)), `${name}: ${key}`).toBe(text);
    }
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
