// The settings of the room.
import type { ComponentChildren } from 'preact';
import { Button, Choice, Entry, Row, Section, Seed, Select, Slider, Switch, capitals } from '../../ui/controls.tsx';
import { complain } from '../../ui/announce.tsx';
import { Link } from '../../ui/link.tsx';
import { glide } from '../../stage/stage.tsx';
import { clamp, fit } from '../../stage/view.ts';
import type { Engine } from './engine.ts';
import { far, grids, paletteNames, tools, worldSets, type GridName, type Rooms } from './fields.ts';
import type { Hand } from './hand.ts';
import { coverOf, familiesOf, radiusOf, saysOf, scaleOf, titles } from './model.ts';

export interface Parts {
    readonly store: Rooms;
    readonly engine: Engine;
    readonly hand: Hand;
}
const Says = ({ children }: { children: ComponentChildren }) => <p class="small">{children}</p>;

/** Another ground: what was marked on the last one has no place there. */
export function onGround(parts: Parts, change: { grid?: GridName; seed?: string }): void {
    const { store, engine } = parts;
    const { x, y } = engine.camera.peek();
    const before = store.get('grid');
    store.set({ ...change, a: [], b: [], rock: [] });
    if (change.grid && change.grid !== before) engine.camera.value = { x, y, scale: scaleOf({ grid: change.grid, z: 0 }) };
}

export function GroundPanel(parts: Parts) {
    const { store } = parts;
    const grid = store.get('grid');
    return (
        <Section title="The ground">
            <Select label="Cells" value={grid} words={grids.map((it) => [it, titles[it]] as const)} onChange={(next) => onGround(parts, { grid: next })} />
            <Says>{saysOf(grid)}</Says>
            <Seed label="Seed" value={store.get('seed')} onChange={(seed) => onGround(parts, { seed })} />
            <Says>The number chooses which place of the endless ground is the middle.</Says>
            <GoTo {...parts} />
        </Section>
    );
}

function GoTo({ store, engine }: Parts) {
    const read = (text: string): number[] | undefined => { const numbers = text.split(',').map((it) => (it.trim() ? Number(it) : NaN)); return numbers.every(Number.isFinite) && (numbers.length === 2 || (numbers.length === 3 && numbers.every(Number.isInteger))) ? numbers : undefined; };
    const to = async (text: string): Promise<void> => {
        const [q, r, s] = read(text)!;
        const ground = { grid: store.get('grid'), seed: store.get('seed') };
        const at = s === undefined ? { x: q!, y: r! } : await engine.worker.middle(ground, { q: q!, r: r!, s });
        if (!at) throw new Error(`There is no cell ${text} on this ground`);
        glide(engine.camera, { x: clamp(at.x, -far, far), y: clamp(at.y, -far, far), scale: engine.camera.peek().scale });
    };
    const { x, y } = engine.camera.value;
    return (
        <Entry label="Go to a cell q,r,s, or a point x,y" value={`${+x.toFixed(1)},${+y.toFixed(1)}`} wanted="three integers of a cell such as 3,-2,7, or a point such as 100,-40"
            accept={(text) => !!read(text)} onChange={(text) => void to(text).catch(complain)} />
    );
}

// A map lies around the middle of the ground.
function toMap({ store, engine }: Parts): void {
    const view = engine.view.peek();
    const around = 1.04 * radiusOf(store.values);
    if (view) glide(engine.camera, fit({ x0: -around, y0: -around, x1: around, y1: around }, view.width, view.height, 0.02));
}

const covers = [['shapes', 'Shapes'], ['world', 'A world'], ['dice', 'Dice Wars']] as const;
const setWords: Readonly<Record<(typeof worldSets)[number], string>> = { land: 'Land', lakes: 'Lakes', river: 'Rivers', roads: 'Roads', meadow: 'Meadow', cave: 'Caves' };

