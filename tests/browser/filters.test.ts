/**
 * The catalogue's filters: their results, how the address keeps the choice, and that each works without a script as
 * well.
 */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readCourses, type WrittenCourse } from '../content/read-courses.ts';
import { findBarriers } from './find-barriers.ts';
import { fixtureSite } from './fixture-site.ts';
import { eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const courses = readCourses(fixtureSite);

describe('the filters of the catalogue', () => {
  test('narrow the courses down together with the search, and stand in the address', async () => {
    const { page } = await openCatalogue('/courses');
    await option(page, 'OSCE').click();
    await eventually(() => shownTitles(page)).toEqual(titlesOf(isOsce));
    await option(page, 'Online').click();
    await eventually(() => shownTitles(page)).toEqual(titlesOf((one) => isOsce(one) && isOnline(one)));
    await page.getByRole('searchbox').fill('mental');
    const found = titlesOf((one) => isOsce(one) && isOnline(one) && /mental/i.test(one.title));
    await eventually(() => shownTitles(page)).toEqual(found);
    await eventually(() => parametersOf(page)).toEqual({ exam: 'osce', format: 'online', search: 'mental' });
    expect(await page.getByRole('main').getByRole('status').innerText()).toBe('1 course found');
  });

  test('are kept on reload and in a link, and given back by the back button, step by step', async () => {
    const { page } = await openCatalogue('/courses?exam=osce&search=online');
    const first = await shownTitles(page);
    await option(page, 'Adult nursing').click();
    await eventually(() => chosen(page)).toEqual(['OSCE', 'Adult nursing']);
    const second = await shownTitles(page);
    expect(second.length).toBeLessThan(first.length);
    await page.reload();
    await whenReady(page, 'entry-filter');
    await eventually(() => chosen(page)).toEqual(['OSCE', 'Adult nursing']);
    await eventually(() => shownTitles(page)).toEqual(second);
    await page.goBack();
    await eventually(() => chosen(page)).toEqual(['OSCE']);
    await eventually(() => shownTitles(page)).toEqual(first);
    expect(await page.getByRole('searchbox').inputValue()).toBe('online');
    await page.goForward();
    await eventually(() => shownTitles(page)).toEqual(second);
  });

  test('a chosen one says so and is taken back by another click; “Clear all” takes back everything', async () => {
    const { page } = await openCatalogue('/courses');
    const clearAll = page.getByRole('link', { name: 'Clear all' });
    expect(await clearAll.isVisible()).toBe(false);
    await option(page, 'OET').press('Enter');
    await eventually(() => chosen(page)).toEqual(['OET']);
    expect(await option(page, 'OET').innerText()).toContain('selected, remove');
    await option(page, 'OET').click();
    await eventually(() => chosen(page)).toEqual([]);
    await eventually(() => parametersOf(page)).toEqual({});
    await option(page, 'In person').click();
    await page.getByRole('searchbox').fill('day');
    await clearAll.click();
    await eventually(async () => (await shownTitles(page)).length).toBe(courses.length);
    await eventually(() => new URL(page.url()).search).toBe('');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    expect(await clearAll.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('exam-osce');
  });
});

describe('every choice', () => {
  test('counts what it finds; with others chosen, what it would find then, and none leads to nothing', async () => {
    const { page } = await openCatalogue('/courses');
    for (const search of ['', '?exam=osce', '?exam=oet', '?field=any', '?format=onsite&search=day']) {
      const outcomes = await page.evaluate(tryEachOption, search);
      expect(outcomes.length, search).toBeGreaterThan(0);
      for (const { option, count, shown } of outcomes) {
        expect(count, `${search} ${option}`).toBe(shown);
        expect(shown, `${search} ${option}`).toBeGreaterThan(0);
      }
    }
  });

  test('an address with a choice that there is not shows all courses', async () => {
    const { page } = await openCatalogue('/courses?exam=driving&field=');
    await eventually(() => shownTitles(page)).toHaveLength(courses.length);
    await eventually(() => chosen(page)).toEqual([]);
  });

  test('leaves other tabs to the browser: with a key held its address opens there', async () => {
    const { page, context } = await openCatalogue('/courses');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      option(page, 'CBT').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await whenReady(tab, 'entry-filter');
    await eventually(() => shownTitles(tab)).toEqual(titlesOf(({ category }) => category === 'cbt'));
    await eventually(() => chosen(page)).toEqual([]);
  });

  test('chosen, is no barrier in light or dark, and in sight on a phone', async () => {
    const { page } = await openCatalogue('/courses?exam=short&format=onsite', { width: 390 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findBarriers(page)).toEqual([]);
    }
    const box = await option(page, 'Short course').boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

describe('without JavaScript', () => {
  test('each choice is a link that shows what it finds, and is shown as chosen; another leads back to all', async () => {
    const { page } = await open('react', '/courses', { javaScriptEnabled: false });
    const ids = await page.locator('[data-option]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(8);
    for (const id of ids) {
      const link = page.locator(`#${id}`);
      await link.click();
      await eventually(() => new URL(page.url()).hash).toBe(`#${id}`);
      expect((await shownTitles(page)).length, id).toBe(await countOf(link));
    }
    await page.getByRole('link', { name: 'Clear all' }).click();
    await eventually(() => shownTitles(page)).toHaveLength(courses.length);
  });

  test('such a link works with a script as well', async () => {
    const { page } = await openCatalogue('/courses#format-onsite');
    await eventually(() => chosen(page)).toEqual(['In person']);
    await eventually(() => parametersOf(page)).toEqual({ format: 'onsite' });
    await page.getByRole('link', { name: 'Clear all' }).click();
    await eventually(async () => (await shownTitles(page)).length).toBe(courses.length);
  });
});

describe('on a phone', () => {
  test('a catalogue of 13 courses is at most 6,000 pixels high, and each row leads to its course by one target', async () => {
    const { page } = await open('react', '/courses', { width: 390 });
    const heights = await page
      .locator('.course-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(heights).toHaveLength(courses.length);
    const shown = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(shown + (13 - heights.length) * Math.max(...heights)).toBeLessThanOrEqual(6000);
    for (const card of await page.locator('.course-card').all()) {
      expect(await card.locator('.price__current').isVisible()).toBe(true);
      expect(await card.locator('a:visible').count()).toBe(1);
    }
    await page
      .locator('.course-card')
      .nth(2)
      .click({ position: { x: 20, y: 100 } });
    await page.waitForURL(`**/courses/${courses[2]?.id}`);
  });

  test('the longest row at 320 pixels cuts nothing off', async () => {
    const { page } = await open('react', '/courses', { width: 320 });
    const cut = await page
      .locator('.course-card :is(.course-card__title, dd, .price__line, .price__note)')
      .evaluateAll(
        (all) => all.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).length,
      );
    expect(cut).toBe(0);
  });
});

async function openCatalogue(address: string, options = {}) {
  const visit = await open('react', address, options);
  await whenReady(visit.page, 'entry-filter');
  return visit;
}

const option = (page: Page, label: string) =>
  page.locator('[data-option]').filter({ hasText: new RegExp(`^${label} \\d`) });
const countOf = async (link: Locator) => Number(await link.locator('.filters__found').innerText());
const shownTitles = (page: Page) => page.locator('.course-card__title:visible').allInnerTexts();
const parametersOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const isOsce = ({ category }: WrittenCourse) => category === 'osce';
const isOnline = ({ format }: WrittenCourse) => format === 'Online';

/** The labels of the choices that look chosen. */
function chosen(page: Page): Promise<string[]> {
  return page
    .locator('[data-option][aria-current="true"]')
    .evaluateAll((all) => all.map((link) => link.firstChild?.textContent?.trim() ?? ''));
}

function titlesOf(isWanted: (course: WrittenCourse) => boolean): string[] {
  return courses.filter(isWanted).map(({ title }) => title);
}

/** Runs in the page: from one address, chooses each option offered there, and counts the results. */
function tryEachOption(search: string) {
  const go = () => {
    history.pushState(null, '', `/courses${search}`);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  const isOffered = (link: HTMLElement) => link.offsetParent !== null && !link.hasAttribute('aria-current');
  go();
  const offered = [...document.querySelectorAll<HTMLElement>('[data-option]')].filter(isOffered);
  return offered.map((link) => {
    go();
    const count = Number(link.querySelector('.filters__found')?.textContent);
    link.click();
    const shown = document.querySelectorAll('[data-options]:not([hidden])').length;
    return { option: link.id, count, shown };
  });
}
