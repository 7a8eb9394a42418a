/** Messages about a site's own templates fit a folder without a registry, and say which file and which prop. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { validateIslandProps } from '../../renderer/check/validate-island-props.ts';
import { loadTemplates } from '../../renderer/render/load-templates.ts';
import { compileSchemas } from '../../renderer/schema/compile-schemas.ts';
import { loadFixture, makePage, makePlan, makeSection, renderAll } from './make-plan.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function ownFolder(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-mistakes-')));
  roots.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, 'templates', file)), { recursive: true });
    writeFileSync(path.join(root, 'templates', file), text);
  }
  return path.join(root, 'templates');
}

async function problemsOf(files: Record<string, string>): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void problems.push(problem);
  await loadTemplates({ folders: [ownFolder(files)], runtime: 'react', report });
  return problems;
}

const broken = { code: 'template-broken' };

describe('a file that exports nothing of the expected name is named', () => {
  test.each([
    ['sections/own-note/own-note.tsx', 'export const Note = () => null;', 'OwnNote'],
    ['islands/own-wink/own-wink.island.ts', 'export const ownWink = () => {};', 'default'],
    ['islands/own-face/own-face.island.tsx', 'export const OwnFace = () => null;', 'default'],
  ])('%s', async (file, text, name) => {
    const problems = await problemsOf({ [file]: text });
    expect(problems).toMatchObject([{ ...broken, place: { file: `templates/${file}`, line: 1, column: 1 } }]);
    expect(problems[0]?.message).toContain(`it has to export “${name}”`);
  });
});

describe('no hint names a registry', () => {
  test('of a section without a template, or an island without a file', async () => {
    const note = `import { Island } from '../../components/island/island.tsx';
      export const OwnNote = () => <div><Island of="own-wink" when="load" /></div>;`;
    const templates = await loadFixture('react', ownFolder({ 'sections/own-note/own-note.tsx': note }));
    const plan = makePlan([makePage('/', [makeSection('own-note', {}), makeSection('own-quote', {})])]);
    const { problems } = renderAll(plan, templates);
    expect(problems.map(({ code }) => code)).toEqual(['island-unknown', 'section-unregistered']);
    const texts = problems.map(({ message, hint }) => `${message} ${hint}`).join('\n');
    expect(texts).not.toContain('registry');
    expect(texts).toContain('templates/islands/own-wink/own-wink.island.ts');
    expect(texts).toContain('templates/sections/own-quote/own-quote.tsx');
  });
});

describe('an island’s props', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 2 },
      side: { enum: ['port', 'starboard'] },
      berths: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      },
      count: { type: ['integer', 'null'] },
    },
    required: ['text'],
    additionalProperties: false,
  };
  const validators = compileSchemas({ 'islands/quay': schema });

  test.each([
    [{}, ['“text” is missing']],
    [{ text: 'Ja', label: 1 }, ['“label” is not in the schema']],
    [{ text: 5 }, ['“text” must be string, not 5']],
    [{ text: '船着場', count: 'two' }, ['“count” must be integer or null, not "two"']],
    [{ text: 'Ja', side: 'left' }, ['“side” must be "port" or "starboard", not "left"']],
    [{ text: 'Ja', berths: [{ name: 'A' }, {}] }, ['“berths[1].name” is missing']],
    [{ text: 'Ja', berths: [{ name: ['A'] }] }, ['“berths[0].name” must be string, not ["A"]']],
    [{ text: 'J' }, ['“text” is "J", which breaks “minLength: 2”']],
    [{ text: 'Ja', count: 2 }, []],
  ])('%j', (props, expected) => {
    expect(validateIslandProps(validators, 'quay', props)).toEqual(expected);
  });

  test('of an island without a schema are told as that', async () => {
    expect(validateIslandProps(validators, 'pier', {})).toBeUndefined();
    const plan = makePlan([makePage('/', [makeSection('reveal', { when: 'idle', label: 'More' })])]);
    const { problems } = renderAll(plan, await loadFixture(), { validateProps: () => undefined });
    expect(problems).toMatchObject([{ code: 'island-schema-missing' }]);
    expect(problems[0]?.hint).toContain('schemas/islands/reveal.schema.json');
  });
});
