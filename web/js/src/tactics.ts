// Triangles for games of turns: moves by metric, zones and lines of attack, formations, creatures, nests, citadels, terrain.
import {
    type Attack, type CitadelDef, type CitadelDefInput, type CitadelGate, type CitadelHouse, type CitadelPolygon,
    type CitadelWork, type CitadelZone, type CreatureKind, type FormationDefInput, type FormationPlace,
    type FormationSoldier, type Line, type MoveCorners, type NestBuildingInput, type NestKind, type NestKindInput, type OrderInput, type River,
    type SolidReport, type TerrainCostsDefInput, type TerrainDefInput, type TerrainZone, type TriEdgeKind,
    type TriMetric, type Water, type WindowShape,
    PAVE_CITADEL_ZONES, PAVE_TERRAIN_ZONES, PAVE_TRI_DIRECTIONS_MAX, enums,
} from './abi.gen.ts';
import {
    Handle, PaveError, check, copy, core, data, errorSlot, field, index, indices, listed, listedStructs, made, numberOf, offsetOf, packCells, pointerTo,
    read, readList, scoped, structSize, text, u8, type CellLike, type Cells,
} from './core.ts';
import { Graph, Mask, Search, Tiling, Window, type Costs } from './windows.ts';

// ---- Moves --------------------------------------------------------------------------------------------------------------------

/** As pave_moves_def. */
export interface MovesDef {
    window?: Window;
    walls?: Mask;
    metric?: TriMetric;
    corners?: MoveCorners;
    /** Of entering each cell; below 0: not entered. */
    costs?: ArrayLike<number>;
    /** Of a turn; 0: there are no turns. */
    points?: number;
}

// Numbers that live as long as an object that keeps a pointer to them.
class Kept extends Handle<'memory'> {
    readonly struct = 'memory';
    constructor(values: ArrayLike<number>) {
        const pointer = core().malloc(Math.max(8, 4 * values.length));
        if (!pointer) throw new PaveError('no-memory', 'not enough memory for the costs');
        new Int32Array(core().memory.buffer, pointer, values.length).set(values);
        super(pointer, (it) => core().free(it));
    }
}

const boardOf = (def: { window?: Window; walls?: Mask }): Window => {
    if (def.walls) pointerTo('mask', def.walls, 'walls');
    const window = def.window ?? def.walls?.window;
    if (!window) throw new PaveError('invalid', 'there must be a window, or walls on one');
    if (def.walls && def.walls.window.count !== window.count) throw new PaveError('invalid', 'the walls are on another window');
    return window;
};

// What a search of such moves takes: addresses of costs that the moves own.
const costsOf = (struct: 'moves' | 'creature_moves', pointer: number): Costs => {
    const at = pointer + offsetOf(struct, 'costs');
    return {
        enter: field('costs', 'enter', at), cross: field('costs', 'cross', at), least: field('costs', 'least', at), metric: field('costs', 'metric', at),
        points: field('costs', 'points', at),
    };
};

/** The steps of a metric on a window of triangles with walls: pave_moves. */
export class Moves extends Handle<'moves'> {
    readonly struct = 'moves';
    readonly window: Window;
    readonly graph: Graph;
    /** For the search of `graph`: `search.field(a, moves.costs)`. */
    readonly costs: Costs;

    private constructor(pointer: number, window: Window, kept: Kept | undefined) {
        super(pointer, (it) => core().pave_moves_destroy(it), [window, kept]);
        this.window = window;
        this.graph = new Graph(field('moves', 'graph', pointer), [this], false);
        this.costs = costsOf('moves', pointer);
    }

    static create(def: MovesDef): Moves {
        const window = boardOf(def);
        if (def.costs && def.costs.length !== window.count) throw new PaveError('range', `costs must have ${window.count} elements, one for each cell`);
        using kept = def.costs ? new Kept(def.costs) : undefined;
        return new Moves(made((arena, out, error) => core().pave_moves_create(arena.struct('moves_def', { ...def, costs: kept }), 0, out, error)), window, kept);
    }

