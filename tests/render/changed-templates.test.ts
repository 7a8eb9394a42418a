import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTemplates, type TemplateMemory } from '../../renderer/render/load-templates.ts';
import { repository } from '../cli/run-site.ts';

const states = (hero: string) =>
  new Map([
    ['sections/hero/hero.tsx', hero],
    ['sections/hero/hero.css', 'as it was'],
  ]);

test('where the program’s own folder is worked on, what imports a changed file is bundled, and all else stays', async () => {
  const memory: TemplateMemory = {};
  const report = (problem: { message: string }) => expect.fail(problem.message);
  const options = { folders: [join(repository, 'templates')], runtime: 'preact', memory, report } as const;
  const load = async (hero: string) =>
    (await loadTemplates({ ...options, files: states(hero) })) ??
    expect.fail('The templates have a mistake.');
  const first = await load('as it was');
  const changed = await load('saved again');
  const isSame = (kind: string) => changed.module.sections[kind] === first.module.sections[kind];
  expect(Object.keys(first.module.sections).filter((kind) => !isSame(kind))).toEqual(['hero']);
  const versions = [first.versions.sections, changed.versions.sections] as const;
  expect([...versions[0].keys()].filter((kind) => versions[0].get(kind) !== versions[1].get(kind))).toEqual([
    'hero',
  ]);
  expect(changed.versions.frame).toBe(first.versions.frame);
  expect(changed.styles).toEqual(first.styles);
  expect((await load('as it was')).versions).toEqual(first.versions);
});