export function CoverPanel(parts: Parts) {
    const { store } = parts;
    const grid = store.get('grid');
    const rhombs = familiesOf(grid) > 0;
    const cover = coverOf({ grid, on: store.get('on') });
    return (
        <Section title="What it shows">
            <Choice label="See" value={cover} words={rhombs ? covers : covers.filter(([it]) => it !== 'world')} onChange={(on) => { store.set({ on }); if (on === 'dice') toMap(parts); }} />
            {cover === 'shapes' && (
                <>
                    <Choice label="Colours" value={store.get('colors')} words={capitals(paletteNames)} onChange={(colors) => store.set({ colors })} />
                    <Choice label="Colour shows" value={store.get('by')} words={[['shape', 'shape'], ['turn', 'turn'], ['both', 'shape, lit from one side']]} onChange={(by) => store.set({ by })} />
                </>
            )}
            {cover === 'world' && (
                <>
                    <Choice label="Tiles" value={store.get('set')} words={worldSets.map((it) => [it, setWords[it]] as const)} onChange={(set) => store.set({ set })} />
                    <Seed value={store.get('w')} onChange={(w) => store.set({ w })} />
                    <Says>Each side or corner draws its colour by its name, and each rhomb its tile: the same in any order, as far as you go.</Says>
                </>
            )}
            {cover === 'dice' && (
                <>
                    <Slider label="Players" least={2} most={8} value={store.get('p')} onInput={(p) => store.set({ p }, 'slide')} />
                    <Slider label="Radius" least={6} most={40} value={store.get('r')} text={() => `${radiusOf(store.values)} sides`} onInput={(r) => store.set({ r }, 'slide')} />
                    <Seed value={store.get('d')} onChange={(d) => store.set({ d })} />
                    <Row><Button onClick={() => toMap(parts)}>Show all of it</Button></Row>
                </>
            )}
            <Says>{rhombs ? 'There' : 'Worlds of tiles lie on rhombs alone. There'} are squares that never repeat, too: in <Link room="worlds" state={{ set: 'garden' }}>Worlds, as a garden of eleven tiles</Link>.</Says>
        </Section>
    );
}

export function ToolPanel({ store, engine, hand }: Parts) {
    const tool = store.get('tool');
    const answer = engine.answer.value;
    const marked = store.get('a').length || store.get('b').length || store.get('rock').length;
    return (
        <Section title="What to do">
            <Choice label="With the pointer" value={tool} words={capitals(tools)} onChange={(next) => store.set({ tool: next })} />
            {tool === 'look' && <Says>Point at a cell: those beside it light up, and those that touch it at a corner a little.</Says>}
            {tool === 'path' && <Says>Tap where the path begins, then where it ends. Rock is in the way.</Says>}
            {tool === 'sight' && <Says>Tap where you stand: what you see stays bright. Rock hides what is behind it.</Says>}
            {tool !== 'look' && (
                <>
                    <Switch label="Taps put rock, or take it away" value={hand.brush.value} onChange={(is) => { hand.brush.value = is; }} />
                    {tool === 'path' && <Switch label="Steps across corners too" value={store.get('touch')} onChange={(touch) => store.set({ touch })} />}
                    {tool === 'sight' && <Slider label="As far as" least={2} most={30} value={store.get('reach')} text={(reach) => `${reach} sides`} onInput={(reach) => store.set({ reach }, 'slide')} />}
                    {answer && <p class="says" role="status">{answerText(answer)}</p>}
                    <Row><Button disabled={!marked} onClick={() => store.set({ a: [], b: [], rock: [] })}>Take all marks away</Button></Row>
                </>
            )}
        </Section>
    );
}

export function answerText({ way, sight, wrong }: NonNullable<Engine['answer']['value']>): string {
    if (wrong) return `${wrong}.`;
    if (sight) return `${sight.count} cells are seen from here, this one included.`;
    if (!way) return '';
    const steps = way.names.length / 3 - 1;
    return steps < 0 ? 'No path leads there.' : `${steps} ${steps === 1 ? 'step' : 'steps'}: there is no shorter path.`;
}
