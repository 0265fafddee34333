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
