// Which agents are unsatisfied: the core counts them, a picture marks them.
/** For each cell the cells that count as its neighbours. */
export interface Around {
    readonly start: Int32Array;
    readonly to: Int32Array;
}

/** The cells within some steps, from those within one. */
export function around(one: Around, reach: number): Around {
    if (reach <= 1) return one;
    const count = one.start.length - 1;
    const seen = new Int32Array(count).fill(-1);
    const start = new Int32Array(count + 1);
    const to: number[] = [];
    for (let cell = 0; cell < count; cell++) {
        seen[cell] = cell;
        let from = to.length;
        let ring = [cell];
        for (let step = 0; step < reach; step++) {
            for (const at of ring) {
                for (let k = one.start[at]!; k < one.start[at + 1]!; k++) {
                    const next = one.to[k]!;
                    if (seen[next] === cell) continue;
                    seen[next] = cell;
                    to.push(next);
                }
            }
            ring = to.slice(from);
            from = to.length;
        }
        start[cell + 1] = to.length;
    }
    return { start, to: Int32Array.from(to) };
}

/** Set in the byte of an unsatisfied agent; the other bits are its race. */
export const unhappy = 128;

/** How many neighbours of an agent are there, and above these 16 bits how many are alike. */
function countAt(races: Uint8Array, { start, to }: Around, cell: number): number {
    const race = races[cell]! & (unhappy - 1);
    let count = 0;
    for (let k = start[cell]!, end = start[cell + 1]!; k < end; k++) {
        const other = races[to[k]!]! & (unhappy - 1);
        if (other) count += other === race ? 65537 : 1;
    }
    return count;
}

/** What an agent has around it, and how many alike it wants. */
export interface Person {
    readonly race: number;
    readonly alike: number;
    readonly neighbors: number;
    readonly wants: number;
}

const tableFor = (tables: readonly Int32Array[], race: number): Int32Array => (tables.length > 1 ? tables[race - 1]! : tables[0]!);

/** The agent of a cell; nothing where the cell is empty. */
export function personAt(races: Uint8Array, near: Around, tables: readonly Int32Array[], cell: number): Person | undefined {
    const race = races[cell]! & (unhappy - 1);
    if (!race) return undefined;
    const count = countAt(races, near, cell);
    return { race, alike: count >> 16, neighbors: count & 65535, wants: tableFor(tables, race)[count & 65535]! };
}

/** Marks the unsatisfied in `races`. `tables`: one for all, or one for each race from 1; see `wantedTables`. Returns how many there are. */
export function markUnhappy(races: Uint8Array, near: Around, tables: readonly Int32Array[]): number {
    let count = 0;
    for (let cell = 0; cell < races.length; cell++) {
        const race = races[cell]! & (unhappy - 1);
        if (!race) continue;
        const around = countAt(races, near, cell);
        if (around >> 16 >= tableFor(tables, race)[around & 65535]!) continue;
        races[cell] = race | unhappy;
        count++;
    }
    return count;
}
