// The documents of the project in the order of the sidebar. Each Markdown file of docs/, docs/start and docs/proofs must be here, and each of docs/decisions comes by itself.
import { rooms } from '../src/rooms/rooms.ts';

export interface Leaf {
    /** In the project. */
    readonly file: string;
    readonly title: string;
    /** What it is, where the list of docs/README.md does not say it. */
    readonly says?: string;
}

export interface Chapter {
    readonly title: string;
    readonly leaves: readonly Leaf[];
}

const leaf = (file: string, title: string, says?: string): Leaf => ({ file, title, says });

export const chapters: readonly Chapter[] = [
    {
        title: 'Start',
        leaves: [
            leaf('docs/README.md', 'All documents'),
            leaf('docs/start/hex-game.md', 'A hexagon game'),
            leaf('docs/start/board.md', 'A board to print'),
            leaf('docs/start/players.md', 'A map for six players'),
            leaf('docs/start/browser.md', 'A world in the browser'),
            leaf('docs/start/tiled.md', 'Your tile set in Tiled'),
            leaf('docs/start/godot.md', 'Worlds in Godot'),
            leaf('README.md', 'pave', 'all of it at a glance; how it is installed'),
            leaf('docs/adopt.md', 'In your project'),
            leaf('docs/library.md', 'First programs in C'),
            leaf('web/js/README.md', 'The npm package', 'the library in a browser and in node, in TypeScript'),
            leaf('bindings/python/README.md', 'The Python package', 'the library in Python, with numpy arrays'),
            leaf('bindings/csharp/README.md', 'C#', 'the library in C# and Unity'),
            leaf('examples/README.md', 'Examples', 'short programs, one idea each'),
        ],
    },
    {
        title: 'Grounds',
        leaves: [
            leaf('docs/grids.md', 'Grids'),
            leaf('docs/coordinates.md', 'Coordinates'),
            leaf('docs/distances.md', 'Distances'),
            leaf('docs/grounds.md', 'Grounds'),
            leaf('docs/polygons.md', 'Ground from drawings'),
            leaf('docs/tessellation.md', 'Tessellation'),
            leaf('docs/relaxation.md', 'Relaxation'),
            leaf('docs/faults.md', 'Faults'),
            leaf('docs/meshes.md', 'Meshes'),
            leaf('docs/aperiodic.md', 'Aperiodic grounds'),
            leaf('docs/regions.md', 'Regions'),
            leaf('docs/dicewars.md', 'Dice Wars'),
            leaf('docs/schelling.md', 'Segregation'),
            leaf('docs/tactics.md', 'Tactics'),
            leaf('docs/formations.md', 'Formations'),
            leaf('docs/creatures.md', 'Large creatures'),
            leaf('docs/terrain.md', 'Terrain'),
            leaf('docs/citadels.md', 'Citadels'),
        ],
    },
    {
        title: 'Worlds',
        leaves: [
            leaf('docs/worlds.md', 'Worlds'),
            leaf('docs/worlds-connected.md', 'Connected worlds'),
            leaf('docs/worlds-tilings.md', 'Other tilings'),
            leaf('docs/worlds-edits.md', 'Edits'),
            leaf('docs/incomplete-sets.md', 'Incomplete tile sets'),
            leaf('docs/herringbone.md', 'Herringbone worlds'),
            leaf('docs/exploring.md', 'Exploring'),
            leaf('docs/scale.md', 'Scale'),
        ],
    },
    {
        title: 'Reference',
        leaves: [
            leaf('include/pave', 'Headers', 'every function of the library, and what it promises'),
            leaf('docs/command-grid.md', 'pave grid'),
            leaf('docs/pictures.md', 'Pictures'),
            leaf('docs/jobs.md', 'Six jobs'),
            leaf('docs/files.md', 'Files'),
            leaf('docs/files-tiled.md', 'Files of Tiled'),
            leaf('docs/files-sets.md', 'Tile-set files'),
            leaf('docs/files-godot.md', 'Files of Godot'),
            leaf('docs/files-worlds.md', 'Files of worlds'),
            leaf('docs/command-output.md', 'Output of the command'),
            leaf('docs/page.md', 'The page'),
            leaf('docs/determinism.md', 'Determinism'),
            leaf('docs/benchmarks.md', 'Benchmarks'),
            leaf('docs/benchmarks-worlds.md', 'Benchmarks: worlds'),
            leaf('docs/benchmarks-meshes.md', 'Benchmarks: meshes'),
            leaf('docs/benchmarks-regions.md', 'Benchmarks: regions'),
            leaf('docs/benchmarks-web.md', 'Benchmarks: web'),
        ],
    },
    {
        title: 'The house',
        leaves: [
            leaf('docs/architecture.md', 'Architecture'),
            leaf('docs/glossary.md', 'Glossary'),
            leaf('docs/decisions', 'Decisions'),
            leaf('docs/differences.md', 'Differences from the articles'),
            leaf('docs/proofs/meshes.md', 'Proofs: meshes'),
            leaf('docs/proofs/relaxation.md', 'Proofs: relaxation'),
            leaf('docs/proofs/regions.md', 'Proofs: regions'),
            leaf('docs/proofs/tactics.md', 'Proofs: tactics'),
            leaf('docs/proofs/tile-sets.md', 'Proofs: tile sets'),
            leaf('CONTRIBUTING.md', 'Contributing', 'how to build, test and change it'),
            leaf('CHANGELOG.md', 'Changes', 'what is new, and what has another name'),
        ],
    },
];

/** The title of a document in the sidebar. */
export const titleOf = (file: string): string | undefined => chapters.flatMap(({ leaves }) => leaves).find((it) => it.file === file)?.title;

/** The rooms of documents that are not a room's first. */
const alsoOf: Readonly<Record<string, string>> = {
    'docs/coordinates.md': 'parts',
    'docs/distances.md': 'parts',
    'docs/grounds.md': 'parts',
    'docs/dicewars.md': 'regions',
    'docs/polygons.md': 'regions',
    'docs/schelling.md': 'regions',
    'docs/citadels.md': 'tactics',
    'docs/creatures.md': 'tactics',
    'docs/formations.md': 'tactics',
    'docs/terrain.md': 'tactics',
    'docs/faults.md': 'tessellation',
    'docs/meshes.md': 'tessellation',
    'docs/proofs/meshes.md': 'tessellation',
    'docs/proofs/relaxation.md': 'tessellation',
    'docs/proofs/regions.md': 'regions',
    'docs/proofs/tactics.md': 'tactics',
    'docs/proofs/tile-sets.md': 'worlds',
    'docs/relaxation.md': 'tessellation',
    'docs/exploring.md': 'worlds',
    'docs/incomplete-sets.md': 'worlds',
    'docs/start/tiled.md': 'worlds',
    'docs/start/godot.md': 'worlds',
    'docs/worlds-connected.md': 'worlds',
    'docs/worlds-edits.md': 'worlds',
    'docs/worlds-tilings.md': 'worlds',
};

/** The room of the page that a document is about. */
export const roomOf = (file: string): string | undefined => rooms.find(({ document }) => file === `docs/${document}.md`)?.name ?? alsoOf[file];
