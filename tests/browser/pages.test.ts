/** The small behaviours of single pages. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panels = (page: Page) =>
  page.locator('.legal-tabs__panel:visible').evaluateAll((all) => all.map(({ id }) => id));

describe('§2 and §4 the legal tabs', () => {
  test('Privacy Policy comes first; a click and the arrow keys switch, and the address follows', async () => {
    const { page } = await open('react', '/legal');
    await whenReady(page, 'legal-tabs');
    await eventually(() => panels(page)).toEqual(['privacy']);
    await tab(page, 'Terms').click();
    await eventually(() => panels(page)).toEqual(['terms']);
    await eventually(() => new URL(page.url()).hash).toBe('#terms');
    await page.keyboard.press('ArrowRight');
    await eventually(() => panels(page)).toEqual(['cookies']);
    await page.keyboard.press('ArrowRight');
    await eventually(() => panels(page)).toEqual(['privacy']);
    expect(await tab(page, 'Privacy').getAttribute('aria-selected')).toBe('true');
  });

  test('a link to one of the texts opens it', async () => {
    const { page } = await open('react', '/legal#cookies');
    await whenReady(page, 'legal-tabs');
    await eventually(() => panels(page)).toEqual(['cookies']);
    expect(
      await page
        .locator('main')
        .getByRole('link', { name: /refund/i })
        .count(),
    ).toBeGreaterThan(0);
  });
});

describe('§2 home', () => {
  test('of the three highlights one stands out: the first, or the one that is pointed at', async () => {
    const { page } = await open('react', '/', { reducedMotion: 'reduce' });
    expect(await page.locator('.hero-highlights__title').allInnerTexts()).toEqual([
      'Small Groups',
      'Live Lessons',
      '91% Pass',
    ]);
    const active = () =>
      page.locator('.hero-highlights__icon').evaluateAll((icons) => {
        const colours = icons.map((icon) => getComputedStyle(icon).color);
        return colours
          .map((colour) => colours.filter((other) => other === colour).length === 1)
          .indexOf(true);
      });
    await eventually(active).toBe(0);
    for (const index of [1, 2]) {
      await page.locator('.hero-highlights__item').nth(index).hover();
      await eventually(active).toBe(index);
    }
  });

  test('“Learn More” of each featured course leads to the matching search', async () => {
    const { page } = await open('react', '/');
    const links = page.locator('#courses').getByRole('link', { name: /^Learn More/ });
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/courses?search=oet', '/courses?search=osce', '/courses?search=cbt']);
  });

  test('the link to the free guide’s section leads there', async () => {
    const { page } = await open('react', '/#free-guide');
    await eventually(() =>
      page.locator('#free-guide').evaluate((section) => {
        const { top, bottom } = section.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      }),
    ).toBe(true);
  });

  test('the chat button shows its tooltip when pointed at, and opens the chat in a new tab', async () => {
    const { page } = await open('react', '/');
    const button = page.locator('.chat-button');
    const tooltip = page.locator('.chat-button__tooltip');
    const opacity = () => tooltip.evaluate((element) => getComputedStyle(element).opacity);
    await button.hover();
    await eventually(opacity).toBe('1');
    const [chat] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
    await chat.waitForURL('https://wa.me/447700900321?text=**');
  });
});

test('§2 every change of page starts at its top', async () => {
  const { page } = await open('react', '/');
  await page.locator('.footer').getByRole('link', { name: 'Hall of Fame' }).click();
  await page.waitForURL('**/hall-of-fame');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('§2 the three columns of the catalogue on large screens', async () => {
  const { page } = await open('react', '/courses');
  const lefts = await page
    .locator('.course-card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  expect(new Set(lefts.map(Math.round)).size).toBe(3);
});

test('§4 a card shows the enrol button of its course: the shop in a new tab, or the checkout', async () => {
  const { page } = await open('react', '/courses');
  const free = page.locator('.course-card').filter({ hasText: 'Care Apprentice Programme' });
  expect(await free.getByRole('link', { name: /^Enquire Now/ }).getAttribute('href')).toBe(
    '/checkout/apprentice',
  );
  expect(await free.innerText()).not.toMatch(/Save £/);
  const paid = page.locator('.course-card').filter({ hasText: 'OSCE Online: Adult Nursing' });
  expect(await paid.innerText()).toMatch(/Save £140/);
  expect(await paid.innerText()).toContain('Flexible payment options');
  // The course starts on a Monday; only courses that say they start at once promise it.
  expect(await paid.innerText()).not.toContain('Start learning immediately');
  const atOnce = page.locator('.course-card').filter({ hasText: 'CBT in Two Weeks' });
  expect(await atOnce.innerText()).toContain('Start learning immediately • Flexible payment options');
  const [shop] = await Promise.all([
    page.context().waitForEvent('page'),
    paid.getByRole('link', { name: /^Enrol Now/ }).click(),
  ]);
  await shop.waitForURL('https://shop.example.org/cart/?add-to-cart=11');
});

describe('Markdown', () => {
  test('columns of a table stand where the ruler says, and a warning looks different from a note', async () => {
    const { page } = await open('react', '/midwifery');
    const aligned = (name: string) =>
      page.getByRole('cell', { name, exact: true }).evaluate((cell) => getComputedStyle(cell).textAlign);
    expect(await aligned('15')).toBe('end');
    expect(await aligned('Assessment of a patient')).toBe('start');
    const rule = (title: string) =>
      page
        .locator('.callout', { hasText: title })
        .evaluate((callout) => getComputedStyle(callout).borderBlockStartColor);
    expect(await rule('Bring your own watch')).not.toBe(await rule('Doors close at'));
  });
});
