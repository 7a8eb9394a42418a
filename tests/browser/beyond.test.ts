/**
 * What visitors expect beyond the specification: course pages, comparison, breadcrumbs, reading progress, an expiring
 * offer, search.
 */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { testFirst } from '../test-first.ts';
import { eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const phone = { width: 390 };
const course = '/courses/adult-online';
const afterTheOffer = new Date('2027-04-02T09:00:00Z');

describe('a course’s own page', () => {
  test('says what it is, for whom, what it teaches, when, and what it costs with its condition', async () => {
    const { page } = await open('react', course);
    expect(await page.locator('h1').innerText()).toBe('OSCE Online: Adult Nursing');
    for (const title of ['What this course is', 'Who it is for', 'What you learn', 'When it takes place'])
      expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(true);
    const offer = await page.locator('.course-offer').innerText();
    for (const part of [
      '£319.99',
      '£459.99 was our price from',
      '£80.00/month × 4',
      'Klarna',
      '14 days',
      '30-day',
    ])
      expect(offer).toContain(part);
    expect(await page.locator('.related-courses .course-card').count()).toBe(3);
  });

  test('is told to search engines with the price that the page shows', async () => {
    const { page } = await open('react', course);
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = told.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'Course');
    expect(data.offers.price).toBe('319.99');
    expect(data.url).toMatch(/\/courses\/adult-online$/);
  });

  test('a free course offers neither guarantee nor cancellation', async () => {
    const { page } = await open('react', '/courses/apprentice');
    expect(await page.locator('.course-offer__promise').count()).toBe(0);
    expect(await page.locator('.course-offer').innerText()).toContain('Enquire Now');
  });

  test('a card’s title leads there, its button enrols', async () => {
    const { page } = await open('react', '/courses');
    const card = page.locator('.course-card').first();
    expect(await card.getByRole('link', { name: /^Enrol Now/ }).getAttribute('href')).toContain(
      'add-to-cart=11',
    );
    await card.click({ position: { x: 60, y: 60 } });
    await page.waitForURL(`**${course}`);
  });

  test('the bar to enrol stays in sight on a phone, and covers neither focus nor the end of the page', async () => {
    const { page } = await open('react', course, { ...phone, reducedMotion: 'reduce' });
    const bar = page.locator('.enrol-bar');
    // Open all answers at once, so that every link can have the focus.
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) one.removeAttribute('name');
      for (const one of all) one.setAttribute('open', '');
    });
    const links = page.locator('main a:not(.enrol-bar a), main summary');
    for (const link of await links.all()) {
      await link.focus();
      expect(await overlap(link, bar), await link.innerText()).toBe(0);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await overlap(page.locator('.footer__imprint'), bar)).toBe(0);
  });

  test('there is no bar beside the price on a wide screen', async () => {
    const { page } = await open('react', course);
    expect(await page.locator('.enrol-bar').isVisible()).toBe(false);
  });
});

describe('the comparison', () => {
  testFirst(1, [
    { address: '/osce', courses: 4 },
    { address: '/course-purchase', courses: 5 },
  ])(
    'on $address is a table, and a card with a button for each course on phones',
    async ({ address, courses }) => {
      const { page } = await open('react', address);
      const table = page.locator('.comparison__table');
      const cards = page.locator('.comparison-card');
      expect(await table.locator('tbody tr').first().innerText()).toMatch(
        /Total price\s+£319\.99\s+£139\.99/,
      );
      expect(await cards.first().isVisible()).toBe(false);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await table.isVisible()).toBe(false);
      expect(await cards.count()).toBe(courses);
      for (const card of await cards.all()) {
        expect(await card.innerText()).toMatch(/Total price\s+£\d/);
        expect(await card.locator('.action').count()).toBe(1);
        const { x = -1, width = 999 } = (await card.boundingBox()) ?? {};
        expect([x >= 0, x + width <= 390]).toEqual([true, true]);
      }
    },
  );

  test('of fees and tests becomes cards on phones, each value with the name of its column', async () => {
    const { page } = await open('react', '/osce', phone);
    const row = page.locator('#fees .table__row').first();
    expect(await row.innerText()).toMatch(/The full test\s+Stations\s+All 10\s+Fee\s+£780/);
    expect(await page.locator('#fees thead').isVisible()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await row.innerText()).toMatch(/The full test\s+All 10\s+£780/);
  });

  test('says in words what its signs mean', async () => {
    const { page } = await open('react', '/osce');
    const row = page.getByRole('row', { name: /Practice with equipment/ });
    expect(await row.getByRole('cell').allTextContents()).toEqual([
      ...['Not included', 'Not included'],
      ...['Included', 'Included'],
    ]);
  });
});

