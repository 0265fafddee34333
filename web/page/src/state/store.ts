// The state of a room: one flat record of values, kept in the address, with undo.
import { batch, computed, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import { addressOf, given, left, parameters, room } from './address.ts';
import type { Fields, Values } from './fields.ts';

/**
 * How a change is kept. "step": undo and Back return to what was before. "slide": like a step, but all changes while the pointer is held down are
 * one, and so are changes of the same fields in quick succession. "view": the address follows, and nothing can be undone.
 */
export type How = 'step' | 'slide' | 'view';

const togetherFor = 1000; // milliseconds between slides that are one step
const addressAfter = 200; // browsers refuse too many changes of the address

// Which press of the pointer lasts; 0: none.
let presses = 0;
let press = 0;
addEventListener('pointerdown', () => { press = ++presses; }, true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => { press = 0; }, true);

const holds = ({ where }: Fields[string], values: Readonly<Record<string, unknown>>): boolean => !where || where.includes(String(values[where[0]]), 1);

const histories = new Map<string, readonly [past: unknown[], future: unknown[]]>(); // of rooms that were left

export class Store<Of extends Fields> {
    readonly fields: Of;
    readonly #name: string;
    readonly #signals: { [Name in keyof Of]: Signal<Values<Of>[Name]> };
    readonly #past = signal<Values<Of>[]>([]);
    readonly #future = signal<Values<Of>[]>([]);
    readonly canUndo = computed(() => this.#past.value.length > 0);
    readonly canRedo = computed(() => this.#future.value.length > 0);
    /** Names of what the address said and was not understood. */
    readonly astray: readonly string[];
    #slid = { names: '', at: 0, press: 0 };
    #timer = 0;
    #stop: () => void;

    constructor(name: string, fields: Of) {
        this.#name = name;
        this.fields = fields;
        const start = this.#read(given.peek());
        this.astray = Object.keys(fields).filter((key) => { const text = given.peek().get(key); return text !== null && fields[key]!.read(text) === undefined; });
        const [past, future] = (left.peek()[name]?.toString() === given.peek().toString().replace(/^room=\w+&?/, '') && histories.get(name)) || [[], []];
        [this.#past.value, this.#future.value] = [past, future] as [Values<Of>[], Values<Of>[]];
        this.#clean(start);
        this.#signals = Object.fromEntries(Object.keys(fields).map((key) => [key, signal(start[key])])) as never;
        // Back and Forward: the address has changed under this room.
        this.#stop = given.subscribe((parameters) => { if (untracked(() => room.value) === name) this.#come(this.#read(parameters)); });
    }

    /** Ends its listening; the way back to the room leads to what it is now. */
    dispose(): void {
        left.value = { ...left.peek(), [this.#name]: untracked(() => this.parameters(true)) };
        histories.set(this.#name, [this.#past.peek(), this.#future.peek()]);
        clearTimeout(this.#timer);
        this.#stop();
    }

    /** The value of a field; whoever reads it in an effect or a component follows its changes. */
    get<Name extends keyof Of>(name: Name): Values<Of>[Name] { return this.#signals[name].value; }

    /** A field as a signal. */
    signal<Name extends keyof Of>(name: Name): ReadonlySignal<Values<Of>[Name]> { return this.#signals[name]; }

    /** All values; whoever reads them follows all. */
    get values(): Values<Of> {
        return Object.fromEntries(Object.keys(this.fields).map((key) => [key, this.#signals[key]!.value])) as never;
    }

    /** Some of the values. */
    pick<Name extends keyof Of>(...names: readonly Name[]): { readonly [Each in Name]: Values<Of>[Each] } {
        return Object.fromEntries(names.map((name) => [name, this.get(name)])) as never;
    }

    /** All values but those of the view; whoever reads them follows these. */
    get content(): Values<Of> {
        return Object.fromEntries(Object.keys(this.fields).map((key) => [key, this.fields[key]!.view ? this.fields[key]!.start : this.#signals[key]!.value])) as never;
    }

    set(change: Partial<Values<Of>>, how: How = 'step'): void {
        const before = untracked(() => this.values);
        const names = Object.keys(change).filter((key) => this.#text(key, change[key]!) !== this.#text(key, before[key]!));
        if (!names.length) return;
        const slid = { names: Object.keys(change).join(), at: performance.now(), press };
        const last = this.#slid;
        const together = how === 'slide' && (press ? press === last.press : slid.names === last.names && slid.at - last.at < togetherFor);
        if (how !== 'view') this.#slid = how === 'slide' ? slid : { names: '', at: 0, press: 0 };
        batch(() => {
            if (how !== 'view' && !together) {
                this.#past.value = [...this.#past.peek(), before];
                this.#future.value = [];
            }
            this.#put(change);
        });
        this.#tell(how !== 'view' && !together);
    }

    undo(): void { this.#walk(this.#past, this.#future); }
    redo(): void { this.#walk(this.#future, this.#past); }

    /** Everything as at the start. */
    reset(): void {
        this.set(Object.fromEntries(Object.entries(this.fields).map(([key, field]) => [key, field.start])) as never);
    }

    /** The parameters of the address: what differs from the start, of the fields that hold now or of all. */
    parameters(all = false): URLSearchParams {
        const out = new URLSearchParams();
        const values = this.values;
        for (const [key, field] of Object.entries(this.fields)) {
            const text = field.write(values[key]);
            if (text !== field.write(field.start) && (all || holds(field, values))) out.set(key, text);
        }
        return out;
    }

    #text(key: string, value: unknown): string { return this.fields[key]!.write(value as never); }

    #read(parameters: URLSearchParams): Values<Of> {
        return Object.fromEntries(Object.entries(this.fields).map(([key, field]) => {
            const text = parameters.get(key);
            return [key, (text === null ? undefined : field.read(text)) ?? field.start];
        })) as never;
    }

    // Takes out of the address what was not understood or does not hold, and writes the rest as it was taken.
    #clean(values: Values<Of>): void {
        const now = parameters();
        for (const [key, field] of Object.entries(this.fields)) {
            const text = now.get(key);
            if (text === null || (text === field.write(values[key]) && holds(field, values))) continue;
            if (this.astray.includes(key) || !holds(field, values)) now.delete(key);
            else now.set(key, field.write(values[key]));
        }
        if (now.toString() !== parameters().toString()) history.replaceState(null, '', `${location.pathname}#?${now}`);
    }

    // Back and Forward are undo and redo where they lead to the same. What does not hold there stays as it is.
    #come(read: Values<Of>): void {
        const now = untracked(() => this.values);
        const values = Object.fromEntries(Object.entries(this.fields).map(([key, field]) => [key, (holds(field, read) ? read : now)[key]])) as Values<Of>;
        const is = (other: Values<Of> | undefined): boolean =>
            !!other && Object.keys(values).every((key) => this.fields[key]!.view || this.#text(key, other[key]) === this.#text(key, values[key]));
        batch(() => {
            if (is(this.#past.peek().at(-1))) this.#shift(this.#past, this.#future);
            else if (is(this.#future.peek().at(-1))) this.#shift(this.#future, this.#past);
            this.#put(values);
        });
    }

    #shift(from: Signal<Values<Of>[]>, to: Signal<Values<Of>[]>): void {
        to.value = [...to.peek(), untracked(() => this.values)];
        from.value = from.peek().slice(0, -1);
        this.#slid = { names: '', at: 0, press: 0 };
    }

    #put(change: Partial<Values<Of>>): void {
        batch(() => {
            for (const [key, value] of Object.entries(change))
                if (this.#text(key, value) !== this.#text(key, this.#signals[key]!.peek())) this.#signals[key]!.value = value as never;
        });
    }

    #walk(from: Signal<Values<Of>[]>, to: Signal<Values<Of>[]>): void {
        const values = from.peek().at(-1);
        if (!values) return;
        const kept = Object.entries(values).filter(([key]) => !this.fields[key]!.view);
        batch(() => {
            this.#shift(from, to);
            this.#put(Object.fromEntries(kept) as never);
        });
        this.#tell(true);
    }

    // The address follows: at once with a new entry for Back, else a little later.
    #tell(entry: boolean): void {
        clearTimeout(this.#timer);
        const write = (): void => {
            if (room.peek() !== this.#name) return;
            const address = untracked(() => addressOf(this.#name, this.parameters()));
            if (entry) history.pushState(null, '', address);
            else history.replaceState(null, '', address);
        };
        if (entry) write();
        else this.#timer = window.setTimeout(write, addressAfter);
    }
}
