import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { git } from '../../cli/commit-site.ts';
import { emptyFolder } from '../../cli/run-site.ts';
import { onlyLab, pageIn } from './hands.ts';
import { openJourney, type Way } from './open-journey.ts';

const author = {
  GIT_AUTHOR_NAME: 'Asha Rai',
  GIT_AUTHOR_EMAIL: 'asha@example.org',
  GIT_COMMITTER_NAME: 'Asha Rai',
  GIT_COMMITTER_EMAIL: 'asha@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** What somebody does less often: something new, its place, another day, and the way to the website. */
export function walkLargerJourneys(way: Way): void {
  const journey = openJourney(way);
  const { see, panel, status, saved, read } = journey;
  let remote: string;
  const dialog = () =>
    journey.seat.ask(
      'editor',
      () => [...document.querySelectorAll('[role="dialog"]')].at(-1)?.textContent ?? '',
      undefined,
    );
  const home = 'content/pages/home.yaml';
  const article = 'content/posts/an-open-evening.mdx';

  beforeAll(async () => {
    remote = await emptyFolder();
    git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
    await journey.start({
      env: author,
      prepare: async (folder) => {
        git(folder, 'init', '--quiet', '--initial-branch=main');
        git(folder, 'add', '.');
        git(folder, 'commit', '--quiet', '--message=First state');
        git(folder, 'remote', 'add', 'origin', remote);
        git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
      },
    });
  });
  afterAll(journey.end);

  it('a section moves down, the page follows, and undo brings it back', async () => {
    const { hands, seat } = journey;
    const before = await read(home);
    await hands.goTo('/');
    await hands.press(/^Outline$/);
    const titles = () =>
      seat.ask(
        'editor',
        () =>
          [...document.querySelectorAll('.outline ol .row-title > span')].map((one) => one.textContent ?? ''),
        undefined,
      );
    await expect.poll(async () => (await titles()).length).toBeGreaterThan(3);
    const [, , moved = '', next = ''] = await titles();
    await hands.press(named(`Move ${moved} down`));
    await expect.poll(status).toMatch(/is now 4 of \d+\.$/);
    await expect.poll(async () => (await titles()).slice(2, 4)).toEqual([next, moved]);
    expect(await read(home)).not.toBe(before);
    await hands.press(/^Undo$/);
    await expect.poll(status).toBe(`Undone: ${moved}`);
    expect(await read(home)).toBe(before);
    await hands.press(/^Outline$/);
  });

  it('a course is begun as a copy of a similar one, and is a draft', async () => {
    const { hands, seat } = journey;
    await hands.goTo('/courses');
    await hands.open(/^Edit Title, OSCE Online: Mental Health Nursing: OSCE/);
    await hands.press(/^All fields of OSCE Online: Mental Health/);
    await hands.press(/^Copy this course$/, 'before');
    await expect.poll(dialog).toContain('Copy of OSCE Online: Mental Health');
    await seat.key('Control+a');
    await seat.type('OSCE Online: Child Nursing');
    await expect.poll(dialog).toContain('/courses/osce-online-child-nursing');
    expect(await seat.barriers()).toEqual([]);
    await hands.press(/^Create$/);
    await expect.poll(status).toBe('Created: OSCE Online: Child Nursing');
    const copy = await read('content/courses/osce-online-child-nursing.yaml');
    expect(copy).toContain('title: "OSCE Online: Child Nursing"\n');
    expect(copy).toContain('draft: true\n');
    await pageIn(seat, '/courses/osce-online-child-nursing');
    await seat.key('Escape');
  });

  it('an article with a picture is written', async () => {
    const { hands, seat } = journey;
    await pageIn(seat);
    await hands.press(/^New$/);
    await expect.poll(dialog).toMatch(/New on this website.*Article/);
    await hands.choose(/^What is it\?/, 'Article');
    await hands.reach(/^Title/);
    await seat.type('An open evening');
    await expect.poll(dialog).toContain('/blog/an-open-evening');
    await hands.press(/^Create$/);
    await expect.poll(status).toBe('Created: An open evening');
    await pageIn(seat, '/blog/an-open-evening');
    await hands.press(/^Draft/);
    await seat.key('Control+Enter');
    await expect.poll(status).toMatch(/^Saved: /);
    expect(await read(article)).not.toContain('draft: true');
    await seat.key('Escape');
    await expect.poll(panel).toBe('');
    await hands.open(/^Edit Article.*Open with what the reader/);
    await seat.key('Control+a');
    await seat.type('See the skills lab, and ask.');
    await seat.key('Enter');
    await expect.poll(panel).toContain('A new block');
    await seat.type('/pic');
    await expect.poll(panel).toContain('From the library');
    await seat.key('Enter');
    await expect.poll(panel).toContain('It only decorates');
    await seat.type('lab');
    await expect.poll(panel).toMatch(onlyLab);
    await hands.press(/^lab\.svg/);
    await hands.reach(/^What it shows/);
    await seat.key('Control+a');
    await seat.type('Two beds');
    expect(await seat.barriers()).toEqual([]);
    await hands.save();
    await saved();
    expect(await read(article)).toContain(
      '\n\nSee the skills lab, and ask.\n\n![Two beds](pictures/lab.svg)\n\n',
    );
  });

  it('the website is looked at as of another day', async () => {
    const { hands, seat } = journey;
    await hands.press(/^Day$/);
    await expect.poll(dialog).toContain('The next changes');
    const days = () =>
      seat.ask(
        'editor',
        () =>
          [...document.querySelectorAll('.journal .row-title > span')].map((one) => one.textContent ?? ''),
        undefined,
      );
    await expect.poll(async () => (await days()).length).toBeGreaterThan(0);
    const [next = ''] = await days();
    await hands.press(named(next));
    const bar = () =>
      seat.ask('editor', () => document.querySelector('.as-of')?.textContent ?? '', undefined);
    await expect.poll(bar).toContain(`You see the website as it will be on ${next}.`);
    await hands.press(/^Back to today$/);
    await expect.poll(bar).toBe('');
  });

  it('what was changed is read through, and published', async () => {
    const { hands, seat } = journey;
    await hands.goTo('/courses');
    await hands.open(/^Edit Price, OSCE Online: Adult Nursing: £319\.99$/);
    await seat.type('329.99');
    await see('£329.99');
    await hands.save();
    await saved();
    await hands.press(/^Changes/);
    await expect.poll(dialog).toContain('“£319.99” becomes “£329.99”');
    expect(await seat.barriers()).toEqual([]);
    await hands.press(/^Publish$/);
    await expect.poll(dialog).toContain('Published.');
    const changed = git(remote, 'show', '--format=', '--name-only', 'main').trim().split('\n');
    expect(changed.toSorted()).toEqual([
      'content/courses/adult-online.yaml',
      'content/courses/osce-online-child-nursing.yaml',
      article,
    ]);
    expect(git(journey.root, 'status', '--porcelain', '--', 'content')).toBe('');
    expect(existsSync(path.join(journey.root, home))).toBe(true);
    expect(await panel()).toBe('');
  });
}

function named(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
