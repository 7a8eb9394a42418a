/**
 * Consistency of schemas/ and templates/. Each finding names the file and says what to do; docs/developing.md shows it
 * step by step.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pascalCase } from '../renderer/schema/pascal-case.ts';
import { components, islands, sections } from '../templates/registry.ts';

const root = path.join(import.meta.dirname, '..');

test('every section has a schema, a template, an example and a line in the registry', () => {
  const kinds = namesOf(Object.keys(sections), schemasIn('sections'), readdirSync(at('templates/sections')));
  expectNone(kinds.flatMap(lacksOfSection));
});

test('every island has a schema, a script and a line in the registry', () => {
  const scripts = filesIn('templates/islands', /\.island\.tsx?$/).map((file) =>
    path.basename(path.dirname(file)),
  );
  const names = namesOf(Object.keys(islands), schemasIn('islands'), scripts);
  expectNone(names.flatMap((name) => lacksOfIsland(name, scripts)));
});

test('every component of articles has a schema and a line in mdx-components.ts', () => {
  const named = schemasIn('components').map((name) => ({ name, tag: pascalCase(name) }));
  const unregistered = named
    .filter(({ tag }) => !(tag in components))
    .map(
      ({ name, tag }) =>
        `templates/components/mdx-components.ts has no ${tag}: add it, or delete schemas/components/${name}.schema.json`,
    );
  const without = Object.keys(components)
    .filter((tag) => !named.some((one) => one.tag === tag))
    .map((tag) => `There is no schema for the component ${tag}: write it in schemas/components`);
  expectNone([...unregistered, ...without]);
});

test('every rule of a stylesheet stands in a layer', () => {
  expectNone(filesIn('templates', /\.css$/).flatMap(rulesOutsideLayers));
});

test('a rule behind the end of a layer is found', () => {
  const text = '@layer sections {\n  .a {\n    color: red;\n  }\n}\n\n/* .b {} */\n.c {\n  color: red;\n}\n';
  expect(rulesOutside(text)).toEqual([{ line: 8, rule: '.c' }]);
});

test('a look that several parts have is written once', () => {
  const folders = ['templates', 'examples/clinic/templates'];
  const files = folders.flatMap((folder) => filesIn(folder, /\.css$/));
  expectNone(repeatedLooks(files.map((file) => ({ file, text: readFileSync(at(file), 'utf8') }))));
});

test('a look that is written twice is found, in any order and in any condition', () => {
  const look = ['color: red', 'gap: 0', 'margin: 0', 'padding: 0'];
  const one = `@layer a {\n  .a {\n    ${[...look, 'inset: 0'].join(';\n    ')};\n\n    &:hover {\n      top: 0;\n    }\n  }\n}`;
  const two = `@layer b { @media print { .b { inset:  0; ${look.toReversed().join('; ')} } } }`;
  const four = `@layer b { .c { ${look.join('; ')} } .d { ${look.join('; ')} } }`;
  const files = [one, two, four].map((text, index) => ({ file: `${index}.css`, text }));
  expect(repeatedLooks(files)).toEqual([expect.stringMatching(/^1\.css:1 “\.b” .* 0\.css:2 “\.a”/)]);
});

/** Passes the findings as the message, since a diff of lists would cut them short. */
function expectNone(findings: readonly string[]): void {
  expect(findings, findings.join('\n')).toEqual([]);
}

function lacksOfSection(kind: string): string[] {
  const folder = `templates/sections/${kind}`;
  return [
    ...lacksFile(`schemas/sections/${kind}.schema.json`, 'what an editor may write in this section'),
    ...lacksFile(`${folder}/${kind}.tsx`, `the component ${pascalCase(kind)}, which prints the section`),
    ...lacksFile(`${folder}/example.yaml`, 'the fields of the section as an editor would write them'),
    ...(kind in sections
      ? []
      : [`templates/registry.ts has no line for the section ${kind}: add it to “sections”`]),
  ];
}

function lacksOfIsland(name: string, scripts: readonly string[]): string[] {
  return [
    ...lacksFile(`schemas/islands/${name}.schema.json`, 'which props the island takes'),
    ...(scripts.includes(name)
      ? []
      : [`templates/islands/${name}/${name}.island.ts is missing: write there what the browser runs`]),
    ...(name in islands
      ? []
      : [`templates/registry.ts has no line for the island ${name}: add it to “islands”`]),
  ];
}

function lacksFile(file: string, what: string): string[] {
  return existsSync(at(file)) ? [] : [`${file} is missing: write there ${what}`];
}

function rulesOutsideLayers(file: string): string[] {
  return rulesOutside(readFileSync(at(file), 'utf8')).map(
    ({ line, rule }) =>
      `${file}:${line} “${rule}” stands outside every layer: move it into @layer ${layerOf(file)} { … }`,
  );
}

/** Layers, and the statement of their order, may be at the top level. */
function rulesOutside(text: string): { line: number; rule: string }[] {
  const found: { line: number; rule: string }[] = [];
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of code.matchAll(/[{};]/g)) {
    const rule = code.slice(from, index).trim();
    if (depth === 0 && sign !== '}' && !rule.startsWith('@layer')) {
      const before = code.slice(0, from + code.slice(from).search(/\S/));
      found.push({ line: before.split('\n').length, rule });
    }
    if (sign !== ';') depth += sign === '{' ? 1 : -1;
    from = index + 1;
  }
  return found;
}

/** This many equal declarations in two rules can't be a coincidence. */
const rowsOfALook = 5;

function repeatedLooks(files: readonly { file: string; text: string }[]): string[] {
  const first = new Map<string, string>();
  const found: string[] = [];
  for (const { file, text } of files) {
    for (const { line, rule, declarations } of rulesOf(text)) {
      if (declarations.length < rowsOfALook) continue;
      const look = declarations.sort().join(';');
      const place = `${file}:${line} “${rule}”`;
      const earlier = first.get(look);
      if (earlier)
        found.push(
          `${place} looks the same as ${earlier}: write it once, in templates/styles/type.css or a stylesheet of templates/components`,
        );
      else first.set(look, place);
    }
  }
  return found;
}

/** Each rule with the declarations directly in it. */
function rulesOf(text: string): { line: number; rule: string; declarations: string[] }[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const found: { line: number; rule: string; declarations: string[] }[] = [];
  const open: typeof found = [];
  let from = 0;
  for (const { 0: sign, index } of code.matchAll(/[{};]/g)) {
    const piece = code.slice(from, index).trim().replace(/\s+/g, ' ');
    const line = code.slice(0, from + code.slice(from).search(/\S/)).split('\n').length;
    from = index + 1;
    if (sign === '{') open.push({ line, rule: piece, declarations: [] });
    else if (piece !== '') open.at(-1)?.declarations.push(piece);
    const closed = sign === '}' ? open.pop() : undefined;
    if (closed) found.push(closed);
  }
  return found;
}

function layerOf(file: string): string {
  const [, folder = ''] = file.split('/');
  return ['sections', 'frame'].includes(folder) ? folder : 'components';
}

function schemasIn(folder: string): string[] {
  return readdirSync(at(`schemas/${folder}`)).map((file) => file.replace('.schema.json', ''));
}

/** Relative to the repository. */
function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.posix.join(folder, file))
    .sort();
}

function namesOf(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].sort();
}

function at(file: string): string {
  return path.join(root, file);
}
