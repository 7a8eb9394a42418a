import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const group = (page: Page, name: string) =>
  page.locator('.header-menu__group').filter({ has: page.locator('summary', { hasText: name }) });
const isOpen = (page: Page, name: string) =>
  group(page, name).evaluate((element) => element.hasAttribute('open'));
const focusedText = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.innerText : '',
  );
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get the free OSCE guide' });
const mobileMenu = (page: Page) => page.locator('#_mobile-menu');

describe('§2 the desktop menu', () => {
  test('a group opens with Enter, is walked through with Tab, and Escape gives the focus back to its name', async () => {
    const { page } = await open('react', '/courses');
    await group(page, 'OSCE').locator('summary').focus();
    await page.keyboard.press('Enter');
    await eventually(() => isOpen(page, 'OSCE')).toBe(true);
    await whenReady(page, 'header-menu');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toContain('Adult Nursing');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toContain('Mental Health');
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(page, 'OSCE')).toBe(false);
    expect(await focusedText(page)).toBe('OSCE');
  });

  test('its groups lead to each of their entries, two of them to the same page', async () => {
    const { page } = await open('react', '/');
    const links = page.locator('.header-menu a');
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    const inGroups = ['/osce', '/osce', '/midwifery', '/cbt', '/courses/lifting'];
    expect(addresses).toEqual(['/', ...inGroups, '/courses', '/events', '/blog', '/webinar']);
  });

  test('one group is open at a time; a press elsewhere and the leaving focus close it', async () => {
    const { page } = await open('react', '/courses');
    await group(page, 'OSCE').locator('summary').click();
    await group(page, 'Other Training').locator('summary').click();
    await eventually(() => isOpen(page, 'OSCE')).toBe(false);
    expect(await isOpen(page, 'Other Training')).toBe(true);
    // One group closes the other by itself; the island, which the first press has woken, does the rest.
    await whenReady(page, 'header-menu');
    await page.mouse.click(20, 800);
    await eventually(() => isOpen(page, 'Other Training')).toBe(false);
    await group(page, 'Other Training').locator('summary').click();
    await page.getByRole('searchbox').focus();
    await eventually(() => isOpen(page, 'Other Training')).toBe(false);
  });

  test.each([
    { address: '/courses', marked: ['Courses'] },
    { address: '/checkout/english', marked: ['Courses'] },
    { address: '/blog/where-the-minutes-go', marked: ['Blog'] },
    { address: '/', marked: ['Home'] },
  ])('the current route is marked on $address', async ({ address, marked }) => {
    const { page } = await open('react', address);
    expect(await page.locator('.header-menu__list > li > [aria-current=page]').allInnerTexts()).toEqual(
      marked,
    );
  });

  test('on a page of a group, the group and the entry are marked', async () => {
    const { page } = await open('react', '/midwifery');
    expect(await page.locator('.header-menu__group[data-current] summary').allInnerTexts()).toEqual(['OSCE']);
    const entry = page.locator('.header-menu__entry[aria-current=page]');
    expect(await entry.getAttribute('href')).toBe('/midwifery');
  });

  test('the header stays in sight', async () => {
    const { page } = await open('react', '/osce');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await eventually(() =>
      page.locator('header.header').evaluate((header) => header.getBoundingClientRect().top),
    ).toBe(0);
  });

  test.each([
    { width: 1600, label: 'Harbour Nursing School E-Learning' },
    { width: 1280, label: 'E-Learning' },
  ])('the e-learning button says “$label” at $width pixels and opens a new tab', async ({ width, label }) => {
    const { page } = await open('react', '/', { width });
    const link = page.locator('.header').getByRole('link', { name: label, exact: true });
    const [learning] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await learning.waitForURL('https://learn.example.org/');
  });

  test('the first Tab leads to the content', async () => {
    const { page } = await open('react', '/');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('_content');
  });
});

