// The controls of a panel: native inputs with labels, so that keyboards and screen readers know them.
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { Fields, Values } from '../state/fields.ts';
import type { How, Store } from '../state/store.ts';

/** What the controls of fields need: the value, the range, and what to do with another one; `also` changes with it. */
export const bound = <Of extends Fields>(store: Store<Of>) => ({
    slide: <Name extends keyof Of & string>(name: Name, also: Partial<Values<Of>> = {}) => ({
        value: store.get(name) as number, least: store.fields[name]!.least ?? 0, most: store.fields[name]!.most ?? 1, onInput: (value: number): void => store.set({ ...also, [name]: value } as never, 'slide'),
    }),
    choose: <Name extends keyof Of & string>(name: Name, also: Partial<Values<Of>> = {}, how: How = 'step') => ({
        value: store.get(name), onChange: (value: Values<Of>[Name]): void => store.set({ ...also, [name]: value } as never, how),
    }),
});

/** Words as choices show them, with a capital. */
export const capitals = <Word extends string>(words: readonly Word[]) => words.map((it) => [it, it[0]!.toUpperCase() + it.slice(1)] as const);

interface Labelled {
    label: string;
    hint?: string;
}

/** A titled part of a panel. */
export function Section({ title, children, open = true }: { title: string; children: ComponentChildren; open?: boolean }) {
    return (
        <details class="section" open={open}>
            <summary><h2>{title}</h2></summary>
            <div class="fields">{children}</div>
        </details>
    );
}

export function Slider({ label, hint, value, least, most, step = 1, text, onInput }: Labelled & {
    value: number; least: number; most: number; step?: number; text?: (value: number) => string; onInput: (value: number) => void;
}) {
    const id = useId();
    const shown = text ? text(value) : String(value);
    return (
        <div class="field slider">
            <label for={id}>{label}</label>
            <output for={id}>{shown}</output>
            <input id={id} type="range" min={least} max={most} step={step} value={value} aria-valuetext={shown} title={hint}
                onInput={(event) => onInput(event.currentTarget.valueAsNumber)} />
        </div>
    );
}

/** One of a few, all of them seen. */
export function Choice<Word extends string>({ label, hint, value, words, onChange }: Labelled & {
    value: Word; words: readonly (Word | readonly [Word, string])[]; onChange: (value: Word) => void;
}) {
    const name = useId();
    return (
        <fieldset class="field choice" title={hint}>
            <legend>{label}</legend>
            <div class="words">
                {words.map((it) => {
                    const [word, text] = typeof it === 'string' ? [it, it] : it;
                    return (
                        <label key={word}>
                            <input type="radio" name={name} checked={word === value} onChange={() => onChange(word)} />
                            <span>{text}</span>
                        </label>
                    );
                })}
            </div>
        </fieldset>
    );
}

/** One of many. */
export function Select<Word extends string>({ label, hint, value, words, onChange }: Labelled & {
    value: Word; words: readonly (Word | readonly [Word, string, disabled?: boolean])[]; onChange: (value: Word) => void;
}) {
    const id = useId();
    return (
        <div class="field">
            <label for={id}>{label}</label>
            <select id={id} value={value} title={hint} onChange={({ currentTarget: it }) => { const to = it.value as Word; it.value = value; onChange(to); }}>
                {words.map((it) => {
                    const [word, text, disabled] = typeof it === 'string' ? [it, it] : it;
                    return <option key={word} value={word} disabled={disabled}>{text}</option>;
                })}
            </select>
        </div>
    );
}

export function Switch({ label, hint, value, onChange }: Labelled & { value: boolean; onChange: (value: boolean) => void }) {
    return (
        <label class="field switch" title={hint}>
            <input type="checkbox" role="switch" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
            <span>{label}</span>
        </label>
    );
}