    /** A search of these moves; give `moves.costs` to its calls. */
    search(): Search { return Search.create(this.graph); }

    override dispose(): void {
        this.graph.dispose();
        super.dispose();
    }
}

/** The open cells within range of a source. */
export interface ZoneDef {
    window?: Window;
    walls?: Mask;
    sources: ArrayLike<number>;
    least?: number;
    most: number;
    metric?: TriMetric;
    sight?: boolean;
}
export function zoneCells(def: ZoneDef): Int32Array {
    const window = boardOf(def);
    const full = { ...def, sources: indices(def.sources, window.count, 'a source'), sourceCount: def.sources.length };
    return listed(Int32Array, 1, window.count, (out, capacity, count, arena) =>
        core().pave_zone_cells(arena.struct('zone_def', full), 0, out, capacity, count, errorSlot()));
}

/** The 12 straight lines of attack from a cell, each with what ends it. */
export function attackLines(def: { window?: Window; walls?: Mask; from: number; range: number }): Line[] {
    index(def.from, boardOf(def).count, 'from');
    return scoped((arena) => {
        const out = arena.alloc(structSize('line') * PAVE_TRI_DIRECTIONS_MAX);
        check(core().pave_lines_make(arena.struct('lines_def', def), out, errorSlot()));
        return readList<Line>('line', out, PAVE_TRI_DIRECTIONS_MAX);
    });
}

// ---- Formations ---------------------------------------------------------------------------------------------------------------

export type FormationDef = FormationDefInput;
export type Order = OrderInput;

/** The places of a formation, by rank and file. */
export function formationPlaces(def: FormationDef): FormationPlace[] {
    return listedStructs<FormationPlace>('formation_place', 64, (out, capacity, count, arena) =>
        core().pave_formation_places(arena.struct('formation_def', def), out, capacity, count, errorSlot()));
}

/** Soldiers in ranks and files on a board of squares, hexagons or triangles: pave_formation. */
export class Formation extends Handle<'formation'> {
    readonly struct = 'formation';
    readonly walls: Mask;
    readonly count: number;

    private constructor(pointer: number, walls: Mask) {
        super(pointer, (it) => core().pave_formation_destroy(it), [walls]);
        this.walls = walls;
        this.count = field('formation', 'count', pointer);
    }

    static create(def: FormationDef, walls: Mask): Formation {
        return new Formation(made((arena, out, error) => core().pave_formation_create(arena.struct('formation_def', def), pointerTo('mask', walls, 'walls'), 0, out, error)), walls);
    }

    places(): FormationPlace[] { return readList('formation_place', field('formation', 'places', this.pointer), this.count); }
    soldiers(): FormationSoldier[] { return readList('formation_soldier', field('formation', 'soldiers', this.pointer), this.count); }
    /** The turns of the last order. */
    get turnCount(): number { return field('formation', 'turnCount', this.pointer); }
    /** The last order turn by turn: after turn t soldier i is on cell t * count + i; turn 0 is before it. */
    track(): Int32Array { return copy(Int32Array, field('formation', 'track', this.pointer), 3 * this.count * (this.turnCount + 1)); }

    /** Gives an order: the soldiers walk. */
    give(order: Order): this {
        scoped((arena) => check(core().pave_formation_give(this.pointer, arena.struct('order', order), errorSlot())));
        return this;
    }

    /** Who can attack which of the targets, and what is in the way. */
    attacks(def: { targets: Cells; range?: number; solid?: boolean }): Attack[] {
        const targets = packCells(def.targets);
        return listedStructs<Attack>('attack', 64, (out, capacity, count, arena) =>
            core().pave_formation_attacks(this.pointer, arena.struct('attack_def', { ...def, targets, targetCount: targets.length / 3 }), out, capacity, count, errorSlot()));
    }

