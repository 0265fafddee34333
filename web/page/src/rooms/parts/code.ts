// The same question as code: TypeScript to edit, which runs for the part under the pointer.
import type { Asked } from './ask.ts';
import { fromOf, matrix, metricOf, metricsOf, systemOf, toOf, type Relation, type State } from './state.ts';

const head = 'What it returns lights up.';
const packed = 'Parts come as numbers q, r, s, q, r, s; cellsOf(found) is an array.';

/** A function from the part under the pointer, or from cells and walls, to parts. */
export function typescript(state: State, asked: Asked): string {
    const { grid } = state;
    const metric = metricOf(state) === metricsOf[grid][0] ? '' : `, '${metricOf(state)}'`;
    const cell = 'type Cell = { q: number; r: number; s: number };';
    const simple = (says: string, parameters: string, call: string): string => `import { ${grid} } from 'pave-maps';
${cell}

// ${says} ${head}
export default function (${parameters}) {
    return ${call};
}
`;
    switch (state.mode) {
        case 'relations': return related(state, matrix[asked.subject[0]!.kind][state.to]);
        case 'line': return simple('From the cell you pressed to the pointer.', 'from: Cell, to: Cell', `${grid}.line(from, to${metric})`);
        case 'ring':
        case 'disk': return simple('Round the cell you pressed.', 'middle: Cell, radius: number', `${grid}.${state.mode}(middle, radius${metric})`);
        case 'path': return `import { Graph, Search, cellsOf, type Mask } from 'pave-maps';
${cell}

// From the cell you pressed to the pointer, past the walls. ${head}
export default function (from: Cell, to: Cell, walls: Mask) {
    const { window } = walls;
    const graph = Graph.create({ walls, contact: '${state.contact}' });
    const path = Search.create(graph).path(window.index(from), window.index(to));
    const cells = cellsOf(window.cells());
    return path ? [...path.nodes].map((node) => cells[node]) : [];
}
`;
        case 'view': return `import { cellsOf, type Mask } from 'pave-maps';
${cell}

// From the cell under the pointer, past the walls. ${head}
export default function (from: Cell, radius: number, walls: Mask) {
    const { window } = walls;
    const cells = cellsOf(window.cells());
    const seen = walls.fieldOfView(window.index(from), radius, '${metricOf(state)}');
    return [...seen].map((node) => cells[node]);
}
`;
    }
}

function related(state: State, relation: Relation): string {
    const { grid } = state;
    const [from, to, system] = [fromOf(relation), toOf(relation), systemOf(state)];
    const faces = to === 'face' ? 'found' : from === 'face' ? from : '';
    const orientation = grid === 'square' ? '' : `orientation: '${state.turn}', `;
    return `import { ${grid} } from 'pave-maps';

// For the ${from} under the pointer. ${head}
// ${packed}
export default function (${from}: { q: number; r: number; s: number }) {
    const found = ${grid}.${relation}(${from});
    const layout = ${grid}.layout({ ${orientation}yUp: ${state.up} });
    console.log(${grid}.points(layout, '${to}', found));
${system !== 'axial' && faces ? `    console.log(${grid}.toCoordinates('${system}', ${faces}));\n` : ''}    return found;
}
`;
}
