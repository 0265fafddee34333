// The settings: relations as a matrix, results, the grid, names, and what follows the pointer.
import { Button, Choice, Row, Section, Select, Slider, Switch } from '../../ui/controls.tsx';
import { isWalled } from './ask.ts';
import { labelOf } from './engine.ts';
import type { Model } from './model.ts';
import { shapeOf, poseOf } from './shape.ts';
import {
    kinds, matrix, metricOf, metricsOf, modes, nameOf, sizeOf, systemOf, systemsOf, wallField, withEuclid, type GridName, type Part,
} from './state.ts';
import { wind } from './walk.ts';
import { meansOn } from './words.ts';

const shownResults = 48;

export function Panel({ model }: { model: Model }) {
    const { store } = model;
    const state = model.state.value;
    return (
        <>
            <Section title="What follows the pointer">
                <Choice label="Show" value={state.mode} words={modes} onChange={(mode) => { model.brush.value = false; store.set({ mode }); }} />
                {state.mode === 'relations' && <Matrix model={model} />}
                {state.mode !== 'relations' && <Between model={model} />}
                <Results model={model} />
            </Section>
            <Section title="Grid">
                <Choice<GridName> label="Grid" value={state.grid} words={[['square', 'Squares'], ['hex', 'Hexagons'], ['tri', 'Triangles']]}
                    onChange={(grid) => store.set({ grid, m: 1 })} />
                <Slider label="Morph" hint="Squares become hexagons by opening their corners, and triangles by shearing and a cut"
                    least={-1} most={1} step={0.01} value={state.grid === 'hex' ? -state.m : state.grid === 'tri' ? state.m : 0} text={(at) => morphText(at)} onInput={model.scrub} />
                <Slider label="Size" least={1} most={10} value={sizeOf(state)} onInput={(n) => store.set({ n }, 'slide')} />
            </Section>
            <Section title="Names and directions" open={false}>
                {state.grid !== 'square' && <Choice label="Orientation" value={state.turn} words={['pointy', 'flat']} onChange={(turn) => store.set({ turn })} />}
                <Switch label="y points up" value={state.up} onChange={(up) => store.set({ up })} />
                {systemsOf[state.grid].length > 1 && (
                    <Select label="Coordinates of faces" value={systemOf(state)}
                        words={systemsOf[state.grid].map((it) => [it, it === 'axial' ? `axial: ${state.grid === 'tri' ? 'q,r,L or R' : 'q,r'}` : it] as const)}
                        onChange={(as) => store.set({ as })} />
                )}
                <Choice label="Names" value={state.labels} words={[['faces', 'faces'], ['all', 'all parts'], ['asked', 'asked'], ['none', 'none']]}
                    onChange={(labels) => store.set({ labels })} />
                {state.labels === 'all' && <p class="parts-more">Names that are too small to read are left out: take a smaller board, or come nearer.</p>}
                <Switch label="Number the results" value={state.numbers} onChange={(numbers) => store.set({ numbers })} />
            </Section>
        </>
    );
}

function morphText(at: number): string {
    const share = `${Math.round(Math.abs(at) * 100)} %`;
    return at === 0 ? 'squares' : Math.abs(at) === 1 ? (at < 0 ? 'hexagons' : 'triangles') : `${share} ${at < 0 ? 'hexagons' : 'triangles'}`;
}

function Matrix({ model }: { model: Model }) {
    const { to } = model.question.value;
    const { kind } = model.start.value;
    return (
        <table class="parts-matrix" aria-label="Relations: rows from, columns to">
            <thead><tr><td /><th scope="col">to faces</th><th scope="col">edges</th><th scope="col">vertices</th></tr></thead>
            <tbody>
                {kinds.map((from) => (
                    <tr key={from} class={from === kind ? 'now' : ''}>
                        <th scope="row">of {from}</th>
                        {kinds.map((other) => (
                            <td key={other}>
                                <button type="button" aria-pressed={from === kind && other === to} title={meansOn(model.state.value.grid, matrix[from][other])}
                                    onClick={() => { model.over.value = undefined; model.become(from); model.store.set({ to: other }); }}>{matrix[from][other]}</button>
                            </td>
                        ))}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

// Settings of lines, rings, disks, paths and sight.
function Between({ model: { store, state: now, brush } }: { model: Model }) {
    const state = now.value;
    const known = state.mode === 'line' ? metricsOf[state.grid] : withEuclid(state.grid);
    return (
        <>
            {state.mode !== 'path' && known.length > 1 && (
                <Choice label="Distance" value={metricOf(state)} words={known} onChange={(metric) => store.set({ metric })} />
            )}
            {state.mode === 'view' && <Slider label="Radius of sight" least={1} most={12} value={state.k} onInput={(k) => store.set({ k }, 'slide')} />}
            {state.mode === 'path' && (
                <Choice label="Steps cross" value={state.contact} words={[['edge', 'edges'], ['vertex', 'vertices too']]} onChange={(contact) => store.set({ contact })} />
            )}
            {isWalled(state) && (
                <Row>
                    <Button pressed={brush.value} onClick={() => { brush.value = !brush.value; }}>Paint walls</Button>
                    <Button disabled={!state[wallField[state.grid]].length} onClick={() => store.set({ [wallField[state.grid]]: [] })}>No walls</Button>
                </Row>
            )}
        </>
    );
}

function Results({ model }: { model: Model }) {
    const state = model.state.value;
    const { answer, subject, none } = model.asked.value;
    const shape = shapeOf(poseOf(state)); // not where the diagram is on its way to it
    const system = systemOf(state);
    const from = subject[0]!;
    const named = (part: Part): string => (part.kind === 'face' ? labelOf(state.grid, system, part) : nameOf(state.grid, part));
    return (
        <div>
            <p class="parts-more">{model.own.value ? 'Your code' : model.plain.value.words}{none ? `: ${none}` : answer ? `: ${answer.length}` : ''}</p>
            <ol class="parts-results" aria-label="Results">
                {answer?.slice(0, shownResults).map((part, i) => (
                    <li key={i}>
                        <button type="button" onPointerEnter={() => { model.lit.value = i; }} onPointerLeave={() => { model.lit.value = -1; }}
                            onFocus={() => { model.lit.value = i; }} onBlur={() => { model.lit.value = -1; }} onClick={() => model.choose(part)}>
                            <b>{i}</b>{named(part)}<i>{wind(shape, from, part)}</i>
                        </button>
                    </li>
                ))}
            </ol>
            {!!answer && answer.length > shownResults && <p class="parts-more">and {answer.length - shownResults} more</p>}
        </div>
    );
}
