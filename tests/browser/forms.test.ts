import type { BrowserContext, Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually, type Visit, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get the free OSCE guide' });
const guest = { name: 'Asha Gurung', email: 'asha@example.com', phone: '+977 000 000 0001' };

/** The answers of the form service, one per post; the last one repeats. */
type Answers = readonly (number | 'unreachable')[];
type Service = { posts: string[]; prepare: (context: BrowserContext) => Promise<unknown> };

function formService(answers: Answers): Service {
  const posts: string[] = [];
  const answer = async (route: Route) => {
    posts.push(route.request().postData() ?? '');
    const status = answers[Math.min(posts.length, answers.length) - 1] ?? 200;
    if (status === 'unreachable') return route.abort('connectionrefused');
    return route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: '{}' });
  };
  return { posts, prepare: (context) => context.route('https://forms.example.org/**', answer) };
}

/** The browser's console reports every unsuccessful response; anything else remains a complaint. */
function expectOnlyNetworkErrors({ complaints }: Visit): void {
  const others = complaints.filter((text) => !text.startsWith('Failed to load resource'));
  complaints.splice(0);
  expect(others).toEqual([]);
}

async function openDialog(service: Service): Promise<Visit> {
  const visit = await open('react', '/', { prepare: service.prepare });
  await visit.page.getByRole('button', { name: 'Get the free guide' }).click();
  await dialog(visit.page).waitFor();
  return visit;
}

async function fillInLead(page: Page): Promise<void> {
  await dialog(page).getByLabel('Full name').fill(guest.name);
  await dialog(page).getByLabel('Email address').fill(guest.email);
  await dialog(page).getByLabel('Phone number').fill(guest.phone);
  await dialog(page).getByLabel('Country').selectOption('Kenya');
}

const send = (page: Page) => dialog(page).getByRole('button', { name: 'Download the guide' }).click();

