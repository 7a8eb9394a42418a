/**
 * The lines that the documentation edits exist. Whether its commands do what it shows takes minutes to test:
 * `follow-recipes.test.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecipes } from './read-steps.ts';

const recipes = readRecipes(readFileSync('docs/developing.md', 'utf8'));
const own = recipes.filter(({ part }) => part !== 'In this repository');
/** “The same three files”, which that recipe doesn’t repeat. */
const shownBefore = own.flatMap(({ steps }) => steps.filter((step) => step.do === 'write'));

test('there is a part for a site’s own folder and one for this repository', () => {
  expect([...new Set(recipes.map(({ part }) => part))]).toEqual([
    'In a site’s own folder',
    'In this repository',
  ]);
});

test('each edit that docs/developing.md shows in this repository finds its lines once', () => {
  const texts = new Map(shownBefore.map(({ file, text }) => [file, text]));
  const textOf = (file: string) => texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const lost: string[] = [];
  let edits = 0;
  for (const step of recipes
    .filter(({ part }) => part === 'In this repository')
    .flatMap(({ steps }) => steps)) {
    if (step.do === 'write') texts.set(step.file, step.text);
    if (step.do !== 'edit') continue;
    edits += 1;
    const pieces = textOf(step.file).split(step.from);
    if (pieces.length !== 2) lost.push(`${step.file}: ${step.from}`);
    texts.set(step.file, pieces.join(step.to));
  }
  expect(lost).toEqual([]);
  expect(edits).toBeGreaterThan(5);
});
