import type { Browser } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../shared-browser.ts';
import { type FakeEditor, startFakeEditor } from './fake-server.ts';
import { type EditorVisit, visitEditor } from './visit-editor.ts';

let browser: Browser;
let fake: FakeEditor;
let visit: EditorVisit;
beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  fake = await startFakeEditor();
  visit = await visitEditor(browser, fake.address, { reducedMotion: 'reduce' });
});
afterEach(async () => {
  await visit.end();
  fake.close();
});

const field = '.panel [data-control]';
const status = () => visit.page.getByRole('status').first();

/** The name of the button at the ring that has the focus, within the page’s frame. */
async function focusedSpot(): Promise<string> {
  const host = visit.shown.locator('site-editor');
  return host.evaluate((element) => element.shadowRoot?.activeElement?.ariaLabel ?? '');
}

describe('a field', () => {
  it('shows on the page while it is typed, and is saved with Enter', async () => {
    await visit.open('349.99');
    await visit.page.locator(field).fill('329.99');
    await visit.shown.getByText('329.99').waitFor();
    expect(fake.values.get('price')).toBe(349.99);
    await visit.page.keyboard.press('Enter');
    await expect.poll(() => fake.values.get('price')).toBe(329.99);
    await expect.poll(() => status().textContent()).toBe('Saved: Price');
    await visit.page.locator('.panel').waitFor({ state: 'detached' });
  });

  it('is put back with Escape, on the page as well', async () => {
    await visit.open('349.99');
    await visit.page.locator(field).fill('1');
    await visit.shown.getByText(/^1$/).waitFor();
    await visit.page.keyboard.press('Escape');
    await visit.shown.getByText('349.99').waitFor();
    expect(fake.values.get('price')).toBe(349.99);
    expect([...fake.kept]).toEqual([]);
  });

  it('is saved when another place is pressed', async () => {
    await visit.open('349.99');
    await visit.page.locator(field).fill('300');
    await visit.shown.locator('h1').click();
    await visit.page.getByRole('heading', { name: 'Title', exact: true }).waitFor();
    await expect.poll(() => fake.values.get('price')).toBe(300);
  });

  it('with a mistake stays as typed, also after the editor was opened anew, and is right after one press', async () => {
    await visit.open('349.99');
    await visit.page.locator(field).fill('£349.50');
    await visit.page.keyboard.press('Enter');
    await visit.page.getByText('must be a number, not “£349.50”').waitFor();
    await expect.poll(() => fake.kept.get('price')).toBe('"£349.50"');
    await visit.page.reload();
    await visit.shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
    await visit.open('349.99');
    expect(await visit.page.locator(field).inputValue()).toBe('£349.50');
    await visit.page.getByRole('button', { name: 'Write 349.99' }).click();
    expect(await visit.page.locator(field).inputValue()).toBe('349.99');
    expect(fake.values.get('price')).toBe(349.99);
  });

  it('that somebody else has changed shows both, and keeps the chosen one', async () => {
    await visit.open('349.99');
    fake.values.set('price', 320);
    await visit.page.locator(field).fill('310');
    await visit.page.keyboard.press('Enter');
    await visit.page.getByText('Somebody else has changed this meanwhile.').waitFor();
    expect(fake.values.get('price')).toBe(320);
    await visit.page.getByRole('button', { name: 'Keep yours' }).click();
    await expect.poll(() => fake.values.get('price')).toBe(310);
  });

  it('keeps the scroll position and the nodes of the page that don’t change', async () => {
    await visit.page.setViewportSize({ width: 1280, height: 400 });
    const heading = visit.shown.locator('h1');
    await heading.evaluate((element) => element.setAttribute('data-same', ''));
    await visit.shown.locator('main').getByText('01 4123').scrollIntoViewIfNeeded();
    await visit.shown.locator('body').evaluate(() => scrollTo(0, 120));
    await visit.open('01 4123');
    await visit.page.locator(field).fill('01 5555 555');
    await visit.shown.getByText('01 5555 555').waitFor();
    expect(await heading.getAttribute('data-same')).toBe('');
    expect(await visit.shown.locator('body').evaluate(() => scrollY)).toBe(120);
  });
});

