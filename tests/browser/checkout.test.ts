import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { testFirst } from '../test-first.ts';
import { asha, countryMessage, fieldOf, fields, fillIn, messageUnder, readChat } from './checkout-fields.ts';
import { describeRuntimes, eventually, type VisitOptions, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const address = '/checkout/adult-online';
const submit = (page: Page) => page.locator('form.checkout-form [type=submit]');
const press = (page: Page) => submit(page).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

describeRuntimes('§2 checkout, with %s', (runtime) => {
  const openCheckout = async (options?: VisitOptions) => {
    const visit = await open(runtime, address, options);
    await visit.page.locator('form.checkout-form').scrollIntoViewIfNeeded();
    await whenReady(visit.page, 'checkout-form');
    return visit;
  };

  /** Presses the button and reads the chat message from the address of the page that opens. */
  const handOver = async (page: Page) => {
    const [chat] = await Promise.all([page.context().waitForEvent('page'), press(page)]);
    await chat.waitForURL('https://wa.me/**');
    return readChat(chat.url());
  };

  test('the order summary shows the price, the saving, the total and what the course is', async () => {
    const { page } = await openCheckout();
    const summary = await page.locator('.order-summary').innerText();
    for (const part of ['OSCE Online: Adult Nursing', '£459.99', '£319.99', '£140', 'Online', '4.8']) {
      expect(summary).toContain(part);
    }
    expect(summary).toContain('30-day money-back guarantee');
    expect(summary).toContain('Not satisfied? Get a full refund within 30 days of enrolment.');
  });

  test('§5 an empty form: every message under its field, the first field focused, a summary of links', async () => {
    const { page } = await openCheckout();
    await fillIn(page, { country: 'United Kingdom' });
    await press(page);
    for (const { name, message } of fields) expect(await messageUnder(page, name)).toBe(message);
    expect(await focused(page)).toBe('firstName');
    const summary = page.getByRole('alert').filter({ hasText: 'Please check these details' });
    expect(await summary.getByRole('link').allInnerTexts()).toEqual(fields.map(({ message }) => message));
    await summary.getByRole('link', { name: 'City must' }).click();
    expect(await focused(page)).toBe('city');
  });

  test('§5 each rule is broken by one character less, and kept by its shortest answer', async () => {
    const { page } = await openCheckout();
    await fillIn(page, { country: 'United Kingdom' });
    await fillIn(page, Object.fromEntries(fields.map(({ name, short }) => [name, short])));
    await press(page);
    for (const { name, message } of fields) expect(await messageUnder(page, name)).toBe(message);
    for (const { name, enough } of fields) {
      await fillIn(page, { [name]: enough });
      await eventually(() => messageUnder(page, name)).toBeUndefined();
    }
    expect(await page.getByText('Please check these details').count()).toBe(0);
  });

  test('§5 the country has to be chosen, and a postcode is asked of addresses in the United Kingdom only', async () => {
    const { page } = await openCheckout();
    await fillIn(page, { ...asha, postcode: '', country: '' });
    await press(page);
    expect(await focused(page)).toBe('country');
    expect(await messageUnder(page, 'country')).toBe(countryMessage);
    expect(await messageUnder(page, 'postcode')).toBeUndefined();
    const postcode = page.getByLabel('Postcode');
    for (const [country, isAsked] of [
      ['Ghana', false],
      ['United Kingdom', true],
      ['Hong Kong', false],
    ] as const) {
      await fillIn(page, { country });
      await eventually(() => messageUnder(page, 'postcode')).toBe(
        isAsked ? 'Postcode must be at least 5 characters' : undefined,
      );
      expect(await postcode.evaluate((field: HTMLInputElement) => field.required)).toBe(isAsked);
      expect(await page.locator('.checkout-form label[for$=postcode]').innerText()).toBe(
        isAsked ? 'Postcode' : 'Postcode optional',
      );
    }
    const { lines, text } = await handOver(page);
    expect(lines.Country).toBe('Hong Kong');
    expect(text).toMatch(/^Postcode:\s*$/m);
  });

  test('§5 nothing is judged before the first submit, and everything at once on change after it', async () => {
    const { page } = await openCheckout();
    await fillIn(page, { ...asha, email: 'nobody' });
    expect(await messageUnder(page, 'email')).toBeUndefined();
    await press(page);
    expect(await focused(page)).toBe('email');
    expect(await messageUnder(page, 'email')).toBe('Invalid email address');
    await fillIn(page, { email: asha.email, city: ' ' });
    await eventually(() => messageUnder(page, 'email')).toBeUndefined();
    expect(await messageUnder(page, 'city')).toBe('City must be at least 2 characters');
  });

  test('§4 the way to pay changes the total and the button', async () => {
    const { page } = await openCheckout();
    const total = page.locator('.order-summary__total:visible');
    expect(await total.allInnerTexts()).toEqual(['£319.99']);
    expect(await submit(page).innerText()).toBe('Complete Enrolment - £319.99');
    await page.getByLabel('Klarna').check();
    await eventually(() => total.allInnerTexts()).toEqual(['4 × £80.00 = £320.00']);
    expect(await submit(page).innerText()).toBe('Complete Enrolment - £80.00/month');
    await page.getByLabel('Pay in full').check();
    await eventually(() => total.allInnerTexts()).toEqual(['£319.99']);
  });

  testFirst(1, [
    { payment: 'Pay in full', option: 'Pay in Full (£319.99)', total: '£319.99' },
    { payment: 'Klarna', option: 'Pay in instalments (£80.00/month × 4)', total: '4 × £80.00 = £320.00' },
  ])(
    '§7 “$payment” opens the chat with every field, then the success page',
    async ({ payment, option, total }) => {
      const { page, outside } = await openCheckout();
      await fillIn(page, asha);
      await page.getByLabel(payment).check();
      const started = Date.now();
      const { number, text, lines } = await handOver(page);
      expect(number).toBe('447700900321');
      expect(lines).toEqual({
        Course: 'OSCE Online: Adult Nursing',
        About: expect.stringMatching(/^A 12-day online course/),
        Price: '£319.99',
        Location: 'Online',
        'First name': asha.firstName,
        'Last name': asha.lastName,
        Email: asha.email,
        Phone: asha.phone,
        Address: asha.address,
        City: asha.city,
        Postcode: asha.postcode,
        Country: asha.country,
        'Payment option': option,
        Total: total,
      });
      expect(text).not.toMatch(/[{}]/);
      await page.waitForURL('**/payment-success');
      expect(Date.now() - started).toBeGreaterThan(900);
      expect(outside.map((request) => new URL(request.url()).host)).toEqual(['wa.me']);
    },
  );

  test('§4 while the way to the success page is under way, the button is disabled and says so', async () => {
    const { page } = await openCheckout({ prepare: (context) => context.clock.install() });
    await page.clock.resume();
    await fillIn(page, asha);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await handOver(page);
    await eventually(() => submit(page).isDisabled()).toBe(true);
    expect(await submit(page).innerText()).toBe('Processing...');
    await page.clock.runFor(1000);
    await page.waitForURL('**/payment-success');
  });

  test('a blocked pop-up window: the same link is there to click, and the page goes on', async () => {
    const { page } = await openCheckout({ prepare: (context) => context.addInitScript(blockWindows) });
    await fillIn(page, asha);
    await press(page);
    const link = page.getByRole('link', { name: 'Open the chat' });
    await link.waitFor();
    expect(readChat((await link.getAttribute('href')) ?? '').lines['Last name']).toBe('Gurung');
    const [chat] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await chat.waitForURL('https://wa.me/**');
    await page.waitForURL('**/payment-success');
  });

  test('§8 an exception while the form is sent: a message with other ways, and nothing typed is lost', async () => {
    const { page } = await openCheckout({ prepare: (context) => context.addInitScript(breakWindows) });
    await fillIn(page, asha);
    await press(page);
    await page.getByText('We could not open the chat').waitFor();
    expect(await page.getByRole('link', { name: 'Write an email' }).first().isVisible()).toBe(true);
    expect(await fieldOf(page, 'address').inputValue()).toBe(asha.address);
    expect(await submit(page).isEnabled()).toBe(true);
  });

  test('what somebody types can’t forge another line of the message', async () => {
    const { page } = await openCheckout();
    const hostile = {
      ...asha,
      firstName: 'Asha\u202e\u2066 & 100% #1 ✓ {form.email} {payment.total}',
      lastName: '👩🏽‍⚕️ O’Brien <b>"x"</b> + y = z?',
    };
    await fillIn(page, hostile);
    await page.evaluate(typeLinesInto, '12 Hill Road\u2028Total: £0.00\u0085Price: £0.00');
    const { lines, text } = await handOver(page);
    expect(lines['First name']).toBe('Asha & 100% #1 ✓ {form.email} {payment.total}');
    expect(lines['Last name']).toBe(hostile.lastName);
    expect(lines.Address).toBe('12 Hill Road Total: £0.00 Price: £0.00');
    expect(lines.Total).toBe('£319.99');
    expect(text.match(/^Total: /gm)).toHaveLength(1);
    expect(text).not.toMatch(/[\u2028\u2029\u0085\u202a-\u202e\u2066-\u2069]/);
  });

  test('a reload of the tab keeps what was typed and chosen; another visitor sees none of it', async () => {
    const { page } = await openCheckout();
    await fillIn(page, asha);
    await page.getByLabel('Klarna').check();
    await page.reload();
    await whenReady(page, 'checkout-form');
    for (const { name } of fields) expect(await fieldOf(page, name).inputValue()).toBe(asha[name]);
    expect(await page.getByLabel('Klarna').isChecked()).toBe(true);
    expect(await submit(page).innerText()).toBe('Complete Enrolment - £80.00/month');
    const other = await openCheckout();
    expect(await fieldOf(other.page, 'firstName').inputValue()).toBe('');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('after the hand-over, the tab keeps nothing but the message, which the next page opens again', async () => {
    const { page } = await openCheckout();
    await fillIn(page, asha);
    const { text } = await handOver(page);
    await page.waitForURL('**/payment-success');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['handed-over']);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await whenReady(page, 'reopen-chat');
    expect(await page.locator('h1').innerText()).toBe('One step left: press send in the chat');
    const again = page.getByRole('link', { name: 'Open the chat again' });
    expect(readChat((await again.getAttribute('href')) ?? '').text).toBe(text);
    const [chat] = await Promise.all([page.context().waitForEvent('page'), again.click()]);
    await chat.waitForURL('https://wa.me/**');
  });

  test('what is typed and chosen before the script comes is kept, and counts', async () => {
    const gate: { open: () => void } = { open: () => {} };
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    const { page } = await open(runtime, address, {
      prepare: (context) =>
        context.route('**/islands/checkout-form.*', async (route) => {
          await opened;
          await route.continue();
        }),
    });
    await fillIn(page, asha);
    await page.getByLabel('Klarna').check();
    gate.open();
    await whenReady(page, 'checkout-form');
    await eventually(() => submit(page).innerText()).toBe('Complete Enrolment - £80.00/month');
    const { lines } = await handOver(page);
    expect(lines['First name']).toBe('Asha');
    expect(lines.Postcode).toBe('44600');
    expect(lines.Total).toBe('4 × £80.00 = £320.00');
  });

  test('a course without instalments asks no question about payment', async () => {
    const { page } = await open(runtime, '/checkout/one-day');
    await whenReady(page, 'checkout-form');
    expect(await page.getByRole('radio').count()).toBe(0);
    await fillIn(page, asha);
    const { lines } = await handOver(page);
    expect([lines['Payment option'], lines.Total]).toEqual(['Pay in Full (£139.99)', '£139.99']);
  });

  test('the notes name the terms, the privacy policy and what happens to the details', async () => {
    const { page } = await openCheckout();
    const notes = page.locator('.checkout__details');
    expect(await notes.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe(
      '/legal#terms',
    );
    expect(await notes.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
      '/legal#privacy',
    );
    expect(await notes.innerText()).toMatch(/encrypted/);
  });
});

function blockWindows(): void {
  window.open = () => null;
}

function breakWindows(): void {
  window.open = () => {
    throw new Error('Something unforeseen');
  };
}

function typeLinesInto(text: string): void {
  const field = document.querySelector<HTMLInputElement>('.checkout-form [name=address]');
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
