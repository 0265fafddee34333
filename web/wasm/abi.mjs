// node abi.mjs WHAT API.json ...: makes what C and TypeScript must agree on from the api.json of bindings/read.
//
//   c API.json ABI.c                                C that writes down sizes and offsets as the compiler knows them, and the loops below
//   exports API.json EXPORTS.txt [--omit=REGEX] FILE.ts...   options of the linker: functions that the TypeScript sources call
//   typescript API.json MODULE.wasm OUT.ts FILE.ts...   structs, enumerators and signatures that these sources name
import { readFileSync, writeFileSync } from 'node:fs';

const [what, apiFile, ...rest] = process.argv.slice(2);
const api = JSON.parse(readFileSync(apiFile, 'utf8'));

// ---- What the headers declare -------------------------------------------------------------------------------------------------

const camel = (name) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`_${name}`);
const short = (name) => name.replace(/^pave_/, '');
const byName = (items, value, key = (name) => name) => new Map(items.map((it) => [key(it.name), value(it)]));
const typed = (it) => ({ ...it, type: typeOf(it.type) });

const enums = byName(api.enums, (it) => it, short);
const constants = byName([...api.constants, ...api.enums.flatMap((it) => it.values)], (it) => it.value);
const structs = byName(api.structs.filter((it) => it.fields), (it) => ({ ...it, fields: it.fields.map(typed) }), short);

// Functions that JavaScript calls for many cells at once, as pave_each_NAME: the parameter that differs, an index or an element of an array, and how many
// elements a call writes where it returns none.
const LOOPS = [
    ['mask_cell', 'index'], ['mesh_point', 'vertex'], ['mesh_center', 'tile'], ['locator_find', 'position'], ['adjacency_is_border', 'node'], ['adjacency_is_cut', 'arc'],
    ['terrain_slope', 'cell'], ['terrain_corners', 'cell', 3], ['patch_at', 'point'], ['patch_index', 'name'], ['multigrid_center', 'cell'],
    ['multigrid_corners', 'cell', 4], ['multigrid_edges', 'cell', 4], ['multigrid_neighbors', 'cell', 4], ['multigrid_cell_at', 'point'],
];
const loops = LOOPS.map(([name, element, size]) => {
    const { result, parameters } = api.functions.find((it) => it.name === `pave_${name}`);
    const at = parameters.findIndex((it) => it.name === element), byIndex = /^int\d+_t$/.test(parameters[at].type);
    const written = size ? parameters.slice(at + 1).map((it) => ({ ...it, type: it.type.replace(/ ?(\*|\[\d+\])$/, ' *') })) : [{ name: 'out', type: `${result} *` }];
    const before = byIndex ? parameters.slice(0, at) : [...parameters.slice(0, at), { name: element, type: `const ${parameters[at].type} *` }];
    const given = [...before, { name: 'count', type: 'int32_t' }, ...written];
    const values = [...parameters.slice(0, at).map((it) => it.name), byIndex ? 'i' : `${element}[i]`, ...(size ? written.map((it) => `${it.name} + ${size} * i`) : [])];
    return { name: `pave_each_${name}`, result: 'void', parameters: given, body: `for (int32_t i = 0; i < count; i++) ${size ? '' : 'out[i] = '}pave_${name}(${values.join(', ')});` };
});
const functions = byName([...api.functions, ...loops], (it) => ({ result: typeOf(it.result), parameters: it.parameters.map(typed) }));

// A type as the TypeScript layer spells it: "i32", "enum window_shape", "struct cell", "pointer i32", "array 4 f64".
function typeOf(text) {
    const scalars = {
        void: 'void', bool: 'bool', _Bool: 'bool', char: 'char', double: 'f64', int: 'i32', size_t: 'u32', ptrdiff_t: 'i32', uint8_t: 'u8', int8_t: 'i8',
        uint16_t: 'u16', int16_t: 'i16', uint32_t: 'u32', int32_t: 'i32', uint64_t: 'u64', int64_t: 'i64',
    };
    const plain = text.replace(/\b(const|struct|enum)\b/g, '').replace(/\s+/g, ' ').trim();
    const pair = /^(.*) \(\*\)\[(\d+)\]$/.exec(plain);
    if (pair) return `pointer ${typeOf(pair[1])}`;
    if (plain.includes('(')) return 'pointer void';
    const array = /^(.*?) ?\[(\d+)\]$/.exec(plain);
    if (array) return `array ${array[2]} ${typeOf(array[1])}`;
    if (plain.endsWith('*')) return `pointer ${typeOf(plain.slice(0, -1))}`;
    if (plain in scalars) return scalars[plain];
    if (/^pave_\w+_function$/.test(plain)) return 'void';
    if (enums.has(short(plain))) return `enum ${short(plain)}`;
    return `struct ${short(plain)}`;
}

