// Worlds: endless ground on every tiling, to walk through, to paint and to change; and why the order of a walk must not make the world.
import { computed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { far } from '../../ground/plan.ts';
import { latticeOf, type Tiles } from '../../ground/shape.ts';
import { overLayer, type Layer } from '../../stage/layer.ts';
import { glide, Stage } from '../../stage/stage.tsx';
import type { View as Seen } from '../../stage/view.ts';
import { Button } from '../../ui/controls.tsx';
import { Link } from '../../ui/link.tsx';
import { Command, Frame, picturesOf, type Download, type Room } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { makeBag } from './bring.ts';
import { framed, hashCommand, partOf, type Part } from './command.ts';
import { useEngine, type Engine } from './engine.ts';
import { blockCells, editsOf, fields, fileOf, modes, type State, type Worlds } from './fields.ts';
import { useHash } from '../../workers/answer.ts';
import { drawBlocks, drawBrush, drawCursor, drawDark, drawEdits, drawFrame, drawNaive, drawSpot, drawWalk, reachOf } from './overlay.ts';
import { ModePanel, OwnPanel, ReportPanel, toPicture, Unused, WorldPanel, useReport } from './panels.tsx';
import { byFinger } from '../../ui/theme.ts';
import { blocksUnder, makeHand, placeNear } from './touch.ts';
import { makeTrip, type Trip } from './trip.ts';
import './worlds.css';

const drawScale = 32;
const pieceSize = [32, 32]; // cells whose hash is shown, where no size is chosen
const stuck = { set: 'roads', noise: '0', seed: '73', mode: 'walk', from: '0.0.0', path: '0122330', k: '60', naive: '1', stock: '1' }; // the naive way
const dungeon: Partial<State> = { set: 'dungeon', grid: 'square', own: '', connected: true, noise: 0, map: [], edits: [], mode: 'walk', naive: false, from: [], path: '', k: 40 };

const keys = { look: 'Arrows move · + and − zoom', walk: 'Arrows: walk', paint: 'Arrows move · Enter paints', edit: 'Arrows move · Enter edits' } as const;

function View({ store }: { store: Worlds }) {
    const engine = useEngine(store);
    const { trip, hand, bag, layers, others } = useMemo(() => parts(store, engine), []);
    useEffect(() => () => { trip.dispose(); hand.dispose(); bag.dispose(); }, []);
    const part = useMemo(() => computed<Part | undefined>(() => (engine.tiles.value && engine.view.value ? partOf(engine.tiles.value, { ...engine.view.value, ...engine.camera.value }, store.get('size')) : undefined)), []);
    const piece = useMemo(() => computed(() => part.value && partOf(engine.tiles.value!, { ...engine.view.value!, ...engine.camera.value }, store.get('size').length ? store.get('size') : pieceSize)), []); // the same in every window
    const report = useReport(engine);
    const all = { store, engine, trip, hand, bag, report };
    const lacks = !engine.own.value && fileOf(store.get('own'));
    const shown = usePart(engine, lacks ? undefined : piece.value);
    const mode = store.get('mode');
    const naive = mode === 'walk' && store.get('naive');
    useShortcuts([
        ...modes.map((it) => ({ key: it[0]!, does: `${it}, with the pointer or with arrows on the picture`, run: () => store.set({ mode: it }) })),
        { key: 'Enter', does: 'paint or edit at the marked cell, with the focus on the picture' },
    ]);
    const world = useHash(JSON.stringify(engine.plan.value), () => engine.worker.fingerprint(engine.plan.value));
    const busy = engine.busy.value || trip.busy.value;
    const label = `A world of ${engine.plan.value.own?.name ?? engine.plan.value.set} on ${engine.plan.value.tiling}`;
    const stageOf = (name: string, of: readonly Layer[]) => (
        <Stage label={engine.tiles.value && name} keys={keys[mode]} camera={engine.camera} layers={of} limits={engine.limits.value} drawing={mode === 'paint' || (mode === 'edit' && hand.tool.value.kind === 'color')} cursor={mode === 'look' ? undefined : 'crosshair'}
            onTouch={(touch) => hand.onTouch(touch)} onKey={(event) => hand.onKey(event)} onView={(now) => { engine.view.value = now; }} zooms={of === layers}>
            {of === layers && <><Ends engine={engine} /><Lacking lacks={lacks} /><Why trip={trip} on={mode === 'walk' && !naive} steps={store.get('path').length} />{engine.own.value && <Unused engine={engine} report={report} />}
                {mode === 'paint' && <p class="over ends">The brush is {store.get('brush') * blockCells} cells wide</p>}{mode === 'look' && !store.get('own') && <Dungeon store={store} />}</>}
        </Stage>
    );
    return (
        <Frame store={store} title="Worlds" lead={<>Drag and zoom: the world has no end, and the same seed makes the same tiles in whatever order you come. Tiles drawn <Link room="worlds" state={stuck}>in the order of a walk</Link> get stuck.</>}
            stage={(
                <div class={naive ? 'twice' : ''} data-busy={String(busy)}>
                    <figure>{stageOf(label, layers)}{naive && <figcaption>The way you go</figcaption>}</figure>
                    {naive && <figure>{stageOf('The same cells in the opposite order', others)}<figcaption>The same cells, in the opposite order</figcaption></figure>}
                </div>
            )}
            panel={<><ModePanel {...all} /><WorldPanel {...all} /><OwnPanel {...all} /><ReportPanel {...all} /></>}
            downloads={part.value && !lacks ? downloadsOf(engine, part.value) : []} holds={part.value && holdsOf(part.value, store.get('size').length > 0, engine.tiles.value!.name)}
            place={part.value && (() => placeOf(store, engine.tiles.peek()!, part.peek()!))}
            {...shown} says={store.get('size').length || !piece.value ? undefined : <>The <Command /> makes the same world{shown.hash ? <>; the {piece.value.width} x {piece.value.height} cells in the middle of the picture have the hash <output class="hash">{shown.hash}</output></> : ''}:</>}>
            {part.value && !lacks && (
                <p class="says">{world && !engine.busy.value && <>The fingerprint of the whole world{engine.plan.value.edits.length > 0 && ', without edits'}, whatever is seen of it: <output class="fingerprint">{world}</output>.</>}
                    {engine.plan.value.map && ' The command reads bias.png: save the “Painted levels” beside it.'}</p>
            )}
        </Frame>
    );
}

/** A world is large, but not without end. */
function Ends({ engine }: { engine: Engine }) {
    const tiles = engine.tiles.value;
    const { x, y, scale } = engine.camera.value;
    const view = engine.view.value;
    if (!tiles || !view) return null;
    const beyond = [[-1, -1], [1, -1], [-1, 1], [1, 1]].some(([i, j]) => {
        const { u, v } = latticeOf(tiles, { x: x + (i! * view.width) / 2 / scale, y: y + (j! * view.height) / 2 / scale });
        return Math.abs(u) > far || Math.abs(v) > far;
    });
    return beyond ? <p class="over ends">The world ends here, 2<sup>29</sup> cells from its middle.</p> : null;
}

/** A link names the tiles of somebody's own, but does not hold them. */
const Lacking = ({ lacks }: { lacks: string | false }) =>
    (lacks ? <p class="over ends" role="status">This is another world: that of the link has the tiles of {lacks}, which no link can hold. Drop that file and its picture here.</p> : null);

const Dungeon = ({ store }: { store: Worlds }) =>
    <div class="over corner"><Button onClick={() => { store.set(dungeon); toPicture(); }}>Walk a dungeon</Button></div>;

/** In short what the panel says in full, where the panel is below the picture. */
function Why({ trip, on, steps }: { trip: Trip; on: boolean; steps: number }) {
    const { decided = [], dark } = trip.walk.value ?? {};
    const last = decided[decided.length - 1];
    if (on && dark) return <p class="over ends">{steps} {steps === 1 ? 'step' : 'steps'}, {dark.lit.length / 3} cells known</p>;
    return on && last ? <p class="over why">{decided.length > 1 && `${decided.length - 1} hidden first, then `}{last.count === 1 ? 'one tile fits' : `${last.count} tiles fit: the seed picks`}</p> : null;
}

// What lives as long as the room.
function parts(store: Worlds, engine: Engine) {
    const trip = makeTrip(store, engine, glide);
    const hand = makeHand(store, engine, trip);
    const mode = store.signal('mode');
    const size = store.signal('size');
    const frame = overLayer(() => { void size.value; void engine.tiles.value; }, () => size.peek().length > 0, (pen, view) => {
        const tiles = engine.tiles.peek();
        if (tiles) drawFrame(pen, view, tiles, partOf(tiles, view, size.peek()));
    });
    const naiveNow = (side: 0 | 1): Layer => overLayer(
        () => { void trip.naive.value; void mode.value; void store.signal('naive').value; },
        () => mode.peek() === 'walk' && store.signal('naive').peek(),
        (pen, view) => {
            const [tiles, found] = [engine.tiles.peek(), trip.naive.peek()?.[side]];
            if (tiles && found) drawNaive(pen, view, tiles, found, trip.differing.peek());
        },
    );
    const over = overLayer(
        () => { void trip.walk.value; void mode.value; void hand.cursor.value; void hand.point.value; void hand.tool.value; void hand.kind.value; void store.signal('brush').value; void engine.tiles.value; void store.signal('naive').value; void store.signal('map').value; void store.signal('edits').value; },
        () => mode.peek() !== 'look',
        (pen, view) => { const tiles = engine.tiles.peek(); if (tiles) drawMode(pen, view, tiles); },
    );
    function drawMode(pen: CanvasRenderingContext2D, view: Seen, tiles: Tiles): void {
        const [now, walk, cursor] = [mode.peek(), trip.walk.peek(), hand.cursor.peek()];
        if (now === 'walk' && walk && !store.signal('naive').peek()) (walk.dark ? drawDark : drawWalk)(pen, view, tiles, walk, !!engine.plan.peek().connected);
        if (now === 'paint') drawBlocks(pen, view, store.signal('map').peek(), blockCells, reachOf(tiles));
        if (now === 'edit') drawEdits(pen, view, tiles, editsOf(store.signal('edits').peek()).map(({ cell }) => cell));
        const [point, tool] = [hand.point.peek(), hand.tool.peek()];
        if (now === 'paint' && (point || byFinger)) drawBrush(pen, view, blocksUnder(point ?? view, store.signal('brush').peek()), blockCells); // a finger sees it before it paints
        if (!cursor || !point || now === 'look' || now === 'paint' || cursor.s >= tiles.faces.length) return;
        if (now === 'edit' && tool.kind === 'color') drawSpot(pen, view, tiles, cursor, placeNear(tiles, cursor, point, hand.kind.peek()));
        else drawCursor(pen, view, tiles, cursor);
    }
    return { trip, hand, bag: makeBag(store, engine), layers: [...engine.layers, frame, over, naiveNow(0)], others: [naiveNow(1)] };
}

// The line that prints the hash of some cells, and that hash as soon as their picture is seen.
function usePart(engine: Engine, part: Part | undefined): { hash?: string; command?: string } {
    const [plan, tiles] = [engine.plan.value, engine.tiles.value];
    const hash = useHash(part && tiles ? `${JSON.stringify(plan)} ${JSON.stringify(part)}` : '', () => engine.worker.hash(plan, part!));
    return part && tiles ? { command: hashCommand(plan, tiles, part, engine.own.value?.file), ...(hash && !engine.busy.value && { hash }) } : {};
}

// The address of a map: with its size, and it in the middle.
function placeOf(store: Worlds, tiles: Tiles, part: Part): string {
    const { size, x, y } = framed(tiles, part);
    const all = store.parameters();
    for (const [name, text] of [['size', fields.size.write(size)], ['x', fields.x.write(x)], ['y', fields.y.write(y)]] as const) all.set(name, text);
    return `#?room=worlds&${all}`;
}

/** Which cells pictures and maps hold; where cells are no squares, some at the edges are cut off or left out. */
const holdsOf = ({ width, height }: Part, framed: boolean, tiling: string): string =>
    `Pictures and maps: ${width} x ${height} cells, ${framed ? 'as framed' : tiling === 'square' ? 'those in full view' : 'about what is in view'}`;

function downloadsOf(engine: Engine, part: Part): Download[] {
    const { worker, plan: now } = engine;
    const plan = now.value;
    const square = plan.tiling === 'square';
    const files = engine.own.value?.files;
    return [
        ...picturesOf('world', () => worker.svg(plan, part, drawScale), () => worker.json(plan, part), square ? () => worker.png(plan, part) : undefined),
        ...(square || plan.tiling === 'hex' ? [
            { label: 'For Tiled (zip)', name: 'world-tiled.zip', make: (place: string) => worker.tiled(plan, part, place, files) },
            { label: 'For Godot (zip)', name: 'world-godot.zip', make: (place: string) => worker.godot(plan, part, place, files) },
        ] : []),
        { label: 'World file', name: 'world.pave', make: (place) => worker.store(plan, place) },
        ...(plan.map ? [{ label: 'Painted levels', name: 'bias.png', make: () => worker.levels(plan) }] : []),
    ];
}

export default { fields, View } satisfies Room<typeof fields>;
