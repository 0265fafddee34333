// Makes the documents of the project a site: every document of chapters.ts, and what they link to. A link to a file that is not there ends the build.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { rooms } from '../src/rooms/rooms.ts';
import { leaves, start } from './chapters.ts';
import { figures } from './figures.ts';
import { anchorOf, block, escaped, render, type Heading, type Opens } from './markdown.ts';
import { between, isMarkdown, isPicture, named, siteOf } from './paths.ts';
import { begin } from './start.ts';
import { page, type Sheet } from './template.ts';

const root = join(import.meta.dirname, '../../..');
const at = (file: string): string => join(root, file);
const isFolder = (file: string): boolean => statSync(at(file)).isDirectory();
const textOf = (file: string): string => readFileSync(at(file), 'utf8');
const filesOf = (folder: string): string[] => readdirSync(at(folder), { withFileTypes: true }).filter((it) => it.isFile()).map((it) => `${folder}/${it.name}`).sort();

// The size of a picture, so that a page keeps its place while pictures load.
function sizeOf(path: string): { width?: number; height?: number } {
    const bytes = readFileSync(path);
    if (path.endsWith('.png')) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    const found = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(bytes.toString('utf8', 0, 1000));
    return found ? { width: Math.round(Number(found[1])), height: Math.round(Number(found[2])) } : {};
}

/** Files that are pages, though no document may link to them. */
const alsoPages = (): string[] => [...filesOf('docs/decisions'), ...filesOf('include/pave'), ...filesOf('include/pave/formats')];

export interface Site {
    readonly sheets: readonly Sheet[];
    /** Copied as they are. */
    readonly pictures: ReadonlySet<string>;
}

/** What rooms show of a picture, seen from a page of the site. */
function opensOf(picture: string, site: string): Opens | undefined {
    const found = figures[picture.slice('docs/pictures/'.length)];
    if (!found) return undefined;
    const { title } = rooms.find(({ name }) => name === new URLSearchParams(found[0]!.opens).get('room'))!;
    return { room: title, links: found.map(({ caption, opens }) => ({ caption, address: `${between(site, '../')}/#?${opens}` })) };
}

/** All pages, found by following links from the documents. */
export function gather(): Site {
    const sheets = new Map<string, Sheet>();
    const pictures = new Set<string>();
    const waiting = [...leaves.map((it) => it.file), ...alsoPages()];
    const listed = new Set(waiting);
    const forgotten = [...filesOf('docs'), ...filesOf('docs/start'), ...filesOf('docs/proofs')].filter((it) => isMarkdown(it) && !listed.has(it));
    if (forgotten.length) throw new Error(`${forgotten.join(', ')}: in no table of docs/README.md`);

    const reach = (from: string, link: string): string => {
        const file = named(from, link);
        if (!existsSync(at(file))) throw new Error(`${from} links to ${link}, which does not exist`);
        if (isPicture(file)) pictures.add(file);
        else waiting.push(file);
        return file;
    };
    while (waiting.length) {
        const file = waiting.shift()!;
        if (!sheets.has(file)) sheets.set(file, file === start ? first(reach) : isFolder(file) ? folder(file, listed) : isMarkdown(file) ? document(file, reach) : source(file));
    }
    return { sheets: [...sheets.values()], pictures };
}

// The page that everything begins at: what its table says of each document, with the first picture of that.
function first(reach: (from: string, link: string) => string): Sheet {
    const site = siteOf(start);
    return {
        file: start, site, title: 'Documents', headings: [],
        html: begin((file) => {
            const link = !isFolder(file) && /!\[([^\]]*)\]\(([^)]+)\)/.exec(textOf(file));
            const picture = link && reach(file, link[2]!);
            return {
                address: between(site, siteOf(file, isFolder(file))),
                ...(picture && { picture: { address: between(site, siteOf(picture)), ...sizeOf(at(picture)) } }),
            };
        }),
    };
}