// ---- What the sources name ----------------------------------------------------------------------------------------------------

function named(files) {
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const matches = (pattern) => new Set([...text.matchAll(pattern)].map((match) => match[1]));
    return {
        functions: [...matches(/\.(pave_\w+)\b/g)].filter((name) => name !== 'pave_web_layout').sort(),
        words: matches(/'(\w+)'/g),
        types: matches(/\b([A-Z]\w*)\b/g),
        constants: matches(/\b(PAVE_[A-Z0-9_]+)\b/g),
    };
}

// ---- C ------------------------------------------------------------------------------------------------------------------------

// Every number of the table that both sides hold: for each struct its size, then the offset of each field.
const tableOf = () => [...structs].flatMap(([name, { fields }]) => [`sizeof(pave_${name})`, ...fields.map((field) => `offsetof(pave_${name}, ${field.name})`)]);

function writeC([out]) {
    const lines = tableOf().map((entry) => `    ${entry},`);
    const bodies = loops.map(({ name, parameters, body }) => {
        const head = `void ${name}(${parameters.map((it) => `${it.type} ${it.name}`).join(', ')})`;
        return `\n${head};\n${head}\n{\n    ${body}\n}\n`;
    });
    writeFileSync(out, `#include "web.h"\n\nconst uint32_t pave_web_layout[${lines.length}] = {\n${lines.join('\n')}\n};\n${bodies.join('')}`);
}

function writeExports([exportsFile, ...rest]) {
    const files = rest.filter((word) => !word.startsWith('--omit='));
    const omitted = rest.find((word) => word.startsWith('--omit='))?.slice(7);
    const called = named(files).functions.filter((name) => !omitted || !new RegExp(omitted).test(name));
    for (const name of called) if (!functions.has(name)) throw new Error(`${name} is called, but no header declares it`);
    writeFileSync(exportsFile, ['malloc', 'free', 'pave_web_layout', ...called].map((name) => `--export=${name}`).join('\n') + '\n');
}

// ---- TypeScript ---------------------------------------------------------------------------------------------------------------

const wordsOf = (name) => Object.fromEntries(enums.get(name).values.filter((it) => it.word !== null).map((it) => [it.word, it.value]));

// With what is inside them.
function closure(names) {
    const all = new Set(names);
    for (const name of all)
        for (const { type } of structs.get(name).fields) {
            const inner = /struct (\w+)$/.exec(type)?.[1];
            if (inner && structs.has(inner) && !type.startsWith('pointer pointer')) all.add(inner);
        }
    return [...structs.keys()].filter((name) => all.has(name));
}

const handles = ['window', 'mask', 'tiling', 'graph', 'adjacency', 'board', 'mesh', 'polygons', 'territories', 'borders', 'walker', 'naive', 'wang_set', 'world', 'edits', 'moves',
    'creature_moves', 'formation', 'nest', 'citadel', 'terrain', 'solid', 'scene', 'map', 'coloring',
    'multigrid', 'patch', 'quads'];
const isHandle = (name) => handles.includes(name) || !structs.has(name);

function inputType(type) {
    const [kind, ...more] = type.split(' ');
    const inner = more.join(' ');
    if (kind === 'bool') return 'boolean';
    if (kind === 'i64' || kind === 'u64') return 'number | bigint';
    if (kind === 'enum') return pascal(inner);
    if (kind === 'struct') return isHandle(inner) ? `Ref<'${inner}'>` : `${pascal(inner)}Input`;
    if (kind === 'array') return inner.endsWith(' char') ? 'string' : `readonly ${group(inputType(more.slice(1).join(' ')))}[]`;
    if (kind !== 'pointer') return 'number';
    if (inner === 'void') return 'number';
    if (inner === 'char') return 'string';
    if (inner === 'pointer char') return 'readonly string[]';
    if (more[0] === 'struct') return isHandle(more[1]) ? `Ref<'${more[1]}'>` : `${pascal(more[1])}Input | readonly ${pascal(more[1])}Input[] | Packed`;
    if (more[0] === 'pointer') return more[1] === 'struct' ? `readonly Ref<'${more[2]}'>[]` : 'number';
    return 'ArrayLike<number>';
}

function outputType(type) {
    const [kind, ...more] = type.split(' ');
    const inner = more.join(' ');
    if (kind === 'bool') return 'boolean';
    if (kind === 'u64') return 'bigint';
    if (kind === 'enum') return pascal(inner);
    if (kind === 'struct') return pascal(inner);
    if (kind === 'array') return inner.endsWith(' char') ? 'string' : `${group(outputType(more.slice(1).join(' ')))}[]`;
    return 'number';
}

