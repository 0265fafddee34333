// What every part of the package but `view` offers: grids, and pictures of windows.
export * from './base.ts';
export * from './grids.ts';
export * from './polygons.ts';
export * from './scenes.ts';
export { cssColor, pictureColor, pictureScaleColor } from './pictures.ts';
export * from './pictures-windows.ts';
