// The settings of the room, part by part.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { far } from '../../ground/plan.ts';
import { cellAt, middleAt, sidesOf } from '../../ground/shape.ts';
import { gridWords } from '../../stage/view.ts';
import { complain, toast } from '../../ui/announce.tsx';
import { Button, Choice, Entry, FileDrop, Row, Section, Seed, Select, Slider, Switch, capitals } from '../../ui/controls.tsx';
import { Link } from '../../ui/link.tsx';
import { useAnswer } from '../../workers/answer.ts';
import type { Bag } from './bring.ts';
import type { Engine } from './engine.ts';
import { allowed, blockCells, isFixed, isLines, isSize, modes, noiseOf, tilings, type Worlds } from './fields.ts';
import { sets } from './plan.ts';
import { SheetPanel } from './sheet.tsx';
import { Thumbs, Wanted } from './thumbs.tsx';
import type { Hand } from './touch.ts';
import type { Trip } from './trip.ts';
import type { Decided } from './walk.ts';

interface Parts {
    store: Worlds;
    engine: Engine;
    trip: Trip;
    hand: Hand;
    bag: Bag;
    report: Report | undefined;
}
const Says = ({ children }: { children: ComponentChildren }) => <p class="says">{children}</p>;

export function WorldPanel({ store, engine, bag }: Parts) {
    const own = engine.own.value;
    const { set: shown, connected } = engine.plan.value;
    const fixed = !own && isFixed(shown);
    const heights = !isLines(shown) && shown !== 'cave';
    return (
        <Section title="World">
            {own
                ? <Row><span>Tiles of {own.file}</span><Button onClick={bag.back}>Back to the built-in ones</Button></Row>
                : <Select label="Tiles" value={shown} words={[...sets.map((set) => (allowed(set, store.get('grid')) ? [set, set] : [set, `${set} (not on this grid)`, true]) as readonly [typeof set, string, boolean?]), ['own', 'your own …']]}
                    onChange={(set) => { if (set !== 'own') store.set({ set, edits: [], tile: 0 }); else document.querySelector<HTMLInputElement>('.drop input')!.click(); }} />}
            {!own && <Select label="Grid" value={store.get('grid')} words={tilings.map((it) => [it, it in gridWords ? gridWords[it as keyof typeof gridWords] : it.replace(/-/g, ' ')] as const)}
                onChange={(grid) => {
                    store.set({ grid, edits: [], from: [], path: '' });
                    if (!allowed(store.get('set'), grid)) toast(`${store.get('set')} is not on this grid: here are ${engine.plan.value.set}`);
                }} />}
            {!own && <Says><Link room="aperiodic" state={{ on: 'world' }}>Penrose rhombs and more that never repeat: in Aperiodic</Link></Says>}
            {fixed && <Says>The least set of tiles that never repeats: eleven, by E. Jeandel and M. Rao. The seed chooses where in its one pattern the middle is.</Says>}
            {!own && !fixed && <Switch label="Connected" hint="Every cell can be reached from every other one" value={store.get('connected')} onChange={(connected) => store.set({ connected })} />}
            {connected && <RockPanel store={store} engine={engine} />}
            {!own && !fixed && !connected && <Choice label="Method" value={store.get('method') === 'feature' ? 'feature' : 'phase'}
                words={[['phase', 'phases of tiles'], ['feature', 'edges and corners']]} onChange={(method) => store.set({ method })} />}
            {!own && !fixed && !connected && <Says>{store.get('method') === 'feature' ? 'The colour of each edge or corner is drawn by itself, then a tile that has these colours.'
                : 'As on a checkerboard: tiles of white cells are drawn, and those of black cells must match them.'}</Says>}
            <Seed value={store.get('seed')} onChange={(seed) => store.set({ seed })} />
            <GoTo engine={engine} />
            <Entry label="Size of the map" hint="Columns x rows of what is saved, in the middle of the picture; nothing: all that is seen" value={store.get('size').join(' x ')} example="all that is seen" wanted="columns x rows, such as 64 x 64; or nothing, for all that is seen"
                accept={(text) => !text || isSize(sizeOf(text))} onChange={(text) => { store.set({ size: text ? sizeOf(text) : [] }); engine.showFrame(); }} />
            {!own && !fixed && <Slider label={heights ? 'Hills and lakes' : 'Patches of a colour'} hint={`About half the distance between ${heights ? 'hills' : 'patches'}, in cells`} least={0} most={96} value={noiseOf(store.values)} text={(scale) => (scale ? `${Math.max(2, scale)} cells` : 'alike everywhere')}
                onInput={(noise) => store.set({ noise }, 'slide')} />}
            {!own && noiseOf(store.values) > 0 && <Switch label={heights ? 'Ragged coasts' : 'Ragged patches'} value={store.get('rough')} onChange={(rough) => store.set({ rough })} />}
        </Section>
    );
}

