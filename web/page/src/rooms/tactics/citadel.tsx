// Citadel: a town from a seed, and what its bastions, towers and gates see.
import { useMemo } from 'preact/hooks';
import { signal, useSignal } from '@preact/signals';
import { drawn, fill, stroke, type Layer } from '../../stage/layer.ts';
import { byFinger } from '../../ui/theme.ts';
import { Stage, type Touch } from '../../stage/stage.tsx';
import { given } from '../../ui/command.ts';
import { css } from '../../ui/look.ts';
import { announce } from '../../ui/announce.tsx';
import { Choice, Section, Seed, Select, Slider, Switch, rolled } from '../../ui/controls.tsx';
import { picturesOf } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { Below } from './below.tsx';
import { indexAt, trace, traceOutline } from './board.ts';
import { Scale, SceneFrame, useAnswer, useCamera, type SceneProps } from './common.tsx';
import type { RoomStore } from './fields.ts';
import type { Town } from './work-citadel.ts';

/** What town, and how far its works see, in touching steps. */
export type CitadelAsked = ReturnType<typeof asked>;
const asked = (store: RoomStore) => ({
    far: store.get('far'),
    def: {
        seed: BigInt(store.get('seed')), size: store.get('cs'), pattern: store.get('streets'), ...store.pick('outline', 'bastions', 'gates', 'shore', 'moat', 'ravelins'),
    },
});

/** The fewest rows of each outline; one that is drawn may be any. */
const least = { any: 22, triangle: 13, rhombus: 22, hexagon: 12, free: 17 };

function commandOf(store: RoomStore): string {
    const { def } = asked(store);
    return ['pave tactics citadel', ...given(
        ['seed', String(def.seed)], ['size', def.size, 40], ['outline', def.outline, 'any'], ['bastions', def.bastions, 0], ['gates', def.gates, 0], ['pattern', def.pattern, 'any'],
        ['shore', def.shore, 'any'], ['moat', def.moat], ['ravelins', def.ravelins], ['hash', true],
    )].join(' ');
}

const point = byFinger ? 'Tap' : 'Point at';
const leads = {
    one: `${point} a bastion, a tower, a gate: what it sees lights up.`, all: `A cell's colour says how many works see it. ${point} a cell for the number.`,
    none: `${byFinger ? 'Tap' : 'Click'} a bastion, a tower, a gate: what it sees lights up.`,
};

const sharp = 20; // pixels of an edge in what is drawn once and then moved with the camera

// What is seen is drawn once for each work and then put under the camera as it is: thousands of cells take longer than a frame.
function fireLayer(town: () => Town | undefined, fire: () => 'none' | 'one' | 'all', work: () => number): Layer {
    let kept: { key: readonly unknown[]; canvas: HTMLCanvasElement } | undefined;
    const pictureOf = (shown: Town): HTMLCanvasElement => {
        const key = [shown, fire(), work()];
        if (kept?.key.every((it, i) => it === key[i])) return kept.canvas;
        const { x0, y0, x1, y1 } = shown.box;
        const canvas = document.createElement('canvas');
        canvas.width = Math.round((x1 - x0) * sharp);
        canvas.height = Math.round((y1 - y0) * sharp);
        const context = canvas.getContext('2d')!;
        context.setTransform(sharp, 0, 0, sharp, -x0 * sharp, -y0 * sharp);
        drawFire(context, shown, fire(), work());
        kept = { key, canvas };
        return canvas;
    };
    return drawn(() => void [town(), fire(), work()], (context) => {
        const shown = town();
        if (!shown || fire() === 'none') return;
        const { x0, y0, x1, y1 } = shown.box;
        context.drawImage(pictureOf(shown), x0, y0, x1 - x0, y1 - y0);
    });
}

function drawFire(context: CanvasRenderingContext2D, shown: Town, fire: 'one' | 'all' | 'none', work: number): void {
    const shooter = shown.shooters[work];
    if (fire === 'all') drawCounts(context, shown);
    if (fire !== 'one' || !shooter) return;
    drawSeen(context, shown, shooter.seen);
    fill(context, 'rgb(214 60 30 / 0.4)', () => trace(context, shown.board, shooter.cells));
    stroke(context, '#8d1f0d', 0.24, () => traceOutline(context, shown.board, shooter.cells));
}

