// The settings of the room.
import type { ComponentChildren } from 'preact';
import { Button, Choice, Entry, Section, Seed, Select, Slider, Switch } from '../../ui/controls.tsx';
import { Link } from '../../ui/link.tsx';
import { gridWords } from '../../stage/view.ts';
import type { How } from '../../state/store.ts';
import { grids, kinds, type Kind, type State } from './fields.ts';
import { hasRaces, marginOf, placeOf, wantsSmooth } from './model.ts';

export interface PanelProps {
    readonly state: State;
    /** Settings of areas: what is locked stays. */
    readonly set: (change: Partial<State>, how?: How) => void;
    /** Where the cells lie: what is locked or painted goes. */
    readonly place: (change: Partial<State>, how?: How) => void;
    readonly next: () => void;
    readonly forget: () => void;
    /** After the choice of the kind. */
    readonly children?: ComponentChildren;
}

export const kindNames: Record<Kind, string> = { schelling: 'Schelling', dicewars: 'Dice Wars', grow: 'Growth', labels: 'Labels' };
/** Whole numbers, as people type them. */
const listed = (text: string): number[] => {
    const plain = text.replace(/[[\];]/g, ' ').trim();
    return plain ? plain.split(/[\s,]+/).map(Number) : [];
};

const percent = (value: number): string => `${value} %`;

export function Panel(props: PanelProps) {
    const { state, place } = props;
    return (
        <>
            <Choice label="Regions by" value={state.kind} words={kinds.map((it) => [it, kindNames[it]] as const)} onChange={(kind) => place({ kind })} />
            {props.children}
            {hasRaces(state.kind) ? <RacesPanel {...props} /> : state.kind === 'dicewars' ? <DicePanel {...props} /> : <GrowthPanel {...props} />}
            <GroundPanel {...props} />
            <LookPanel {...props} />
        </>
    );
}

function RacesPanel({ state, set }: PanelProps) {
    const { n } = state;
    return (
        <>
            <Section title="People" open={state.kind === 'schelling'}>
                <Seed value={state.seed} onChange={(seed) => set({ seed, at: -1 })} />
                <Slider label="Colours, with the empty one" value={n} least={2} most={20} onInput={(it) => set({ n: it, at: -1 }, 'slide')} />
                <Slider label="Empty cells" value={state.v < 0 ? Math.round(100 / n) : state.v} least={0} most={90} text={(it) => (state.v < 0 ? `${it} %, as each race` : percent(it))} onInput={(v) => set({ v, at: -1 }, 'slide')} />
            </Section>
            <Section title="How many alike each wants" open={state.kind === 'schelling'}>
                <Slider label="Share of its neighbours" value={state.t[0] ?? 40} least={0} most={100} text={percent} onInput={(it) => set({ t: it === 40 ? [] : [it], tab: [], at: -1 }, 'slide')} />
            </Section>
            <Section title="Rules of moving" open={false}>
                <Choice label="When" value={state.order} words={[['sync', 'all at once'], ['sequential', 'one by one']]} onChange={(order) => set({ order, at: -1 })} />
                <Slider label="Neighbours up to so many steps away" value={state.reach} least={1} most={3} onInput={(reach) => set({ reach, tab: [], at: -1 }, 'slide')} />
            </Section>
            <Section title="A map of it" open={state.kind === 'labels'}>
                <Switch label="Fill empty cells" value={state.fill} onChange={(fill) => set({ fill })} />
                <Slider label="Merge territories below so many cells" value={state.min} least={0} most={60} onInput={(min) => set({ min }, 'slide')} />
                <Switch label="Fill holes" value={state.holes} onChange={(holes) => set({ holes })} />
            </Section>
        </>
    );
}

function Again({ state, set, next, forget }: PanelProps) {
    return (
        <>
            <Seed value={state.seed} onChange={(seed) => set({ seed })} />
            <div class="row">
                <Button strong onClick={next}>{state.lock.length ? `The rest anew (${state.lock.length} stay)` : 'Another map'}</Button>
                {!!state.lock.length && <Button onClick={forget}>Unlock all</Button>}
            </div>
            <p class="small">Lock territories on the map, then make the rest anew.{state.kind === 'dicewars' && ' Their shape and their owner stay; dice are dealt again.'}</p>
        </>
    );
}

function DicePanel(props: PanelProps) {
    const { state, set, place } = props;
    return (
        <>
            <Section title="The board">
                <Again {...props} />
                <Slider label="Players" value={state.p} least={2} most={8} onInput={(p) => set({ p }, 'slide')} />
                {!state.orig && <Slider label="Territories" value={state.a} least={0} most={120} text={(it) => (it ? String(it) : 'by the land')} onInput={(a) => set({ a }, 'slide')} />}
                {!state.orig && <Slider label="Dice for each territory, on average" value={state.d} least={1} most={8} onInput={(d) => set({ d }, 'slide')} />}
                <Slider label="Maps tried, to keep the fairest" value={state.best} least={1} most={100} onInput={(best) => set({ best }, 'slide')} />
                <Switch label="As the original game makes it" value={state.orig} onChange={(orig) => place({ orig })} />
                {state.orig && <Switch label="Without its bias" value={state.corr} onChange={(corr) => set({ corr })} />}
            </Section>
            {!state.orig && (
                <Section title="Land and sea" open={false}>
                    <Slider label="Land" value={state.land} least={10} most={100} text={percent} onInput={(land) => set({ land }, 'slide')} />
                    <Slider label="Ragged borders" value={state.rough} least={0} most={100} text={percent} onInput={(rough) => set({ rough }, 'slide')} />
                    <Slider label="Sizes differ by up to" value={state.tol} least={0} most={100} text={percent} onInput={(tol) => set({ tol }, 'slide')} />
                    {!state.wrap && <Slider label="Coast: cells of sea at the edge" value={marginOf(state, state.kind, placeOf(state))} least={0} most={6} onInput={(m) => set({ m }, 'slide')} />}
                </Section>
            )}
        </>
    );
}

