/**
 * Rules for every kind of page of the academy, whatever its content: one page is visited for each route. The pages of a
 * collection differ in content only, and may change at any time; their sections are also judged in examples.test.ts, at
 * each width in the other colour scheme.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { repository } from '../cli/run-site.ts';
import { judgeSite } from './judge-site.ts';
import { listAcademyPages } from './list-pages.ts';

const { origin, out } = inject('academy');
const pages = listAcademyPages(out);

test('all pages of the site map of the specification are there (§2)', () => {
  const named = ['', 'webinar', 'courses', 'course-purchase', 'checkout', 'payment-success'];
  const exams = ['osce', 'oet', 'cbt', 'paediatric-nursing', 'midwifery', 'nursing-associate'];
  const others = ['moving-handling', 'basic-life-support', 'healthcare-apprentice', 'nepal'];
  const last = ['events', 'blog', 'hall-of-fame', 'legal', 'refund-policy', '404.html'];
  const wanted = [...named, ...exams, ...others, ...last].map((name) => `/${name}`);
  expect(pages).toEqual(expect.arrayContaining(wanted));
  const made = [
    ...entriesOf('courses').flatMap((id) => [`/courses/${id}`, `/checkout/${id}`]),
    ...entriesOf('posts').map((slug) => `/blog/${slug}`),
  ];
  expect(made.length).toBeGreaterThan(2);
  expect(pages).toEqual(expect.arrayContaining(made));
});

judgeSite({ origin }, pages);

function entriesOf(collection: string): string[] {
  return readdirSync(path.join(repository, 'content', collection)).map((file) => path.parse(file).name);
}
