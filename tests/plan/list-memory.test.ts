/** A list over several pages, planned again after a change: only the pages that the change affects. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kinds } from '../../kinds/registry.ts';
import type { PlannedPage } from '../../renderer/model/plan.ts';
import { createAnswerCache } from '../../renderer/plan/context/answer-cache.ts';
import { planKinds } from '../../renderer/plan/plan-kinds.ts';
import { openPlan } from '../../renderer/plan/plan-site.ts';
import { emptyFolder } from '../cli/run-site.ts';
import { editFile } from '../content/site-copy.ts';
import { layOutSample } from '../lay-out-sample.ts';
import { openSite } from './checked-site.ts';

const today = new Date('2025-06-01T09:00:00Z');
const state = { root: '', cache: createAnswerCache(), pages: new Map<string, PlannedPage>() };

beforeEach(async () => {
  state.cache = createAnswerCache();
  state.pages = new Map();
  state.root = await emptyFolder();
  layOutSample('valid-lists', state.root);
  await replan();
});
afterEach(() => rmSync(state.root, { recursive: true, force: true }));

/**
 * Plans with the memory; returns the pages of the list that were planned again. All equal those planned from scratch.
 */
async function replan(): Promise<string[]> {
  const { sources, check } = await openSite(state.root);
  const site = check(sources);
  const plan = openPlan(site, planKinds(site, kinds), { today }, state.cache);
  const anew: string[] = [];
  const pages = new Map<string, PlannedPage>();
  for (const visit of plan.visits()) {
    const known = visit.version === undefined ? undefined : state.pages.get(visit.address);
    if (!known) anew.push(visit.address);
    pages.set(visit.address, known ?? visit.plan().planned.page);
  }
  plan.finish([]);
  state.pages = pages;
  const cold = openPlan(site, planKinds(site, kinds), { today });
  expect([...pages.values()]).toEqual([...cold.pages()].map(({ page }) => page));
  // Each can also be found by its file, without the others.
  for (const page of pages.values()) expect(cold.pageAt(page.output)?.page).toEqual(page);
  expect(cold.pageAt('blog/seite/999/index.html')).toBeUndefined();
  return anew.filter((address) => /^\/blog($|\/seite|\/thema)/.test(address));
}

const post = (name: string) => `content/posts/${name}.mdx`;
const edit = (file: string, from: string, to: string) =>
  editFile(state.root, file, (text) => text.replace(from, to));

describe('planned again', () => {
  test('nothing is, where nothing changed', async () => {
    expect(await replan()).toEqual([]);
  });

  test('an article with another title: the pages with its card', async () => {
    await edit(post('one'), 'title: Article one', 'title: Article first');
    expect(await replan()).toEqual(['/blog/seite/2', '/blog/thema/nmc-more/seite/2']);
  });

  test('an article of another category: the pages of both, and none of the list’s own but the one with its card', async () => {
    await edit(post('two'), 'category: NMC & more', 'category: Exam day');
    expect(await replan()).toEqual(['/blog/seite/2', '/blog/thema/nmc-more', '/blog/thema/exam-day']);
  });

  test('the first article of a category: its pages are there, and every page links to them', async () => {
    await edit('site.yaml', 'postCategories: [', 'postCategories: [Ward life, ');
    await replan();
    await edit(post('three'), 'category: NMC & more', 'category: Ward life');
    const anew = await replan();
    expect(anew).toContain('/blog/thema/ward-life');
    expect(anew).toHaveLength(
      [...state.pages.keys()].filter((address) => /^\/blog($|\/seite|\/thema)/.test(address)).length,
    );
  });

  test('one article more: every page, since each is as new as the newest', async () => {
    const text = `---\ntitle: Article five\nexcerpt: What article five says.\nauthor: Example Author\ndate: 2025-04-09\ncategory: Exam day\nfeatured: false\ncover: { src: mark.svg, alt: A mark }\n---\n\nThe text of it.\n`;
    writeFileSync(path.join(state.root, post('five')), text);
    const anew = await replan();
    expect(anew).toContain('/blog/seite/3');
    expect(anew).not.toContain('/blog/thema/osce-preparation');
  });

  test('fewer on a page, and other words in addresses', async () => {
    await edit('content/pages/blog.yaml', 'per: 2', 'per: 1');
    await replan();
    expect([...state.pages.keys()]).toContain('/blog/seite/5');
    await edit('content/wording.yaml', 'pagePath: seite', 'pagePath: pagina');
    await replan();
    expect([...state.pages.keys()]).toContain('/blog/pagina/5');
  });
});
