// @module-tag long/recipes
/**
 * The first day of a developer who has only the package and its guides, not this repository: a section, an island, a
 * package, a field, entries from a table and a kind, checked, built and served.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from '../cli/run-site.ts';
import { findProgram } from '../hosting/find-program.ts';
import { nginx, startServer } from '../hosting/start-server.ts';
import { installPackage } from '../install-package.ts';
import { documentedFiles } from './documented-files.ts';
import { followRecipe, performStep, writeNpx } from './follow-steps.ts';
import { readRecipes } from './read-steps.ts';

const minutes = 60_000;
const work = mkdtempSync(path.join(tmpdir(), 'site-first-day-'));
const installed = path.join(work, 'node_modules/sitewright');
const site = path.join(work, 'site');
const guide = readFileSync(path.join(repository, 'docs/developing.md'), 'utf8');
const [first] = readRecipes(guide);
const recipes = readRecipes(guide).filter(({ part }) => part === first?.part);

beforeAll(() => {
  installPackage(repository, work);
  for (const name of ['@types/react', 'csstype'])
    cpSync(path.join(repository, 'node_modules', name), path.join(work, 'node_modules', name), {
      recursive: true,
    });
  mkdirSync(site);
  writeNpx(site, installed);
}, 4 * minutes);
afterAll(() => rmSync(work, { recursive: true, force: true }));

const build = () =>
  performStep({ do: 'run', command: 'npx site build', shown: '…\nBuilt … into dist: no problems.\n' }, site);

describe('with the installed package', () => {
  test.each(recipes)('$title', (recipe) => followRecipe(recipe, site), 2 * minutes);

  test('a kind of its own', () => {
    for (const [file, text] of documentedFiles('docs/kinds.md')) {
      mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
      writeFileSync(path.join(site, file), text);
    }
    for (const command of ['types', 'check'])
      performStep({ do: 'run', command: `npx site ${command}`, shown: '…\n' }, site);
    performStep({ do: 'run', command: 'npx tsc', shown: '' }, site);
    const page = 'content/pages/about.yaml';
    const [from, to] = ['by: Ruth, Hackney\n', 'by: Ruth, who paid {treatments.knee-pain.total}\n'];
    performStep({ do: 'edit', file: page, from, to }, site);
    build();
    expect(readFileSync(path.join(site, 'dist/about.html'), 'utf8')).toMatch(/Ruth, who paid £\d/);
  });

  test('in at most 40 commands', () => {
    const commands = recipes.flatMap(({ steps }) => steps.filter((step) => step.do === 'run'));
    expect(commands.length).toBeGreaterThan(15);
    // Five more here, and nginx.
    expect(commands.length + 6).toBeLessThanOrEqual(40);
  });

  test.skipIf(!findProgram('nginx'))('and nginx serves what was built', async () => {
    const settings = path.join(site, 'site.yaml');
    writeFileSync(settings, `hosting: nginx\n${readFileSync(settings, 'utf8')}`);
    build();
    const out = path.join(site, 'dist');
    const server = await startServer(nginx, { root: out, outs: [out] });
    try {
      const answer = await fetch(`${server.origin}/about`);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('class="quote"')]);
    } finally {
      await server.stop();
    }
  });
});