describe('the way to a page', () => {
  testFirst(1, [
    { address: course, way: ['Home', 'Courses', 'OSCE Online: Adult Nursing'] },
    { address: '/course-purchase', way: ['Home', 'Courses', 'Course packages'] },
    { address: '/osce', way: ['Home', 'OSCE'] },
  ])('$address is shown as search engines are told', async ({ address, way }) => {
    const { page } = await open('react', address);
    const shown = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
    expect(await shown.allInnerTexts()).toEqual(way);
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = told.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'BreadcrumbList');
    expect(data.itemListElement.map((item: { name: string }) => item.name)).toEqual(way);
  });

  test('home needs none', async () => {
    const { page } = await open('react', '/');
    expect(await page.locator('.breadcrumbs').count()).toBe(0);
  });
});

describe('a long article', () => {
  const article = '/blog/where-the-minutes-go';
  const progress = (page: Page) =>
    page.locator('.article__progress').evaluate((line) => line.getBoundingClientRect().width / innerWidth);

  test('shows how far one has read, without a script', async () => {
    const { page } = await open('react', article, {
      javaScriptEnabled: false,
      reducedMotion: 'no-preference',
    });
    await page.locator('.article__help').scrollIntoViewIfNeeded();
    const text = await page.locator('.article__text').boundingBox();
    expect(text?.height).toBeGreaterThan(1000);
    await eventually(() => progress(page)).toBeGreaterThan(0.5);
  });

  test('shows nothing that moves to those who asked for less motion', async () => {
    const { page } = await open('react', article, { reducedMotion: 'reduce' });
    expect(await page.locator('.article__progress').isVisible()).toBe(false);
  });

  test('marks in its contents the heading that one has come to', async () => {
    const { page } = await open('react', article);
    const heading = page.locator('.article__text h2').nth(2);
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const marked = () => page.locator('.contents-list a:target-current').allInnerTexts();
    await eventually(marked).toEqual([await heading.innerText()]);
  });
});

describe('the offer', () => {
  const banner = (page: Page) => page.locator('.offer-banner:visible');

  test('names its code, its end and both savings', async () => {
    const { page } = await open('react', '/course-purchase');
    const text = await banner(page).innerText();
    for (const part of ['£189.99', 'HIGHTIDE', 'Until 31 March 2027', 'Save £130', 'Save £270'])
      expect(text).toContain(part);
  });

  test('that is over gives way to the true price, and takes the place of the announcements no more', async () => {
    const { page } = await open('react', '/course-purchase', {
      prepare: (context) => context.clock.install({ time: afterTheOffer }),
    });
    await whenReady(page, 'timed');
    await eventually(() => banner(page).innerText()).toContain('£319.99');
    expect(await banner(page).innerText()).not.toContain('HIGHTIDE');
    await page.clock.runFor(10_000);
    expect(await page.locator('.promotion-strip__words').isVisible()).toBe(false);
  });

  test('ends on a page that is left open', async () => {
    const { page } = await open('react', '/course-purchase', {
      prepare: (context) => context.clock.install({ time: new Date('2027-03-31T21:30:00Z') }),
    });
    await whenReady(page, 'timed');
    expect(await banner(page).innerText()).toContain('HIGHTIDE');
    await page.clock.runFor(2 * 3_600_000);
    await eventually(() => banner(page).innerText()).not.toContain('HIGHTIDE');
  });
});

