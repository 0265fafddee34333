// The code of what is seen, in TypeScript to change: it runs again as one types and for every part under the pointer.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { effect, untracked } from '@preact/signals';
import { Button } from '../../ui/controls.tsx';
import { copyText } from '../../ui/files.ts';
import { board } from './ask.ts';
import { typescript } from './code.ts';
import { create, strip, type Editor } from './editor.ts';
import { maskText } from './engine.ts';
import type { Outcome } from './job.ts';
import type { Model } from './model.ts';
import { runner } from './runner.ts';
import { wallsOf, type Part } from './state.ts';

// Code that was written here may run; code that a link brings waits until it is asked for.
const kept = 'pave.parts.code';
function isOurs(code: string): boolean {
    try {
        return !code || sessionStorage.getItem(kept) === code;
    } catch {
        return !code;
    }
}
function remember(code: string): void {
    try {
        sessionStorage.setItem(kept, code);
    } catch { /* then it is asked again */ }
}

const cell = ({ q, r, s }: Part): object => ({ q, r, s });

// What the function gets: the part, or cells, a radius, walls.
function argumentsOf(model: Model): { args: unknown[]; mask?: string } {
    const [state, { subject, words }] = [model.state.value, model.plain.value];
    const mask = (): string => maskText(board(state), wallsOf(state));
    switch (state.mode) {
        case 'ring':
        case 'disk': return { args: [cell(subject[0]!), Number(words.split(' ')[2])] };
        case 'path': return { args: subject.map(cell), mask: mask() };
        case 'view': return { args: [cell(subject[0]!), state.k], mask: mask() };
        default: return { args: subject.map(cell) };
    }
}

export function Code({ model }: { model: Model }) {
    const { store } = model;
    const state = model.state.value;
    const [ours, setOurs] = useState(() => isOurs(state.code));
    const [outcome, setOutcome] = useState<Outcome>();
    const sample = typescript(state, model.plain.value);
    const text = state.code || sample;
    const js = useMemo(() => strip(text), [text]);
    const fault = 'fault' in js ? js.fault : outcome?.fault;

    useEffect(() => setOutcome((last) => last && { ...last, fault: undefined }), [text]);
    // Runs for what is under the pointer; the room's own code only prints.
    const run = useMemo(() => runner((result) => setOutcome(result)), []);
    useEffect(() => () => { run.dispose(); model.own.value = undefined; }, []);
    const may = ours && 'js' in js ? js.js : undefined;
    useEffect(() => effect(() => {
        const { args, mask } = argumentsOf(model);
        const { grid } = model.state.value;
        const { kind } = model.plain.value;
        if (may !== undefined) untracked(() => run.run({ js: may, args, mask, kind, grid }));
    }), [may]);
    useLayoutEffect(() => { model.own.value = state.code && ours ? (fault ? [] : outcome?.parts) : undefined; }, [outcome, fault, state.code, ours]);

    const edited = (code: string): void => {
        remember(code);
        setOurs(true);
        store.set({ code: code === untracked(() => typescript(model.state.peek(), model.plain.peek())) ? '' : code }, 'slide');
    };
    return (
        <section class="parts-code" aria-label="Code">
            <div class="bar">
                <h2>The same in TypeScript</h2>
                <Button onClick={() => void copyText(text, 'Code')}>Copy</Button>
                {state.code && <Button onClick={() => store.set({ code: '' })}>The room's code</Button>}
            </div>
            {!ours && <p>This code came with the link. <Button strong onClick={() => { remember(state.code); setOurs(true); }}>Run it</Button></p>}
            <Edit text={text} now={() => model.state.peek().code || typescript(model.state.peek(), model.plain.peek())} fault={fault} onChange={edited} />
            {fault && <p class={fault.line ? 'unseen' : 'fault'} role="status">{fault.line ? `Line ${fault.line}: ` : ''}{fault.message}</p>}
            {!!outcome?.lines.length && <pre class="printed" tabIndex={0} aria-label="Printed">{outcome.lines.join('\n')}</pre>}
            <p class="parts-more">Change it: it runs as you type, for whatever is under the pointer, and what it returns is drawn.</p>
        </section>
    );
}

// What is shown may be older than what was typed since: the editor takes what is so `now`.
function Edit({ text, now, fault, onChange }: { text: string; now: () => string; fault: Outcome['fault']; onChange: (text: string) => void }) {
    const host = useRef<HTMLDivElement>(null);
    const editor = useRef<Editor>(null);
    const change = useRef(onChange);
    change.current = onChange;
    useEffect(() => {
        editor.current = create(host.current!, text, (typed) => change.current(typed));
        return () => editor.current?.destroy();
    }, []);
    useEffect(() => editor.current?.set(now()), [text]);
    useEffect(() => editor.current?.fault(fault), [fault?.message, fault?.line, text]);
    return <div class="edit" ref={host} />;
}
