// What pose the remembered state asks of the diagram.
import type { Pose } from './shape.ts';
import type { State } from './state.ts';

export const poseOf = ({ grid, m, turn, up }: Pick<State, 'grid' | 'm' | 'turn' | 'up'>): Pose =>
    ({ grid, m: grid === 'square' ? 1 : m, turn: grid !== 'square' && turn === 'flat' ? 1 : 0, y: up ? -1 : 1 });
