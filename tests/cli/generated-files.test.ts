import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkMarks } from '../../cli/commands/check-watch.ts';
import { printText } from '../../cli/print/print-text.ts';
import { createProgram } from '../../cli/program.ts';
import { commandHelp } from '../../cli/reference/command-help.ts';
import { openTerminal, plainPaint } from '../../cli/terminal.ts';
import { globBySchema } from '../../cli/types/editor-settings.ts';
import type { Snippet } from '../../cli/types/editor-snippets.ts';
import { generatedFiles, generatedFolders } from '../../cli/types/generated-files.ts';
import { createError } from '../../diagnostics/create-diagnostic.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { repository } from './run-site.ts';

let files = new Map<string, string>();
let globs: ReturnType<typeof globBySchema> = [];
beforeAll(async () => {
  globs = globBySchema(readKinds(await loadSchemas([path.join(repository, 'schemas')])));
  files = await generatedFiles(repository, commandHelp(createProgram(openTerminal(process), () => {})));
});

describe('files made from the schemas', () => {
  it('are up to date: `site types` would change nothing', async () => {
    const stale: string[] = [];
    for (const [file, text] of files) {
      const present = await readFile(path.join(repository, file), 'utf8').catch(() => '');
      if (present !== text) stale.push(file);
    }
    expect(stale).toEqual([]);
  });

  it('are all that stands in their folders', () => {
    const present = generatedFolders.flatMap((folder) =>
      readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => path.extname(name) !== '')
        .map((name) => `${folder}/${name}`),
    );
    expect(present.length).toBeGreaterThan(50);
    expect(present.filter((file) => !files.has(file))).toEqual([]);
  });

  it.each(['.', 'starter', 'tests/fixtures/small-site'])('accept all content in %s', (folder) => {
    const refused = contentFiles(folder).flatMap(({ schema, file, value }) => {
      const check = editorValidator(schema);
      return check(value)
        ? []
        : [`${file}: ${check.errors?.map((error) => `${error.instancePath} ${error.message}`).join('; ')}`];
    });
    expect(refused).toEqual([]);
  });

  it('miss nothing in the files of a branch, which say only what differs', () => {
    const branches = ['branches/nepal', 'branches/nepal/branches/nepali'];
    const found = branches.flatMap(contentFiles);
    const refused = found.flatMap(({ schema, file, value }) => {
      const check = editorValidator(`branch-${schema}`);
      return check(value) ? [] : [`${file}: ${JSON.stringify(check.errors?.slice(0, 2))}`];
    });
    expect(found.length).toBeGreaterThan(20);
    expect(refused).toEqual([]);
    expect(found.some(({ schema, value }) => !editorValidator(schema)(value))).toBe(true);
    expect(editorValidator('branch-course')({ prise: 24000 })).toBe(false);
    expect(editorValidator('branch-course')({ price: 'a lot' })).toBe(false);
    expect(
      editorValidator('branch-course')({ price: 24000, originalPrice: null, faq: { replace: [] } }),
    ).toBe(true);
  });

  it('refuse a field that the kind of section does not have, and a kind that does not exist', () => {
    const check = editorValidator('page');
    const page = { title: 'A', description: 'B', sections: [{ section: 'prose', body: 'Text', id: 'text' }] };
    expect(check(page)).toBe(true);
    expect(check({ ...page, sections: [{ section: 'prose', body: 'Text', boddy: 'Text' }] })).toBe(false);
    expect(check({ ...page, sections: [{ section: 'prosa', body: 'Text' }] })).toBe(false);
    expect(check({ ...page, sections: [{ section: 'prose' }] })).toBe(false);
  });

  it('know no annotation and no reference to another file', () => {
    for (const [file, text] of files) {
      if (file.startsWith('schemas/editor/')) expect(text, file).not.toMatch(/"means":|"\$ref": "[^#]/);
    }
  });
});

describe('snippets', () => {
  const snippets = (): Record<string, Snippet> => JSON.parse(files.get('.vscode/site.code-snippets') ?? '{}');

  it('write sections that are right as they stand, one of each kind', () => {
    const check = editorValidator('page');
    const sections = Object.entries(snippets()).filter(([name]) => name.startsWith('Section: '));
    const wrong = sections.flatMap(([name, { body }]) => {
      const page = { title: 'A', description: 'B', sections: parse(typed(body)) };
      return check(page) ? [] : [`${name}: ${check.errors?.map(({ message }) => message).join('; ')}`];
    });
    expect(wrong).toEqual([]);
    const kinds = readdirSync(path.join(repository, 'schemas/sections')).length;
    expect(sections).toHaveLength(kinds);
  });

  it('write entries that are right as they stand, in YAML or above an article', () => {
    const entries = Object.entries(snippets()).filter(([name]) => name.startsWith('Entry: '));
    const inYaml = entries.filter(([, { scope }]) => scope === 'yaml');
    expect(inYaml.length).toBeGreaterThan(5);
    for (const [name, { body }] of inYaml) {
      const check = editorValidator(name.replace('Entry: ', ''));
      expect(check(parse(typed(body))), `${name} ${JSON.stringify(check.errors)}`).toBe(true);
    }
    const article = snippets()['Entry: post'];
    expect(article?.scope).toContain('mdx');
    expect(article?.body[0]).toBe('---');
  });
});

describe('the problem matcher', () => {
  it('finds file, line, column and message of what the check prints, and when it begins and ends', async () => {
    const { tasks } = JSON.parse(files.get('.vscode/tasks.json') ?? '{}');
    const { pattern, background } = tasks[0].problemMatcher;
    const problem = createError(
      'a-code',
      { file: 'content/pages/home.yaml', line: 4, column: 8 },
      'It is wrong.',
    );
    const [line = ''] = printText([problem], {
      paint: plainPaint,
      sourceText: () => undefined,
      prefix: '',
    }).split('\n');
    const found = new RegExp(pattern.regexp).exec(line);
    const part = (name: string) => found?.[pattern[name]];
    expect(['file', 'line', 'column', 'severity', 'message', 'code'].map(part)).toEqual([
      'content/pages/home.yaml',
      '4',
      '8',
      'error',
      'It is wrong.',
      'a-code',
    ]);
    expect(checkMarks.begin).toMatch(new RegExp(background.beginsPattern));
    expect(checkMarks.end).toMatch(new RegExp(background.endsPattern));
  });
});

/** The text of a snippet with every placeholder left as it is. */
function typed(body: readonly string[]): string {
  return body
    .join('\n')
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replace(/\$0$/, '')
    .replace(/\\([\\$}])/g, '$1');
}

const compiled = new Map<string, ValidateFunction>();

/** The validator of one editor schema, compiled once. */
function editorValidator(name: string): ValidateFunction {
  const text = files.get(`schemas/editor/${name}.schema.json`);
  if (text === undefined) throw new Error(`no editor schema for ${name}`);
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const check = compiled.get(name) ?? ajv.compile(JSON.parse(text));
  compiled.set(name, check);
  return check;
}

type ContentFile = { schema: string; file: string; value: unknown };

function contentFiles(folder: string): ContentFile[] {
  return globs.flatMap(([schema, glob]) =>
    filesOf(path.join(repository, folder), glob).map((file) => ({
      schema,
      file,
      value: parse(readFileSync(file, 'utf8')),
    })),
  );
}

/** A glob is a file or all YAML files of a folder. */
function filesOf(root: string, glob: string): string[] {
  const file = path.join(root, glob);
  if (!glob.includes('*')) return existsSync(file) ? [file] : [];
  const folder = path.dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith('.yaml')).map((name) => path.join(folder, name));
}
