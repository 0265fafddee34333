// Names of territories: always the same for the same cell.

const starts = ['B', 'Br', 'D', 'F', 'G', 'H', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'Tr', 'Gl', 'St', 'Th', 'El', 'Or', 'Al', 'Ur', 'Ys'];
const middles = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'o', 'a', 'e'];
const joints = ['l', 'r', 'n', 'm', 'd', 'v', 'ss', 'll', 'rn', 'nd', 'th', 'k'];
const ends = ['a', 'ia', 'en', 'or', 'is', 'und', 'land', 'mark', 'um', 'eth', 'on', 'os'];

/** A name by a number. */
export function nameOf(cell: number): string {
    let state = Math.imul(cell + 1, 0x9e3779b1);
    const pick = (list: readonly string[]): string => {
        state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x2545f491;
        return list[(state >>> 7) % list.length]!;
    };
    return pick(starts) + pick(middles) + pick(joints) + pick(ends);
}

/** A name for each of a few thousand cells, no two alike. */
export function namesOf(cells: readonly number[]): string[] {
    const taken = new Set<string>();
    return cells.map((cell) => {
        let name = nameOf(cell);
        for (let more = 1; taken.has(name); more++) name = nameOf(cell + more * 1000003);
        taken.add(name);
        return name;
    });
}