function RockPanel({ store, engine }: Pick<Parts, 'store' | 'engine'>) {
    const edges = isLines(engine.plan.value.set);
    const [solid, mesh] = [store.get('solid'), store.get('mesh')];
    return (
        <>
            <Says>{edges ? 'Walls never close a ring' : 'Rock and water never part the ground'}, so there is a way from any cell to any other: tap one in Walk.</Says>
            {edges && <Slider label="Rock" hint="Cells that wish to be solid; those that would part others are not" least={0} most={100} value={solid} text={(percent) => (percent ? `${percent} % of the cells` : 'none')} onInput={(value) => store.set({ solid: value }, 'slide')} />}
            {edges && <Slider label="Dead ends" hint="Of cells with one way out, those that get no second one" least={0} most={100} value={store.get('ends')} text={(percent) => (percent ? `${percent} % of them stay` : 'none')} onInput={(ends) => store.set({ ends }, 'slide')} />}
            {(!edges || solid > 0) && <Slider label="Between rocks" least={0} most={64} value={mesh} text={(cells) => (cells ? `${Math.max(2, cells)} cells` : edges ? '12 cells' : 'as it falls')} onInput={(value) => store.set({ mesh: value }, 'slide')} />}
        </>
    );
}

const sizeOf = (text: string): number[] => text.split(/\s*[x×, ]\s*/).map(Number);

/** The cell in the middle of the picture; another one is gone to. */
function GoTo({ engine }: { engine: Engine }) {
    const tiles = engine.tiles.value;
    if (!tiles) return null;
    const { x, y } = engine.camera.value;
    const { q, r } = cellAt(tiles, { x: x + 1e-6, y: y + 1e-6 }); // of two beside each other the right, lower one
    const read = (text: string): number[] => text.split(/[\s,]+/).map(Number);
    return (
        <Entry label="Cell in the middle" value={`${q}, ${r}`} wanted="two integers, such as 100, -20" accept={(text) => read(text).length === 2 && read(text).every((it) => Number.isInteger(it) && Math.abs(it) <= far)}
            onChange={(text) => {
                const [a, b] = [[0, 0], read(text)].map(([to, down]) => middleAt(tiles, { q: to!, r: down!, s: 0 })); // a fresh page has 0, 0 and this corner of it
                engine.camera.value = { ...engine.camera.peek(), x: b!.x - a!.x, y: b!.y - a!.y };
            }} />
    );
}

/** Moves the focus to the picture, so that arrow keys act there. */
export const toPicture = (): void => document.querySelector<HTMLElement>('.stage')!.focus({ preventScroll: true });

export function ModePanel(parts: Parts) {
    const { store } = parts;
    const mode = store.get('mode');
    return (
        <Section title="What to do">
            <div onClick={(event) => { if (event.detail) setTimeout(toPicture); }}> {/* by a pointer; 0: by a key */}
                <Choice label="With the pointer" value={mode} words={capitals(modes)} onChange={(next) => store.set({ mode: next })} />
            </div>
            {mode === 'look' && <Says>Drag to move, wheel or pinch to zoom, as far as you like: ±2<sup>29</sup> cells.</Says>}
            {mode === 'walk' && <WalkPanel {...parts} />}
            {mode === 'paint' && <PaintPanel {...parts} />}
            {mode === 'edit' && <EditPanel {...parts} />}
        </Section>
    );
}

// ---- Walking ------------------------------------------------------------------------------------------------------------------

