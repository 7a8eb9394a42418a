/**
 * At 320 pixels only tables and code scroll sideways (WCAG 1.4.10), whatever the words: every text of a page, and every
 * field, gets a word that fits nowhere.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { exampleAddress, kinds } from '../content/example-pages.ts';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { overflow } from './judge-page.ts';
import { listPages } from './list-pages.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const words = {
  German: 'Kraftfahrzeughaftpflichtversicherung',
  Finnish: 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas',
  'an address':
    'https://www.example.org/a_path/that-nobody/would.type?but=many&people=paste&letters=everywhere',
  Nepali: 'प्रधानमन्त्रीकार्यालयकर्मचारीकल्याणकोषव्यवस्थापनसमितिसदस्यसचिव',
};

/** Pages that redirect at once show the same as the next one. */
const isRedirecting = (address: string) => address === '/checkout' || address.includes('course-chooser');
const { react } = inject('sites');
const sites = {
  fixture: { origin: react.origin, pages: firstOfEachKind(listPages(react.out)) },
  examples: { origin: inject('academy').origin, pages: kinds.map(exampleAddress) },
};

const visits: Partial<Record<keyof typeof sites, Visit>> = {};
beforeAll(async () => {
  const browser = await sharedBrowser();
  for (const site of ['fixture', 'examples'] as const)
    visits[site] = await createVisit(browser, sites[site].origin, { width: 320, keeps: true });
});
afterAll(async () => {
  for (const visit of Object.values(visits)) await visit.context.close();
});

test.each([
  ['every kind of page', 'fixture'],
  ['every kind of section', 'examples'],
] as const)('%s holds long words', async (_, site) => {
  const page = visits[site]?.page;
  if (!page) throw new Error('no page is open');
  const pages = sites[site].pages.filter((address) => !isRedirecting(address));
  expect(pages.length).toBeGreaterThan(20);
  for (const address of pages) {
    await page.goto(address);
    await page.evaluate(openAll);
    for (const [language, word] of Object.entries(words)) {
      await page.evaluate(sayEverywhere, word);
      expect(await overflow(page), `${address} in ${language}`).toBe(0);
    }
  }
});

test('what opens over a page holds long words', async () => {
  const page = visits.fixture?.page;
  if (!page) throw new Error('no page is open');
  await page.goto('/');
  await page.evaluate(sayEverywhere, words.Finnish);
  expect(await widerThanThemselves(page)).toEqual([]);
});

test('a table scrolls in its frame and breaks no word, a long word of a cell as little', async () => {
  const page = visits.examples?.page;
  if (!page) throw new Error('no page is open');
  await page.goto(exampleAddress('comparison'));
  await page.setViewportSize({ width: 1100, height: 844 });
  await page.evaluate(sayEverywhere, words.German);
  const cell = page.locator('.comparison__cell').first();
  expect(await cell.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  expect(await page.locator('.comparison__frame').evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(
    true,
  );
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 844 });
});

/** Opens everything that expands in place on a click. */
function openAll(): void {
  for (const part of document.querySelectorAll('details')) part.open = true;
}

/** Replaces the first word of each text except code, and fills each field. */
function sayEverywhere(word: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, noscript, template, pre'))
      continue;
    text.nodeValue = text.nodeValue.trim().replace(/\S+/, word);
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    if (field.hasAttribute('placeholder')) field.setAttribute('placeholder', word);
    if (field instanceof HTMLTextAreaElement) field.value = word;
  }
}

/** Opens each menu and dialog, and returns those that scroll sideways. */
function widerThanThemselves(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide: string[] = [];
    for (const popover of document.querySelectorAll<HTMLElement>('[popover], dialog')) {
      if (popover instanceof HTMLDialogElement) popover.showModal();
      else popover.showPopover();
      if (popover.scrollWidth > popover.clientWidth) wide.push(popover.className);
      if (popover instanceof HTMLDialogElement) popover.close();
      else popover.hidePopover();
    }
    return wide;
  });
}
