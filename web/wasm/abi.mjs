// node abi.mjs WHAT HEADERS.json ...: makes what C and TypeScript must agree on from clang's tree of the headers.
//
//   offsets HEADERS.json ABI.c                          C that writes down sizes and offsets as the compiler knows them
//   exports HEADERS.json EXPORTS.txt WORDS.txt [--omit=REGEX] FILE.ts...   options of the linker: functions that the TypeScript sources call, and
//                                                       the lists of the words of enumerators
//   typescript HEADERS.json WORDS.wasm OUT.ts FILE.ts...    structs, enumerators and signatures that these sources name
import { readFileSync, writeFileSync } from 'node:fs';

const [what, treeFile, ...rest] = process.argv.slice(2);
const tree = JSON.parse(readFileSync(treeFile, 'utf8')).inner;

// ---- What the headers declare -------------------------------------------------------------------------------------------------

const camel = (name) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`_${name}`);
const short = (name) => name.replace(/^pave_/, '');

function commentOf(node) {
    const texts = [];
    const walk = (part) => {
        if (part.kind === 'TextComment') texts.push(part.text);
        else if (part.kind === 'ParagraphComment' && texts.length) texts.push('\n');
        for (const inner of part.inner ?? []) walk(inner);
    };
    for (const part of node.inner ?? []) if (part.kind === 'FullComment') walk(part);
    return texts.join('').replace(/\s+/g, ' ').replaceAll('*/', '* /').trim();
}

function enumerators(node) {
    let next = 0;
    return (node.inner ?? []).filter((part) => part.kind === 'EnumConstantDecl').map((part) => {
        const given = part.inner?.find((inner) => inner.kind === 'ConstantExpr');
        const value = given ? Number(given.value) : next;
        next = value + 1;
        return { name: part.name, value };
    });
}

const enums = new Map(); // of the headers, by short name
const constants = new Map();
for (const node of tree.filter((part) => part.kind === 'EnumDecl')) {
    for (const { name, value } of enumerators(node)) if (name.startsWith('PAVE_')) constants.set(name, value);
    if (node.name?.startsWith('pave_')) enums.set(short(node.name), { values: enumerators(node), comment: commentOf(node) });
}
const structs = new Map();
for (const node of tree.filter((part) => part.kind === 'RecordDecl' && part.name?.startsWith('pave_') && part.completeDefinition))
    structs.set(short(node.name), {
        comment: commentOf(node),
        fields: node.inner.filter((part) => part.kind === 'FieldDecl')
            .map((part) => ({ name: part.name, type: typeOf(part.type.qualType), comment: commentOf(part) })),
    });
const functions = new Map();
for (const node of tree.filter((part) => part.kind === 'FunctionDecl' && part.name?.startsWith('pave_') && !part.inline))
    functions.set(node.name, {
        result: typeOf(node.type.qualType.replace(/ ?\(.*/, '')),
        parameters: (node.inner ?? []).filter((part) => part.kind === 'ParmVarDecl').map((part) => ({ name: part.name, type: typeOf(part.type.qualType) })),
    });

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
    if (enums?.has(short(plain))) return `enum ${short(plain)}`;
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

// The metrics of the three grids have one function for their words, which takes the grid first.
const metrics = { square_metric: 1, hex_metric: 2, tri_metric: 3 };

// The list of the words of an enumeration, where there is one.
const lists = new Set(tree.filter((part) => part.kind === 'VarDecl' && /^pave_\w+_words$/.test(part.name)).map((part) => part.name));
const wordList = (name) => (lists.has(`pave_${name}_words`) ? `pave_${name}_words` : undefined);

// ---- C ------------------------------------------------------------------------------------------------------------------------

// Every number of the table that both sides hold: for each struct its size, then the offset of each field.
const tableOf = () => [...structs].flatMap(([name, { fields }]) => [`sizeof(pave_${name})`, ...fields.map((field) => `offsetof(pave_${name}, ${field.name})`)]);

function writeOffsets([out]) {
    const lines = tableOf().map((entry) => `    ${entry},`);
    writeFileSync(out, `#include "web.h"\n\nconst uint32_t pave_web_layout[${lines.length}] = {\n${lines.join('\n')}\n};\n`);
}

function writeExports([exportsFile, wordsFile, ...rest]) {
    const files = rest.filter((word) => !word.startsWith('--omit='));
    const omitted = rest.find((word) => word.startsWith('--omit='))?.slice(7);
    const always = ['malloc', 'free', 'pave_web_layout'];
    const list = (names) => [...always, ...names].map((name) => `--export=${name}`).join('\n') + '\n';
    const called = named(files).functions.filter((name) => !omitted || !new RegExp(omitted).test(name));
    for (const name of called) if (!functions.has(name)) throw new Error(`${name} is called, but no header declares it`);
    writeFileSync(exportsFile, list(called));
    writeFileSync(wordsFile, list(['pave_window_metric_name', ...[...enums.keys()].map(wordList).filter(Boolean)]));
}

// ---- TypeScript ---------------------------------------------------------------------------------------------------------------

function wordsOf(name, exports) {
    const { values } = enums.get(name);
    const list = exports[wordList(name)];
    const memory = new DataView(exports.memory.buffer);
    const count = list ? [...values.keys()].find((i) => !memory.getUint32(list.value + 4 * i, true)) ?? values.length : 0;
    const listed = (value) => (value < count ? memory.getUint32(list.value + 4 * value, true) : 0);
    const namer = metrics[name] ? (value) => exports.pave_window_metric_name(metrics[name], value) : list && listed;
    const bytes = new Uint8Array(exports.memory.buffer);
    const read = (pointer) => {
        let end = pointer;
        while (bytes[end]) end++;
        return Buffer.from(bytes.subarray(pointer, end)).toString();
    };
    const prefix = values.map((value) => value.name).reduce((a, b) => {
        let i = 0;
        while (i < a.length && a[i] === b[i]) i++;
        return a.slice(0, i).replace(/[^_]*$/, '');
    });
    const words = {};
    for (const { name: enumerator, value } of values) {
        const pointer = namer ? namer(value) : 0;
        if (namer && !pointer) continue; // the count at the end of a list
        words[pointer ? read(pointer) : enumerator.slice(values.length > 1 ? prefix.length : 5).toLowerCase().replaceAll('_', '-')] = value;
    }
    return words;
}

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
const doc = (comment, indent = '') => (comment ? `${indent}/** ${comment} */\n` : '');

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
        ...usedEnums.map((name) => `${doc(enums.get(name).comment)}export type ${pascal(name)} = ${Object.keys(wordsOf(name, exports)).map((word) => `'${word}'`).join(' | ')};`),
        `export const enums = ${JSON.stringify(Object.fromEntries(usedEnums.map((name) => [name, wordsOf(name, exports)])), null, 1).replace(/\n {2,}/g, ' ')} as const;`,
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

({ offsets: writeOffsets, exports: writeExports, typescript: writeTypeScript })[what](rest);
