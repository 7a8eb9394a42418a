/**
 * Node reads and compiles every module anew each time it starts; only of a script can V8's code be kept (that of
 * modules only from Node 22 on). So each large module of the compiled program becomes a script beside it, which
 * `runPart` runs, and a small module in its place, which imports and exports the same names.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bytes. Below, a script would take longer to find than to compile. */
const large = 30_000;

/** The module that runs the scripts. What it imports stays as it is. */
const runner = 'run-part.js';

/**
 * `outputs` are those of an esbuild that splits, among them `run-part.js`; `metafile` what it says of them; `banner`
 * what it puts before each; `transform` is esbuild's own.
 */
export async function splitParts(outputs, { metafile, banner, transform, least = large }) {
  const described = new Map(Object.entries(metafile.outputs).map(([path, facts]) => [basename(path), facts]));
  const plain = reachedFrom(runner, described);
  const mapOf = (path) => outputs.find((one) => one.path === `${path}.map`);
  const parts = await Promise.all(
    outputs.map((output) => {
      const name = basename(output.path);
      const facts = described.get(name);
      // What is assigned after the module has run (`__esm`) could not be exported a second time.
      const isPart =
        name.endsWith('.js') &&
        output.contents.length >= least &&
        !plain.has(name) &&
        !output.text.includes('__esm(');
      return isPart ? splitPart(output, { facts, map: mapOf(output.path), banner, transform }) : [output];
    }),
  );
  return parts.flat();
}

function reachedFrom(name, described, reached = new Set()) {
  reached.add(name);
  for (const { path } of described.get(name)?.imports ?? [])
    if (!reached.has(basename(path))) reachedFrom(basename(path), described, reached);
  return reached;
}

async function splitPart({ path, text }, { facts, map, banner, transform }) {
  const later = importsOf(facts, 'dynamic-import');
  const code = later.reduce(
    // A script whose code is kept can't import by itself.
    (body, name) => body.replaceAll(`import("${name}")`, `__importLater("${name}")`),
    text.replace(banner, ''),
  );
  const script = await transform(map ? withMap(code, map.text) : code, {
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    define: { 'import.meta.url': '__address', 'import.meta.dirname': '__folder' },
    sourcemap: map ? 'external' : false,
    sourcesContent: false,
    sourcefile: basename(path),
  });
  const body = inAscii(script.code);
  const name = path.replace(/\.js$/, '.cjs');
  const file = (at, content) => ({ path: at, contents: Buffer.from(content) });
  const imports = importsOf(facts, 'import-statement').filter(isModule);
  const module = moduleAround(basename(name), imports, facts.exports);
  if (!map) return [file(name, body), file(path, module)];
  const mapping = `//# sourceMappingURL=${basename(name)}.map\n`;
  return [file(name, body + mapping), file(`${name}.map`, script.map), file(path, module)];
}

/**
 * Texts are ASCII when esbuild has written them, but not what stands in regular expressions and in `String.raw`. A script
 * in which all of it is takes half the memory, and a third of the time to read. An escape means the same wherever it
 * stands but in templates with a tag: of these `String.raw` is known here, and no other may hold such characters.
 */
function inAscii(code) {
  const raw = [...code.matchAll(rawTemplate)];
  if (raw.length < code.split('String.raw`').length - 1)
    throw new Error('Neither templates nor braces may stand in the braces of a String.raw');
  return code
    .replaceAll(rawTemplate, (whole, text) => (isAscii(text) ? whole : `\`${cook(text)}\``))
    .replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const rawTemplate = /\bString\.raw`((?:[^`\\$]|\\[\s\S]|\$\{[^`{}]*\}|\$(?!\{))*)`/g;

function isAscii(text) {
  return !/[^\0-\x7F]/.test(text);
}

/** What a template without a tag has to say so that it gives what `String.raw` gave. */
function cook(raw) {
  const doubled = (one) => `\\\\${/[`$\\]/.test(one) ? '\\' : ''}${one}`;
  return raw.replaceAll(/\$\{[^}]*\}|\\([\s\S])/g, (whole, escaped) => (escaped ? doubled(escaped) : whole));
}

/** As they stand in the code: what is compiled with it stands beside it. */
function importsOf({ imports }, kind) {
  const names = imports
    .filter((one) => one.kind === kind)
    .map(({ path, external }) => (external ? path : `./${basename(path)}`));
  return [...new Set(names)];
}

/** What scripts can't require, or what they would get another way: parts of the program, and packages that are modules. */
function isModule(name) {
  if (name.startsWith('.')) return true;
  if (isBuiltin(name)) return false;
  const required = fileURLToPath(import.meta.resolve(name));
  return required !== createRequire(import.meta.url).resolve(name) || formatOf(required) === 'module';
}

function formatOf(file) {
  if (/\.[cm]js$/.test(file)) return file.endsWith('.mjs') ? 'module' : 'commonjs';
  return JSON.parse(readFileSync(findPackageJSON(file), 'utf8')).type ?? 'commonjs';
}

function findPackageJSON(file) {
  const folder = dirname(file);
  const found = join(folder, 'package.json');
  return existsSync(found) ? found : findPackageJSON(folder);
}

function withMap(text, map) {
  const lines = text.replace(/\/\/# sourceMappingURL=.*\n$/, '');
  return `${lines}//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}\n`;
}

/** The module that imports what the script needs, runs it and exports what it gives. */
function moduleAround(script, imports, exports) {
  const imported = imports.map((name, index) => `${JSON.stringify(name)}: needed${index}`);
  return [
    `import { runPart } from './${runner}';`,
    ...imports.map((name, index) => `import * as needed${index} from ${JSON.stringify(name)};`),
    `const address = new URL('./${script}', import.meta.url).href;`,
    `const part = runPart(address, { ${imported.join(', ')} }, (name) => import(name));`,
    ...exports.map((name, index) => `const given${index} = part[${JSON.stringify(name)}];`),
    `export { ${exports.map((name, index) => `given${index} as ${name}`).join(', ')} };`,
    '',
  ].join('\n');
}
