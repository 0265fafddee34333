// The state of the room, as the address has it.
import { ofView, real, seed, where, whole, word, type Values } from '../../state/room-fields.ts';
import type { Store } from '../../state/store.ts';

/** The grids, as the command names them. */
export const grids = ['penrose', 'ammann-beenker', 'multigrid-6', 'multigrid-7', 'multigrid-8', 'multigrid-9', 'multigrid-10', 'multigrid-11', 'multigrid-12', 'hat', 'spectre', 'townscaper'] as const;
export type GridName = (typeof grids)[number];
/** What lies on the ground. */
export const covers = ['shapes', 'world', 'dice'] as const;
export type Cover = (typeof covers)[number];
export const worldSets = ['land', 'lakes', 'river', 'roads', 'meadow', 'cave'] as const;

/** The ground ends so far from its middle, along x and y, in lengths of a side. */
export const far = 2 ** 27;

export const fields = {
    grid: word<GridName>('penrose', grids),
    /** Which place of the endless ground is the middle. */
    seed: seed('7'),
    on: word<Cover>('shapes', covers),
    ...where('on', ['world'], {
        set: word('land', worldSets),
        w: seed('3'),
        /** Scale of the noise that the shares of colours follow; 0: none, -1: as suits the set. */
        noise: whole(-1, -1, 200),
    }),
    // A disk around the middle of the ground.
    ...where('on', ['dice'], {
        d: seed('1'),
        r: whole(16, 6, 40),
        p: whole(6, 2, 8),
    }),
    x: ofView(real(0, -far, far)),
    y: ofView(real(0, -far, far)),
    z: ofView(real(0, 0, 400)), // pixels of a side; 0: as suits the grid
};
export type Fields = typeof fields;
export type State = Values<Fields>;
export type Rooms = Store<Fields>;
