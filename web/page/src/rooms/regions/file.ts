// In the worker: a map as the command's file.
import type { Territory } from 'pave-maps';
import { bordersOf, kindOf, type Kept } from './describe.ts';

// The label or territory of each cell, a row of the window a line.
function cellsText(name: string, numbers: Int32Array, rows: Int32Array): string {
    let text = `,\n"${name}":[`;
    for (let i = 0; i < numbers.length; i++) text += (i ? ',' : '') + (i === 0 || rows[i] !== rows[i - 1] ? '\n' : '') + numbers[i];
    return `${text}]`;
}

function placeText({ land: { place } }: Kept): string {
    const { grid, radius, width, height, wrap, touch } = place;
    const size = radius === undefined ? `"shape":"rectangle","size":[${width},${height}]${grid === 'hex' ? ',"system":"odd-r"' : ''}` : `"shape":"hexagon","radius":${radius}`;
    return `,\n"grid":"${grid}",\n"window":{${size}${wrap ? ',"wrap":true' : ''}}${touch === 'vertex' ? ',\n"contact":"vertex"' : ''}`;
}

/** Exactly what the command writes with -o FILE.json. */
export function fileOf(kept: Kept): string {
    const { territories, def, made, land } = kept;
    const cells = land.window.cells();
    const rows = Int32Array.from({ length: land.window.count }, (_, i) => cells[3 * i + 1]!);
    const { start, neighbors, lengths } = territories.adjacency();
    using borders = bordersOf(kept, 0);
    const players = made.players;
    const line = ({ label, size, center, depth, border, coast }: Territory, i: number): string => {
        const [from, to] = [start[i]!, start[i + 1]!];
        const box = borders.box(i + 1);
        const pole = borders.pole(i + 1);
        return `\n{"id":${i + 1},"label":${label},"size":${size},"center":${center},"depth":${depth},"border":${border},"coast":${coast}`
            + `,"neighbors":[${neighbors.slice(from, to).join()}],"borders":[${lengths.slice(from, to).join()}]`
            + (box ? `,"box":[${[box.min.x, box.min.y, box.max.x, box.max.y].map(number).join()}]` : '')
            + (pole ? `,"pole":[${number(pole.point.x)},${number(pole.point.y)}],"radius":${number(pole.radius)}` : '')
            + (players ? `,"owner":${players.owners[label - 1] ?? -1},"dice":${players.dice[label - 1] ?? 0}` : '') + '}';
    };
    const arcs = borders.arcs().map(({ left, right, closed, points }) => `\n{"left":${left},"right":${right},"closed":${closed},"points":[`
        + `${Array.from({ length: points.length / 2 }, (_, k) => `[${number(points[2 * k]!)},${number(points[2 * k + 1]!)}]`).join()}]}`);
    return `{"kind":"${kindOf(def)}","orientation":"pointy"${placeText(kept)}`
        + cellsText('labels', territories.labels(), rows) + cellsText('territory', territories.ofCell(), rows)
        + (players ? `,\n"players":${players.count}` : '') + `,\n"territories":[${territories.items().map(line).join()}],\n"arcs":[${arcs.join()}]}\n`;
}

/**
 * A number as the command writes it. It stops at the first digit after which no other double is nearer, and that digit is not always the nearest,
 * as it is in JavaScript's own texts (G. Steele, J. White, "How to Print Floating-Point Numbers Accurately", 1990, the algorithm (FP)2).
 */
export function number(value: number): string {
    const size = Math.abs(value);
    if (!size) return Object.is(value, -0) ? '-0' : '0';
    if (size < 1 / 128 || size >= 2 ** 53) return exponential(value);
    const whole = Math.trunc(size);
    const exponent = Math.floor(Math.log2(size));
    const shift = BigInt(52 - exponent - (2 ** exponent > size ? -1 : 2 ** (exponent + 1) <= size ? 1 : 0));
    const one = 1n << (shift + 1n);
    let fraction = BigInt((size - whole) * 2 ** Number(shift)) * 2n; // exact
    let half = 1n;
    let text = '';
    if (!fraction) return `${value < 0 ? '-' : ''}${whole}`;
    for (;;) {
        fraction *= 10n;
        half *= 10n;
        const digit = fraction / one;
        fraction %= one;
        const low = fraction < half;
        const high = half <= one && fraction > one - half;
        if (!low && !high) text += digit;
        else {
            const up = low && high ? fraction > one / 2n || (fraction === one / 2n && digit % 2n === 1n) : high;
            return `${value < 0 ? '-' : ''}${whole}.${text}${digit + (up ? 1n : 0n)}`;
        }
    }
}

// As few digits as read back, of very small and very large numbers; an exponent has two digits at least.
function exponential(value: number): string {
    const text = [15, 16].map((digits) => value.toPrecision(digits)).find((it) => Number(it) === value) ?? value.toPrecision(17);
    const [digits, power] = text.split('e') as [string, string | undefined];
    const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
    return power ? `${short}e${power[0]}${power.slice(1).padStart(2, '0')}` : short;
}
