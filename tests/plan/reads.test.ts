import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Read } from '../../kinds/planned.ts';
import { kinds } from '../../kinds/registry.ts';
import type { Site } from '../../renderer/model/site.ts';
import { digestOf } from '../../renderer/plan/context/digest-of.ts';
import { planKinds } from '../../renderer/plan/plan-kinds.ts';
import { type OpenPlan, openPlan } from '../../renderer/plan/plan-site.ts';
import { emptyFolder } from '../cli/run-site.ts';
import { layOutSample } from '../lay-out-sample.ts';
import { type Change, changeSite, changesOf } from './change-values.ts';
import { openSite, repository } from './checked-site.ts';

const today = new Date('2025-09-15T12:00:00Z');

/**
 * The share of pages that may be planned again needlessly: a page's own file is read as a whole, with what it hides
 * today.
 */
const allowance = 0.02;

type Page = { shown: string; reads: readonly Read[] };

/**
 * Small sites, so that each of their values can be changed: one with everything, the starter, and one with a list over
 * several pages.
 */
describe('what a page has read', () => {
  let lists = '';
  let results: Result[] = [];
  let tried: Result['changes'] = [];
  beforeAll(async () => {
    lists = await emptyFolder();
    layOutSample('valid-lists', lists);
    const folders = ['tests/samples/valid-site', 'starter'].map((name) => path.join(repository, name));
    results = await Promise.all([...folders, lists].map(changeEveryValue));
    tried = results.flatMap((result) => result.changes);
  });

  afterAll(() => rmSync(lists, { recursive: true, force: true }));

  test('is tried with at least 300 values', () => {
    expect(tried.length).toBeGreaterThanOrEqual(300);
    expect(tried.filter(({ changed }) => changed > 0).length).toBeGreaterThan(200);
  });

  test('holds every value that changes the page', () => {
    expect(results.flatMap(({ missed }) => missed)).toEqual([]);
  });

  test('holds no value that leaves the page as it is, or next to none', () => {
    const changed = tried.reduce((sum, one) => sum + one.changed, 0);
    const needless = results.flatMap((result) => result.needless);
    expect(needless.length, needless.join('\n')).toBeLessThanOrEqual(Math.ceil(changed * allowance));
  });
});

type Result = { changes: { changed: number }[]; missed: string[]; needless: string[] };

async function changeEveryValue(root: string): Promise<Result> {
  const { sources, check } = await openSite(root);
  const site = check(sources);
  const before = pagesOf(planOf(site));
  const result: Result = { changes: [], missed: [], needless: [] };
  for (const change of changesOf(site)) compare(change, before, planOf(changeSite(site, change)), result);
  return result;
}

function compare(change: Change, before: ReadonlyMap<string, Page>, plan: OpenPlan, result: Result): void {
  const after = pagesOf(plan);
  let changed = 0;
  for (const [address, page] of before) {
    const isOther = after.get(address)?.shown !== page.shown;
    const isAsked = !after.has(address) || page.reads.some((read) => hasOtherAnswer(read, plan));
    const name = `${change.file} ${change.path.join('/')} on ${address}`;
    if (isOther) changed += 1;
    if (isOther && !isAsked) result.missed.push(name);
    if (!isOther && isAsked) result.needless.push(name);
  }
  result.changes.push({ changed });
}

function hasOtherAnswer({ query, answer }: Read, { context }: OpenPlan): boolean {
  return context.ask(query).reads[0]?.answer !== answer;
}

function planOf(site: Site): OpenPlan {
  return openPlan(site, planKinds(site, kinds), { today });
}

function pagesOf(plan: OpenPlan): Map<string, Page> {
  const pages = [...plan.pages()].map(({ page, reads }) => {
    const { address, modified, head, frame, sections } = page;
    return [address, { shown: digestOf([modified, head, frame, sections]), reads }] as const;
  });
  return new Map(pages);
}
