// Lines of the command.

/** An option: its name, its value, and the one for which it is left out. `true` is an option without a value. */
export type Option = readonly [name: string, value: string | number | boolean, usual?: string | number];

/** The words of options that are not as usual. */
export const given = (...options: readonly Option[]): string[] =>
    options.flatMap(([name, value, usual]) => (value === false || value === usual ? [] : value === true ? [`--${name}`] : [`--${name}`, String(value)]));

/** What puts such walls on standard input, for a line of the command. */
export const piped = (mask: string, line: string): string => `printf '${mask.trimEnd().replace(/'/g, '').replace(/\n/g, '\\n')}\\n' | ${line}`;
