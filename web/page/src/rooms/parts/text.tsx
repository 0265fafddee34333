// The text beside the diagram: it says what is seen, in the words and coordinates that are chosen.
import { labelOf } from './engine.ts';
import type { Model } from './model.ts';
import { nameOf, systemOf, toOf, type Part, type Relation, type State } from './state.ts';
import { gridWords } from '../../stage/view.ts';
import { aboutGrid, meansOn, several, withArticle } from './words.ts';

const conversions: Readonly<Record<string, string>> = {
    cube: 'Cube coordinates add s = -q - r: the three are zero together, and each keeps its value along one axis.',
    'odd-r': 'col = q + (r - (r & 1)) / 2, row = r: every second row is shoved right by half a hexagon.',
    'even-r': 'col = q + (r + (r & 1)) / 2, row = r: every second row is shoved left by half a hexagon.',
    'odd-q': 'col = q, row = r + (q - (q & 1)) / 2: every second column is shoved down; made for flat hexagons.',
    'even-q': 'col = q, row = r + (q + (q & 1)) / 2: every second column is shoved up; made for flat hexagons.',
    'doubled-width': 'col = 2 q + r, row = r: two columns from a hexagon to the next in its row.',
    'doubled-height': 'col = q, row = 2 r + q: two rows from a hexagon to the next in its column.',
    lanes: 'a = q, b = r, c = 2 - q - r - s, with s = 0 for L and 1 for R: crossing an edge changes exactly one lane, by one.',
    doubled: '2 q + s, 2 r + s, with s = 0 for L and 1 for R: both numbers are even for L, and odd for R.',
};

const mirrored = 'y points up, so the picture is mirrored, and results run counter-clockwise.';
const orders = 'Results run clockwise on screen, from north.';

const modeText: Readonly<Record<Exclude<State['mode'], 'relations'>, string>> = {
    line: 'A line goes from cell to cell in the fewest steps, whole numbers only; from the other end it is the same cells in reverse.',
    ring: 'A ring is all cells at one distance from its middle, clockwise from north.',
    disk: 'A disk is all cells up to a distance, row by row.',
    path: 'A path is a shortest way past the walls, found by A*. Paint walls and see it go round.',
    view: 'The field of view: the cells up to the radius that are seen past the walls, and the walls that end the view.',
};

export function Text({ model }: { model: Model }) {
    const state = model.state.value;
    const { subject, answer, words, kind } = model.plain.value;
    const relation = words.split(' ')[0] as Relation;
    const system = systemOf(state);
    const at = subject[0]!;
    const face: Part = { ...at, kind: 'face', s: at.kind === 'face' ? at.s : 0 };
    return (
        <section class="parts-text" aria-label="What is seen">
            {state.mode === 'relations' ? (
                <p class="parts-says">
                    <strong>{relation}</strong> of {withArticle(state.grid, at)} of {gridWords[state.grid]}: {meansOn(state.grid, relation)},
                    {' '}{several(answer?.length ?? 0, toOf(relation))}. {state.up ? mirrored : orders}
                </p>
            ) : <p class="parts-says"><strong>{state.mode === 'view' ? 'sight' : state.mode}</strong>: {modeText[state.mode]} Here {several(answer?.length ?? 0, kind)}.</p>}
            <p>{aboutGrid[state.grid]}</p>
            {system !== 'axial' && (
                <p>In <strong>{system}</strong> coordinates the face {nameOf(state.grid, face)} is {labelOf(state.grid, system, face)}. {conversions[system]}</p>
            )}
        </section>
    );
}
