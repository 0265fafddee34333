// Names of territories: always the same for the same seed and cell.

const starts = ['B', 'Br', 'D', 'F', 'G', 'H', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'Tr', 'Gl', 'St', 'Th', 'El', 'Or', 'Al', 'Ur', 'Ys'];
const middles = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'o', 'a', 'e'];
const joints = ['l', 'r', 'n', 'm', 'd', 'v', 'ss', 'll', 'rn', 'nd', 'th', 'k'];
const ends = ['a', 'ia', 'en', 'or', 'is', 'und', 'land', 'mark', 'um', 'eth', 'on', 'os'];

/** A name by two numbers. */
export function nameOf(seed: bigint, cell: number): string {
    let state = BigInt.asUintN(64, seed * 0x9e3779b97f4a7c15n + BigInt(cell) * 0xbf58476d1ce4e5b9n + 1n);
    const pick = (list: readonly string[]): string => {
        state = BigInt.asUintN(64, (state ^ (state >> 29n)) * 0x94d049bb133111ebn + 0x2545f4914f6cdd1dn);
        return list[Number((state >> 33n) % BigInt(list.length))]!;
    };
    return pick(starts) + pick(middles) + pick(joints) + pick(ends);
}

/** A name for each of a few thousand, no two alike. */
export function namesOf(seed: bigint, cells: readonly number[]): string[] {
    const taken = new Set<string>();
    return cells.map((cell) => {
        let name = nameOf(seed, cell);
        for (let more = 1; taken.has(name); more++) name = nameOf(seed, cell + more * 1000003);
        taken.add(name);
        return name;
    });
}
