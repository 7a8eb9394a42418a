/** Page weight: the budgets are in bench/budgets.ts; `npm run weigh` prints every page. */
import { expect, inject, test } from 'vitest';
import { findExcess } from '../../bench/budgets.ts';
import type { Weights } from '../../bench/first-visit.ts';
import { weighPageScripts } from '../../bench/page-scripts.ts';
import { listAcademyPages } from './list-pages.ts';
import { weighSite } from './weigh-site.ts';

const { origin, out } = inject('academy');
const pages = listAcademyPages(out);
const nothing: Weights = { html: 0, styles: 0, scripts: 0, fonts: 0, pictures: 0, films: 0, later: 0 };

weighSite({ origin, out }, pages, ['/courses', '/legal', '/blog', '/checkout']);

test('a heavier page would be found', () => {
  expect(findExcess('/courses', { ...nothing, scripts: 2_049 })).toEqual([
    '/courses: JavaScript 2049 bytes, more than 2048',
  ]);
  expect(findExcess('/', { ...nothing, html: 20_000, styles: 10_001 })).toHaveLength(1);
  expect(findExcess('/', { ...nothing, fonts: 100_000, pictures: 100_001 })).toHaveLength(1);
  const [checkout = ''] = pages.filter((address) => address.startsWith('/checkout/'));
  expect(weighPageScripts(out, checkout)).toBeGreaterThan(50_000);
});
