// The same question as code: TypeScript to edit, which runs for the part under the pointer, and C to read.
import type { Asked } from './ask.ts';
import {
    countOf, letters, matrix, metricOf, metricsOf, systemOf, toOf, fromOf, type GridName, type Kind, type Part, type Relation, type State, type System,
} from './state.ts';

const relationOf = (state: State, asked: Asked): Relation => matrix[asked.subject[0]!.kind][state.to];

// ---- TypeScript -----------------------------------------------------------------------------------------------------------------

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
        case 'relations': return related(state, relationOf(state, asked));
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

// ---- C --------------------------------------------------------------------------------------------------------------------------

const upper = (text: string): string => text.toUpperCase().replaceAll('-', '_');
const typeOf = (grid: GridName, kind: Kind): string => (kind === 'face' ? 'pave_cell' : `pave_${grid}_${kind}`);

// A part as C has it: {0, -1, PAVE_HEX_EDGE_NE}
function literal(grid: GridName, { kind, q, r, s }: Part): string {
    if (kind === 'face' && grid !== 'tri') return `pave_cell_of(${q}, ${r})`;
    const letter = letters[grid][kind][s];
    if (kind === 'face') return `pave_tri_face_of(${q}, ${r}, PAVE_TRI_${letter})`;
    return countOf(grid, kind) > 1 ? `{${q}, ${r}, PAVE_${upper(grid)}_${upper(kind)}_${letter}}` : `{${q}, ${r}}`;
}

// How a face is written in other coordinates: a declaration, the format and its arguments.
function converted(grid: GridName, system: System): { line: string; format: string; args: string } | undefined {
    if (system === 'axial') return undefined;
    if (system === 'cube') return { line: 'pave_hex_cube cube = pave_hex_to_cube(to);', format: 'cube %d,%d,%d', args: 'cube.q, cube.r, cube.s' };
    if (system === 'lanes')
        return { line: 'pave_tri_lanes lanes = pave_tri_to_lanes(to);', format: 'lanes %d,%d,%d', args: 'lanes.a, lanes.b, lanes.c' };
    if (system === 'doubled')
        return { line: 'pave_tri_pair doubled = pave_tri_to_doubled(to);', format: 'doubled %d,%d', args: 'doubled.q, doubled.r' };
    const line = `pave_${grid}_offset other = pave_${grid}_to_offset(to, PAVE_HEX_${upper(system)});`;
    return { line, format: `${system} %d,%d`, args: 'other.col, other.row' };
}

const cHead = '#include <pave/pave.h>\n#include <stdio.h>\n\n';

/** A program that prints what is seen; of paths and sight a function that takes the walls. */
export function c(state: State, asked: Asked): string {
    if (state.mode === 'relations') return cRelation(state, asked);
    if (state.mode === 'path') return cPath(state, asked);
    if (state.mode === 'view') return cView(state, asked);
    const { grid } = state;
    const number = asked.words.split(' ')[2]!;
    const metric = metricOf(state);
    const named = `PAVE_${upper(grid)}_${metric === 'edge' ? 'EDGE_STEPS' : upper(metric)}`;
    const takesMetric = grid !== 'hex' || state.mode !== 'line';
    const second = state.mode === 'line' ? literal(grid, asked.subject[1]!) : number;
    return `${cHead}int main(void)
{
    char text[PAVE_${upper(grid)}_TEXT_SIZE];
    pave_cell from = ${literal(grid, asked.subject[0]!)}, cells[1000];
    int64_t count;
    if (pave_${grid}_${state.mode}(from, ${second}, ${takesMetric ? `${named}, ` : ''}cells, 1000, &count) != PAVE_OK) return 1;
    for (int64_t i = 0; i < count; i++) printf("%s ", pave_${grid}_face_text(cells[i], text));
    putchar('\\n');
}
`;
}

function cRelation(state: State, asked: Asked): string {
    const { grid } = state;
    const relation = relationOf(state, asked);
    const [from, to] = [fromOf(relation), toOf(relation)];
    const other = to === 'face' ? converted(grid, systemOf(state)) : undefined;
    const turn = grid === 'square' ? '' : `.orientation = PAVE_${upper(state.turn)}, `;
    const [format, args] = other ? [`, ${other.format}`, `, ${other.args}`] : ['', ''];
    return `${cHead}int main(void)
{
    char text[PAVE_${upper(grid)}_TEXT_SIZE];
    pave_layout_def def = {${turn}.y_up = ${state.up}};
    pave_layout layout;
    if (pave_${grid}_layout(&def, &layout, NULL) != PAVE_OK) return 1;
    ${typeOf(grid, from)} ${from} = ${literal(grid, asked.subject[0]!)};
    for (int k = 0; k < PAVE_${upper(grid)}_${upper(relation)}_MAX; k++) {
        ${typeOf(grid, to)} to = pave_${grid}_${relation}(${from}, k);
        pave_vec2 at = pave_${grid}_${to}_point(&layout, to);
${other ? `        ${other.line}\n` : ''}        printf("%d: %s at %g,%g${format}\\n", k, pave_${grid}_${to}_text(to, text), at.x, at.y${args});
    }
}
`;
}

const cPath = ({ grid, contact }: State, asked: Asked): string => `${cHead}// From ${asked.words.split(' ').slice(1, 3).join(' to ')}: pave_mask_read reads the walls.
int print_path(const pave_mask *walls, pave_cell from, pave_cell to)
{
    char text[PAVE_${upper(grid)}_TEXT_SIZE];
    pave_graph *graph;
    pave_search *search;
    pave_path path;
    int32_t nodes[1000];
    pave_graph_def def = {.walls = walls, .contact = PAVE_CONTACT_${upper(contact)}};
    if (pave_graph_create(&def, NULL, &graph, NULL) != PAVE_OK) return 1;
    pave_ground ground = {.graph = graph};
    if (pave_search_create(&ground, NULL, &search, NULL) != PAVE_OK) return 1;
    int32_t a = (int32_t)pave_window_index(walls->window, from);
    int32_t b = (int32_t)pave_window_index(walls->window, to);
    if (pave_search_path(search, a, b, NULL, nodes, 1000, &path) == PAVE_OK)
        for (int64_t i = 0; i < path.count; i++)
            printf("%s ", pave_${grid}_face_text(pave_window_cell(walls->window, nodes[i]), text));
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    return 0;
}
`;

const cView = (state: State, asked: Asked): string => `${cHead}// From ${asked.words.split(' ')[1]}: pave_mask_read reads the walls.
int print_view(const pave_mask *walls, pave_cell from)
{
    char text[PAVE_${upper(state.grid)}_TEXT_SIZE];
    int64_t seen[1000], count;
    pave_view_def def = {.walls = walls, .from = pave_window_index(walls->window, from), .radius = ${state.k},
                         .metric = PAVE_${upper(state.grid)}_${metricOf(state) === 'edge' ? 'EDGE_STEPS' : upper(metricOf(state))}};
    if (pave_field_of_view_far(&def, NULL, seen, 1000, &count, NULL) != PAVE_OK) return 1;
    for (int64_t i = 0; i < count; i++)
        printf("%s ", pave_${state.grid}_face_text(pave_window_cell(walls->window, seen[i]), text));
    return 0;
}
`;