function GrowthPanel(props: PanelProps) {
    const { state, set } = props;
    return (
        <Section title="Territories">
            <Again {...props} />
            <Slider label="How many" value={state.ga} least={1} most={120} onInput={(ga) => set({ ga, sizes: [] }, 'slide')} />
            <Slider label="Ragged borders" value={state.grough} least={0} most={100} text={percent} onInput={(grough) => set({ grough }, 'slide')} />
            <Slider label="Sizes differ by up to" value={state.gtol} least={0} most={200} text={percent} onInput={(gtol) => set({ gtol }, 'slide')} />
            <Entry label="Relative sizes, one for each: 6, 3, 3, 1" value={state.sizes.join(', ')} wanted="at most 120 integers from 1 to 999, with commas" accept={(text) => listed(text).every((it) => Number.isInteger(it) && it > 0 && it < 1000) && listed(text).length <= 120}
                onChange={(text) => { const sizes = listed(text); set(sizes.length ? { sizes, ga: sizes.length } : { sizes }); }} />
            <Slider label="Land" value={state.gland} least={10} most={100} text={percent} onInput={(gland) => set({ gland }, 'slide')} />
            {!state.wrap && <Slider label="Coast: cells of sea at the edge" value={marginOf(state, state.kind, placeOf(state))} least={0} most={6} onInput={(m) => set({ m }, 'slide')} />}
            {(state.gland < 100 || marginOf(state, state.kind, placeOf(state)) > 0) && <Switch label="Islands" value={state.isles} onChange={(isles) => set({ isles })} />}
        </Section>
    );
}

function GroundPanel({ state, place }: PanelProps) {
    if (state.kind === 'dicewars' && state.orig) return null;
    const cells = (r: number): string => `${r}: ${(state.grid === 'hex' ? 3 * r * r + 3 * r + 1 : state.grid === 'square' ? (2 * r + 1) ** 2 : 6 * r * r).toLocaleString('en')} cells`;
    return (
        <Section title="Cells" open={false}>
            <Choice label="Shape" value={state.grid} words={grids.map((it) => [it, gridWords[it]] as const)} onChange={(grid) => place({ grid, touch: 'edge', tab: [] })} />
            <p class="small"><Link room="aperiodic" state={{ on: 'dice' }}>Penrose rhombs, hats and spectres: in Aperiodic</Link></p>
            {hasRaces(state.kind) && <Slider label="Radius" value={state.r} least={2} most={200} text={cells} onInput={(r) => place({ r }, 'slide')} />}
            {state.kind === 'grow' && <Slider label="Radius" value={state.gr} least={2} most={100} text={cells} onInput={(gr) => place({ gr }, 'slide')} />}
            {state.kind === 'dicewars' && <Slider label="Columns" value={state.w} least={6} most={120} onInput={(w) => place({ w }, 'slide')} />}
            {state.kind === 'dicewars' && <Slider label="Rows" value={state.h} least={6} most={120} onInput={(h) => place({ h }, 'slide')} />}
            {state.grid !== 'hex' && <Choice label="Neighbours share" value={state.touch} words={[['edge', 'an edge'], ['vertex', 'an edge or a corner']]} onChange={(touch) => place({ touch, tab: [] })} />}
            <Switch label="Opposite edges meet" value={state.wrap} onChange={(wrap) => place(wrap && state.kind === 'dicewars' ? { wrap, w: state.w + (state.w % 2), h: state.h + (state.h % 2) } : { wrap })} />
        </Section>
    );
}

function LookPanel({ state, set }: PanelProps) {
    const races = hasRaces(state.kind);
    return (
        <Section title="How it is drawn" open={false}>
            <Choice label="Territories" value={wantsSmooth(state) ? 'smooth' : 'cells'} words={[['cells', 'cells'], ['smooth', 'smooth']]} onChange={(show) => set({ show })} />
            {wantsSmooth(state) && <Slider label="Smoothing" value={state.sm} least={0} most={12} onInput={(sm) => set({ sm }, 'slide')} />}
            <Select label="Written on them" value={state.marks} onChange={(marks) => set({ marks })} words={[
                ['auto', races ? 'nothing' : state.kind === 'dicewars' ? 'dice' : 'numbers'], ...(races || state.kind === 'dicewars' ? [['id', 'numbers'] as const] : []), ['size', 'sizes'],
                ...(state.kind === 'dicewars' ? [['owner', 'players'] as const] : []), ...(races ? [] : [['none', 'nothing'] as const]),
            ]} />
            {races && <Switch label="Mark the unsatisfied" value={state.u} onChange={(u) => set({ u })} />}
        </Section>
    );
}
