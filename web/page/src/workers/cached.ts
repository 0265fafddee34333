/** Each thing once for what it is made of. */
export function once<Args extends readonly unknown[], Value>(make: (...args: Args) => Value): (...args: Args) => Value {
    const made = new Map<string, Value>();
    return (...args) => {
        const key = JSON.stringify(args);
        if (!made.has(key)) made.set(key, make(...args));
        return made.get(key)!;
    };
}

/** The newest thing for what it is made of; the one before is let go. */
export function cached<Args extends readonly unknown[], Value extends object>(make: (...args: Args) => Value): (...args: Args) => Value {
    let last: { key: string; value: Value } | undefined;
    return (...args) => {
        const key = JSON.stringify(args);
        if (last?.key === key) return last.value;
        const old: Partial<Disposable> | undefined = last?.value;
        last = undefined;
        old?.[Symbol.dispose]?.();
        last = { key, value: make(...args) };
        return last.value;
    };
}
