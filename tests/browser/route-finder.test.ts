/** “Your route in 60 seconds”: the questions, the plan with its dates, and the message to the chat. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { testFirst } from '../test-first.ts';
import { readChat } from './checkout-fields.ts';
import { findBarriers } from './find-barriers.ts';
import { eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
/** A Wednesday. */
const today = (page: { clock: Page['clock'] }) => page.clock.setFixedTime('2026-11-25T09:00:00Z');
const plan = '/route/adult-online';
const answers = 'from=nepal&field=adult&passed=both&prepare=online';

const question = (page: Page) => page.locator('.route-finder__question:visible h2').allInnerTexts();
const answer = (page: Page, name: string | RegExp) =>
  page.locator('.route-finder__question:visible').getByRole('link', { name }).click();
const weeks = (page: Page) => page.locator('.plan-timeline__week:visible').allInnerTexts();
const state = (page: Page) => page.locator('.plan-timeline__state').innerText();
const message = async (page: Page) =>
  readChat((await page.locator('[data-plan=chat]').getAttribute('href')) ?? '');

describe('the route finder', () => {
  test('asks one question at a time, keeps the answers in the address, and ends at one outcome', async () => {
    const { page } = await open('react', '/find-your-route');
    await whenReady(page, 'route-finder');
    await eventually(() => question(page)).toEqual(['Where did you train?']);
    await answer(page, 'Nepal');
    await eventually(() => question(page)).toEqual(['What do you want to register as?']);
    await answer(page, 'Adult nurse');
    await answer(page, 'English and the CBT');
    await eventually(() => question(page)).toEqual(['How would you like to prepare?']);
    expect(await page.getByText('Question 4 of up to 5').locator('visible=true').isVisible()).toBe(true);
    await answer(page, /^From home .* live online$/);
    await page.waitForURL(`**${plan}?${answers}`);
    await whenReady(page, 'route-message');
    expect(await page.locator('.route-plan__answers').innerText()).toBe(
      'Your answers: Trained in: Nepal · Field: Adult nurse · Passed: English and the CBT · Prefers: From home',
    );
    expect(await page.locator('.route-course__title').innerText()).toBe('OSCE Online: Adult Nursing');
  });

  test('the way back leads through the questions, and another answer leads another way', async () => {
    const { page } = await open('react', '/find-your-route');
    await whenReady(page, 'route-finder');
    await answer(page, 'India');
    await answer(page, 'Adult nurse');
    await eventually(() => question(page)).toEqual(['Which tests have you passed?']);
    await page.goBack();
    await eventually(() => question(page)).toEqual(['What do you want to register as?']);
    await page.getByRole('link', { name: 'Back', exact: true }).locator('visible=true').click();
    await eventually(() => question(page)).toEqual(['Where did you train?']);
    expect(await page.locator('.route-finder__question:visible [aria-current]').innerText()).toBe('India');
    await answer(page, 'Ghana');
    await answer(page, 'Midwife');
    await answer(page, 'English and the CBT');
    await page.waitForURL('**/route/midwifery?from=ghana&field=midwifery&passed=both');
    expect(await page.locator('.route-course').count()).toBe(0);
    expect(await page.locator('.plan-timeline').count()).toBe(0);
    await page.goBack();
    await eventually(() => question(page)).toEqual(['Which tests have you passed?']);
  });

  test('works by keyboard: the question that follows has the focus', async () => {
    const { page } = await open('react', '/find-your-route');
    await whenReady(page, 'route-finder');
    await page.getByRole('link', { name: 'Philippines' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('field');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('passed-adult');
  });
});

describe('the plan', () => {
  testFirst(1, [320, 360, 390, 600, 768, 1280])(
    'stays where it is at %i pixels, whatever its sentence says',
    async (width) => {
      const { page } = await open('react', plan, {
        width,
        prepare: (context) => context.clock.setFixedTime('2026-11-28T09:00:00Z'),
      });
      await whenReady(page, 'route-plan');
      const top = () =>
        page.locator('.plan-timeline__steps').evaluate((steps) => {
          const before = steps.parentElement?.getBoundingClientRect().top ?? 0;
          return steps.getBoundingClientRect().top - before;
        });
      const said: string[] = [];
      const tops = new Set<number>();
      for (const day of ['', '2027-09-29', '2026-12-30']) {
        await page.locator('#_exam-date').fill(day);
        said.push(await state(page));
        tops.add(await top());
      }
      // The sentences with the most words, and the longest dates.
      expect(said.map((sentence) => sentence.slice(0, 12))).toEqual([
        expect.stringContaining('No date yet?'),
        expect.stringContaining('Your OSCE is'),
        expect.stringContaining('Your OSCE is'),
      ]);
      expect([...tops]).toHaveLength(1);
      // The state before the script has written anything.
      await page.locator('[data-plan=state]').evaluate((sentence) => sentence.replaceChildren());
      expect(await top()).toBe([...tops][0]);
    },
  );

  test('counts from today without a date, and names the earliest week that makes sense', async () => {
    const { page } = await open('react', plan, { prepare: today });
    await eventually(() => weeks(page)).toEqual([
      ...['Week of 23 November', 'Week of 30 November', 'Week of 7 December'],
      ...['Week of 14 December', 'Week of 21 December', 'Week of 28 December', 'Week of 4 January'],
    ]);
    await eventually(() => state(page)).toContain('the week of 4 January at the earliest');
  });

  test('counts backwards from a date, which goes into the address and takes effect at once', async () => {
    const { page } = await open('react', `${plan}?${answers}`, { prepare: today });
    await whenReady(page, 'route-plan');
    await page.getByLabel('When is your OSCE?').fill('2027-02-01');
    await eventually(() => weeks(page)).toEqual([
      ...['Week of 21 December', 'Week of 28 December', 'Week of 4 January'],
      ...['Week of 11 January', 'Week of 18 January', 'Week of 25 January', 'Monday, 1 February 2027'],
    ]);
    await eventually(() => state(page)).toBe(
      'Your OSCE is on Monday, 1 February 2027, with 10 weeks left to prepare. Start in the week of 21 December.',
    );
    await eventually(() => new URL(page.url()).search).toBe(`?${answers}&exam=2027-02-01`);
  });

  test('is the same for whoever opens its address', async () => {
    const { page } = await open('react', `${plan}?exam=2027-02-01&from=nepal`, { prepare: today });
    await eventually(() => weeks(page)).toContain('Monday, 1 February 2027');
    await whenReady(page, 'route-message');
    expect(await page.getByLabel('When is your OSCE?').inputValue()).toBe('2027-02-01');
    expect(await page.locator('.route-plan__answers').innerText()).toBe('Your answers: Trained in: Nepal');
    expect(await page.locator('.route-plan__note').isVisible()).toBe(true);
  });

  test('becomes shorter where the exam is near, and leaves steps out', async () => {
    const { page } = await open('react', `${plan}?exam=2026-12-14`, { prepare: today });
    await eventually(() => weeks(page)).toEqual([
      ...['Week of 23 November', 'Week of 30 November', 'Week of 7 December', 'Monday, 14 December 2026'],
    ]);
    expect(await page.locator('.plan-timeline__what:visible').allInnerTexts()).toEqual([
      ...['The course, station by station', 'Scenarios, again and again', 'Your OSCE'],
    ]);
    await eventually(() => state(page)).toContain('enough for a shorter plan');
  });

  test('says where it no longer fits which plan still does, and hands the answers on to it', async () => {
    const { page } = await open('react', `${plan}?${answers}&exam=2026-12-04`, { prepare: today });
    await eventually(() => state(page)).toContain(
      'with 1 week left to prepare. This plan needs at least 3 weeks.',
    );
    await eventually(() => weeks(page)).toContain('6 weeks before');
    // The island that puts the answers into the link.
    await whenReady(page, 'route-message');
    await page.getByRole('link', { name: 'Your OSCE, when the date is close' }).click();
    await page.waitForURL(`**/route/in-days?${answers}&exam=2026-12-04`);
    await eventually(() => weeks(page)).toEqual(['Week of 23 November', 'Friday, 4 December 2026']);
  });

  test('says so where no plan fits any more, and where the day is over', async () => {
    const { page } = await open('react', `${plan}?exam=2026-11-27`, { prepare: today });
    await eventually(() => state(page)).toContain('There is no time for any of our plans.');
    await page.getByLabel('When is your OSCE?').fill('2026-11-24');
    await eventually(() => state(page)).toBe(
      'Tuesday, 24 November 2026 has passed. Choose the date of your next OSCE.',
    );
    await page.getByLabel('When is your OSCE?').fill('');
    await eventually(() => weeks(page)).toContain('Week of 23 November');
    await eventually(() => new URL(page.url()).search).toBe('');
  });

  test('is the same on both sides of midnight in London and in Kathmandu', async () => {
    for (const [timezoneId, first] of [
      ['Europe/London', 'Week of 16 November'],
      ['Asia/Kathmandu', 'Week of 23 November'],
    ] as const) {
      const prepare = (context: { clock: Page['clock'] }) =>
        context.clock.setFixedTime('2026-11-20T20:00:00Z');
      const { page } = await open('react', plan, { timezoneId, prepare });
      await eventually(async () => (await weeks(page))[0]).toBe(first);
    }
  });
});

describe('the message to the chat', () => {
  test('holds every answer, the day and the address, and goes to the branch of whoever is near it', async () => {
    const { page, outside } = await open('react', `${plan}?${answers}&exam=2027-02-01`, { prepare: today });
    await eventually(async () => (await message(page)).lines['Trained in']).toBe('Nepal');
    const { number, text } = await message(page);
    expect(number).toBe('9779800000000');
    expect(text.split('\n').slice(1)).toEqual([
      '',
      'Trained in: Nepal',
      'Field: Adult nurse',
      'Passed: English and the CBT',
      'Prefers: From home',
      'Exam date: Monday, 1 February 2027',
      'Result: Your adult nursing OSCE, from home',
      page.url(),
    ]);
    expect(outside).toEqual([]);
  });

  test('takes nothing from an address that somebody made up', async () => {
    const forged = `${plan}?from=nepal%0AAdmin:%20yes&field=%7Bexam%7D&exam=2027-02-30%0Ax&passed=both&evil=%0APaid:%20yes`;
    const { page } = await open('react', forged, { prepare: today });
    await eventually(async () => (await message(page)).lines.Passed).toBe('English and the CBT');
    await eventually(() => new URL(page.url()).search).toBe('?passed=both');
    const { number, text } = await message(page);
    expect(number).toBe('447700900321');
    expect(text.split('\n').slice(1)).toEqual([
      '',
      'Passed: English and the CBT',
      'Exam date: no date yet',
      'Result: Your adult nursing OSCE, from home',
      page.url(),
    ]);
  });
});

describe('nothing is kept', () => {
  test('neither the questions nor the plan store anything or ask another host', async () => {
    const { page, context, outside } = await open('react', '/find-your-route');
    await whenReady(page, 'route-finder');
    await answer(page, 'Nepal');
    await answer(page, 'Nursing associate');
    await answer(page, 'English and the CBT');
    await page.waitForURL('**/route/associate?**');
    await page.getByLabel('When is your OSCE?').fill('2030-02-01');
    await eventually(() => page.url()).toContain('exam=2030-02-01');
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    expect(outside).toEqual([]);
  });
});

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false };

  test('the questions are links from one to the next, back included', async () => {
    const { page } = await open('react', '/find-your-route', plain);
    await eventually(() => question(page)).toEqual(['Where did you train?']);
    await answer(page, 'Kenya');
    await eventually(() => question(page)).toEqual(['What do you want to register as?']);
    await answer(page, 'Mental health nurse');
    await page.goBack();
    await eventually(() => question(page)).toEqual(['What do you want to register as?']);
    await answer(page, 'Mental health nurse');
    await answer(page, 'The CBT, but not English');
    await page.waitForURL('**/route/english');
  });

  test('an outcome holds the whole plan, counted back from any exam, and a message to the chat', async () => {
    const { page } = await open('react', plan, plain);
    await eventually(() => weeks(page)).toEqual([
      ...['6 weeks before', '5 weeks before', '4 weeks before', '3 weeks before', '2 weeks before'],
      ...['1 week before', 'Exam week'],
    ]);
    expect(await page.getByLabel('When is your OSCE?').isVisible()).toBe(false);
    expect(await page.locator('.route-plan__note').isVisible()).toBe(true);
    const { number, text } = await message(page);
    expect(number).toBe('447700900321');
    expect(text).toContain('Exam date: no date yet\nResult: Your adult nursing OSCE, from home');
    expect(text).not.toContain('{');
  });

  test('the home page asks the first question, and its answer leads on to the second', async () => {
    const { page } = await open('react', '/', plain);
    await page.locator('.route-invitation').getByRole('link', { name: 'Nepal' }).click();
    await page.waitForURL('**/find-your-route?from=nepal#field');
    await eventually(() => question(page)).toEqual(['What do you want to register as?']);
  });
});

test('a plan with dates has no barrier, and fits on paper and on a screen of 320 pixels', async () => {
  const { page } = await open('react', `${plan}?${answers}&exam=2026-12-04`, { prepare: today, width: 320 });
  await eventually(() => state(page)).toContain('What you still have time for');
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto(`${plan}?exam=2027-02-01`);
  await eventually(() => weeks(page)).toContain('Monday, 1 February 2027');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByLabel('When is your OSCE?').isVisible()).toBe(false);
  expect(await page.locator('[data-plan=chat]').isVisible()).toBe(false);
  await eventually(() => weeks(page)).toHaveLength(7);
});
