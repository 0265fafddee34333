// The entry of browsers.
export * from './api.ts';
export { load } from './load.ts';
