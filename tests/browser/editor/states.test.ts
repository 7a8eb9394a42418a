import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../find-barriers.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { type FakeEditor, startFakeEditor } from './fake-server.ts';
import { type EditorVisit, phone, visitEditor } from './visit-editor.ts';

let browser: Browser;
let fake: FakeEditor;
beforeAll(async () => {
  [browser, fake] = await Promise.all([sharedBrowser(), startFakeEditor({ isBranch: true })]);
});
afterAll(() => fake?.close());

type Step = (visit: EditorVisit) => Promise<unknown>;

const field = '.panel [data-control]';

/** In this order, each from the state that the one before has left. */
const states: readonly [name: string, step: Step][] = [
  ['the first visit', async ({ page }) => page.getByRole('region', { name: 'How to edit' }).waitFor()],
  [
    'the page',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Got it' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'How to edit' }).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.closest('.bar') !== null)).toBe(true);
    },
  ],
  [
    'a price with what it would do',
    async ({ page, open }) => {
      await open('349.99');
      await page.locator(field).fill('329.99');
      await page.getByText('“Save £150” becomes “Save £120”').waitFor();
    },
  ],
  [
    'a mistake with its fix',
    async ({ page }) => {
      await page.locator(field).fill('£349.99');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Write 349.99' }).waitFor();
    },
  ],
  [
    'a name within a text',
    async ({ page, open }) => {
      await page.locator(field).focus();
      await page.keyboard.press('Escape');
      await open('All 20 stations');
      await page.getByRole('button', { name: '20 · facts.stations' }).click();
      await page.getByRole('button', { name: 'Change it everywhere' }).waitFor();
    },
  ],
  [
    'a date',
    async ({ page, open }) => {
      await page.keyboard.press('Escape');
      await open('2027-03-04');
      await page.getByText('Thursday, 4 March 2027').waitFor();
    },
  ],
  [
    'a block of an article',
    async ({ page, open }) => {
      await page.keyboard.press('Escape');
      await open('You learn');
      await page.locator('.rich.ProseMirror').waitFor();
    },
  ],
  [
    'where its words lead',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Link' }).click();
      await page.getByRole('combobox', { name: 'Leads to' }).fill('a');
      await page.getByRole('option').first().waitFor();
    },
  ],
  [
    'a block as it is written',
    async ({ page }) => {
      await page.getByRole('button', { name: 'As Markdown' }).click();
      await page.locator('.panel textarea').waitFor();
    },
  ],
  [
    'a new block, and what it can be',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Add a block below' }).click();
      await page.getByRole('heading', { name: 'A new block' }).waitFor();
      await page.locator('.rich.ProseMirror').fill('/');
      await page.getByRole('combobox', { name: 'Blocks and components' }).fill('note');
      await page.getByRole('option', { name: 'Callout' }).waitFor();
    },
  ],
  [
    'a value of the branch’s own',
    async ({ page, open }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('combobox').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await open('01 4123 456');
      await page.getByRole('button', { name: 'Take what head office has' }).waitFor();
    },
  ],
  [
    'a picture',
    async ({ page, shown }) => {
      await page.keyboard.press('Escape');
      await shown.locator('img').click();
      await page.getByText('hills.svg').waitFor();
    },
  ],
  [
    'its focus and crop',
    async ({ page }) => {
      await page.locator('summary', { hasText: 'Focus and crop' }).click();
      await page.getByLabel('From the left', { exact: true }).fill('30');
    },
  ],
  [
    'all fields',
    async ({ page, shown }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await shown.locator('img').click();
      await page.getByRole('button', { name: 'All fields of Adult Nursing' }).click();
      await page.getByText('See also').waitFor();
    },
  ],
  [
    'another name',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Rename this course' }).click();
      await page.getByLabel('Name of the file').fill('adults');
      await page.getByText('/courses/adult becomes /courses/adults').waitFor();
    },
  ],
  [
    'two who change the same',
    async ({ page, open }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: /^Rename/ }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await open('Adult Nursing');
      fake.values.set('title', 'Adults');
      await page.locator(field).fill('Nursing of adults');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Keep theirs' }).waitFor();
    },
  ],
  [
    'the outline',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Keep theirs' }).click();
      await page.getByRole('button', { name: 'Outline' }).click();
      await page.getByRole('button', { name: 'More for What the course costs' }).click();
      await page.getByRole('button', { name: 'Take out' }).waitFor();
    },
  ],
  [
    'a kind of section',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Add a section below' }).click();
      await page.getByRole('button', { name: 'Questions and answers' }).click();
      await page.getByRole('button', { name: 'Add it here' }).waitFor();
    },
  ],
  [
    'a new page',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.getByLabel('What is it?').selectOption({ label: 'Page' });
      await page.getByLabel('Title').fill('Scholarships');
      await page.getByLabel('Put it in a menu').check();
      await page.getByLabel('Address', { exact: true }).fill('/courses');
      await page.getByText('“Courses” is at this address already.').waitFor();
    },
  ],
  [
    'a search',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Close' }).click();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('live');
      await page.getByRole('option', { name: /Live lessons/ }).waitFor();
    },
  ],
  [
    'what belongs to no page',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Site', exact: true }).click();
      await page.getByText('1 thing that this website doesn’t use').click();
      await page.getByRole('button', { name: 'Redirects' }).waitFor();
    },
  ],
  [
    'colours that are too much alike',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Theme › Colours › Light' }).click();
      await page.getByRole('heading', { name: 'Theme › Colours › Light' }).waitFor();
      await page.locator(field).first().fill('#ffffff');
      await page.getByText('Contrast with Ground: 1.06. At least 4.5 is needed. Too little.').waitFor();
    },
  ],
  [
    'the library',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Site', exact: true }).click();
      await page.getByRole('button', { name: 'Pictures and files' }).click();
      await page.getByText('figtree.woff2').waitFor();
    },
  ],
  [
    'a file of it',
    async ({ page }) => {
      await page.getByRole('button', { name: /^harbour\.svg/ }).click();
      await page.getByText('/blog/harbour').waitFor();
      await page.getByLabel('Name of the file').fill('hills');
      await page.getByRole('button', { name: 'Rename' }).click();
      await page.getByText('Another file has this name. Choose another.').waitFor();
    },
  ],
  [
    'what was changed',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Changes' }).click();
      await page.getByRole('heading', { name: 'What you have changed' }).waitFor();
      await page.getByText('Save £170').waitFor();
    },
  ],
  [
    'both states',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Before and after: Price' }).click();
      await page.getByText('Both states are ready.').waitFor();
      const link = page.getByRole('link', { name: 'Before and after: Price' });
      expect(await link.getAttribute('href')).toBe('http://localhost:9/?page=1');
      expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    },
  ],
  [
    'who publishes',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByLabel('Your email address').waitFor();
    },
  ],
  [
    'two who have published the same',
    async ({ page }) => {
      await page.getByLabel('Your name').fill('Asha Rai');
      await page.getByLabel('Your email address').fill('asha@example.org');
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText('Theirs: 339.99').click();
    },
  ],
  [
    'what is published',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Publish these' }).click();
      await page.getByText('Others have published as well.').waitFor();
    },
  ],
  [
    'what the website has',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Is it online?' }).click();
      await page.getByText('Not yet: the website has the state of').waitFor();
    },
  ],
  [
    'the clock',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Day' }).click();
      await page.getByText('Adult Nursing: begins').waitFor();
    },
  ],
  [
    'another day',
    async ({ page }) => {
      await page.getByText('Adult Nursing: begins').click();
      await page.getByText('You see the website as it will be on Thursday, 4 March 2027.').waitFor();
    },
  ],
  [
    'a mistake in the files',
    async ({ page }) => {
      const problem = {
        severity: 'error',
        message: '“price” is missing.',
        file: 'courses/adult.yaml',
        line: 6,
        id: 'price',
      };
      fake.tell('problems', { problems: [problem] });
      await page.getByRole('button', { name: 'Open the field' }).waitFor();
    },
  ],
];

