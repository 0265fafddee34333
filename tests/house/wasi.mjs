// node wasi.mjs FILE [ARGUMENT...]: runs a program that was compiled to WebAssembly, with arguments and output but without files. What it
// imports is here, because node's module for it (20) may collect garbage within a call, which ends in a crash now and then.
import { readFileSync, writeSync } from 'node:fs';

const words = process.argv.slice(2).map((word) => Buffer.from(`${word}\0`));
let memory;
const view = () => new DataView(memory.buffer);
const none = 8; // "bad file descriptor", for whatever is about files

// Writes the number of words and of their bytes; then where each begins, and the bytes.
const sizes = (list) => (count, size) => {
    view().setUint32(count, list.length, true);
    view().setUint32(size, list.reduce((sum, word) => sum + word.length, 0), true);
    return 0;
};
const copy = (list) => (places, bytes) => {
    for (const word of list) {
        view().setUint32(places, bytes, true);
        new Uint8Array(memory.buffer).set(word, bytes);
        places += 4;
        bytes += word.length;
    }
    return 0;
};

const imports = {
    args_sizes_get: sizes(words),
    args_get: copy(words),
    environ_sizes_get: sizes([]),
    environ_get: copy([]),
    fd_write(file, pieces, count, written) {
        let sum = 0;
        for (let i = 0; i < count; i++) {
            const bytes = new Uint8Array(memory.buffer, view().getUint32(pieces + 8 * i, true), view().getUint32(pieces + 8 * i + 4, true));
            for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
            sum += bytes.length;
        }
        view().setUint32(written, sum, true);
        return 0;
    },
    fd_close: () => none,
    fd_seek: () => none,
    fd_fdstat_get: () => none,
    proc_exit(code) {
        process.exit(code);
    },
};
const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[2])), { wasi_snapshot_preview1: imports });
memory = instance.exports.memory;
instance.exports._start();
