// The editor of the code: a chunk of its own, loaded when the code comes into view.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, drawSelection, highlightActiveLine, keymap, lineNumbers, type DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export { strip } from './strip.ts';

export type Editor = ReturnType<typeof create>;

class Message extends WidgetType {
    readonly text: string;
    constructor(text: string) {
        super();
        this.text = text;
    }
    override eq(other: Message): boolean { return other.text === this.text; }
    toDOM(): HTMLElement {
        const line = document.createElement('div');
        line.className = 'cm-message';
        line.textContent = this.text;
        return line;
    }
}

const setFault = StateEffect.define<{ message: string; line?: number } | undefined>();
const faults = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(marks, transaction) {
        let now = marks.map(transaction.changes);
        for (const effect of transaction.effects) {
            if (!effect.is(setFault)) continue;
            if (!effect.value?.line) now = Decoration.none;
            else {
                const line = transaction.state.doc.line(Math.min(effect.value.line, transaction.state.doc.lines));
                now = Decoration.set([
                    Decoration.line({ class: 'cm-fault' }).range(line.from),
                    Decoration.widget({ widget: new Message(effect.value.message), block: true, side: 1 }).range(line.to),
                ]);
            }
        }
        return now;
    },
    provide: (field) => EditorView.decorations.from(field),
});

const chosen = 'color-mix(in srgb, var(--accent) 25%, transparent)';
const theme = EditorView.theme({
    '&': { backgroundColor: 'var(--sheet)', color: 'var(--ink)', fontSize: '0.85rem' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: "ui-monospace, 'DejaVu Sans Mono', monospace", lineHeight: '1.5' },
    '.cm-gutters': { backgroundColor: 'var(--sheet)', color: 'var(--faint)', border: 'none' },
    '.cm-content': { caretColor: 'var(--ink)', padding: '0.6rem 0' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent) 7%, transparent)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: chosen },
    '&.cm-focused .cm-matchingBracket': { backgroundColor: chosen },
    '.cm-fault': { textDecoration: 'underline wavy var(--wrong)' },
    '.cm-message': { padding: '0 0.6rem 0 0.4rem', color: 'var(--wrong)', whiteSpace: 'pre-wrap' },
});
const colors = HighlightStyle.define([
    { tag: [tags.keyword, tags.modifier], color: 'var(--accent)', fontWeight: '600' },
    { tag: [tags.string, tags.number, tags.bool, tags.null], color: 'var(--wrong)' },
    { tag: tags.comment, color: 'var(--faint)', fontStyle: 'italic' },
    { tag: [tags.typeName, tags.typeOperator], color: 'var(--faint)' },
    { tag: tags.function(tags.variableName), fontWeight: '600' },
]);

export function create(parent: HTMLElement, text: string, onChange: (text: string) => void) {
    let quiet = false;
    const view = new EditorView({
        parent,
        state: EditorState.create({
            doc: text,
            extensions: [
                lineNumbers(), history(), drawSelection(), indentOnInput(), bracketMatching(), highlightActiveLine(), javascript({ typescript: true }),
                syntaxHighlighting(colors), keymap.of([...defaultKeymap, ...historyKeymap]), faults, theme,
                EditorView.contentAttributes.of({ 'aria-label': 'TypeScript, runs as you type', tabindex: '0' }),
                EditorView.updateListener.of((update) => { if (update.docChanged && !quiet) onChange(update.state.doc.toString()); }),
            ],
        }),
    });
    return {
        /** Other text, unless it is there already. */
        set(next: string): void {
            if (next === view.state.doc.toString()) return;
            quiet = true;
            view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
            quiet = false;
        },
        /** What is wrong, and in which line; nothing: all is well. */
        fault(fault?: { message: string; line?: number }): void { view.dispatch({ effects: setFault.of(fault) }); },
        destroy(): void { view.destroy(); },
    };
}
