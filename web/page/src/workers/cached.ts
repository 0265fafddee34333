/** Each thing once for what it is made of. */
export function once<Args extends readonly unknown[], Value>(make: (...args: Args) => Value): (...args: Args) => Value {
    const made = new Map<string, Value>();
    return (...args) => {
        const key = JSON.stringify(args);
        if (!made.has(key)) made.set(key, make(...args));
        return made.get(key)!;
    };
}

/** The things that were asked for last, for what they are made of; others are let go. */
export function cached<Args extends readonly unknown[], Value extends object>(make: (...args: Args) => Value, most = 1): (...args: Args) => Value {
    const kept: { key: string; value: Value }[] = [];
    return (...args) => {
        const key = JSON.stringify(args);
        const at = kept.findIndex((it) => it.key === key);
        if (at < 0) for (const { value } of kept.splice(most - 1)) (value as Partial<Disposable>)[Symbol.dispose]?.();
        kept.unshift(kept.splice(at, at < 0 ? 0 : 1)[0] ?? { key, value: make(...args) });
        return kept[0]!.value;
    };
}