describe('§4 the mobile menu', () => {
  test('the burger opens it, Escape and its button close it, and the focus returns', async () => {
    const { page } = await open('react', '/courses', { width: 390 });
    const burger = page.getByRole('button', { name: 'Open the menu' });
    await burger.click();
    expect(await mobileMenu(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => mobileMenu(page).isVisible()).toBe(false);
    expect(await burger.evaluate((element) => element === document.activeElement)).toBe(true);
    await burger.click();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await eventually(() => mobileMenu(page).isVisible()).toBe(false);
  });

  test('it is a dialog in which the focus stays, from its first press on', async () => {
    const { page } = await open('react', '/courses', { width: 390 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await whenReady(page, 'header-menu');
    expect(await mobileMenu(page).evaluate((menu) => menu.matches('dialog:modal'))).toBe(true);
    for (let count = 0; count < 20; count += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => document.activeElement?.closest('#_mobile-menu, body')?.id);
      // Between its last control and its first, a browser may focus the window itself, reported as the body.
      if (place !== '_mobile-menu') {
        expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      }
    }
    await page.mouse.click(5, 400);
    await page.keyboard.press('Escape');
    await eventually(() => mobileMenu(page).isVisible()).toBe(false);
  });

  test('it has the chat, and the header as well where there is room', async () => {
    const { page } = await open('react', '/courses', { width: 390 });
    expect(await page.locator('.header__tools').getByRole('link', { name: 'Chat with us' }).isVisible()).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const chat = mobileMenu(page).getByRole('link', { name: 'Chat with us' });
    expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/447700900321\?text=/);
  });

  test('a group opens in it, and a link leads on and leaves it closed', async () => {
    const { page } = await open('react', '/courses', { width: 390 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await mobileMenu(page).locator('summary', { hasText: 'OSCE' }).click();
    await mobileMenu(page).getByRole('link', { name: 'Midwifery' }).click();
    await page.waitForURL('**/midwifery');
    expect(await mobileMenu(page).isVisible()).toBe(false);
  });

  test('an action closes it and does its work', async () => {
    const { page } = await open('react', '/courses', { width: 390 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await whenReady(page, 'header-menu');
    await mobileMenu(page).getByRole('button', { name: 'Download PDF' }).click();
    await eventually(() => dialog(page).isVisible()).toBe(true);
    await eventually(() => mobileMenu(page).isVisible()).toBe(false);
  });
});

describe('§4 the announcement bar', () => {
  test('closes, and returns on reload', async () => {
    // A day on which the counted seats may still be shown.
    const { page } = await open('react', '/', {
      prepare: (context) => context.clock.setFixedTime(new Date('2026-11-01T12:00:00Z')),
    });
    const bar = page.locator('.announcement-bar');
    for (const news of ['New batch starts on Tuesday', '5 places left', '14 minutes']) {
      expect(await bar.innerText()).toContain(news);
    }
    await page.getByRole('button', { name: 'Hide announcements' }).click();
    await eventually(() => bar.isVisible()).toBe(false);
    await page.reload();
    expect(await bar.isVisible()).toBe(true);
  });

  test('§9 runs past in 30 seconds, and stands still for those who ask for it', async () => {
    const { page } = await open('react', '/', { reducedMotion: 'no-preference' });
    const items = page.locator('.announcement-bar__items').first();
    const style = (name: 'animationDuration' | 'animationPlayState') =>
      items.evaluate((element, wanted) => getComputedStyle(element)[wanted], name);
    expect(await style('animationDuration')).toBe('30s');
    await page.getByRole('checkbox', { name: 'Stop the moving text' }).check();
    expect(await style('animationPlayState')).toBe('paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await items.evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});

describe('§4 the lead dialog', () => {
  test('“Download PDF” opens it; Escape and Cancel close it, and the focus returns', async () => {
    const { page } = await open('react', '/events');
    const button = page.locator('.header__actions').getByRole('button', { name: 'Download PDF' });
    await button.click();
    expect(await dialog(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => dialog(page).isVisible()).toBe(false);
    await button.click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await eventually(() => dialog(page).isVisible()).toBe(false);
    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('in a browser without command buttons it opens and closes as well', async () => {
    const { page } = await open('react', '/events', {
      prepare: (context) => context.addInitScript(withoutCommands),
    });
    await page.locator('site-island[of="dialog-buttons"][ready]').waitFor({ state: 'attached' });
    await page.locator('.header__actions').getByRole('button', { name: 'Download PDF' }).click();
    await eventually(() => dialog(page).isVisible()).toBe(true);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await eventually(() => dialog(page).isVisible()).toBe(false);
  });
});

/** Removes the invoker commands that browsers lacked before 2025. */
function withoutCommands(): void {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  document.addEventListener('command', (event) => event.preventDefault(), true);
}
