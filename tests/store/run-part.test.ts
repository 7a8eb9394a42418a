import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type BuildOptions, build, transform } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository } from '../cli/run-site.ts';

type File = { path: string; contents: Uint8Array };
type Split = (
  outputs: readonly File[],
  options: { metafile: object; banner: string; transform: typeof transform; least: number },
) => Promise<File[]>;
const { splitParts }: { splitParts: Split } = await import(join(repository, 'scripts/split-parts.js'));

/** Characters that the parts escape, in every place where they may occur. */
const signsAsWritten = `
    // Nothing here is “ASCII” 🔹.
    const end = 'é\\\\';
    const raw = String.raw\`‘\\d\\\`\\\${\\u{e9}…\${['\\n', '’'].length}\`;
    const patterns = [/[“”]🔹$/u, /[🔸]/, new RegExp(String.raw\`(\\d)\\s’\`)];
    export const signs = [raw, \`—\${end}\\n\`, patterns.map((one) => one.exec('4 ’“🔹')?.[0])];`;

/** Everything that the program has as well: all forms of exports and imports between modules. */
const program = {
  'site.js': `
    import path, { basename } from 'node:path';
    import { count, signs, total } from './count.js';
    export { total };
    export const later = async () => (await import('./later.js')).later(total);
    export const named = [basename(import.meta.url), basename(import.meta.dirname), path.sep === path.posix.sep];
    later().then((text) => console.log(JSON.stringify([count(2), named, text, signs])));`,
  'index.js': `
    export { total } from './count.js';
    export { later } from './later.js';`,
  'count.js': `
    const words = require('./words.cjs');
    export const total = words.one.length;
    export const count = (number) => number + total;
    ${signsAsWritten}
    export const never = () => 'not called';`,
  'words.cjs': `module.exports = { one: require('node:os').EOL.replace(/.*/s, 'four') };`,
  'later.js': `export const later = (number) => 'later ' + number;`,
};

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'));
  for (const [name, text] of Object.entries(program)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const banner = `import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);`;
  const options = {
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    chunkNames: '[name]-[hash]',
    sourcemap: true,
    metafile: true,
    write: false,
    banner: { js: banner },
    outdir: join(folder, 'lib'),
    entryPoints: {
      site: join(folder, 'site.js'),
      index: join(folder, 'index.js'),
      'run-part': join(repository, 'renderer/store/run-part.ts'),
    },
  } satisfies BuildOptions;
  const { outputFiles, metafile } = await build(options);
  mkdirSync(join(folder, 'lib'));
  const parts = await splitParts(outputFiles, { metafile, banner, transform, least: 0 });
  for (const { path, contents } of parts) writeFileSync(join(folder, 'lib', basename(path)), contents);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs in a separate process; returns what it printed. */
const run = (...options: string[]): unknown =>
  JSON.parse(execFileSync(process.execPath, [...options, join(folder, 'lib/site.js')], { encoding: 'utf8' }));
const values = () => join(folder, 'lib/values');
const keptCode = () => readdirSync(values()).map((name) => [name, readFileSync(join(values(), name))]);
const { signs } = await import(`data:text/javascript,${encodeURIComponent(signsAsWritten)}`);
const printed = [6, ['site.cjs', 'lib', true], 'later 4', signs];

test('the parts of a program do what its modules do', () => {
  const scripts = readdirSync(join(folder, 'lib')).filter((name) => name.endsWith('.cjs'));
  expect(scripts).toEqual(expect.arrayContaining(['index.cjs', 'site.cjs']));
  for (const name of scripts) expect(readFileSync(join(folder, 'lib', name), 'utf8')).toMatch(/^[\0-\x7F]+$/);
  expect(run()).toEqual(printed);
});

test('and do it with the code that was kept of them', () => {
  run();
  const kept = keptCode();
  expect(kept.length).toBeGreaterThan(2);
  expect(run()).toEqual(printed);
  expect(keptCode()).toEqual(kept);
});

test('code that is damaged is not run, and kept anew', () => {
  run();
  const kept = keptCode();
  for (const [index, name] of readdirSync(values()).entries())
    truncateSync(join(values(), name), 40 + 100 * index);
  expect(run()).toEqual(printed);
  expect(keptCode().map(([name]) => name)).toEqual(kept.map(([name]) => name));
  expect(keptCode().every(([, code = '']) => code.length > 500)).toBe(true);
});

test('a process that ran for long leaves keeping code to shorter ones, since it no longer has what it began with', () => {
  rmSync(values(), { recursive: true, force: true });
  expect(run('--import', 'data:text/javascript,process.uptime = () => 60')).toEqual(printed);
  expect(existsSync(values())).toBe(false);
  run();
  expect(keptCode().length).toBeGreaterThan(2);
});

test('where nothing can be kept, the program runs all the same', () => {
  rmSync(values(), { recursive: true, force: true });
  writeFileSync(values(), 'a file in the place of the folder');
  expect(run()).toEqual(printed);
  rmSync(values());
});
