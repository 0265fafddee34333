// What the tests take of pngjs, which has no types.
declare module 'pngjs' {
    export class PNG {
        static readonly sync: { read(bytes: Uint8Array): PNG; write(png: PNG): Buffer };
        readonly data: Buffer;
        constructor(size: { width: number; height: number });
    }
}
