/**
 * Node reads and compiles every module again each time it starts; V8's code can be cached only for scripts (for modules
 * only from Node 22 on). So each large module of the compiled program becomes a script next to it, which `runPart`
 * runs, and a small module in its place, which imports and exports the same names.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bytes. Below this, a script would take longer to find than to compile. */
const large = 30_000;

/** The module that runs the scripts. It and its imports stay as they are. */
const runner = 'run-part.js';

/**
 * `outputs` are those of an esbuild with splitting, including `run-part.js`; `metafile` describes them; `banner` is the
 * text that it puts before each; `transform` is esbuild's own.
 */
export async function splitParts(outputs, { metafile, banner, transform, least = large }) {
  const described = new Map(Object.entries(metafile.outputs).map(([path, facts]) => [basename(path), facts]));
  const plain = reachedFrom(runner, described);
  const mapOf = (path) => outputs.find((one) => one.path === `${path}.map`);
  const parts = await Promise.all(
    outputs.map((output) => {
      const name = basename(output.path);
      const facts = described.get(name);
      // Variables assigned after the module has run (`__esm`) could not be exported a second time.
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
    // A script with cached code can't import by itself.
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
 * esbuild writes texts in ASCII, except in regular expressions and `String.raw`. A pure ASCII script takes half the
 * memory, and a third of the time to read. An escape means the same everywhere except in tagged templates: `String.raw`
 * is handled here, and no other tag may contain such characters.
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

/** The content of an untagged template that gives the same text as `String.raw`. */
function cook(raw) {
  const doubled = (one) => `\\\\${/[`$\\]/.test(one) ? '\\' : ''}${one}`;
  return raw.replaceAll(/\$\{[^}]*\}|\\([\s\S])/g, (whole, escaped) => (escaped ? doubled(escaped) : whole));
}

/** As they are in the code: files compiled with it are in the same folder. */
function importsOf({ imports }, kind) {
  const names = imports
    .filter((one) => one.kind === kind)
    .map(({ path, external }) => (external ? path : `./${basename(path)}`));
  return [...new Set(names)];
}

/**
 * Whether scripts can't require it, or would get a different file: parts of the program, and packages that are modules.
 */
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

/** The module that imports the script's dependencies, runs it and exports its values. */
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