function WalkPanel({ store, engine, trip }: Parts) {
    const naive = store.get('naive');
    const walk = trip.walk.value;
    const steps = store.get('path').length;
    if (walk?.dark && !naive) return (
        <>
            <Says>Press arrow keys on the picture, or tap a cell for the shortest way to it, even into the dark. Walls stop the light.</Says>
            <Row><Button disabled={!steps} onClick={() => trip.again()}>Begin anew near the middle</Button></Row>
        </>
    );
    return (
        <>
            <Says>{engine.plan.value.connected ? 'Tap a cell for the shortest way to it' : 'Tap a cell'}, or press arrow keys on the picture.</Says>
            <Switch label="The naive way" hint="Each tile is drawn when it is reached, among those that fit the tiles around it" value={naive} onChange={(value) => { store.set({ naive: value }); setTimeout(toPicture); }} />
            {naive && <Slider label="Copies of each tile" least={0} most={9} value={store.get('stock')} text={(count) => (count ? String(count) : 'without end')} onInput={(stock) => store.set({ stock }, 'slide')} />}
            {!naive && walk && <Legend seen={walk.seen.length / 3} hidden={walk.hidden.length / 3} />}
            {!naive && engine.plan.value.method === 'feature' && <Says>By edges and corners no tile waits for another, so nothing is hidden. By phases of tiles some are.</Says>}
            {naive && <NaiveSays trip={trip} steps={steps} />}
            <Row><Button disabled={!steps} onClick={() => trip.again()}>Walk anew near the middle</Button></Row>
            {naive ? trip.naive.value && <Choices engine={engine} decided={trip.naive.value[0]!.decided} how="naive" />
                : walk && <Choices engine={engine} decided={walk.decided} how={walk.drawn ? 'feature' : 'phase'} />}
        </>
    );
}

const Legend = ({ seen, hidden }: { seen: number; hidden: number }) => (
    <ul class="legend">
        <li><i class="seen" />{seen} visited</li>
        <li><i class="hidden" />{hidden} decided, but hidden</li>
        <li><i class="veiled" />not needed yet</li>
    </ul>
);

function NaiveSays({ trip, steps }: { trip: Trip; steps: number }) {
    const sides = trip.naive.value;
    if (!steps) return <Says>Take some steps. A second walker visits the same cells in the opposite order.</Says>;
    const count = trip.differing.value.size;
    const hole = sides?.some((it) => it.hole);
    return (
        <p class="says" role="status">
            {count ? <><strong>{count} of {(sides?.[0]?.ids.length ?? 0)} tiles differ</strong>, though the seed is the same: the order of the visits made the world.</> : 'No tile differs yet: walk on.'}
            {hole && <> <strong>A hole:</strong> no tile fits where the cross is.</>}
            {' '}Switch the naive way off: any order gives the same tiles.
        </p>
    );
}

// How the last step came to its tiles, in the order of time.
function Choices({ engine, decided, how }: { engine: Engine; decided: readonly Decided[]; how: 'phase' | 'feature' | 'naive' }) {
    const tiles = engine.tiles.value;
    const plan = engine.plan.value;
    const colors = useAnswer(() => engine.worker.colorNames(plan), `${plan.set} ${plan.own?.number ?? ''} ${plan.own?.name ?? ''}`, () => {});
    const last = decided[decided.length - 1];
    if (!tiles || !colors.value) return null;
    if (!last) return <Says>This cell had been decided before, for another one: nothing was left to choose.</Says>;
    const place = colors.value.kind === 'corner' ? 'corner' : colors.value.kind === 'edge' ? 'side' : 'side and corner';
    const matches = last.wanted.some((color) => color);
    return (
        <div class="choices" aria-live="off">
            <h3>How this tile came here</h3>
            <ol>
                {how === 'feature' && <li>The colour of each {place} is drawn, from the seed and its place alone. No tile waits for another.</li>}
                {how === 'phase' && groupsOf(decided.slice(0, -1)).map((group, k) => (
                    <li key={k}>
                        {k === 0 && group[0]!.wanted.every((color) => !color) ? `${phrase(group)} first: seed and place alone decide.` : `${phrase(group)} next, and must match what is there.`}
                        <Thumbs engine={engine} s={group[0]!.cell.s} ids={group.slice(0, 12).map(({ tile }) => tile)} marked={-1} label="Tiles that were decided for this one" />
                    </li>
                ))}
                <li>
                    {matches ? `This${last.shade && ` ${last.shade}`} cell must ${how === 'feature' ? 'have these colours' : how === 'naive' ? 'match the tiles that are there' : 'match them'}: ` : `This${last.shade && ` ${last.shade}`} cell comes first, and has nothing to match: `}
                    {fits(last.count, matches)}.
                    {matches && <div class="match"><Wanted tiles={tiles} s={last.cell.s} wanted={last.wanted} rgbs={colors.value.rgbs} label={last.constraints} /><p class="constraint">{last.constraints.replace(/^drawn /, '')}</p></div>}
                </li>
                {last.count > 0 && (
                    <li>
                        {last.count === 1 ? 'So it is this one.' : `The ${how === 'naive' ? 'walker' : 'seed'} picked the ${ordinal(last.chosen + 1)}.`}
                        <Thumbs engine={engine} s={last.cell.s} ids={shownOf(last)} marked={last.tile} label="Tiles that fit" />
                    </li>
                )}
            </ol>
        </div>
    );
}

