import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readCourses } from '../content/read-courses.ts';
import { testFirst } from '../test-first.ts';
import { fixtureSite } from './fixture-site.ts';
import { eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const courses = readCourses(fixtureSite);

describe('§2 the catalogue’s search', () => {
  test('/courses?search=OET shows the courses with it in title, subtitle or features, and their count', async () => {
    const { page } = await openCatalogue('/courses?search=OET');
    expect(titlesWith('oet').length).toBeGreaterThan(0);
    expect(titlesWith('oet').length).toBeLessThan(courses.length);
    await eventually(() => shownTitles(page)).toEqual(titlesWith('oet'));
    expect(await countText(page)).toBe(countOf(titlesWith('oet').length));
    expect(await page.getByRole('searchbox').inputValue()).toBe('OET');
  });

  testFirst(1, ['osce', 'oet', 'cbt', 'paediatric', 'midwifery', 'nursing associate'])(
    'the search for “%s”, which pages link to, comes with its count',
    async (search) => {
      const { page } = await openCatalogue(`/courses?${new URLSearchParams({ search })}`);
      const shown = await shownTitles(page);
      expect(shown).toEqual(titlesWith(search));
      expect(await countText(page)).toBe(countOf(shown.length));
    },
  );

  test('typing filters and puts the search into the address; clearing takes it out and shows all', async () => {
    const { page } = await openCatalogue('/courses');
    expect(await countText(page)).toBe(countOf(courses.length));
    await page.getByRole('searchbox').pressSequentially('mental HEALTH');
    await eventually(() => shownTitles(page)).toEqual(titlesWith('mental health'));
    await eventually(() => searchOf(page)).toBe('mental HEALTH');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await eventually(async () => (await shownTitles(page)).length).toBe(courses.length);
    await eventually(() => new URL(page.url()).search).toBe('');
    expect(await isFocused(page, 'search')).toBe(true);
  });

  test('a blank search clears the parameter and shows all courses', async () => {
    const { page } = await openCatalogue('/courses?search=oet');
    await page.getByRole('searchbox').fill('   ');
    await eventually(() => page.url()).not.toContain('search=');
    await eventually(() => shownTitles(page)).toHaveLength(courses.length);
  });

  test('a feature that no title names is found', async () => {
    const { page } = await openCatalogue('/courses');
    const { words, titles } = featureOnly();
    await page.getByRole('searchbox').fill(words.toUpperCase());
    await eventually(() => shownTitles(page)).toEqual(titles);
  });

  test('§8 a search without match says so, and how to go on', async () => {
    const { page } = await openCatalogue('/courses?search=plumbing');
    await eventually(() => shownTitles(page)).toEqual([]);
    expect(await countText(page)).toBe('0 courses found');
    expect(await page.getByText('No courses found', { exact: true }).isVisible()).toBe(true);
    const advice = 'Try adjusting your search terms or browse all available courses.';
    expect(await page.getByText(advice).isVisible()).toBe(true);
    await page.getByRole('searchbox').fill('oet');
    await eventually(() => page.getByText('No courses found', { exact: true }).isVisible()).toBe(false);
  });

  test('what is typed is only text: markup and patterns find nothing and break nothing', async () => {
    const { page } = await openCatalogue('/courses');
    for (const search of ['<img src=x onerror=alert(1)>', '.*', '[', '&search=oet', '%2e']) {
      await page.getByRole('searchbox').fill(search);
      await eventually(() => searchOf(page)).toBe(search);
      await eventually(() => shownTitles(page)).toEqual([]);
    }
  });

  test('Enter stays on the page', async () => {
    const { page } = await openCatalogue('/courses');
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    await page.getByRole('searchbox').fill('cbt');
    await page.getByRole('searchbox').press('Enter');
    await eventually(() => searchOf(page)).toBe('cbt');
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  });

  test('the way back from a checkout leads to the same search', async () => {
    const { page } = await openCatalogue('/courses');
    await page.getByRole('searchbox').fill('apprentice');
    await eventually(() => shownTitles(page)).toEqual(titlesWith('apprentice'));
    await page.getByRole('link', { name: 'Enquire Now' }).click();
    await page.waitForURL('**/checkout/apprentice');
    await page.goBack();
    await eventually(() => shownTitles(page)).toEqual(titlesWith('apprentice'));
    expect(await page.getByRole('searchbox').inputValue()).toBe('apprentice');
  });
});

async function openCatalogue(address: string) {
  const visit = await open('react', address);
  await whenReady(visit.page, 'entry-filter');
  return visit;
}

function shownTitles(page: Page): Promise<string[]> {
  return page.locator('.course-card__title:visible').allInnerTexts();
}

function countText(page: Page): Promise<string> {
  return page.getByText(/^\d+ courses? found$/).innerText();
}

const countOf = (count: number) => (count === 1 ? '1 course found' : `${count} courses found`);
const searchOf = (page: Page) => new URL(page.url()).searchParams.get('search');
const isFocused = (page: Page, type: string) =>
  page.evaluate((wanted) => document.activeElement?.getAttribute('type') === wanted, type);

/** Texts as the editor wrote them, without references, whose values no search of these tests looks for. */
function titlesWith(search: string): string[] {
  return courses.filter((course) => textOf(course).includes(search)).map(({ title }) => title);
}

function textOf({ title, subtitle, features }: (typeof courses)[number]): string {
  return [title, subtitle, ...features]
    .join('\n')
    .replace(/\{[^}]*\}/g, '')
    .toLowerCase();
}

/** The first words of a feature that are in neither title nor subtitle, and the courses that have them. */
function featureOnly(): { words: string; titles: string[] } {
  for (const feature of courses.flatMap(({ features }) => features)) {
    const words = /^[a-z ]+/i.exec(feature)?.[0].trim().toLowerCase() ?? '';
    const elsewhere = courses.some(({ title, subtitle }) =>
      `${title}\n${subtitle}`.toLowerCase().includes(words),
    );
    if (words.includes(' ') && !elsewhere) return { words, titles: titlesWith(words) };
  }
  throw new Error('No course has a feature of its own');
}
