/** A site planned for the last time: it forgets answers as it goes, and the plan is the same. */
import { beforeAll, expect, test } from 'vitest';
import { kinds } from '../../kinds/registry.ts';
import type { Site } from '../../renderer/model/site.ts';
import { type AnswerCache, createAnswerCache, pastAsked } from '../../renderer/plan/context/answer-cache.ts';
import { forgetPassed } from '../../renderer/plan/context/compact-answers.ts';
import { summaryOf } from '../../renderer/plan/files/page-summary.ts';
import { planKinds } from '../../renderer/plan/plan-kinds.ts';
import { openPlan } from '../../renderer/plan/plan-site.ts';
import { repository } from '../cli/run-site.ts';
import { openSite } from './checked-site.ts';

const today = new Date('2026-09-01T09:00:00Z');
const opened: { site?: Site } = {};

beforeAll(async () => {
  const { sources, check } = await openSite(repository);
  opened.site = check(sources);
});

/** The whole plan. `between`: called after each page. */
function planWith(cache: AnswerCache, between: () => void = () => {}) {
  const { site } = opened;
  if (!site) throw new Error('the site was not opened');
  const plan = openPlan(site, planKinds(site, kinds), { today }, cache);
  const pages = [...plan.visits()].map((visit) => {
    const { page, assets, dates } = visit.plan().planned;
    between();
    return { page, assets, dates: [...new Set(dates)] };
  });
  const rest = plan.finish(pages.flatMap(({ page }) => summaryOf(page) ?? []));
  return { pages, rest, past: pastAsked(cache) };
}

test('all comes out the same, however much was forgotten between two pages', () => {
  const expected = planWith(createAnswerCache());
  expect(planWith(createAnswerCache({ isLast: true }))).toEqual(expected);
  const cache = createAnswerCache({ isLast: true });
  const left: number[] = [];
  const forgetting = planWith(cache, () => void left.push(forgetPassed(cache)));
  expect(forgetting).toEqual(expected);
  expect(expected.past.length).toBeGreaterThan(0);
  expect(left.length).toBeGreaterThan(50);
});

test('what was passed is forgotten, and nothing is noted of files', () => {
  const [usual, last] = [
    createAnswerCache(),
    createAnswerCache({ isLast: true }, { size: 4, drop: () => {} }),
  ];
  planWith(usual);
  planWith(last, () => void forgetPassed(last));
  expect(last.table.files.all).toEqual([]);
  expect(last.table.listedEnd).toBe(0);
  expect(last.pages.size).toBe(0);
  expect(last.table.rows).toBeLessThan(usual.table.rows / 4);
});