describe('the search', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });
  const results = (page: Page) => page.locator('.site-search__result:visible');
  const status = (page: Page) => page.locator('.site-search__status:visible');

  test('opens from the header, loads only then, and finds courses and articles', async () => {
    const { page } = await open('react', '/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openSearch(page);
    expect(asked.filter((address) => address.startsWith('/pagefind/'))).toEqual([]);
    await field(page).fill('fluid balance');
    await eventually(() => status(page).innerText()).toMatch(/^\d+ pages found$/);
    expect(asked).toContain('/pagefind/pagefind.js');
    const kinds = await results(page).locator('.site-search__kind').allInnerTexts();
    expect(kinds).toEqual(expect.arrayContaining(['Course', 'Article']));
    expect(await results(page).first().locator('mark').first().innerText()).toMatch(/fluid/i);
    await results(page).first().getByRole('link').click();
    await page.waitForURL(/\/(blog|courses)\//);
  });

  test('opens at the first press, before its script is there', async () => {
    let release = () => {};
    const arrival = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await open('react', '/', {
      width: 390,
      prepare: (context) =>
        context.route('**/search-dialog.*.js', (route) => arrival.then(() => route.continue())),
    });
    await page.locator('.search-dialog__open').click();
    release();
    await eventually(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('by keyboard: Enter opens it, the field has the focus, Escape gives it back', async () => {
    const { page } = await open('react', '/osce');
    await page.locator('.search-dialog__open').focus();
    await whenReady(page, 'search-dialog');
    await page.keyboard.press('Enter');
    await eventually(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('refund');
    await eventually(() => results(page).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('.search-dialog').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.classList[0])).toBe('search-dialog__open');
  });

  test('says that nothing was found, and what was looked for', async () => {
    const { page } = await open('react', '/search?q=zzqx');
    await eventually(() => status(page).innerText()).toContain('“zzqx”');
    expect(await results(page).count()).toBe(0);
  });

  test('that cannot be loaded says so', async () => {
    const { page, complaints } = await open('react', '/search', {
      prepare: (context) => context.route('**/pagefind/**', (route) => route.abort()),
    });
    await whenReady(page, 'site-search');
    await field(page).fill('osce');
    await eventually(() => status(page).innerText()).toContain('could not be loaded');
    complaints.splice(0);
  });

  test('on its own page keeps the words in the address', async () => {
    const { page } = await open('react', '/search?q=midwifery');
    await eventually(() => results(page).first().innerText()).toContain('idwife');
    await field(page).fill('');
    await eventually(() => new URL(page.url()).search).toBe('');
    expect(await results(page).count()).toBe(0);
  });

  test('without a script leads to a page that lists what is here', async () => {
    const { page } = await open('react', '/', { javaScriptEnabled: false });
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/search');
    expect(await page.getByRole('searchbox').count()).toBe(0);
    for (const name of ['All courses', 'The OSCE', 'The blog'])
      expect(await page.getByRole('main').getByRole('link', { name, exact: true }).first().isVisible()).toBe(
        true,
      );
  });

  async function openSearch(page: Page): Promise<void> {
    const link = page.locator('.search-dialog__open');
    await link.hover();
    await whenReady(page, 'search-dialog');
    await link.click();
    await field(page).waitFor();
  }
});

describe('before somebody is bound', () => {
  test('the checkout tells of the 14 days above the button that enrols', async () => {
    const { page } = await open('react', '/checkout/adult-online');
    const right = page.locator('.checkout-notes__right');
    const button = await page.locator('.checkout-form button[type=submit]').boundingBox();
    expect((await right.boundingBox())?.y).toBeLessThan(button?.y ?? 0);
    expect(await right.innerText()).toContain('14 days');
  });
});

/** How many pixels of the element's height are under the bar. */
async function overlap(element: Locator, bar: Locator): Promise<number> {
  const [own, other] = [await element.boundingBox(), await bar.boundingBox()];
  if (!own || !other) return 0;
  const beside = own.x + own.width <= other.x || own.x >= other.x + other.width;
  return beside
    ? 0
    : Math.max(0, Math.min(own.y + own.height, other.y + other.height) - Math.max(own.y, other.y));
}