describe('§5 the lead form', () => {
  test('all four fields are required, each says so, and the first takes the focus', async () => {
    const { page } = await openDialog(formService([200]));
    await dialog(page).getByLabel('Phone number').focus();
    await whenReady(page, 'form-delivery');
    await send(page);
    const messages = dialog(page).locator('.form-field__message:visible');
    await eventually(() => messages.allInnerTexts()).toEqual([
      'Enter your name',
      'Enter an email address, for example name@example.com',
      'Enter your phone number',
      'Choose your country',
    ]);
    const first = dialog(page).getByLabel('Full name');
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
    await first.fill('A');
    await eventually(() => messages.count()).toBe(3);
  });

  test('it offers the eleven choices of country, and Nepal', async () => {
    const { page } = await openDialog(formService([200]));
    const choices = await dialog(page).locator('select option').allInnerTexts();
    const named = [
      'United Kingdom',
      'United States',
      'Canada',
      'Australia',
      'India',
      'Philippines',
      'Nigeria',
    ];
    expect(choices.slice(1)).toEqual([...named, 'South Africa', 'Kenya', 'Ghana', 'Nepal', 'Other']);
  });

  test('§7 it is posted once, thanks, and downloads the guide', async () => {
    const service = formService([200]);
    const { page, outside } = await openDialog(service);
    await fillInLead(page);
    const [download] = await Promise.all([page.waitForEvent('download'), send(page)]);
    expect(download.suggestedFilename()).toBe('harbour-osce-guide.pdf');
    expect(await startOf(await download.createReadStream())).toMatch(/^%PDF-/);
    expect(await dialog(page).getByText('Thank you!').isVisible()).toBe(true);
    expect(await dialog(page).getByText('Your PDF download will start shortly.').isVisible()).toBe(true);
    const again = dialog(page).getByRole('link', { name: 'Download the guide again' });
    expect(await again.getAttribute('href')).toBe('/downloads/harbour-osce-guide.pdf');
    expect(await again.getAttribute('download')).toBe('harbour-osce-guide.pdf');
    expect(await dialog(page).getByRole('button', { name: 'Cancel' }).count()).toBe(0);
    expect(service.posts).toHaveLength(1);
    for (const value of [...Object.values(guest), 'Kenya']) expect(service.posts[0]).toContain(value);
    expect(outside).toEqual([]);
    await dialog(page).getByText('Close', { exact: true }).click();
    await eventually(() => dialog(page).isVisible()).toBe(false);
  });

  test.each([{ answers: [500] }, { answers: ['unreachable'] }] satisfies { answers: Answers }[])(
    'the service answers $answers: tried twice, then it says so, keeps everything and names other ways',
    async ({ answers }) => {
      const service = formService(answers);
      const visit = await openDialog(service);
      const { page } = visit;
      await fillInLead(page);
      await send(page);
      const failure = dialog(page).getByRole('alert').filter({ hasText: 'Your details could not be sent' });
      await failure.waitFor();
      expect(service.posts).toHaveLength(2);
      expect(await dialog(page).getByLabel('Full name').inputValue()).toBe(guest.name);
      expect(await dialog(page).getByLabel('Country').inputValue()).toBe('Kenya');
      const chat = await failure.getByRole('link', { name: 'Ask in a chat' }).getAttribute('href');
      expect(chat).toMatch(/^https:\/\/wa\.me\/447700900321\?text=Hello/);
      const email = await failure.getByRole('link', { name: 'Ask by email' }).getAttribute('href');
      expect(email).toBe('mailto:hello@example.org');
      expectOnlyNetworkErrors(visit);
    },
  );

  test('a service that is back at the second try is enough', async () => {
    const service = formService(['unreachable', 200]);
    const visit = await openDialog(service);
    await fillInLead(visit.page);
    await send(visit.page);
    await dialog(visit.page).getByText('Thank you!').waitFor();
    expect(service.posts).toHaveLength(2);
    expectOnlyNetworkErrors(visit);
  });

  test('what the service refuses is not sent again by itself, but by the visitor', async () => {
    const service = formService([422, 200]);
    const visit = await openDialog(service);
    await fillInLead(visit.page);
    await send(visit.page);
    await dialog(visit.page).getByText('Your details could not be sent').waitFor();
    expect(service.posts).toHaveLength(1);
    await send(visit.page);
    await dialog(visit.page).getByText('Thank you!').waitFor();
    expectOnlyNetworkErrors(visit);
  });

  test('a robot that fills in the hidden field is thanked and sends nothing', async () => {
    const service = formService([200]);
    const { page } = await openDialog(service);
    await fillInLead(page);
    await dialog(page)
      .locator('[name=website]')
      .evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example.com';
      });
    await send(page);
    await dialog(page).getByText('Thank you!').waitFor();
    expect(service.posts).toEqual([]);
  });
});

describe('§5 the subscribe box', () => {
  test('refuses what is no address, then delivers one and says so', async () => {
    const service = formService([200]);
    const { page } = await open('react', '/blog', { prepare: service.prepare });
    const box = page.locator('.subscribe');
    await box.getByLabel('Email address').fill('nobody');
    // Until then the browser itself shows the error, in its own words.
    await whenReady(page, 'form-delivery');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await box.getByText('Invalid email address').waitFor();
    expect(service.posts).toEqual([]);
    await box.getByLabel('Email address').fill(guest.email);
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await box.getByText('You are on the list').waitFor();
    expect(service.posts).toHaveLength(1);
    expect(service.posts[0]).toContain(guest.email);
  });

  test('keeps the address where it can’t be delivered', async () => {
    const visit = await open('react', '/blog', { prepare: formService(['unreachable']).prepare });
    const box = visit.page.locator('.subscribe');
    await box.getByLabel('Email address').fill(guest.email);
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await box.getByText('Your address could not be sent').waitFor();
    expect(await box.getByLabel('Email address').inputValue()).toBe(guest.email);
    expectOnlyNetworkErrors(visit);
  });
});

describe('§2 downloads', () => {
  test.each([
    { address: '/payment-success', label: 'Download Course Guide', file: 'harbour-course-guide.pdf' },
    { address: '/cbt', label: 'Download Syllabus', file: 'harbour-cbt-syllabus.pdf' },
  ])('“$label” on $address saves $file', async ({ address, label, file }) => {
    const { page } = await open('react', address);
    const link = page.getByRole('link', { name: label }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(file);
    expect(await startOf(await download.createReadStream())).toMatch(/^%PDF-/);
  });
});

async function startOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  for await (const chunk of stream) return Buffer.from(chunk).subarray(0, 5).toString('latin1');
  return '';
}
