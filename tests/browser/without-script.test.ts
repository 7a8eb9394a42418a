/** Decisions, "Without JavaScript": every page can be read and used with JavaScript off. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { pageFile } from '../../bench/page-file.ts';
import { readCourses } from '../content/read-courses.ts';
import { readChat } from './checkout-fields.ts';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { fixtureSite } from './fixture-site.ts';
import { listPages } from './list-pages.ts';
import { eventually, type VisitOptions, visitSite } from './visit-site.ts';

const open = visitSite();
const { out } = inject('sites').react;
const openPlain = (address: string, options: VisitOptions = {}) =>
  open('react', address, { ...options, javaScriptEnabled: false });

describe('without JavaScript', () => {
  test('every kind of page shows its heading, its text and its menu', () =>
    areShown(firstOfEachKind(listPages(out))));

  // As long as three tests: there are eighty pages, and a busy machine takes most of a second for each.
  test(
    'every page shows its heading, its text and its menu',
    { tags: ['long/widths'], timeout: 180_000 },
    () => areShown(listPages(out)),
  );

  async function areShown(addresses: readonly string[]): Promise<void> {
    const { page } = await openPlain('/');
    for (const address of addresses) {
      await page.goto(address);
      expect(await page.locator('h1').isVisible(), address).toBe(true);
      expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(100);
      expect(await page.locator('.header-menu').isVisible(), address).toBe(true);
    }
  }

  test('the desktop menu’s groups open by pointer and keyboard', async () => {
    const { page } = await openPlain('/events');
    const group = page.locator('.header-menu summary', { hasText: 'Other Training' });
    await group.focus();
    await page.keyboard.press('Enter');
    await page.locator('.header-menu').getByRole('link', { name: 'CBT' }).click();
    await page.waitForURL('**/cbt');
  });

  test('the mobile menu opens and leads on', async () => {
    const { page } = await openPlain('/events', { width: 390 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.locator('#_mobile-menu summary', { hasText: 'OSCE' }).click();
    await page.locator('#_mobile-menu').getByRole('link', { name: 'Midwifery' }).click();
    await page.waitForURL('**/midwifery');
  });

  test('the catalogue lists all courses, and each enrol link leads to the shop or a page that is there', async () => {
    const { page } = await openPlain('/courses?search=oet');
    const written = readCourses(fixtureSite);
    const titles = await page.locator('.course-card__title:visible').allInnerTexts();
    expect(titles).toEqual(written.map(({ title }) => title));
    const links = page.locator('.course-card .card-link');
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href') ?? ''),
    );
    const shop = 'https://shop.example.org/cart/?add-to-cart=';
    expect(addresses).toEqual(
      written.map(({ id, shopId }) => (shopId === undefined ? `/checkout/${id}` : `${shop}${shopId}`)),
    );
    for (const address of addresses.filter((one) => one.startsWith('/'))) {
      expect(existsSync(path.join(out, pageFile(address))), address).toBe(true);
    }
  });

  test('/checkout lists every course with its price and a link to its checkout', async () => {
    const { page } = await openPlain('/checkout?course=adult-online');
    const links = page
      .locator('main')
      .getByRole('link')
      .filter({ hasText: /£|Free/ });
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(readCourses(fixtureSite).map(({ id }) => `/checkout/${id}`));
  });

  test('a course’s checkout opens the chat with the message, its blanks to be filled in by hand', async () => {
    const { page, context } = await openPlain('/checkout/adult-online');
    const message = page.getByLabel('Your message');
    expect(await message.inputValue()).toContain('Course: OSCE Online: Adult Nursing\n');
    await message.fill(`${await message.inputValue()}\nMy name is Asha & I pay 100%`);
    const button = page.getByRole('button', { name: 'Open the chat with this message' });
    const [chat] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await chat.waitForURL('https://wa.me/**');
    const { number, text } = readChat(chat.url());
    expect(number).toBe('447700900321');
    expect(text).toMatch(/Price: £319\.99/);
    expect(text).toContain('Pay in Full (£319.99) / Pay in instalments (£80.00/month × 4)');
    expect(text).toContain('My name is Asha & I pay 100%');
    expect(await page.locator('form.checkout-form').isVisible()).toBe(false);
  });

  test('questions open, and every answer is in the page', async () => {
    const { page } = await openPlain('/osce');
    const question = page.locator('.faq summary').first();
    const answer = page.locator('.faq__answer').first();
    expect(await answer.isVisible()).toBe(false);
    await question.click();
    expect(await answer.isVisible()).toBe(true);
  });

  test('all three legal texts stand on the page, dated, and the tabs are links to them', async () => {
    const { page } = await openPlain('/legal');
    for (const id of ['privacy', 'terms', 'cookies']) {
      expect(await page.locator(`#${id}`).isVisible()).toBe(true);
      expect(await page.locator(`#${id}`).innerText()).toContain('Last updated: 25 June 2025');
    }
    await page.locator('.legal-tabs__list').getByRole('link', { name: 'Cookie' }).click();
    await eventually(() => new URL(page.url()).hash).toBe('#cookies');
  });

  test('the carousel scrolls by keyboard, and shows no buttons that would do nothing', async () => {
    const { page } = await openPlain('/');
    const strip = page.getByRole('region', { name: 'What past students say' });
    expect(await page.getByRole('button', { name: 'Next stories' }).isVisible()).toBe(false);
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('the lead form is reached and posts by itself', async () => {
    const { page, outside } = await openPlain('/');
    await page.getByRole('button', { name: 'Get the free guide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get the free OSCE guide' });
    await dialog.getByLabel('Full name').fill('Asha Gurung');
    await dialog.getByLabel('Email address').fill('asha@example.com');
    await dialog.getByLabel('Phone number').fill('+977 000 000 0001');
    await dialog.getByLabel('Country').selectOption('Other');
    await dialog.getByRole('button', { name: 'Download the guide' }).click();
    await page.waitForURL('https://forms.example.org/lead');
    expect(fieldsOf(outside)).toMatchObject({
      name: 'Asha Gurung',
      email: 'asha@example.com',
      country: 'Other',
    });
  });

  test('the subscribe box posts by itself', async () => {
    const { page, outside } = await openPlain('/blog');
    await page.locator('.subscribe').getByLabel('Email address').fill('asha@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('https://forms.example.org/subscribe');
    expect(fieldsOf(outside)).toMatchObject({ email: 'asha@example.com' });
  });

  test('all articles are listed, nothing is offered that needs a script, and the strip stays away', async () => {
    const { page } = await openPlain('/blog?category=osce-preparation');
    expect(await page.locator('.post-card__title:visible').count()).toBe(4);
    await page.goto('/blog/where-the-minutes-go');
    expect(await isAnyVisible(page, '.share-button, .announcement-bar__close, .promotion-strip__words')).toBe(
      false,
    );
  });
});

async function isAnyVisible(page: Page, selector: string): Promise<boolean> {
  return (await page.locator(`:is(${selector}):visible`).count()) > 0;
}

function fieldsOf(outside: Request[]): Record<string, string> {
  const posted = outside.find((request) => request.method() === 'POST')?.postData() ?? '';
  return Object.fromEntries(new URLSearchParams(posted));
}
