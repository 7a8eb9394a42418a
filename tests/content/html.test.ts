import { describe, expect, inject, test } from 'vitest';
import { firstOfEachKind } from '../browser/first-of-each-kind.ts';
import { listPages } from '../browser/list-pages.ts';
import { findHtmlProblems } from './find-html-problems.ts';
import { readPage } from './read-page.ts';
import { findObjects } from './shown-prices.ts';

const { out } = inject('shipped');

test('every kind of page is valid HTML', () => areValid(firstOfEachKind(listPages(out))));
test('every page is valid HTML', { tags: ['long/checkers'] }, () => areValid(listPages(out)));

function areValid(addresses: readonly string[]): void {
  const problems = addresses.flatMap((address) => findProblems(address));
  expect([...new Set(problems)]).toEqual([]);
}

test('a page that is not valid would be found', () => {
  expect(findHtmlProblems('<p><div></div></p>').length).toBeGreaterThan(0);
});

test('§7 no page lists keywords in its head; an article names its own in its data', () => {
  const listed = listPages(out).filter((address) => readPage(out, address).html.includes('name="keywords"'));
  expect(listed).toEqual([]);
  const { structuredData } = readPage(out, '/blog/osce-time-management-guide');
  expect(findObjects(structuredData)).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', keywords: ['OSCE timing', 'OSCE practice'] }),
  );
});

describe('§7 structured data', () => {
  test.each([
    { address: '/', types: ['EducationalOrganization'] },
    { address: '/courses', types: ['ItemList', 'Course', 'Offer', 'BreadcrumbList'] },
    { address: '/blog/osce-time-management-guide', types: ['BlogPosting', 'BreadcrumbList'] },
    { address: '/tutors/grace-mensah', types: ['ProfilePage', 'Person', 'BreadcrumbList'] },
    { address: '/courses/osce-virtual-adult', types: ['Course', 'CourseInstance', 'Person'] },
  ])('$address says of itself: $types', ({ address, types }) => {
    const found = findObjects(readPage(out, address).structuredData).map((object) => object['@type']);
    for (const type of types) expect(found.flat()).toContain(type);
  });

  test('an article names its headline, description, author, date and publisher', () => {
    const { structuredData } = readPage(out, '/blog/osce-time-management-guide');
    const [article] = findObjects(structuredData).filter((object) => object['@type'] === 'BlogPosting');
    expect(article).toMatchObject({
      headline: 'Beat the clock without rushing the patient',
      description: expect.stringMatching(/\w/),
      author: {
        name: 'Helen Whitfield',
        url: 'https://www.example.com/tutors/helen-whitfield',
        jobTitle: expect.stringMatching(/\w/),
      },
      datePublished: expect.stringMatching(/^2025-06-20/),
      publisher: { name: 'OSCE Academy' },
    });
  });

  test('on every page it parses and names its vocabulary; none rates the organisation', () => {
    for (const address of listPages(out)) {
      const { structuredData } = readPage(out, address);
      for (const object of structuredData) expect(object['@context'], address).toBe('https://schema.org');
      expect(JSON.stringify(structuredData)).not.toMatch(/aggregateRating/);
    }
  });
});

describe('§2 titles and descriptions are set per page', () => {
  test('each is there once, and no two pages share one', () => {
    const heads = listPages(out).map((address) => readHead(readPage(out, address).html));
    for (const { titles, descriptions } of heads)
      expect([titles.length, descriptions.length]).toEqual([1, 1]);
    const twice = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index);
    expect(twice(heads.flatMap(({ titles }) => titles))).toEqual([]);
    expect(twice(heads.flatMap(({ descriptions }) => descriptions))).toEqual([]);
  });
});

function findProblems(address: string): string[] {
  return findHtmlProblems(readPage(out, address).html).map((problem) => `${problem} on ${address}`);
}

function readHead(html: string): { titles: string[]; descriptions: string[] } {
  const [head = ''] = html.split('<body');
  return {
    titles: [...head.matchAll(/<title>([^<]*)</g)].map(([, text]) => text ?? ''),
    descriptions: [...head.matchAll(/<meta name="description" content="([^"]*)"/g)].map(
      ([, text]) => text ?? '',
    ),
  };
}
