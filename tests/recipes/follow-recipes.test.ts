// @module-tag long/recipes
/** docs/developing.md, followed step by step: each recipe continues where the one before it ended. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from '../cli/run-site.ts';
import { copyRepository } from './copy-repository.ts';
import { followRecipe, performStep, writeNpx } from './follow-steps.ts';
import { installTypes } from './install-types.ts';
import { isAsShown, type Recipe, readRecipes } from './read-steps.ts';

const recipes = readRecipes(readFileSync(path.join(repository, 'docs/developing.md'), 'utf8'));
const parts = [...new Set(recipes.map(({ part }) => part))];
const minutes = 60_000;
const work = mkdtempSync(path.join(tmpdir(), 'site-developing-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('in a site’s own folder', () => {
  const folder = path.join(work, 'own');
  beforeAll(() => {
    mkdirSync(folder);
    writeNpx(folder, repository);
    installTypes(folder);
  }, 2 * minutes);
  test.each(recipesOf(parts[0]))('$title', (recipe) => followRecipe(recipe, folder), 2 * minutes);
});

describe('in this repository', () => {
  const folder = path.join(work, 'program');
  beforeAll(() => {
    copyRepository(folder);
    writeNpx(folder, folder);
    // “The same three files”, which that recipe doesn’t repeat; and those that the island needs.
    for (const { steps } of recipesOf(parts[0]).filter(({ title }) => /^An? (?:section|island)$/.test(title)))
      for (const step of steps) if (step.do === 'write') performStep(step, folder);
  });
  test.each(recipesOf(parts[1]))('$title', (recipe) => followRecipe(recipe, folder), 4 * minutes);
});

describe('a step', () => {
  test('of which the page shows something else than happens fails', () => {
    expect(isAsShown('one\ntwo\n', 'one\n')).toBe(false);
    expect(isAsShown('one\ntwo\n', 'one\n…\n')).toBe(true);
    expect(isAsShown('one\n', 'one\n…\n')).toBe(true);
    expect(isAsShown('Built 9 pages.\n', 'Built … pages.\n')).toBe(true);
    expect(isAsShown('Built 9 files.\n', 'Built … pages.\n')).toBe(false);
  });

  test('that edits what isn’t there, or is there twice, fails', () => {
    writeFileSync(path.join(work, 'list'), 'one\none\n');
    const edit = { do: 'edit', file: 'list', to: 'two\n' } as const;
    expect(() => performStep({ ...edit, from: 'three\n' }, work)).toThrow('0 times');
    expect(() => performStep({ ...edit, from: 'one\n' }, work)).toThrow('2 times');
  });
});

function recipesOf(part: string | undefined): Recipe[] {
  return recipes.filter((recipe) => recipe.part === part);
}