    /** Of each soldier the attack on `targets` that is worth showing: a clear one if there is any, and the straightest. */
    shown(targets: Cells, attacks: readonly Attack[]): (Attack | undefined)[] {
        return scoped((arena) => {
            const out = arena.alloc(8 * this.count);
            core().pave_formation_shown(this.pointer, arena.array(Int32Array, packCells(targets)), arena.structs('attack', attacks), BigInt(attacks.length), out);
            return Array.from(copy(BigInt64Array, out, this.count), (i) => attacks[Number(i)]);
        });
    }

    /** The cells in contact with the front. */
    front(): Int32Array {
        return listed(Int32Array, 3, 64, (out, capacity, count) => core().pave_formation_front(this.pointer, out, capacity, count));
    }
}

// ---- Creatures ----------------------------------------------------------------------------------------------------------------

export interface Creature {
    kind: CreatureKind;
    size: number;
}
export interface CreaturePose {
    anchor: CellLike;
    stance?: TriEdgeKind;
}
const stanceOf = (stance: TriEdgeKind | undefined): number => numberOf('tri_edge_kind', stance ?? Object.keys(enums.tri_edge_kind)[0]);

function posed<Result>(creature: Creature, pose: CreaturePose, use: (creature: number, pose: number, arena: import('./core.ts').Arena) => Result): Result {
    return scoped((arena) => {
        const [shape, at] = [arena.struct('creature', creature), arena.struct('creature_pose', pose)];
        check(core().pave_creature_check(shape, at, errorSlot()));
        return use(shape, at, arena);
    });
}

export const creatures = {
    /** The cells of its body. */
    cells: (creature: Creature, pose: CreaturePose): Int32Array => posed(creature, pose, (shape, at, arena) => {
        const range = arena.struct('tri_range');
        core().pave_creature_body(range, shape, at);
        return listed(Int32Array, 3, 64, (out, capacity, count) => core().pave_tri_range_cells(range, out, capacity, count));
    }),
    /** What a move passes: the hull of the body before and after. */
    sweep: (creature: Creature, pose: CreaturePose, move: number): Int32Array => posed(creature, pose, (shape, at, arena) => {
        const range = arena.struct('tri_range');
        core().pave_creature_sweep(range, shape, at, index(move, creatures.moveCount(creature.kind), 'a move'));
        return listed(Int32Array, 3, 64, (out, capacity, count) => core().pave_tri_range_cells(range, out, capacity, count));
    }),
    moveCount: (kind: CreatureKind): number => core().pave_creature_move_count(numberOf('creature_kind', kind)),
    /** The pose after a move. */
    moved: (creature: Creature, pose: CreaturePose, move: number): Required<CreaturePose> => posed(creature, pose, (shape, at, arena) => {
        const out = arena.struct('creature_pose');
        core().pave_creature_moved(out, shape, at, index(move, creatures.moveCount(creature.kind), 'a move'));
        return read('creature_pose', out);
    }),
    fits: (walls: Mask, creature: Creature, pose: CreaturePose): boolean => posed(creature, pose, (shape, at) => {
        onTriangles(walls);
        return core().pave_creature_fits(walls.pointer, shape, at) !== 0;
    }),
    /** For each cell the greatest size that fits with its anchor there. */
    clearance: (walls: Mask, kind: CreatureKind, stance?: TriEdgeKind): Int32Array => scoped((arena) => {
        const mask = pointerTo('mask', walls, 'walls');
        const out = arena.alloc(4 * walls.window.count);
        check(core().pave_creature_clearance(mask, numberOf('creature_kind', kind), stanceOf(stance), 0, out, errorSlot()));
        return copy(Int32Array, out, walls.window.count);
    }),
};

function onTriangles(walls: Mask): void {
    pointerTo('mask', walls, 'walls');
    if (walls.window.grid !== 'triangles') throw new PaveError('unsupported', 'creatures live on triangles');
}

