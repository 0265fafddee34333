// Everything that the package offers but `load`, which differs between browsers and node.
export * from './common.ts';
export * from './worlds.ts';
export { readTsx, wangSetOf, writeTmx, writeTsx, type XmlElement, type XmlParser, type TiledColor, type TiledFile, type TiledImage, type TiledSheet, type TiledTile, type TiledTileset, type TiledWangset } from './tiled.ts';
export * from './multigrids.ts';
export * from './patches.ts';
export * from './tessellation.ts';
export * from './regions.ts';
export * from './tactics.ts';
export * from './pictures-meshes.ts';
export * from './pictures-maps.ts';
export * from './pictures-worlds.ts';
export * from './pictures-patches.ts';
export * from './pictures-tactics.ts';