/** A dialog over everything hides the heading and the landmarks below it. */
const ofWholePages = /^(?:landmark-one-main|page-has-heading-one):/;

/** `letters`: the size of a browser’s own, in pixels. */
type Size = readonly [string, BrowserContextOptions & { letters?: number }];

/** The least room, other colours, and a finger. */
const sizes: readonly Size[] = [['a phone in the dark', { ...phone, colorScheme: 'dark' }]];

const furtherSizes: readonly Size[] = [
  ['a computer', {}],
  ['a computer in the dark', { colorScheme: 'dark' }],
  ['a phone', phone],
  ['high contrast', { forcedColors: 'active' }],
  // What 200 % leaves of a small computer.
  ['a page at 200 %', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ['a computer with letters twice as large', { letters: 32 }],
  ['a phone with letters twice as large', { ...phone, letters: 32 }],
];

describe.each(sizes)('the editor on %s', hasNoBarrier);
describe.each(furtherSizes)('the editor on %s', { tags: ['long/widths'] }, hasNoBarrier);

function hasNoBarrier(...[, { letters = 16, ...options }]: Size): void {
  it('has no barrier in any state, loses nothing at an edge, and never scrolls sideways', async () => {
    fake.values.set('title', 'Adult Nursing');
    fake.unpublish();
    const visit = await visitEditor(browser, fake.address, {
      ...{ reducedMotion: 'reduce', isFirst: true },
      ...options,
    });
    const devices = await visit.page.context().newCDPSession(visit.page);
    await devices.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    const barriers: string[] = [];
    for (const [name, step] of states) {
      await step(visit);
      const isModal = (await visit.page.locator('.overlay').count()) > 0;
      for (const barrier of await findBarriers(visit.page))
        if (!isModal || !ofWholePages.test(barrier)) barriers.push(`${name}: ${barrier}`);
      const wider = await visit.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      for (const lost of await visit.page.evaluate(lostAtAnEdge)) barriers.push(`${name}: ${lost} is lost`);
      if (wider > 0) barriers.push(`${name}: ${wider} pixels wider than the window`);
    }
    await visit.end();
    expect(barriers).toEqual([]);
  });
}

/** Controls that can neither be seen nor be scrolled to. */
function lostAtAnEdge(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('button, textarea, .rich, input:not(.sr-only), label'),
  ];
  return controls.flatMap((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isShown =
      control.checkVisibility() && right - left > 1 && !control.matches('.sr-only, [aria-hidden]');
    const isBeside = left < -1 || right > innerWidth + 1;
    const isBeyond =
      (top < -1 || bottom > innerHeight + 1) && !control.closest('.fields, .outline-body, .dialog, .stage');
    return isShown && (isBeside || isBeyond) ? [control.ariaLabel ?? control.textContent ?? ''] : [];
  });
}

describe('on a phone', () => {
  it('every target is at least 44 pixels high and wide', async () => {
    const visit = await visitEditor(browser, fake.address, { reducedMotion: 'reduce', ...phone });
    const small: string[] = [];
    for (const text of ['349.99', 'All 20 stations', '2027-03-04', 'You learn', '01 4123 456']) {
      await visit.open(text);
      small.push(...(await smallTargets(visit)));
      await visit.page.getByRole('button', { name: 'Close' }).tap();
      await visit.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await visit.shown.locator('img').tap();
    await visit.page.locator('summary', { hasText: 'Focus and crop' }).tap();
    small.push(...(await smallTargets(visit)));
    await visit.end();
    expect(small).toEqual([]);
  });
});

async function smallTargets({ page }: EditorVisit): Promise<string[]> {
  return page
    .locator('button, summary, textarea, .rich, input:not([aria-hidden]):not(.sr-only)')
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const box = (target.closest('label, .number') ?? target).getBoundingClientRect();
        const isSmall = box.width > 0 && (box.height < 43.5 || box.width < 43.5);
        return isSmall ? [`${target.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`] : [];
      }),
    );
}
