// What every entry of the package offers: windows, hashes, and the types that all share.
export { PaveError, partNames, cellsOf, pointsOf, type CellLike, type Cells, type Point, type Points, type ResultWord, type Part, type Source } from './core.ts';
export * from './windows.ts';
export * from './hashes.ts';
export type {
    BoardPattern, BorderRule, Box, Builtin, CitadelDef, CitadelDefInput, CitadelZone, Contact, CornerRule, CreatureKind, DicewarsBoardResult, DicewarsFairness, DicewarsResult, EditKind, FaultKind, GrowthResult,
    HexMetric, HexSystem, Layout, LayoutDefInput as LayoutDef, Measures, MeshFaults, MeshReport, MeshStats, Monotile, MoveCorners, MoveOrder, NoiseInput as Noise,
    Orientation, PaintedChanges, PictureFill, PictureMapFill, PictureMapMarks, PicturePalette, PicturePatchFill, PicturePartKind, PaintedUnit, Projection, RelaxKind, Removal, RemovalDefInput as RemovalDef, RimKind, SceneFrame, SegregationState, SegregationStatus,
    SquareMetric, SolidReport, TerrainZone, Territory, TriMetric, VertexRule, TriEdgeKind, WalkState, WangCensus, WangKind, WangLooks, WindowGrid, WindowShape,
    WorldMethod, WorldVerdict,
} from './abi.gen.ts';
