// The documents of the project in the order of the sidebar. Each Markdown file of docs/ must be here, and each of docs/decisions comes by itself.
import { documents } from '../src/rooms/documents.ts';

export interface Leaf {
    /** In the project. */
    readonly file: string;
    readonly title: string;
}

export interface Chapter {
    readonly title: string;
    readonly leaves: readonly Leaf[];
}

const leaf = (file: string, title: string): Leaf => ({ file, title });

export const chapters: readonly Chapter[] = [
    { title: 'Start', leaves: [leaf('README.md', 'pave'), leaf('docs/README.md', 'All documents'), leaf('web/js/README.md', 'The npm package'), leaf('examples/README.md', 'Examples')] },
    {
        title: 'Grounds',
        leaves: [
            leaf('docs/grids.md', 'Grids'), leaf('docs/grounds.md', 'Grounds'), leaf('docs/tessellation.md', 'Tessellation'), leaf('docs/worlds.md', 'Worlds'),
            leaf('docs/own-tiles.md', 'Your own tiles'), leaf('docs/regions.md', 'Regions'), leaf('docs/tactics.md', 'Tactics'),
        ],
    },
    {
        title: 'Reference',
        leaves: [
            leaf('include/pave', 'Headers'), leaf('docs/command-grid.md', 'pave grid'), leaf('docs/pictures.md', 'Pictures'), leaf('docs/files.md', 'Files'),
            leaf('docs/page.md', 'The page'), leaf('docs/determinism.md', 'Determinism'), leaf('docs/benchmarks.md', 'Benchmarks'),
        ],
    },
    {
        title: 'The house',
        leaves: [
            leaf('docs/architecture.md', 'Architecture'), leaf('docs/glossary.md', 'Glossary'), leaf('docs/decisions', 'Decisions'), leaf('CONTRIBUTING.md', 'Contributing'),
            leaf('CHANGELOG.md', 'Changes'),
        ],
    },
];

/** The rooms of documents that are not a room's first. */
const alsoOf: Readonly<Record<string, string>> = { 'docs/grounds.md': 'parts', 'docs/own-tiles.md': 'worlds' };

/** The room of the page that a document is about. */
export const roomOf = (file: string): string | undefined => Object.keys(documents).find((room) => file === `docs/${documents[room]}.md`) ?? alsoOf[file];