/** The moves of a creature between walls, as a graph of its poses: pave_creature_moves. */
export class CreatureMoves extends Handle<'creature_moves'> {
    readonly struct = 'creature_moves';
    readonly graph: Graph;
    readonly costs: Costs;

    private constructor(pointer: number, walls: Mask) {
        super(pointer, (it) => core().pave_creature_moves_destroy(it), [walls.window]);
        this.graph = new Graph(field('creature_moves', 'graph', pointer), [this], false);
        this.costs = costsOf('creature_moves', pointer);
    }

    /** `costs`: one for each cell of the window, as in pave_creature_def. */
    static create(def: { walls: Mask; creature: Creature; stepCost?: number; turnCost?: number; noTurns?: boolean; costs?: ArrayLike<number> }): CreatureMoves {
        pointerTo('mask', def.walls, 'walls');
        const { count } = def.walls.window;
        if (def.costs && def.costs.length !== count) throw new PaveError('range', `costs must have ${count} elements, one for each cell`);
        return new CreatureMoves(made((arena, out, error) => core().pave_creature_moves_create(arena.struct('creature_def', def), 0, out, error)), def.walls);
    }

    search(): Search { return Search.create(this.graph); }

    /** The node of a pose; -1 where the creature does not fit. */
    node(pose: CreaturePose): number {
        return scoped((arena) => core().pave_creature_moves_node(this.pointer, arena.struct('creature_pose', pose)));
    }

    /** The pose of a node. */
    pose(node: number): Required<CreaturePose> {
        index(node, this.graph.nodeCount, 'a node');
        return scoped((arena) => {
            const out = arena.struct('creature_pose');
            core().pave_creature_moves_pose(out, this.pointer, node);
            return read('creature_pose', out);
        });
    }

    override dispose(): void {
        this.graph.dispose();
        super.dispose();
    }
}

// ---- Parts of objects that C owns ---------------------------------------------------------------------------------------------

const ownedWindow = (pointer: number, owner: Handle): Window => new Window(pointer, Tiling.named('tri'), owner);
const ownedMask = (pointer: number, owner: Handle): Mask => new Mask(pointer, ownedWindow(field('mask', 'window', pointer), owner), owner);

// ---- Nests --------------------------------------------------------------------------------------------------------------------

/** A map of two sizes of triangles: pave_nest. */
export class Nest extends Handle<'nest'> {
    readonly struct = 'nest';
    readonly factor: number;
    /** Walls of the big and the small tiles. */
    readonly big: Mask;
    readonly small: Mask;

    private constructor(pointer: number) {
        super(pointer, (it) => core().pave_nest_destroy(it));
        this.factor = field('nest', 'factor', pointer);
        this.big = ownedMask(field('nest', 'big', pointer), this);
        this.small = ownedMask(field('nest', 'small', pointer), this);
    }

    static create(def: { window: { shape?: WindowShape; width?: number; height?: number; radius?: number; at?: CellLike }; factor: number; kinds: readonly NestKindInput[] }): Nest {
        return new Nest(made((arena, out, error) => core().pave_nest_create(arena.struct('nest_def', { ...def, kindCount: def.kinds.length }), 0, out, error)));
    }

    kinds(): NestKind[] { return readList('nest_kind', field('nest', 'kinds', this.pointer), field('nest', 'kindCount', this.pointer)); }

