// The documents of the project in the order of the sidebar: those in the tables of docs/README.md, where each Markdown file of docs/, docs/start and
// docs/proofs must be, and some from elsewhere. Those of docs/decisions come by themselves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rooms } from '../src/rooms/rooms.ts';

export interface Leaf {
    /** In the project. */
    readonly file: string;
    readonly title: string;
    readonly says: string;
}
export interface Chapter {
    readonly title: string;
    readonly leaves: readonly Leaf[];
}

export const start = 'docs/README.md';
const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

/** A document is named by its heading, up to a colon. */
function leafOf(link: string, says: string): Leaf {
    const file = `docs/${link}`;
    const heading = file.endsWith('.md') ? /^# (.*)$/m.exec(textOf(file))![1]! : 'Decisions';
    return { file, title: heading.replace(/^(?!Proofs)([^:]*):.*/, '$1'), says: says.replaceAll('`', '') };
}

// A table is a chapter: its first column says of what, or the heading above it.
function* chaptersOf(text: string): Generator<Chapter> {
    for (const section of text.split(/^## /m).slice(1)) {
        for (const [, of, rows] of section.matchAll(/^\| (.*) \| \w+ \|\n\|---\|---\|\n((?:\|.*\n?)*)/gm)) {
            const title = of === 'page' ? section.slice(0, section.indexOf('\n')) : of![0]!.toUpperCase() + of!.slice(1);
            yield { title, leaves: [...rows!.matchAll(/^\| \[[^\]]*\]\(([^)]+)\) \| (.*) \|$/gm)].map(([, link, says]) => leafOf(link!, says!)) };
        }
    }
}

const elsewhere: readonly Leaf[] = [
    { file: start, title: 'All documents', says: '' },
    { file: 'README.md', title: 'pave', says: 'all of it at a glance; how it is installed' },
    { file: 'include/pave', title: 'Headers', says: 'every function of the library, and what it promises' },
    { file: 'web/js/README.md', title: 'The npm package', says: 'the library in a browser and in node, in TypeScript' },
    { file: 'bindings/python/README.md', title: 'The Python package', says: 'the library in Python, with numpy arrays' },
    { file: 'bindings/csharp/README.md', title: 'C#', says: 'the library in C# and Unity' },
    { file: 'examples/README.md', title: 'Examples', says: 'short programs, one idea each' },
    { file: 'CONTRIBUTING.md', title: 'Contributing', says: 'how to build, test and change it' },
    { file: 'CHANGELOG.md', title: 'Changes', says: 'what is new, and what has another name' },
];

const [first, ...others] = chaptersOf(textOf(start));
export const chapters: readonly Chapter[] = [first!, { title: 'The project', leaves: elsewhere }, ...others];
export const leaves = chapters.flatMap((it) => it.leaves);

const roomsOf: Readonly<Record<string, string>> = { Grids: 'parts', Tiles: 'tessellation', Worlds: 'worlds', Maps: 'regions', Tactics: 'tactics' };

/** The room of the page that a document is about. */
export const roomOf = (file: string): string | undefined => rooms.find(({ document }) => file === `docs/${document}.md`)?.name
    ?? (file === 'docs/polygons.md' ? 'regions' : roomsOf[chapters.find((it) => it.leaves.some((leaf) => leaf.file === file))?.title ?? '']);
