// node wasi.mjs FILE [ARGUMENT...]: runs a program that was compiled to WebAssembly, with arguments and output but without files.
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1', args: process.argv.slice(2), env: {} });
globalThis.kept = wasi; // node 20 would release what it writes with in the middle of a call
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
process.exitCode = wasi.start(new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport }));
