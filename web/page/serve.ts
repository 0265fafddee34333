// Serves the built page, build/page, on localhost, and prints its address in one line. Usage: node serve.ts [PORT]
// Without a port it takes the first free one from 4173 on, and with 0 any free one.
import { preview } from 'vite';

const port = Number(process.argv[2] ?? 4173);
try {
    const server = await preview({
        root: import.meta.dirname,
        logLevel: 'error',
        preview: { host: 'localhost', port, strictPort: process.argv.length > 2 && port > 0 },
    });
    console.log(`The page: ${server.resolvedUrls!.local[0]}`);
} catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
}
