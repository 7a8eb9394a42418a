/** The hall of fame: filtered by exam and country with and without a script, and one story in full. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readStories, type WrittenStory } from '../content/read-stories.ts';
import { findBarriers } from './find-barriers.ts';
import { fixtureSite } from './fixture-site.ts';
import { eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const stories = readStories(fixtureSite);

describe('the filters of the hall of fame', () => {
  test('show the stories of an exam and a country, say how many there are, and stand in the address', async () => {
    const { page } = await openHall('/hall-of-fame');
    expect(await page.getByRole('main').getByRole('status').innerText()).toBe('7 stories');
    await option(page, 'OSCE').click();
    await eventually(() => shownNames(page)).toEqual(namesOf(({ exam }) => exam === 'osce'));
    await option(page, 'Nepal').click();
    const found = namesOf(({ exam, country }) => exam === 'osce' && country === 'Nepal');
    await eventually(() => shownNames(page)).toEqual(found);
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      exam: 'osce',
      country: 'nepal',
    });
    expect(await page.getByRole('main').getByRole('status').innerText()).toBe('1 story');
    await eventually(() => chosen(page)).toEqual(['OSCE', 'Nepal']);
  });

  test('are kept in a link and given back by the back button', async () => {
    const { page } = await openHall('/hall-of-fame?country=sri-lanka');
    await eventually(() => shownNames(page)).toEqual(namesOf(({ country }) => country === 'Sri Lanka'));
    await option(page, 'Sri Lanka').click();
    await eventually(() => shownNames(page)).toEqual(namesOf(() => true));
    await page.goBack();
    await eventually(() => shownNames(page)).toEqual(namesOf(({ country }) => country === 'Sri Lanka'));
  });
});

test('there is a choice for every country of a story, in the order of the alphabet, and none without one', async () => {
  const { page } = await openHall('/hall-of-fame');
  const offered = await page.locator('[data-filter="country"]').evaluateAll(labelsOf);
  expect(offered).toEqual([...new Set(stories.map(({ country }) => country))].toSorted());
  await option(page, 'OET').click();
  const left = await page.locator('[data-filter="country"]:visible').evaluateAll(labelsOf);
  const fitting = stories.filter(({ exam }) => exam === 'oet').map(({ country }) => country);
  expect(left).toEqual([...new Set(fitting)].toSorted());
});

test('by keyboard a choice is made and taken back, and the focus stays on it', async () => {
  const { page } = await openHall('/hall-of-fame');
  await option(page, 'CBT').focus();
  await page.keyboard.press('Enter');
  await eventually(() => chosen(page)).toEqual(['CBT']);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('exam-cbt');
  await page.keyboard.press('Enter');
  await eventually(() => chosen(page)).toEqual([]);
});

test('a choice is no barrier in light or dark', async () => {
  const { page } = await openHall('/hall-of-fame?exam=cbt', { width: 390 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findBarriers(page)).toEqual([]);
  }
});

test('without JavaScript all stories are there, and each choice is a link that shows what it counts', async () => {
  const { page } = await open('react', '/hall-of-fame', { javaScriptEnabled: false });
  await eventually(() => shownNames(page)).toEqual(namesOf(() => true));
  for (const link of await page.locator('[data-option]').all()) {
    await link.click();
    const count = Number(await link.locator('.filters__found').innerText());
    expect(await shownNames(page), await link.innerText()).toHaveLength(count);
  }
  await page.getByRole('link', { name: 'Clear all' }).click();
  await eventually(() => shownNames(page)).toEqual(namesOf(() => true));
});

test('one story is told in full, with the way that the person took and the course', async () => {
  const { page } = await openHall('/hall-of-fame');
  const story = page.locator('.featured-story');
  const [told] = stories.filter(({ id }) => id === 'bimala-rai');
  expect(await story.locator('.featured-story__name').innerText()).toBe(told?.name);
  expect(await story.locator('.body p').count()).toBeGreaterThanOrEqual(3);
  expect(
    await story
      .getByRole('listitem')
      .filter({ has: page.locator('.featured-story__time') })
      .count(),
  ).toBe(3);
  await story.locator('.featured-story__course a').click();
  await page.waitForURL(`**/courses/${told?.course}`);
});

async function openHall(address: string, options = {}) {
  const visit = await open('react', address, options);
  await whenReady(visit.page, 'entry-filter');
  return visit;
}

const option = (page: Page, label: string) =>
  page.locator('[data-option]').filter({ hasText: new RegExp(`^${label} \\d`) });
const shownNames = (page: Page) => page.locator('.testimonial-card__name:visible').allInnerTexts();
const chosen = (page: Page) => page.locator('[data-option][aria-current="true"]').evaluateAll(labelsOf);
const namesOf = (isWanted: (story: WrittenStory) => boolean) =>
  stories.filter(isWanted).map(({ name }) => name);

/** Runs in the page. */
function labelsOf(links: Element[]): string[] {
  return links.map((link) => link.firstChild?.textContent?.trim() ?? '');
}
