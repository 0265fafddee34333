// In place of d3-transition and d3-interpolate, of which d3-zoom makes use only for moves that take time: nothing here does, and they take 12 kB.
import { selection } from 'd3-selection';

Object.assign(selection.prototype, { interrupt(this: unknown): unknown { return this; } });

export const interrupt = (): void => {};
export const interpolateZoom = (): never => { throw new Error('the picture moves at once'); };
