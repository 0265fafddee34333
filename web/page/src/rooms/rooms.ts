// The rooms of the page, in the order of the texts. Each is loaded when it is entered.
import type { Fields } from '../state/fields.ts';
import type { Room } from '../ui/room.tsx';

export interface Entrance {
    readonly name: string;
    readonly title: string;
    readonly says: string;
    /** Which document tells of it: docs/NAME.md of the project, docs/NAME.html beside the page. */
    readonly document: string;
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    load(): Promise<{ default: Room<any> }>;
}

const room = <Of extends Fields>(name: string, title: string, says: string, load: () => Promise<{ default: Room<Of> }>, document = name): Entrance => ({ name, title, says, load, document });

export const rooms: readonly Entrance[] = [
    room('parts', 'Parts', 'Faces, edges and vertices of grids, and how they relate', () => import('./parts/parts.tsx'), 'grids'),
    room('tessellation', 'Tessellation', 'Say which tiles touch; see the tiles', () => import('./tessellation/tessellation.tsx')),
    room('worlds', 'Worlds', 'Endless ground, the same in any order', () => import('./worlds/worlds.tsx')),
    room('regions', 'Regions', 'Neighbours sort themselves; territories grow', () => import('./regions/regions.tsx')),
    room('tactics', 'Tactics', 'Distances, formations, giants, towns, terrain', () => import('./tactics/tactics.tsx')),
    room('aperiodic', 'Aperiodic', 'Ground that never repeats: Penrose, hats, rhombs', () => import('./aperiodic/aperiodic.tsx')),
];
