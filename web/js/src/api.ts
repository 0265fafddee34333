// Everything that the package offers but `load`, which differs between browsers and node.
export { PaveError, partNames, cellsOf, pointsOf, type CellLike, type Cells, type Point, type Points, type ResultWord, type Part, type Source } from './core.ts';
export * from './grids.ts';
export * from './windows.ts';
export * from './worlds.ts';
export * from './hashes.ts';
export { readTsx, wangSetOf, writeTmx, writeTsx, type XmlElement, type XmlParser, type TiledColor, type TiledImage, type TiledSheet, type TiledTile, type TiledTileset, type TiledWangset } from './tiled.ts';
export * from './polygons.ts';
export * from './multigrids.ts';
export * from './patches.ts';
export * from './tessellation.ts';
export * from './regions.ts';
export * from './tactics.ts';
export * from './scenes.ts';
export { cssColor, pictureColor, pictureScaleColor } from './pictures.ts';
export * from './pictures-windows.ts';
export * from './pictures-meshes.ts';
export * from './pictures-maps.ts';
export * from './pictures-worlds.ts';
export * from './pictures-patches.ts';
export * from './pictures-tactics.ts';
export type {
    BoardPattern, BorderRule, Box, Builtin, CitadelDef, CitadelDefInput, CitadelLand, CitadelPlace, CitadelZone, Contact, CornerRule, CreatureKind, DicewarsBoardResult, DicewarsFairness, DicewarsResult, EditKind, FaultKind, GrowthResult,
    HexMetric, HexSystem, Layout, LayoutDefInput as LayoutDef, Measures, MeshFaults, MeshReport, MeshStats, Monotile, MoveCorners, MoveOrder, NoiseInput as Noise,
    Orientation, PaintedChanges, PictureFill, PictureMapFill, PictureMapMarks, PicturePalette, PicturePatchFill, PicturePartKind, PaintedUnit, Projection, RelaxKind, Removal, RemovalDefInput as RemovalDef, RimKind, SceneFrame, SegregationState, SegregationStatus,
    SmoothDefInput as SmoothDef, SquareMetric, SolidReport, TerrainZone, Territory, TriMetric, VertexRule, TriEdgeKind, WalkState, WangCensus, WangKind, WangLooks, WindowGrid, WindowShape,
    WorldMethod, WorldVerdict,
} from './abi.gen.ts';
