/** Where the focus goes on the checkout, and whether it is visible there: WCAG 2.2, 2.4.11. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { testFirst } from '../test-first.ts';
import { asha, countryMessage, fieldOf, fields, fillIn } from './checkout-fields.ts';
import { describeRuntimes, eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const address = '/checkout/adult-online';
const windows = [
  { width: 390, height: 844 },
  { width: 390, height: 500 },
  { width: 1280, height: 800 },
];
const wrong = [...fields, { name: 'country', message: countryMessage, short: '' }];

describeRuntimes('the focus on the checkout, with %s', (runtime) => {
  const openCheckout = async (viewport: { width: number; height: number }) => {
    const { page } = await open(runtime, address, { viewport });
    await page.locator('form.checkout-form').scrollIntoViewIfNeeded();
    await whenReady(page, 'checkout-form');
    return page;
  };

  testFirst(1, windows)(
    'a mistake is in view with its label and message, at $width × $height',
    async (window) => {
      const page = await openCheckout(window);
      for (const { name, short } of wrong) {
        await fillIn(page, { ...asha, country: 'United Kingdom', [name]: short });
        await press(page);
        await eventually(() => focused(page)).toBe(name);
        await eventually(() => page.evaluate(findHidden, questionOf(name))).toEqual([]);
      }
    },
  );

  testFirst(1, windows)(
    'the list of mistakes can be gone through in view, at $width × $height',
    async (window) => {
      const page = await openCheckout(window);
      await press(page);
      await eventually(() => focused(page)).toBe('firstName');
      const links = page.locator('.checkout-form__errors a');
      for (let left = await links.count(); left > 0; left -= 1) {
        await page.keyboard.press('Shift+Tab');
        const isFocused = await links.nth(left - 1).evaluate((link) => link === document.activeElement);
        expect(isFocused).toBe(true);
        await eventually(() => page.evaluate(findHidden, [':focus'])).toEqual([]);
      }
      for (const name of ['city', 'lastName']) {
        await page.locator(`.checkout-form__errors a[href$="-${name}"]`).click();
        await eventually(() => focused(page)).toBe(name);
        await eventually(() => page.evaluate(findHidden, questionOf(name))).toEqual([]);
      }
    },
  );
});

describe('the first screen of the checkout', () => {
  test.each([true, false])(
    'shows the first field on a phone, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page } = await open('react', '/checkout/associate-both', {
        width: 390,
        javaScriptEnabled,
      });
      const first = javaScriptEnabled ? fieldOf(page, 'firstName') : page.getByLabel('Your message');
      const top = await first.evaluate((field) => field.getBoundingClientRect().top);
      expect(top).toBeLessThan(844 - 48);
    },
  );

  test.each([true, false])(
    'has the order in one line on a phone, which unfolds, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page } = await open('react', address, { width: 390, javaScriptEnabled });
      const summary = page.locator('.order-summary');
      expect(await summary.innerText()).toMatch(/^Order summary\s+OSCE Online: Adult Nursing\s+£319\.99$/);
      await summary.locator('summary').click();
      for (const part of ['£459.99', 'You save', '12 days', '30-day money-back guarantee']) {
        expect(await summary.getByText(part).first().isVisible(), part).toBe(true);
      }
    },
  );

  test('has the whole order beside the form on a computer, with nothing to open', async () => {
    const { page } = await open('react', address, { javaScriptEnabled: false });
    const summary = page.locator('.order-summary');
    expect(await summary.locator('summary').isVisible()).toBe(false);
    expect(await summary.getByText('30-day money-back guarantee').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Order summary' }).count()).toBe(1);
  });

  test('says in three steps what follows, before the button; nothing floats over the form, and help is in the page', async () => {
    const { page } = await open('react', address);
    const steps = page.locator('.checkout-notes__step');
    expect(await steps.count()).toBe(3);
    const isBefore = await steps
      .last()
      .evaluate((step) =>
        Boolean(
          step.compareDocumentPosition(document.querySelector('.submit-button') ?? step) &
            Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      );
    expect(isBefore).toBe(true);
    expect(await page.locator('.chat-button').count()).toBe(0);
    const help = await page.getByRole('link', { name: 'Ask in the chat' }).getAttribute('href');
    expect(new URL(help ?? '').searchParams.get('text')).toContain('OSCE Online: Adult Nursing');
  });
});

const press = (page: Page) => page.locator('form.checkout-form [type=submit]').click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

/** Label, field and message. */
const questionOf = (name: string) =>
  [`label[for$=-${name}]`, `[name=${name}]`, `[id$=-${name}-error]`].map((part) => `.checkout-form ${part}`);

/** The elements that can't be seen: outside the window, or covered by something. */
function findHidden(selectors: string[]): string[] {
  return selectors.flatMap((selector) => {
    const shown = document.querySelector(selector);
    const box = shown?.getBoundingClientRect();
    if (!shown || !box?.height) return [`${selector} is not there`];
    const { top, bottom, left } = box;
    if (top < 0 || bottom > innerHeight) return [`${selector} from ${top} to ${bottom} of ${innerHeight}`];
    const over = [top + 1, (top + bottom) / 2, bottom - 1]
      .map((y) => document.elementFromPoint(left + 8, y))
      .find((one) => one && !shown.contains(one));
    return over ? [`${selector} under ${over.className}`] : [];
  });
}
