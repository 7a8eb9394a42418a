import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { globBySchema } from '../../cli/types/editor-settings.ts';
import { editorFolder, generatedFiles } from '../../cli/types/generated-files.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { repository } from './run-site.ts';

let files = new Map<string, string>();
let globs: ReturnType<typeof globBySchema> = [];
beforeAll(async () => {
  globs = globBySchema(readKinds(await loadSchemas([path.join(repository, 'schemas')])));
  files = await generatedFiles(repository);
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

  it('are all that stands in their folder', () => {
    const present = readdirSync(path.join(repository, editorFolder)).map((name) => `${editorFolder}/${name}`);
    expect(present.filter((file) => !files.has(file))).toEqual([]);
  });

  it.each(['.', 'starter', 'tests/fixtures/small-site'])('accept all content in %s', (folder) => {
    const validate = editorValidators();
    const refused = contentFiles(folder).flatMap(({ schema, file, value }) => {
      const check = validate(schema);
      return check(value)
        ? []
        : [`${file}: ${check.errors?.map((error) => `${error.instancePath} ${error.message}`).join('; ')}`];
    });
    expect(refused).toEqual([]);
  });

  it('refuse a field that the kind of section does not have, and a kind that does not exist', () => {
    const check = editorValidators()('page');
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

function editorValidators() {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const compiled = new Map(
    globs.map(([name]) => [
      name,
      ajv.compile(JSON.parse(files.get(`schemas/editor/${name}.schema.json`) ?? 'false')),
    ]),
  );
  return (name: string) => {
    const check = compiled.get(name);
    if (!check) throw new Error(`no editor schema for ${name}`);
    return check;
  };
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

/** The globs are a file or all YAML files of a folder. */
function filesOf(root: string, glob: string): string[] {
  const file = path.join(root, glob);
  if (!glob.includes('*')) return existsSync(file) ? [file] : [];
  const folder = path.dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith('.yaml')).map((name) => path.join(folder, name));
}