    #windowOf(big: boolean): Window { return (big ? this.big : this.small).window; }
    /** The number of the kind on each tile; 0: nothing. */
    on(big: boolean): Int32Array { return copy(Int32Array, field('nest', big ? 'onBig' : 'onSmall', this.pointer), this.#windowOf(big).count); }
    halves(): Uint8Array { return copy(Uint8Array, field('nest', 'halves', this.pointer), this.small.window.count); }

    allows(kind: number, big: boolean, tile: number): boolean {
        index(kind - 1, this.kinds().length, 'kind - 1');
        return core().pave_nest_allows(this.pointer, kind, big ? 1 : 0, BigInt(index(tile, this.#windowOf(big).count, 'a tile'))) !== 0;
    }

    /** Puts a kind on a tile; 0 clears it. */
    put(kind: number, big: boolean, tile: number): this {
        index(tile, this.#windowOf(big).count, 'a tile');
        if (kind && !this.allows(kind, big, tile)) throw new PaveError('invalid', 'this kind may not stand there');
        data().setInt32(field('nest', big ? 'onBig' : 'onSmall', this.pointer) + 4 * tile, kind, true);
        return this;
    }

    check(): void { check(core().pave_nest_check(this.pointer, errorSlot())); }
    /** Adds all walls of both sizes to a mask of the small tiles. */
    walls(mask: Mask): Mask {
        const at = pointerTo('mask', mask);
        if (mask.window.count !== this.small.window.count) throw new PaveError('invalid', 'the mask is of another window');
        errorSlot();
        check(core().pave_nest_walls(this.pointer, at));
        return mask;
    }
    build(building: NestBuildingInput): this {
        scoped((arena) => check(core().pave_nest_build(this.pointer, arena.struct('nest_building', building), errorSlot())));
        return this;
    }

    override dispose(): void {
        for (const mask of [this.big, this.small]) {
            mask.window.dispose();
            mask.dispose();
        }
        super.dispose();
    }
}

// ---- Solids -------------------------------------------------------------------------------------------------------------------

/** Triangles in space with a zone each: pave_solid. */
export class Solid extends Handle<'solid'> {
    readonly struct = 'solid';
    readonly pointCount: number;
    readonly triangleCount: number;

    /** @internal */
    constructor(pointer: number) {
        super(pointer, (it) => core().pave_solid_destroy(it));
        this.pointCount = field('solid', 'pointCount', pointer);
        this.triangleCount = field('solid', 'triangleCount', pointer);
    }

    /** x to the east, y up, z to the south, in edges. */
    positions(): Float32Array {
        return scoped((arena) => {
            const out = arena.alloc(12 * this.pointCount);
            core().pave_web_solid_positions(this.pointer, out);
            return copy(Float32Array, out, 3 * this.pointCount);
        });
    }
    /** Three points of each triangle, counterclockwise seen from outside. */
    corners(): Int32Array { return copy(Int32Array, field('solid', 'corners', this.pointer), 3 * this.triangleCount); }
    /** The zone of each triangle. */
    zones(): Uint8Array { return copy(Uint8Array, field('solid', 'zones', this.pointer), this.triangleCount); }
    /** Name and colour (0xRRGGBBAA) of each zone. */
    zoneList(): { name: string; color: number }[] {
        return Array.from({ length: field('solid', 'zoneCount', this.pointer) }, (_, i) => {
            const at = field('solid', 'zoneList', this.pointer) + i * structSize('solid_zone');
            return { name: text(field('solid_zone', 'name', at)), color: field('solid_zone', 'color', at) };
        });
    }
    get smooth(): boolean { return u8()[this.pointer + offsetOf('solid', 'smooth')] !== 0; }
    check(): SolidReport {
        return scoped((arena) => {
            const out = arena.struct('solid_report');
            errorSlot();
            check(core().pave_solid_check(this.pointer, 0, out));
            return read<SolidReport>('solid_report', out);
        });
    }
    hash(): bigint { return BigInt.asUintN(64, core().pave_solid_hash(this.pointer)); }
}

// ---- Citadels -----------------------------------------------------------------------------------------------------------------

/** A fortified town on triangles: pave_citadel. */
export class Citadel extends Handle<'citadel'> {
    readonly struct = 'citadel';
    readonly window: Window;
    /** As it was made: no field is 0 or "any". */
    readonly def: CitadelDef;

    private constructor(pointer: number) {
        super(pointer, (it) => core().pave_citadel_destroy(it));
        this.window = ownedWindow(field('citadel', 'window', pointer), this);
        this.def = read<{ def: CitadelDef }>('citadel', pointer).def;
    }

    static create(def: CitadelDefInput = {}): Citadel {
        return new Citadel(made((arena, out, error) => core().pave_citadel_create(arena.struct('citadel_def', def), 0, out, error)));
    }

    override dispose(): void {
        this.window.dispose();
        super.dispose();
    }

    /** The number of the zone of each cell: its word is `citadelZones[zone]`. */
    zones(): Uint8Array { return copy(Uint8Array, field('citadel', 'zones', this.pointer), this.window.count); }
    parts(): Int32Array { return copy(Int32Array, field('citadel', 'parts', this.pointer), this.window.count); }
    #list<Value>(struct: 'citadel_work' | 'citadel_gate' | 'citadel_house' | 'citadel_polygon', name: string, count: string): Value[] {
        return readList<Value>(struct, field('citadel', name, this.pointer), field('citadel', count, this.pointer));
    }
    works(): CitadelWork[] { return this.#list('citadel_work', 'works', 'workCount'); }
    gates(): CitadelGate[] { return this.#list('citadel_gate', 'gates', 'gateCount'); }
    houses(): CitadelHouse[] { return this.#list('citadel_house', 'houses', 'houseCount'); }
    polygons(): CitadelPolygon[] { return this.#list('citadel_polygon', 'polygons', 'polygonCount'); }
    /** The vertices of polygons: q, r, q, r, ... */
    vertices(): Int32Array { return copy(Int32Array, field('citadel', 'vertices', this.pointer), 2 * field('citadel', 'vertexCount', this.pointer)); }

    /** The cells that cannot be walked on, or that stop sight. */
    mask(what: 'walk' | 'sight' = 'walk'): Mask {
        const mask = Mask.create(this.window);
        core().pave_citadel_mask(field('citadel', 'zones', this.pointer), what === 'sight' ? 1 : 0, mask.pointer);
        return mask;
    }

    solid(): Solid { return new Solid(made((_, out, error) => core().pave_citadel_solid(this.pointer, 0, out, error))); }

    hash(): bigint { return BigInt.asUintN(64, core().pave_citadel_hash(this.pointer)); }
}
/** The words of the zones of citadels, by number. */
export const citadelZones = (Object.keys(enums.citadel_zone) as CitadelZone[]).slice(0, PAVE_CITADEL_ZONES);

// ---- Terrain ------------------------------------------------------------------------------------------------------------------

/** As pave_terrain_def; `picture` gives heights instead of noise: its outer pixels lie on the rim. */
export interface TerrainDef extends Omit<TerrainDefInput, 'window' | 'heights'> {
    window: Window;
    picture?: { values: ArrayLike<number>; width: number; height: number; low: number; high: number };
}

/** Heights, water and zones on triangles: pave_terrain. Heights are in 4096ths of an edge. */
export class Terrain extends Handle<'terrain'> {
    readonly struct = 'terrain';
    readonly window: Window;
    readonly vertexCount: number;

    private constructor(pointer: number, window: Window) {
        super(pointer, (it) => core().pave_terrain_destroy(it), [window]);
        this.window = window;
        this.vertexCount = field('terrain', 'vertexCount', pointer);
    }

    static create({ picture, ...def }: TerrainDef): Terrain {
        if (picture && picture.values.length !== picture.width * picture.height) throw new PaveError('range', 'the values of a picture are width * height numbers');
        return new Terrain(made((arena, out, error) => {
            const full = arena.struct('terrain_def', def);
            if (picture) {
                const at = arena.struct('heights_picture', { ...picture, window: def.window });
                const result = core().pave_heights_of_picture(at, full + offsetOf('terrain_def', 'heights'), error);
                if (result) return result;
            }
            return core().pave_terrain_create(full, 0, out, error);
        }), def.window);
    }

    #vertices(name: string): Int32Array { return copy(Int32Array, field('terrain', name, this.pointer), this.vertexCount); }
    heights(): Int32Array { return this.#vertices('heights'); }
    /** The surface: of water where there is some. */
    levels(): Int32Array { return this.#vertices('levels'); }
    /** The vertex to which water flows; -1: away. */
    down(): Int32Array { return this.#vertices('down'); }
    runoff(): Int32Array { return this.#vertices('runoff'); }
    /** The number of the water of each vertex: `waters[number]`. */
    waters(): Uint8Array { return copy(Uint8Array, field('terrain', 'waters', this.pointer), this.vertexCount); }
    /** The number of the zone of each cell: `terrainZones[number]`. */
    zones(): Uint8Array { return copy(Uint8Array, field('terrain', 'zones', this.pointer), this.window.count); }
    get lakeCount(): number { return field('terrain', 'lakeCount', this.pointer); }
    get lowest(): number { return field('terrain', 'lowest', this.pointer); }
    get highest(): number { return field('terrain', 'highest', this.pointer); }

    #cells(width: number, call: (out: number) => void): Int32Array {
        return scoped((arena) => {
            const out = arena.alloc(4 * width);
            call(out);
            return copy(Int32Array, out, width);
        });
    }
    /** The vertices as parts: q, r, 0, ... */
    vertices(): Int32Array { return this.#cells(3 * this.vertexCount, (out) => core().pave_web_terrain_vertices(this.pointer, out)); }
    /** The three vertices of each cell. */
    corners(): Int32Array { return this.#cells(3 * this.window.count, (out) => core().pave_each_terrain_corners(this.pointer, this.window.count, out)); }
    /** How steep each cell is, in 256ths. */
    slopes(): Int32Array { return this.#cells(this.window.count, (out) => core().pave_each_terrain_slope(this.pointer, this.window.count, out)); }

    rivers(): River[] {
        return listedStructs<River>('river', 64, (out, capacity, count) => core().pave_terrain_rivers(this.pointer, out, capacity, count));
    }
    riverAt(cell: number, side: number): boolean {
        return core().pave_terrain_river_at(this.pointer, index(cell, this.window.count, 'a cell'), index(side, 3, 'a side')) !== 0;
    }

    /** Costs of movement for searches of the window, or with `graph` for those of its graph; without `def` those of people on foot. */
    costs(def?: TerrainCostsDefInput, graph?: Graph): { enter: Int32Array; cross?: Int32Array } {
        const to = graph ? pointerTo('graph', graph) : 0;
        return scoped((arena) => {
            const at = arena.struct('terrain_costs_def', def);
            if (!def) core().pave_terrain_costs_on_foot(at);
            const [enter, cross] = [arena.alloc(4 * this.window.count), graph ? arena.alloc(4 * graph.arcCount) : 0];
            check(core().pave_terrain_costs(this.pointer, at, to, enter, cross, errorSlot()));
            return { enter: copy(Int32Array, enter, this.window.count), ...(graph && { cross: copy(Int32Array, cross, graph.arcCount) }) };
        });
    }

    /** The surface, with rivers as strips. */
    surface(): Solid { return new Solid(made((_, out, error) => core().pave_terrain_surface(this.pointer, 0, out, error))); }
    /** Each cell level, as a prism. */
    prisms(def: { step?: number; base?: number } = {}): Solid {
        return new Solid(made((arena, out, error) => core().pave_terrain_prisms(this.pointer, arena.struct('terrain_prisms_def', def), 0, out, error)));
    }

    hash(): bigint { return BigInt.asUintN(64, core().pave_terrain_hash(this.pointer)); }
}
/** The words of the zones of terrain, by number. */
export const terrainZones = (Object.keys(enums.terrain_zone) as TerrainZone[]).slice(0, PAVE_TERRAIN_ZONES);
/** The words of waters, by number. */
export const waters = Object.keys(enums.water) as Water[];

export type { Attack, CitadelGate, CitadelHouse, CitadelPolygon, CitadelWork, FormationPlace, FormationSoldier, Line, NestKind, River };