describe('the keyboard', () => {
  it('goes through what can be edited in page order, and opens with Enter', async () => {
    await visit.page.getByRole('button', { name: 'Changes' }).focus();
    const names: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      await visit.page.keyboard.press('Tab');
      names.push(await focusedSpot());
    }
    expect(names).toEqual([
      'Edit Title, Adult Nursing: Adult Nursing',
      'Edit Price, Adult Nursing: 349.99',
      'Edit First day, Adult Nursing: 2027-03-04',
    ]);
    await visit.page.keyboard.press('Shift+Tab');
    await visit.page.keyboard.press('Enter');
    await visit.page.locator(field).waitFor();
    await visit.page.keyboard.type('399');
    await visit.page.keyboard.press('Enter');
    await expect.poll(() => fake.values.get('price')).toBe(399);
  });

  it.each(['/courses', 'courses'])('finds the page that is called %s before all others', async (wanted) => {
    await visit.page.keyboard.press('Control+k');
    await visit.page.getByRole('combobox').fill(wanted);
    const found = visit.page.getByRole('option');
    const both = ['Courses/courses', 'All courses/all/courses'];
    await expect.poll(async () => (await found.allTextContents()).slice(0, 2)).toEqual(both);
  });

  it('opens all fields of what is around with the arrow up', async () => {
    await visit.page.getByRole('button', { name: 'Changes' }).focus();
    await visit.page.keyboard.press('Tab');
    await visit.page.keyboard.press('ArrowUp');
    await visit.page.keyboard.press('Enter');
    await visit.page.getByRole('heading', { name: 'All fields of Adult Nursing' }).waitFor();
  });

  it('leaves the page backwards as well', async () => {
    await visit.page.getByRole('button', { name: 'Changes' }).focus();
    await visit.page.keyboard.press('Tab');
    await visit.page.keyboard.press('Shift+Tab');
    await expect
      .poll(() => visit.page.evaluate(() => document.activeElement?.textContent))
      .toContain('Changes');
  });

  it('asks once more where the server was too busy to read the request', async () => {
    const { page } = visit;
    await visit.open('349.99');
    const statuses: number[] = [];
    page.on(
      'response',
      (response) => response.url().endsWith('/api/save') && statuses.push(response.status()),
    );
    await page.route('**/api/save', (route) => route.fulfill({ status: 408 }), { times: 1 });
    await page.locator(field).fill('300');
    await page.keyboard.press('Enter');
    await page.getByText(/^Saved: /).waitFor();
    expect(statuses).toEqual([408, 200]);
  });

  it('is not kept as typed once it is saved, however late a busy server takes what was typed', async () => {
    const { page } = visit;
    await visit.open('349.99');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent: unknown[] = [];
    page.on('request', (request) => {
      const isPost = request.url().endsWith('/api/pending') && request.method() === 'POST';
      if (isPost) sent.push(request.postDataJSON().text);
    });
    await page.route('**/api/pending', (route) => held.then(() => route.fulfill({ status: 408 })), {
      times: 1,
    });
    await page.locator(field).fill('300');
    await expect.poll(() => sent).toEqual(['300']);
    await page.keyboard.press('Enter');
    await page.getByText(/^Saved: /).waitFor();
    release();
    await expect.poll(() => sent).toEqual(['300', '300', null]);
    await expect.poll(() => [...fake.kept]).toEqual([]);
  });

  it('takes no late answer for a page that was left', async () => {
    const { page, shown } = visit;
    await visit.open('349.99');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = page.waitForRequest(/address=%2F$/);
    await page.route(/\/api\/page\?address=%2F$/, async (route) => {
      await held;
      const view = await (await route.fetch()).json();
      const spots = view.spots.map((spot: object) => ({ ...spot, label: 'Of the page before' }));
      await route.fulfill({ json: { ...view, spots } });
    });
    await page.locator(field).fill('300');
    await page.keyboard.press('Enter');
    await asked;
    await page.getByText('Look', { exact: true }).click();
    const next = page.waitForResponse(/address=%2Fcourses$/);
    await shown.getByRole('link').click();
    await next;
    await page.getByText('Edit', { exact: true }).click();
    await shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
    const late = page.waitForResponse(/address=%2F$/);
    release();
    await (await late).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const names = await shown
      .locator('site-editor')
      .evaluate((element) =>
        [...(element.shadowRoot?.querySelectorAll('button') ?? [])].map((one) => one.ariaLabel),
      );
    expect(names.length).toBeGreaterThan(5);
    expect(names.join()).not.toContain('Of the page before');
  });

  it('shows no preview on another page than its own', async () => {
    const { page, shown } = visit;
    await visit.open('349.99');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/page\?address=%2Fcourses$/, async (route) => {
      await held;
      const view = await (await route.fetch()).json();
      await route.fulfill({ json: { ...view, address: '/courses' } });
    });
    const asked = page.waitForRequest(/address=%2Fcourses$/);
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      frame.src = new URL('/courses', frame.src).href;
    });
    await asked;
    const judged = page.waitForRequest('**/api/try');
    await page.locator(field).fill('300');
    await judged;
    expect(await shown.getByText('349.99').count()).toBe(1);
    release();
    await shown.getByText('300').waitFor();
  });

  it('takes back the last change, finds, and changes between looking and editing', async () => {
    await visit.open('349.99');
    await visit.page.locator(field).fill('300');
    await visit.page.keyboard.press('Enter');
    await expect.poll(() => status().textContent()).toBe('Saved: Price');
    await visit.page.getByText(/^1$/).waitFor();
    await visit.page.keyboard.press('Control+z');
    await expect.poll(() => fake.values.get('price')).toBe(349.99);
    await visit.shown.getByText('349.99').waitFor();
    await visit.page.keyboard.press('Control+k');
    await visit.page.getByRole('combobox').fill('live');
    await visit.page.getByRole('option', { name: /Live lessons/ }).waitFor();
    await visit.page.keyboard.press('Enter');
    await visit.page.getByRole('heading', { name: 'Title', exact: true }).waitFor();
    await visit.page.keyboard.press('Escape');
    await visit.page.keyboard.press('Control+e');
    await visit.shown.getByRole('link').click();
    await visit.shown.locator('h1').waitFor();
    expect(await visit.page.getByRole('radio', { name: 'Look' }).getAttribute('aria-checked')).toBe('true');
  });
});
