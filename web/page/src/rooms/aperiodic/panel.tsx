// The settings of the room.
import type { ComponentChildren } from 'preact';
import { Choice, Section, Seed, Select, Slider } from '../../ui/controls.tsx';
import { Link } from '../../ui/link.tsx';
import { grids, worldSets, type Rooms } from './fields.ts';
import { coverOf, familiesOf, radiusOf, saysOf, titles, whole } from './model.ts';

const Says = ({ children }: { children: ComponentChildren }) => <p class="small">{children}</p>;

export function GroundPanel({ store }: { store: Rooms }) {
    const grid = store.get('grid');
    return (
        <Section title="The ground">
            <Select label="Cells" value={grid} words={grids.map((it) => [it, titles[it]] as const)} onChange={(to) => store.set({ grid: to, ...whole })} />
            <Says>{saysOf(grid)}</Says>
            <Seed label="Seed" value={store.get('seed')} onChange={(seed) => store.set({ seed })} />
            <Says>The number chooses which place of the endless ground is the middle.</Says>
        </Section>
    );
}

const covers = [['shapes', 'Shapes'], ['world', 'A world'], ['dice', 'Dice Wars']] as const;
const setWords: Readonly<Record<(typeof worldSets)[number], string>> = { land: 'Land', lakes: 'Lakes', river: 'Rivers', roads: 'Roads', meadow: 'Meadow', cave: 'Caves' };

export function CoverPanel({ store }: { store: Rooms }) {
    const grid = store.get('grid');
    const rhombs = familiesOf(grid) > 0;
    const cover = coverOf({ grid, on: store.get('on') });
    return (
        <Section title="What it shows">
            <Choice label="See" value={cover} words={rhombs ? covers : covers.filter(([it]) => it !== 'world')} onChange={(to) => store.set(to === 'dice' ? { on: to, ...whole } : { on: to })} />
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
                </>
            )}
            <Says>{rhombs ? 'There' : 'Worlds of tiles lie on rhombs alone. There'} are squares that never repeat, too: in <Link room="worlds" state={{ set: 'garden' }}>Worlds, as a garden of eleven tiles</Link>.</Says>
        </Section>
    );
}
