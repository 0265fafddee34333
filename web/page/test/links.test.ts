// Damaged links of rooms: what nobody can have made is not understood, and what the rooms write is.
import { expect, test } from 'vitest';
import { fields as parts } from '../src/rooms/parts/state.ts';
import { fields as tactics } from '../src/rooms/tactics/fields.ts';
import { fields as tessellation } from '../src/rooms/tessellation/state.ts';
import type { Fields } from '../src/state/fields.ts';

test.each<[string, string, string, string[], Fields]>([
    ['parts', 'at', '1.-2.3.0', ['0.1e9.0.0', '0.100.0.0', '1.2', 'x'], parts],
    ['parts', 'wt', '0.-2.1', ['0.-2', '0.-2.1.4'], parts],
    ['parts', 'see', '-1500.0.40000', ['1.2', '0.0.1e10'], parts],
    ['tactics', 'at', '1234.-50.2000', ['1.2', '1.2.'], tactics],
    ['tessellation', 'edits', '0.1.17.18', ['0.1e15', '-1.0', '0..1'], tessellation],
    ['tessellation', 'cam', '-9.00_10.50_30.25', ['abc', '1_2', '1_2_3_4'], tessellation],
])('%s: damaged links with %s, such as %s, are not understood', (_, name, text, damaged, fields) => {
    const { read, write } = fields[name]!;
    expect(write(read(text))).toBe(text);
    for (const it of damaged) expect(read(it), it).toBeUndefined();
});