const nameOf = (file: string): string => leaves.find((it) => it.file === file)?.title ?? (isMarkdown(file) ? /^# (.*)$/m.exec(textOf(file))?.[1] : undefined) ?? file.slice(file.lastIndexOf('/') + 1);

function document(file: string, reach: (from: string, link: string) => string): Sheet {
    const site = siteOf(file);
    const { html, headings } = render(textOf(file), {
        link: (address) => {
            const [path, anchor] = address.split('#') as [string, string?];
            if (!path) return address;
            const to = reach(file, path);
            return between(site, siteOf(to, isFolder(to))) + (anchor ? `#${anchor}` : '');
        },
        name: (address) => nameOf(named(file, address.split('#')[0]!)),
        picture: (address) => {
            const picture = reach(file, address);
            return { address: between(site, siteOf(picture)), ...sizeOf(at(picture)), opens: opensOf(picture, site) };
        },
    });
    return { file, site, title: headings[0]?.text ?? file, html, headings };
}

// A file of another language: its text, with an anchor at each public function.
function source(file: string): Sheet {
    const taken = new Set<string>();
    const headings: Heading[] = [];
    const lines = block(textOf(file), '').split('\n').map((line) => {
        const name = file.endsWith('.h') && /^(?:PAVE_API|PAVE_INLINE) .*?\b(pave_\w+)\(/.exec(line)?.[1];
        if (!name) return line;
        const id = anchorOf(name, taken);
        headings.push({ level: 3, text: name, id });
        return `<span id="${id}">${line}</span>`;
    });
    return { file, site: siteOf(file), title: file, html: `<h1><code>${escaped(file)}</code></h1>\n${lines.join('\n')}`, headings };
}

// A folder: what it holds, with links to what is a page, and of folders inside what these hold.
function folder(file: string, pages: ReadonlySet<string>): Sheet {
    const site = siteOf(file, true);
    const line = (it: string): string => `<li>${pages.has(it) ? `<a href="${between(site, siteOf(it))}">${escaped(nameOf(it))}</a>` : escaped(nameOf(it))}</li>`;
    const list = (all: readonly string[]): string => `<ul>${all.map(line).join('\n')}</ul>\n`;
    const inner = readdirSync(at(file), { withFileTypes: true }).filter((it) => it.isDirectory()).map(({ name }) => `${file}/${name}`).sort();
    const html = `<h1>${escaped(file)}</h1>\n${list(filesOf(file))}${inner.map((it) => `<h2>${escaped(it)}</h2>\n${list(filesOf(it))}`).join('')}`;
    return { file, site, title: file, html, headings: [] };
}

/** What the search looks through: every heading with its page and the words below it, and every public function. */
const index = (sheets: readonly Sheet[]): string =>
    JSON.stringify(sheets.flatMap(({ site, title, headings }) => (headings.length
        ? headings.map(({ text, id, level, words }) => [text, level === 1 ? site : `${site}#${id}`, level === 1 ? '' : title, ...(words ? [words] : [])])
        : [[title, site, '']])));

/** What is kept for reading without a network: the documents, each with its first picture. */
function kept(sheets: readonly Sheet[]): Set<string> {
    return new Set(sheets.filter(({ file }) => leaves.some((it) => it.file === file)).flatMap(({ site, html }) => {
        const picture = /<img [^>]*\bsrc="([^":]+)"/.exec(html)?.[1];
        return [site, ...(picture ? [new URL(picture, `file:///${site}`).pathname.slice(1)] : [])];
    }));
}

export function site(): Plugin {
    return {
        name: 'site',
        generateBundle(_, bundle) {
            const chunks = Object.values(bundle);
            const script = chunks.find((it) => it.type === 'chunk' && it.isEntry)!.fileName;
            const styles = chunks.map(({ fileName }) => fileName).filter((it) => it.endsWith('.css'));
            const { sheets, pictures } = gather();
            for (const sheet of sheets) this.emitFile({ type: 'asset', fileName: sheet.site, source: page(sheet, { script, styles }, isFolder) });
            for (const picture of pictures) this.emitFile({ type: 'asset', fileName: siteOf(picture), source: readFileSync(at(picture)) });
            this.emitFile({ type: 'asset', fileName: 'search.json', source: index(sheets) });
            this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify([script, ...styles, 'search.json', ...kept(sheets)]) });
        },
    };
}