/** A text that counts once it is complete: at Enter, or when the field is left. What `accept` refuses is marked, with a line that says what is `wanted`; Escape, or leaving it, brings the old value back. */
export function Entry({ label, hint, value, wanted, accept, onChange, numeric, example }: Labelled & {
    value: string; wanted: string; accept: (text: string) => boolean; onChange: (value: string) => void; numeric?: boolean; example?: string;
}) {
    const id = useId();
    const [typed, setTyped] = useState<string>();
    const wrong = typed !== undefined && !accept(typed.trim());
    const done = (): void => {
        if (typed === undefined || wrong) return;
        setTyped(undefined);
        if (typed.trim() !== value) onChange(typed.trim());
    };
    return (
        <div class="field">
            <label for={id}>{label}</label>
            <input id={id} type="text" inputMode={numeric ? 'numeric' : 'text'} autocomplete="off" spellcheck={false} value={typed ?? value} placeholder={example} title={hint} aria-invalid={wrong} aria-describedby={wrong ? `${id}-wanted` : undefined}
                onInput={(event) => setTyped(event.currentTarget.value)} onBlur={() => { done(); setTyped(undefined); }}
                onKeyDown={(event) => { if (event.key === 'Enter') done(); else if (event.key === 'Escape') setTyped(undefined); }} />
            {wrong && <p id={`${id}-wanted`} class="wanted" role="status">{wanted}</p>}
        </div>
    );
}

/** A seed, with a die that rolls another. */
export function Seed({ value, onChange, label = 'Seed' }: { value: string; onChange: (value: string) => void; label?: string }) {
    return (
        <div class="seed">
            <Entry label={label} value={value} numeric wanted="an integer from 0 to 18446744073709551615" accept={(text) => /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n} onChange={(text) => onChange(BigInt(text).toString())} />
            <Button title="Another seed" onClick={() => onChange(rolled())}><Die /></Button>
        </div>
    );
}

/** A seed by chance, short enough to be read out. */
export const rolled = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1000000);

const Die = () => (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <rect x="3" y="3" width="18" height="18" rx="4" fill="none" stroke="currentColor" stroke-width="2" />
        {[[8, 8], [16, 8], [12, 12], [8, 16], [16, 16]].map(([x, y]) => <circle cx={x} cy={y} r="1.7" fill="currentColor" />)}
    </svg>
);

export function Button({ children, onClick, title, pressed, disabled, strong }: {
    children: ComponentChildren; onClick: () => void; title?: string; pressed?: boolean; disabled?: boolean; strong?: boolean;
}) {
    return (
        <button type="button" class={strong ? 'button strong' : 'button'} title={title} aria-label={title} aria-pressed={pressed} disabled={disabled} onClick={onClick}>{children}</button>
    );
}

export const Row = ({ children }: { children: ComponentChildren }) => <div class="row">{children}</div>;

/** A button that opens a list of actions, headed by a note; without any action it is disabled. */
export function Menu({ label, note, items }: { label: string; note?: string; items: readonly { label: string; run: () => void }[] }) {
    const host = useRef<HTMLDetailsElement>(null);
    const close = (): void => { host.current!.open = false; };
    const leave = (): void => { host.current!.querySelector('summary')!.focus(); close(); };
    const key = (event: KeyboardEvent): void => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (event.key === 'Escape') leave();
        if (!step || !host.current!.open) return;
        const all = [...host.current!.querySelectorAll('button')];
        all.at((Math.max(all.indexOf(document.activeElement as HTMLButtonElement), (-step - 1) / 2) + step) % all.length)!.focus();
        event.preventDefault();
    };
    return (
        <details class="menu" ref={host} onKeyDown={key} onFocusOut={(event) => { if (!host.current!.contains(event.relatedTarget as Node)) close(); }}>
            <summary class="button" aria-disabled={!items.length} onClick={(event) => { if (!items.length) event.preventDefault(); }}>{label}</summary>
            <ul>
                {note && <li class="note">{note}</li>}
                {items.map(({ label: text, run }) => <li key={text}><button type="button" onClick={() => { leave(); run(); }}>{text}</button></li>)}
            </ul>
        </details>
    );
}

/** A place for files: dropped on `children`, or chosen. */
export function FileDrop({ accept, label, multiple, onFiles }: { accept: string; label: string; multiple?: boolean; onFiles: (files: File[]) => void }) {
    const id = useId();
    const [over, setOver] = useState(false);
    return (
        <div class={over ? 'drop over' : 'drop'} onDragOver={(event) => { event.preventDefault(); setOver(true); }} onDragLeave={() => setOver(false)}
            onDrop={(event) => { event.preventDefault(); setOver(false); onFiles([...event.dataTransfer!.files]); }}>
            <label for={id}>{label}</label>
            <input id={id} type="file" accept={accept} multiple={multiple}
                onChange={(event) => { onFiles([...event.currentTarget.files!]); event.currentTarget.value = ''; }} />
        </div>
    );
}
