// Everything that the package offers but `load`, which differs between browsers and node.
export { PaveError, cellsOf, pointsOf, type CellLike, type Cells, type Point, type Points, type ResultWord, type Source } from './core.ts';
export * from './grids.ts';
export * from './windows.ts';
export * from './worlds.ts';
export * from './tessellation.ts';
export * from './regions.ts';
export type {
    BoardPattern, BorderRule, Box, Builtin, Contact, CornerRule, DicewarsBoardResult, DicewarsFairness, DicewarsResult, EditKind, FaultKind, GrowthResult,
    HexMetric, HexSystem, Layout, LayoutDefInput as LayoutDef, Measures, MeshFaults, MeshReport, MeshStory, MoveOrder, MoveRule, NoiseInput as Noise,
    Orientation, PaintedChanges, PaintedUnit, Projection, RelaxKind, Removal, RemovalDefInput as RemovalDef, RimKind, SegregationState, SegregationStatus,
    SmoothDefInput as SmoothDef, SquareMetric, Territory, TriMetric, VertexRule, WalkState, WangCensus, WangKind, WangLooks, WindowGrid, WindowShape,
    WorldMethod, WorldVerdict,
} from './abi.gen.ts';
