/** The reference is complete: everything in schemas, catalogue and command line is looked for in its pages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from '../../cli/program.ts';
import { openTerminal } from '../../cli/terminal.ts';
import { readCatalogue } from '../diagnostics/read-catalogue.ts';
import { repository } from './run-site.ts';

const folder = path.join(repository, 'docs/reference');
const page = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
type Schema = Record<string, unknown>;
const schemaFile = (name: string): Schema =>
  JSON.parse(readFileSync(path.join(repository, `schemas/${name}.schema.json`), 'utf8'));
const namesIn = (part: string) =>
  readdirSync(path.join(repository, 'schemas', part))
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => name.replace('.schema.json', ''));

const described: [page: string, schema: Schema][] = [
  ['site-yaml.md', schemaFile('site')],
  ...namesIn('.')
    .filter((name) => !['site', 'common'].includes(name))
    .map((name): [string, Schema] => [`kinds/${name}.md`, schemaFile(name)]),
  ...namesIn('sections').map((name): [string, Schema] => [
    `sections/${name}.md`,
    schemaFile(`sections/${name}`),
  ]),
  ...namesIn('components').map((name): [string, Schema] => [
    'components.md',
    schemaFile(`components/${name}`),
  ]),
];

test.each(described)('%s has every field of its schema, with title and description', (name, schema) => {
  const text = page(name);
  const missing = writtenFields(schema).filter(
    ([field, { title }]) => !text.includes(`${field}\`\n\n**${String(title ?? '')}`) && title !== undefined,
  );
  expect(missing.map(([field]) => field)).toEqual([]);
});

test('each shape that schemas share has a place in shapes.md', () => {
  const shapes = Object.keys(Object(schemaFile('common').$defs));
  expect(shapes.filter((shape) => !page('shapes.md').includes(`\n## ${shape}\n`))).toEqual([]);
  expect(shapes.length).toBeGreaterThan(5);
});

test('each section is shown with its example', () => {
  const without = namesIn('sections').filter((name) => {
    const example = readFileSync(path.join(repository, `templates/sections/${name}/example.yaml`), 'utf8');
    return !page(`sections/${name}.md`).includes(example.trimEnd());
  });
  expect(without).toEqual([]);
});

test('messages.md has every code of the catalogue', () => {
  const codes = readCatalogue().map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code) => !page('messages.md').includes(`\n### ${code}\n`))).toEqual([]);
});

test('commands.md has every command, argument and option', () => {
  const text = page('commands.md');
  const missing = allCommands(createProgram(openTerminal(process), () => {})).flatMap(({ name, command }) => [
    ...(text.includes(`\n## ${name}\n`) ? [] : [name]),
    ...command.options.flatMap(({ flags }) => (text.includes(flags) ? [] : [`${name} ${flags}`])),
    ...command.registeredArguments.flatMap((one) =>
      text.includes(one.name()) ? [] : [`${name} ${one.name()}`],
    ),
  ]);
  expect(missing).toEqual([]);
});

test('the help of no command says that a switch is off until it is given', () => {
  const helps = allCommands(createProgram(openTerminal(process), () => {})).map(({ name, command }) => [
    name,
    command.helpInformation(),
  ]);
  expect(helps.length).toBeGreaterThan(10);
  expect(helps.filter(([, help]) => /default: (?:true|false)/.test(String(help)))).toEqual([]);
});

test('every link between the pages leads somewhere', () => {
  const dead = pages.flatMap((name) =>
    [...withoutCode(page(name)).matchAll(/\]\((?!https?:|\/|#)([^)\s#]+)(?:#([^)\s]+))?\)/g)].flatMap(
      ([, file = '', anchor]) => {
        const target = path.posix.join(path.posix.dirname(name), file);
        const text =
          file.startsWith('../') && !pages.includes(target)
            ? readFileSync(path.join(folder, target), 'utf8')
            : pages.includes(target)
              ? page(target)
              : undefined;
        if (text === undefined) return [`${name}: ${file}`];
        return anchor === undefined || anchorsOf(text).includes(anchor) ? [] : [`${name}: ${file}#${anchor}`];
      },
    ),
  );
  expect(dead).toEqual([]);
});

/** Fields as named in headings; those of shared shapes are documented elsewhere. */
function writtenFields(schema: Schema): [field: string, schema: Schema][] {
  const inner = [schema.items, schema.additionalProperties].filter((one) => typeof one === 'object');
  const own = Object.entries(Object(schema.properties)) as [string, Schema][];
  return [
    ...own.filter(([, field]) => field.means !== 'shared'),
    ...[...own.map(([, field]) => field), ...(inner as Schema[])].flatMap((one) =>
      String(one.$ref).includes('common') ? [] : writtenFields(one),
    ),
  ];
}

function allCommands(program: Command, before = ''): { name: string; command: Command }[] {
  const name = `${before}${program.name()}`;
  return [{ name, command: program }, ...program.commands.flatMap((one) => allCommands(one, `${name} `))];
}

function withoutCode(text: string): string {
  return text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');
}

/** The anchors that GitHub generates for headings. */
function anchorsOf(text: string): string[] {
  const code = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
  return [...code.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