// Cells that come together: of one shade and one shape.
function groupsOf(decided: readonly Decided[]): Decided[][] {
    const groups = new Map<string, Decided[]>();
    for (const it of decided) {
        const key = `${it.shade} ${it.cell.s}`;
        groups.set(key, [...(groups.get(key) ?? []), it]);
    }
    return [...groups.values()];
}
const phrase = (group: readonly Decided[]): string => {
    const { shade } = group[0]!;
    return group.length === 1 ? `One ${shade && `${shade} `}cell comes` : `${group.length} ${shade && `${shade} `}cells come`;
};
// Some that fit, and among them the one that was taken.
const shownOf = ({ candidates, tile }: Decided): readonly number[] => (candidates.slice(0, 12).includes(tile) ? candidates.slice(0, 12) : [...candidates.slice(0, 11), tile]);
const ordinal = (n: number): string => `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
const fits = (count: number, matches: boolean): string => (!matches ? `any of the ${count} tiles will do` : count === 0 ? 'no tile does' : count === 1 ? 'one tile does' : `${count} tiles do`);

// ---- Painting and editing -----------------------------------------------------------------------------------------------------

function PaintPanel({ store, engine, hand, report }: Parts) {
    const plan = engine.plan.value;
    const colors = useAnswer(() => engine.worker.colorNames(plan), plan.own?.name ?? plan.set, () => {});
    const names = colors.value?.names ?? [];
    if (!plan.own && isFixed(plan.set)) return <Says>The shares of these tiles are fixed: nothing can be painted on them.</Says>;
    if (hand.unpaintable.value) return <Says>These tiles cannot be painted with: {hand.unpaintable.value}. Draw the tile that “Is the set complete?” shows first, add it to the sheet, and drop that here.</Says>;
    return (
        <>
            <Says>Draw where you want more {names[0] ?? 'of the first'} or more {names.at(-1) ?? 'of the last colour'}: the tiles follow. {report?.method === 'blocks' ? 'Tiles beyond the line are fitted to it: most within 5 cells, some farther away. The rest of the world stays as it is.'
                : plan.connected && !isLines(plan.set) ? 'Beyond the line ground opens or closes where it must, so that all stays connected. The rest of the world stays as it is.' : 'Beyond the line the world stays as it is.'}</Says>
            <Slider label="Level" least={0} most={15} value={store.get('level')} onInput={(level) => store.set({ level }, 'slide')}
                text={(level) => (names.length ? `${level}: ${names[Math.min(names.length - 1, Math.floor((level * names.length) / 16))]}` : String(level))} />
            <Slider label="Brush" least={1} most={8} value={store.get('brush')} text={(blocks) => `${blocks * blockCells} cells`} onInput={(brush) => store.set({ brush }, 'slide')} />
            <Row><Button disabled={!store.get('map').length} onClick={() => store.set({ map: [] })}>Clear the painting</Button></Row>
        </>
    );
}

const mostTiles = 48; // more of them at each press

function EditPanel({ store, engine, hand }: Parts) {
    const plan = engine.plan.value;
    const tiles = engine.tiles.value;
    const tool = hand.tool.value;
    const key = `${plan.set} ${plan.own?.name ?? ''} ${plan.tiling}`;
    const colors = useAnswer(() => engine.worker.colorNames(plan), key, () => {});
    const [most, setMost] = useState(mostTiles);
    const ids = useAnswer(async () => [...await engine.worker.tileIds(plan, tool.s, most)], `${key} ${tool.s} ${most}`, () => {});
    const count = colors.value?.tiles[tool.s] ?? 0;
    const where = colors.value?.kind === 'corner' ? 'corner' : colors.value?.kind === 'edge' ? 'edge' : 'edge or corner';
    const faces = tiles ? [...new Map(tiles.faces.map((_, s) => [sidesOf(tiles, s), s])).entries()] : [];
    return (
        <>
            <Choice label="Change" value={tool.kind} words={[['color', `the colour of ${where === 'edge' ? 'an edge' : where === 'corner' ? 'a corner' : 'an edge or corner'}`], ['pin', 'a tile']]} onChange={(kind) => { hand.tool.value = { ...tool, kind }; }} />
            {!plan.own && where === 'edge' && <Says>The colours of {plan.set} lie on edges; those of land, lakes, meadow and cave on corners.</Says>}
            {tool.kind === 'color' && <Choice label="To" value={String(tool.color)} words={(colors.value?.names ?? []).map((name, i) => [String(i + 1), name] as const)} onChange={(color) => { hand.tool.value = { ...tool, color: Number(color) }; }} />}
            {tool.kind === 'pin' && faces.length > 1 && <Choice label="Cells of" value={String(tool.s)} words={faces.map(([sides, s]) => [String(s), `${sides} sides`] as const)} onChange={(s) => { hand.tool.value = { ...tool, s: Number(s), tile: 0 }; }} />}
            {tool.kind === 'pin' && ids.value && <Thumbs engine={engine} s={tool.s} ids={ids.value} marked={tool.tile} label="Tiles to lay" onPick={(tile) => { hand.tool.value = { ...tool, tile }; }} />}
            {tool.kind === 'pin' && count > most && <Row><span class="says">{most} of {count} tiles</span><Button onClick={() => setMost(most + mostTiles)}>More of them</Button></Row>}
            <Says>{tool.kind === 'pin' ? 'Tap a cell: this tile stays there, and those around it fit again.' : `Tap near the ${where} of a cell, or draw over several: the tiles around fit again.`}</Says>
            <Row><Button disabled={!store.get('edits').length} onClick={() => store.set({ edits: [] })}>Take all edits back</Button></Row>
        </>
    );
}

// ---- Own tiles ----------------------------------------------------------------------------------------------------------------

export function OwnPanel({ store, engine, bag }: Parts) {
    const says = bag.says.value;
    const [own, brought] = [engine.own.value, engine.brought.value];
    const sample = async (): Promise<File[]> => {
        const plan = { ...engine.plan.peek(), own: undefined, tiling: 'square', edits: [], map: undefined, set: 'meadow' as const };
        return Object.entries(await engine.worker.setFiles(plan)).map(([name, it]) => new File([typeof it === 'string' ? it.replace(/^ *<wangtile tileid="(5|10|7)".*\n/gm, '') : it], name));
    };
    const run = (job: () => Promise<void>) => (): void => void job().catch(complain);
    return (
        <Section title="Your own tiles" open={!!own || !!says}>
            <FileDrop accept=".tsx,.xml,.tmx,.tscn,.json,.pave,.zip,.svg,image/*" multiple label="Drop a sheet of tiles here or on the picture, alone or with its tile set (.tsx); or what was saved here" onFiles={(files) => void import('../../state/open.ts').then(({ openFiles }) => openFiles(files)).catch(complain)} />
            {says && <p class="says brought" role="status">{says}</p>}
            {bag.sheet.value && <SheetPanel key={bag.sheet.value.file.name} sheet={bag.sheet.value} onUse={(told) => run(() => bag.use(bag.sheet.value!, told))()} />}
            {own && own.names.length > 1 && <Select label="Terrain Set" value={own.name} words={own.names} onChange={(terrain) => store.set({ terrain })} />}
            <Row>
                {brought && !own && <Button onClick={() => bag.show(brought)}>Use {brought.file} again</Button>}
                <Button onClick={run(async () => bag.take(await sample()))}>Try a set with gaps</Button>
            </Row>
            <Says>This browser keeps them. They are never sent anywhere: a link only names them.</Says>
        </Section>
    );
}

// ---- Completeness -------------------------------------------------------------------------------------------------------------

const plain = (method: string): string => (method === 'blocks' ? 'It is made by blocks: patches of 8 x 8 cells are laid anew, over and over, with tiles that fit.' : method === 'aperiodic' ? 'Each place reads its tile off a map of a torus, by E. Jeandel, M. Rao and S. Labbé: the pattern never repeats.' : `It is made by ${method}.`);

type Report = Awaited<ReturnType<Engine['worker']['report']>>;

/** How complete the tiles are. */
export function useReport(engine: Engine): Report | undefined {
    const plan = engine.plan.value;
    const key = `${plan.set} ${plan.own?.number ?? ''} ${plan.own?.name ?? ''} ${plan.tiling}`;
    const drawn = useRef(''); // the tiles whose picture stands: it comes first, since a report may take the worker seconds
    if (engine.tiles.value && !engine.busy.value) drawn.current = key;
    const is = drawn.current === key;
    const answer = useAnswer(async () => (is ? { key, report: await engine.worker.report({ ...plan, edits: [], map: undefined, noise: undefined }) } : undefined), is ? key : '', () => {}).value;
    return answer?.key === key ? answer.report : undefined;
}

/** On the picture: why somebody's tiles make so little, and which ones to draw. */
export function Unused({ engine, report }: Pick<Parts, 'engine' | 'report'>) {
    const tiles = engine.tiles.value;
    if (!tiles || !report?.use || report.use.used === report.tiles) return null;
    const { use: { used, better }, missing, rgbs } = report;
    const [first, ...others] = better ? [missing[better.tile]!, ...missing.filter((_, k) => k !== better.tile)] : missing;
    const drawn = (of: readonly ArrayLike<number>[]) => <span class="drawn">{of.slice(0, 4).map((colors, k) => <Wanted key={k} tiles={tiles} s={0} wanted={Array.from(colors)} rgbs={rgbs} label={`A tile of ${Array.from(colors).filter((it) => it).join()}`} />)}</span>;
    return (
        <p class="over unused" role="status">
            <strong>{used ? `Only ${used} of your ${report.tiles} tiles fit a world that is the same in any order.` : 'These tiles make no world.'}</strong>
            {first && <> Add {drawn([first])} to the sheet, and {better ? `${better.used === report.tiles ? 'all' : better.used} can be` : 'more can be'}{others.length > 0 && report.kind === 'corner' && <>; add {drawn(others)}, too, and shapes become round</>}.</>}
        </p>
    );
}

export function ReportPanel({ engine, report }: Pick<Parts, 'engine' | 'report'>) {
    const tiles = engine.tiles.value;
    if (!tiles || !report) return null;
    return (
        <Section title="Is the set complete?" open={!report.complete}>
            <p class="says" role="status">
                {report.complete ? <><strong>Yes.</strong> {report.distinct} of {report.total} combinations: a tile fits everywhere.</>
                    : report.refused ? <><strong>No, and it makes no world.</strong> {report.refused}.</>
                        : <><strong>{report.use && report.use.used < report.tiles ? `No: the world has no gaps, but has only ${report.use.used} of the tiles.` : 'No, but the world has no gaps.'}</strong> {plain(report.method)}</>}
                {' '}{report.tiles} tiles, {report.kind} set: {report.colors.join(', ')}.
                {!report.complete && ` It has ${report.distinct} of the ${report.total} ways in which ${report.colors.length} colours can meet.`}
            </p>
            {report.missing.length > 0 && (
                <>
                    <Says>With {report.missingCount} more tiles more colours could meet. The most useful are:</Says>
                    <ul class="thumbs">{report.missing.map((colors, k) => <li key={k}><Wanted tiles={tiles} s={0} wanted={Array.from(colors)} rgbs={report.rgbs} label={`Missing: ${colors.join()}`} /></li>)}</ul>
                </>
            )}
        </Section>
    );
}
