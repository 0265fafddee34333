// Every row of the nine relations: the formula, and what it is of the part that is asked about.
import { useMemo } from 'preact/hooks';
import { relate } from './engine.ts';
import type { Model } from './model.ts';
import { countOf, fromOf, letters, nameOf, packPart, relations, toOf, type GridName, type Part, type Relation } from './state.ts';
import { gridWords } from '../../stage/view.ts';
import { formula } from './words.ts';

/** The rows of a grid: a relation for each s of its kind of part. */
function rowsOf(grid: GridName) {
    return relations.flatMap((relation) => Array.from({ length: countOf(grid, fromOf(relation)) }, (_, s) => ({
        relation, s, formulas: relate(grid, relation, toOf(relation), { kind: fromOf(relation), q: 0, r: 0, s }).map((it) => formula(grid, it)),
    })));
}

export function Table({ model }: { model: Model }) {
    const { grid, mode } = model.state.value;
    const rows = useMemo(() => rowsOf(grid), [grid]);
    // The table stays where it was while one of its rows is pointed at.
    const at = model.peek.value ? model.chosen.value : model.start.value;
    const most = Math.max(...rows.map(({ formulas }) => formulas.length));
    const now = model.plain.value.words;
    const show = (part: Part, relation: Relation, lit: number): void => {
        model.peek.value = { part, to: toOf(relation) };
        model.lit.value = lit;
    };
    const hide = (): void => {
        model.peek.value = undefined;
        model.lit.value = -1;
    };
    const inMode = mode === 'relations';
    return (
        <section class="parts-all" aria-label="All relations">
            <h2>All {rows.length} rows of {gridWords[grid]}, at {at.q},{at.r}</h2>
            <div class="parts-rows" tabIndex={0} role="region" aria-label="Table of relations" onPointerLeave={hide}>
                <table>
                    <thead><tr><th scope="col">relation</th><th scope="col">of</th>{Array.from({ length: most }, (_, k) => <th key={k} scope="col">{k}</th>)}</tr></thead>
                    <tbody>
                        {rows.map(({ relation, s, formulas }) => {
                            const kind = fromOf(relation);
                            const part: Part = { kind, q: at.q, r: at.r, s };
                            const letter = letters[grid][kind][s];
                            const results = relate(grid, relation, toOf(relation), part);
                            const words = `${relation} ${nameOf(grid, part)}`;
                            return (
                                <tr key={relation + s} class={inMode && words === now ? 'now' : ''} onPointerEnter={() => inMode && show(part, relation, -1)}>
                                    <th scope="row">{relation}</th>
                                    <td>q,r{letter && `,${letter}`}</td>
                                    {formulas.map((text, i) => (
                                        <td key={i}>
                                            <button type="button" disabled={!inMode}
                                                onPointerEnter={() => show(part, relation, i)} onPointerLeave={() => show(part, relation, -1)}
                                                onFocus={() => show(part, relation, i)} onBlur={hide}
                                                onClick={() => { hide(); model.store.set({ at: packPart(part), to: toOf(relation) }); }}>
                                                {text}<small>{nameOf(grid, results[i]!)}</small>
                                            </button>
                                        </td>
                                    ))}
                                </tr>
                            );
                        })}
                    </tbody>
                </table>
            </div>
        </section>
    );
}
