// The settings of the room.
import { Button, Choice, Row, Section, Seed, Select, Slider, Switch, bound } from '../../ui/controls.tsx';
import { town } from './presets.ts';
import type { Work } from './room.ts';
import { degrees, fields, fills, kinds } from './state.ts';

const start = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.view).map(([key, field]) => [key, field.start])) as Record<string, never>;

const presets = (): readonly { name: string; hint: string; state: Record<string, unknown> }[] => [
    { name: 'Random', hint: 'three in ten adjacencies removed at random', state: {} },
    { name: 'A town in the country', hint: 'houses in rows behind a wall with gates', state: { w: 22, h: 16, p: 0.12, cuts: town(22, 16), repair: true, rim: 'free', steps: 40 } },
    { name: 'Squares', hint: 'four neighbours each', state: { w: 16, h: 9, pattern: 'quad', p: 0, steps: 40, fill: 'colors' } },
    { name: 'Triangles', hint: 'three neighbours each', state: { w: 22, h: 10, pattern: 'triangle', p: 0, steps: 60, fill: 'colors' } },
    { name: '100,000 tiles', hint: 'a big board: edits stay local', state: { w: 400, h: 250, steps: 8, rim: 'stay' } },
    { name: 'Refused', hint: 'all that chance can take, without rules', state: { w: 14, h: 8, p: 1, deg: 'any', rim: 'stay' } },
];

/** The way into the story of the first attempt, and out of it. */
export function Attempt({ work: { store } }: { work: Work }) {
    return (
        <Section title="The first attempt">
            <p class="note">How the article first looked for corners, and why that failed.</p>
            <Row><Button pressed={store.get('story') > 0} onClick={() => store.set({ story: store.get('story') ? 0 : 1 }, 'view')}>Step by step</Button></Row>
        </Section>
    );
}

export function Panel({ work }: { work: Work }) {
    const { store } = work;
    const made = work.made.value;
    const { slide, choose } = bound(store);
    return (
        <>
            <Section title="Begin with">
                <Row>{presets().map(({ name, hint, state }) => <Button key={name} onClick={() => store.set({ ...start, fill: 'sides', ...state })}><span title={hint}>{name}</span></Button>)}</Row>
            </Section>
            <Attempt work={work} />
            <Section title="Board">
                <Slider label="Neighbours removed" {...slide('p')} hint="the share of adjacencies that chance tries to remove" step={0.01} text={(it) => `${Math.round(100 * it)} %`} />
                <Seed {...choose('seed')} />
                <Slider label="Columns" {...slide('w', { cuts: [], edits: [] })} least={2} most={Math.max(60, store.get('w'))} />
                <Slider label="Rows" {...slide('h', { cuts: [], edits: [] })} least={2} most={Math.max(40, store.get('h'))} />
                {made && <p class="note">{countsOf(work)}</p>}
            </Section>
            <Section title="Rules" open={false}>
                <Choice label="Neighbours to begin with" {...choose('pattern', { cuts: [], edits: [] })} words={[['hex', 'six'], ['quad', 'four'], ['triangle', 'three']]} />
                <Select label="Tiles that may meet at a corner" {...choose('deg')} words={degrees.map((it) => [it, it === 'any' ? 'any number' : `at most ${it}`] as const)} />
                <Slider label="Sides that each tile keeps" {...slide('min')} most={5} />
                <Switch label="Repair what has no tiles" {...choose('repair')} />
            </Section>
            <Section title="Edits" open={false}>
                <Choice label="An edit changes" {...choose('act', {}, 'view')} words={[['mesh', 'the finished tiles'], ['board', 'the board']]}
                    hint="the finished tiles: only that neighbourhood; the board: all tiles are made anew" />
                <Slider label="Evened out around it" {...slide('rings')} text={(it) => (it === 0 ? 'not at all' : it === 1 ? '1 ring' : `${it} rings`)} />
                <Row>
                    <Button disabled={!store.get('edits').length} onClick={() => void work.keep()}>Make all anew with these</Button>
                    <Button disabled={!store.get('edits').length && !store.get('cuts').length} onClick={() => store.set({ edits: [], cuts: [] })}>Clear</Button>
                </Row>
            </Section>
            <Section title="Relaxation" open={false}>
                <Select label="Kind" {...choose('kind')} words={kinds.map((it) => [it, kindTexts[it]] as const)} />
                {store.get('kind') === 'push' && <Slider label="Least radius" {...slide('radius')} step={0.05} text={(it) => it.toFixed(2)} />}
                <Choice label="The rim" {...choose('rim')} words={[['stay', 'stays'], ['free', 'is free'], ['frame', 'becomes a frame']]} />
            </Section>
            <Section title="What is seen" open={false}>
                <Select label="Colours" {...choose('fill', {}, 'view')} words={fills.map((it) => [it, fillTexts[it]] as const)} />
                <Switch label="Who touches: the graph" {...choose('graph', {}, 'view')} />
                <Switch label="Where tiles were meant to be" {...choose('meant', {}, 'view')} />
                <Switch label="Neighbours kept apart" {...choose('apart', {}, 'view')} />
            </Section>
        </>
    );
}

const kindTexts = {
    even: 'even: equal areas, with room', push: 'push: away from centres', angle: 'angle: to regular polygons', lloyd: 'lloyd: to centroids',
    reapply: 'reapply: the method again',
} as const;
const fillTexts = { sides: 'by number of sides', colors: 'neighbours differ', area: 'by area', none: 'none' } as const;

function countsOf(work: Work): string {
    const made = work.made.value!;
    const parts = [`${work.total.toLocaleString('en')} tiles, ${made.adjacencies.toLocaleString('en')} adjacencies`];
    if (made.removed) parts.push(`${made.removed.toLocaleString('en')} removed at random`);
    if (made.repaired.length) parts.push(`${made.repaired.length / 2} joined again by repair`);
    parts.push(`made in ${Math.max(1, Math.round(made.ms))} ms`);
    return parts.join('; ');
}
