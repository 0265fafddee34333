import { computed, type ReadonlySignal } from '@preact/signals';

/** A signal of the same object for as long as it says the same. */
export function stable<Value>(from: () => Value): ReadonlySignal<Value> {
    let last: { text: string | undefined; value: Value } | undefined;
    return computed(() => {
        const value = from();
        const text = JSON.stringify(value);
        if (!last || last.text !== text) last = { text, value };
        return last.value;
    });
}
