/**
 * The lower bound for a build in one thread of Node: reads and hashes every source, and writes as many files with as
 * many bytes as the output has. `node floor.js <site> <output> <empty folder>`
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [root = '', output = '', target = ''] = process.argv.slice(2);

for (const file of filesIn(root, (name) => name !== '.site'))
  createHash('sha256').update(readFileSync(file)).digest();

const bytes = Buffer.alloc(1 << 16, 'a');
for (const file of filesIn(output, () => true)) {
  const copy = join(target, file.slice(output.length));
  const { size } = statSync(file);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, size > bytes.length ? Buffer.alloc(size, 'a') : bytes.subarray(0, size));
}

function filesIn(folder, wanted) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => wanted(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path, wanted) : [path];
    });
}