const group = (text) => (text.includes('|') ? `(${text})` : text);
const doc = (comment, indent = '') => (comment ? `${indent}/** ${comment.replaceAll('\n', ' ').replaceAll('*/', '* /')} */\n` : '');

function interfaceOf(name, suffix, mark, spell, keep) {
    const { fields, comment } = structs.get(name);
    const lines = fields.filter(keep).map((field) => `${doc(field.comment, '    ')}    ${camel(field.name)}${mark}: ${spell(field.type)};`);
    return `${doc(comment)}export interface ${pascal(name)}${suffix} {\n${lines.join('\n')}\n}\n`;
}

const jsType = (type) => (type === 'i64' || type === 'u64' ? 'bigint' : type === 'void' ? 'void' : 'number');

function signature(name) {
    const { result, parameters } = functions.get(name);
    const byPointer = result.startsWith('struct ');
    const list = parameters.map((parameter) => `${parameter.name === "in" ? "from" : parameter.name}: ${jsType(parameter.type)}`);
    if (byPointer) list.unshift('result: number');
    return `    ${name}(${list.join(', ')}): ${byPointer ? 'void' : jsType(result)};`;
}

function writeTypeScript([wasmFile, out, ...files]) {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasmFile)), {
        wasi_snapshot_preview1: new Proxy({}, { get: () => () => 0 }), pave: new Proxy({}, { get: () => () => 0 }),
    });
    const table = tableOf();
    const numbers = new Uint32Array(exports.memory.buffer, exports.pave_web_layout.value, table.length);
    const number = new Map(table.map((entry, i) => [entry, numbers[i]]));
    const uses = named(files);
    const fromTypes = [...structs.keys()].filter((name) => uses.types.has(pascal(name)) || uses.types.has(`${pascal(name)}Input`));
    const list = closure([...structs.keys()].filter((name) => uses.words.has(name)).concat(fromTypes));
    const usedEnums = [...enums.keys()].filter((name) => uses.words.has(name) || uses.types.has(pascal(name)) ||
        list.some((struct) => structs.get(struct).fields.some((field) => field.type.endsWith(`enum ${name}`))));
    const text = [
        '// Made by web/wasm/abi.mjs from the headers of pave, as they are compiled into pave.wasm. Not edited by hand.\n/* eslint-disable */',
        "/** An object of this package, by the name of its struct in C. */\nexport interface Ref<Name extends string> { readonly struct: Name; readonly pointer: number }",
        '/** Numbers one after the other, as they lie in memory: three (q, r, s) a cell, two (x, y) a point. */\nexport type Packed = Int32Array | Uint32Array | Float64Array | Uint8Array;',
        ...usedEnums.map((name) => `${doc(enums.get(name).comment)}export type ${pascal(name)} = ${Object.keys(wordsOf(name)).map((word) => `'${word}'`).join(' | ')};`),
        `export const enums = ${JSON.stringify(Object.fromEntries(usedEnums.map((name) => [name, wordsOf(name)])), null, 1).replace(/\n {2,}/g, ' ')} as const;`,
        ...list.map((name) => interfaceOf(name, 'Input', '?', inputType, () => true)),
        ...list.map((name) => interfaceOf(name, '', '', outputType, (field) => !field.type.startsWith('pointer'))),
        `/** Of each struct its size and, of its fields, the offset and the type. */\nexport const structs = {\n${list.map((name) =>
            `    ${name}: { size: ${number.get(`sizeof(pave_${name})`)}, fields: { ${structs.get(name).fields.map((field) =>
                `${camel(field.name)}: [${number.get(`offsetof(pave_${name}, ${field.name})`)}, '${field.type}']`).join(', ')} } },`).join('\n')}\n} as const;`,
        `/** Sizes and offsets of all structs as one number, and how many they are: what load compares with the module. */\nexport const layout = { count: ${numbers.length}, sum: ${sumOf(numbers)} };`,
        `export interface Native {\n    memory: WebAssembly.Memory;\n    _initialize(): void;\n    pave_web_layout: WebAssembly.Global;\n    malloc(size: number): number;\n    free(pointer: number): void;\n${uses.functions.map(signature).join('\n')}\n}`,
        ...[...uses.constants].filter((name) => constants.has(name)).sort().map((name) => `export const ${name} = ${constants.get(name)};`),
    ];
    writeFileSync(out, text.join('\n') + '\n');
}

// The same as in core.ts.
function sumOf(numbers) {
    let sum = 2166136261;
    for (const value of numbers) sum = Math.imul(sum ^ value, 16777619) >>> 0;
    return sum;
}

({ c: writeC, exports: writeExports, typescript: writeTypeScript })[what](rest);