// The land lies in shadow where the work does not see it.
function drawSeen(context: CanvasRenderingContext2D, { board, box, outside }: Town, seen: Int32Array): void {
    context.fillStyle = 'rgb(16 22 48 / 0.5)';
    context.fillRect(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    trace(context, board, seen);
    trace(context, board, Array.from(outside.keys()).filter((cell) => !outside[cell]));
    fill(context, '#000');
    stroke(context, '#000', 1 / sharp);
    context.globalCompositeOperation = 'source-over';
    fill(context, 'rgb(255 205 90 / 0.2)', () => trace(context, board, seen));
}

function drawCounts(context: CanvasRenderingContext2D, { board, counts, colors }: Town): void {
    for (let count = 1; count < colors.length; count++) {
        fill(context, css(colors[count]!, 0.7), () => trace(context, board, Array.from(counts.keys()).filter((cell) => counts[cell] === count)));
    }
}

export default function CitadelScene({ store, work }: SceneProps) {
    const { hover, said } = useMemo(() => ({ hover: signal(-1), said: signal('') }), []);
    const ready = useSignal(false);
    const { answer: town, busy, wrong } = useAnswer(() => asked(store), work.citadel);
    const { camera, size, onView, onWhole } = useCamera(store, () => town.value?.box ?? { x0: 0.5, y0: 0, x1: 56, y1: 55 }, 0);
    const chosen = (): number => (hover.value >= 0 ? hover.value : Math.min(store.get('work'), (town.value?.shooters.length ?? 1) - 1));
    const layers = useMemo(() => [fireLayer(() => town.value, () => store.get('fire'), chosen)], []);

    const shooterAt = (cell: number): number => town.peek()?.shooters.findIndex(({ cells }) => cells.includes(cell)) ?? -1;
    const touched = (touch: Touch): void => {
        const shown = town.peek();
        if (!shown) return;
        const cell = touch.kind === 'leave' ? -1 : indexAt(shown.board, touch);
        const at = cell < 0 ? -1 : shooterAt(cell);
        if (touch.kind === 'tap' && at >= 0) store.set({ work: at, fire: store.get('fire') === 'none' ? 'one' : store.get('fire') });
        hover.value = store.get('fire') === 'one' ? at : -1;
        said.value = cell < 0 ? '' : at >= 0 ? shown.shooters[at]!.name : `${shown.zoneNames[shown.zones[cell]!]}${shown.counts[cell] ? `, seen by ${shown.counts[cell]}` : ''}`;
    };
    const next = (by: number): void => {
        const shown = town.peek();
        if (!shown) return;
        const count = shown.shooters.length;
        const to = (((store.get('work') + by) % count) + count) % count;
        store.set({ work: to, fire: 'one' }, 'slide');
        announce(`${shown.shooters[to]!.name} sees ${shown.shooters[to]!.seen.length} cells`);
    };
    useShortcuts([
        { key: 'n', does: 'the next work and what it sees', run: () => next(1) },
        { key: 'p', does: 'the one before', run: () => next(-1) },
        { key: 'd', does: 'another town', run: () => store.set({ seed: rolled() }) },
    ]);

    const shown = town.value;
    const shooter = shown?.shooters[chosen()];
    return (
        <SceneFrame store={store} lead={leads[store.get('fire')]}
            hash={wrong.value ? undefined : shown?.hash} command={commandOf(store)}
            downloads={picturesOf(`citadel-${store.get('seed')}`, () => work.citadelSvg(asked(store)), () => ({
                ...asked(store).def, seed: store.get('seed'), width: shown!.board.width, height: shown!.board.height, hash: shown!.hash,
                zoneNames: shown!.zoneNames, zones: Array.from(shown!.zones), works: shown!.shooters.map(({ name, cells, seen }) => ({ name, cells: Array.from(cells), sees: Array.from(seen) })),
            }))}
            busy={busy.value || (!!shown && !ready.value)} class="with-picture"
            stage={
                <Stage label={shown && `A citadel: ${shown.says}. N and P go from work to work.`} camera={camera} layers={layers} onView={onView} onWhole={onWhole} limits={[3, 200]} cursor="crosshair" onTouch={touched}>
                    <Below picture={shown} camera={camera} size={size} onReady={(is) => { ready.value = is; }} />
                    <Said text={said} />
                    {shown && store.get('fire') === 'all' && <div class="over key"><Scale colors={Array.from(shown.colors.subarray(1), (color) => css(color))} text={(n) => (n === 1 ? '1 work' : `${n} works`)} /></div>}
                </Stage>
            }
            panel={<>
                <Section title="Town">
                    <Seed value={store.get('seed')} onChange={(seed) => store.set({ seed })} />
                    <p class="hint">{shown?.says}</p>
                    <Slider label="Rows across" value={store.get('cs')} least={least[store.get('outline')]} most={60} onInput={(cs) => store.set({ cs }, 'slide')} />
                    <Choice label="Outline" value={store.get('outline')} words={['any', 'triangle', 'rhombus', 'hexagon', 'free']} onChange={(outline) => store.set({ outline, cs: Math.max(store.get('cs'), least[outline]) })} />
                    <Switch label="Moat" value={store.get('moat')} onChange={(moat) => store.set({ moat })} />
                    <Switch label="Ravelins before gates" value={store.get('ravelins')} onChange={(ravelins) => store.set({ ravelins })} />
                </Section>
                <Section title="Fields of fire">
                    <Choice label="Show what is seen" value={store.get('fire')} words={[['one', 'by one'], ['all', 'by how many'], ['none', 'nothing']]} onChange={(fire) => store.set({ fire })} />
                    {shooter && store.get('fire') === 'one' && <p class="hint">{shooter.name} sees {shooter.seen.length} cells.</p>}
                    <Slider label="Range" value={store.get('far')} least={4} most={40} onInput={(far) => store.set({ far }, 'slide')} />
                </Section>
                <Section title="More" open={false}>
                    <Slider label="Bastions" value={store.get('bastions')} least={0} most={40} text={(n) => (n ? String(n) : 'at corners')} onInput={(bastions) => store.set({ bastions }, 'slide')} />
                    <Slider label="Gates" value={store.get('gates')} least={0} most={16} text={(n) => (n ? String(n) : 'drawn')} onInput={(gates) => store.set({ gates }, 'slide')} />
                    <Select label="Streets" value={store.get('streets')} words={['any', 'radial', 'rings', 'spider', 'grid', 'rows', 'organic']} onChange={(streets) => store.set({ streets })} />
                    <Choice label="Shore" value={store.get('shore')} words={['any', 'none', 'river', 'sea']} onChange={(shore) => store.set({ shore })} />
                </Section>
            </>} />
    );
}

const Said = ({ text }: { text: { value: string } }) => (text.value ? <div class="over said">{text.value}</div> : null);
