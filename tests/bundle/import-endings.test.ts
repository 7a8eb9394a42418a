/** A site's own code may leave out the ending of an import, as for esbuild and TypeScript. The file is still followed. */
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, createCache } from '../../renderer/site.ts';

const repository = path.join(import.meta.dirname, '../..');
const cache = createCache();
let root: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'import-endings-')));
  await cp(path.join(repository, 'starter'), root, { recursive: true });
  const note = {
    $id: 'sections/own-note.schema.json',
    title: 'Note',
    description: 'A note.',
    type: 'object',
  };
  await write(
    'schemas/sections/own-note.schema.json',
    JSON.stringify({ ...note, additionalProperties: false }),
  );
  await write(
    'content/pages/not-found.yaml',
    'title: Not found\ndescription: There is no such page here.\nsections:\n  - section: own-note\n',
  );
});
afterAll(() => rm(root, { recursive: true }));

describe('an import', () => {
  test.each([
    ['without ending', '../../lib/tides', 'lib/tides.ts'],
    ['of what JavaScript would be called', '../../lib/tides.js', 'lib/tides.ts'],
    ['of a component as JavaScript', '../../lib/tides.jsx', 'lib/tides.tsx'],
    ['of a folder', '../../lib', 'lib/index.ts'],
    ['of a folder with a slash', '../../lib/', 'lib/index.ts'],
  ])(
    '%s leads to the file, which is followed, warm and by the next process',
    async (_what, written, file) => {
      await rm(path.join(root, 'templates'), { recursive: true, force: true });
      await write(
        'templates/sections/own-note/own-note.tsx',
        `import { Island } from '../../components/island/island';
       import { high } from '${written}';
       export const OwnNote = () => <h1>{high}{Island ? '!' : '?'}</h1>;\n`,
      );
      for (const again of [undefined, cache])
        for (const text of ['high water', 'spring tide']) {
          await write(`templates/${file}`, `export const high: string = '${text}';\n`);
          expect(await textOfPage(again)).toContain(`<h1>${text}!</h1>`);
        }
    },
  );

  test('of a file that isn’t there yet is followed once it is', async () => {
    await write('templates/lib/index.ts', "export { high } from './neap';\n");
    expect(await textOfPage(cache)).toBe('Could not resolve "./neap"');
    await write('templates/lib/neap/tide.ts', '');
    expect(await textOfPage(cache)).toBe('it imports “./neap”, a folder that has no index.ts.');
    await write('templates/lib/neap.ts', "export const high = 'neap tide';\n");
    expect(await textOfPage(cache)).toContain('<h1>neap tide!</h1>');
  });
});

/** Or what is wrong. */
async function textOfPage(again: typeof cache | undefined): Promise<string> {
  const options = {
    root,
    out: path.join(root, 'dist'),
    today: new Date('2026-11-22T12:00:00Z'),
    release: false,
  };
  const { diagnostics } = await buildSite({ ...options, until: 'write', ...(again && { cache: again }) });
  if (diagnostics.length > 0) return diagnostics.map(({ message }) => message.split(': ').at(-1)).join('\n');
  return readFile(path.join(root, 'dist/404.html'), 'utf8');
}

async function write(file: string, text: string): Promise<void> {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}
