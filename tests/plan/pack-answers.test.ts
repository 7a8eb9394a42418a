/** The planning memory, passed to another process: the same pages are planned again as in this one. */
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { beforeAll, expect, test } from 'vitest';
import { kinds } from '../../kinds/registry.ts';
import type { Site } from '../../renderer/model/site.ts';
import { type AnswerCache, createAnswerCache } from '../../renderer/plan/context/answer-cache.ts';
import { beginWith, packAnswers } from '../../renderer/plan/context/pack-answers.ts';
import { planKinds } from '../../renderer/plan/plan-kinds.ts';
import { openPlan } from '../../renderer/plan/plan-site.ts';
import { createBound } from '../../renderer/store/bound.ts';
import { changeSite, changesOf } from './change-values.ts';
import { openSite, repository } from './checked-site.ts';

const today = new Date('2025-09-15T12:00:00Z');
let site: Site;

beforeAll(async () => {
  const { sources, check } = await openSite(path.join(repository, 'starter'));
  site = check(sources);
});

/** Plans as a build does, and returns the addresses that were planned again. */
function replan(changed: Site, cache: AnswerCache): string[] {
  const plan = openPlan(changed, planKinds(changed, kinds), { today }, cache);
  const anew: string[] = [];
  for (const { address, version, plan: planAnew } of plan.visits()) {
    if (version !== undefined) continue;
    planAnew();
    anew.push(address);
  }
  plan.finish([]);
  return anew;
}

/** As received by another process. `before`: the site it was made from. */
function passed(cache: AnswerCache, before: Site = site): AnswerCache {
  const left = deserialize(serialize(packAnswers(cache)));
  const entries = [before.settings, ...Object.values(before.collections).flat()];
  const sources = new Map(entries.map(({ source }) => [source.file, source]));
  return beginWith(left, { basis: cache.basis, sourceBefore: ({ file }) => sources.get(file) });
}

test('nothing is planned again where nothing has changed', () => {
  const cache = createAnswerCache();
  expect(replan(site, cache).length).toBeGreaterThan(3);
  expect(replan(site, passed(cache))).toEqual([]);
});

test('a changed value has the same pages planned again', () => {
  const changes = changesOf(site).filter((_, index) => index % 4 === 0);
  expect(changes.length).toBeGreaterThan(30);
  const first = createAnswerCache();
  replan(site, first);
  let found = 0;
  for (const change of changes) {
    const changed = changeSite(site, change);
    const cold = createAnswerCache();
    replan(site, cold);
    const here = replan(changed, cold);
    expect(replan(changed, passed(first)), `${change.file} ${change.path.join('/')}`).toEqual(here);
    found += here.length;
  }
  expect(found).toBeGreaterThan(30);
});

test('from process to process: pages that were not planned again stay known', {
  tags: ['long/edits'],
}, () => {
  const changes = changesOf(site).filter((_, index) => index % 9 === 0);
  for (const [index, change] of changes.entries()) {
    const next = changes[(index + 1) % changes.length] ?? change;
    const [once, twice] = [changeSite(site, change), changeSite(site, next)];
    const here = createAnswerCache();
    const first = createAnswerCache();
    replan(site, here);
    replan(site, first);
    const second = passed(first);
    expect(replan(once, second)).toEqual(replan(once, here));
    const third = passed(second, once);
    expect(replan(once, third), 'nothing has changed').toEqual([]);
    expect(replan(twice, passed(second, once)), `${change.file}, ${next.file}`).toEqual(replan(twice, here));
  }
  expect(changes.length).toBeGreaterThan(15);
});

test('where hardly an answer is kept at hand, the same pages are planned again', () => {
  const changes = changesOf(site).filter((_, index) => index % 6 === 0);
  const [usual, small] = [createAnswerCache(), createAnswerCache({}, createBound(4, 4))];
  replan(site, usual);
  replan(site, small);
  let found = 0;
  for (const change of changes) {
    for (const state of [changeSite(site, change), site]) {
      const here = replan(state, usual);
      expect(replan(state, small), `${change.file} ${change.path.join('/')}`).toEqual(here);
      found += here.length;
    }
  }
  expect(found).toBeGreaterThan(60);
});
