// node gltf.mjs FOLDER FILE...: Khronos' validator, installed in FOLDER, reads each file. Exit 0: no file has an issue of any severity.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [folder, ...files] = process.argv.slice(2);
const validator = createRequire(folder + '/')('gltf-validator');
let wrong = 0;
for (const file of files) {
    const { issues, info } = await validator.validateBytes(new Uint8Array(readFileSync(file)), { uri: file });
    for (const issue of issues.messages) console.error(`${file}: ${issue.code} ${issue.pointer ?? ''} ${issue.message}`);
    const found = issues.numErrors + issues.numWarnings + issues.numInfos + issues.numHints;
    if (found > 0) wrong++;
    else console.log(`${file}: ${info.totalTriangleCount} triangles, ${info.materialCount} materials, no issues`);
}
process.exit(wrong ? 1 : 0);
