import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkMarks } from '../../cli/commands/check-watch.ts';
import { movableClock } from './movable-clock.ts';
import { smallSiteFolder, startSite } from './run-site.ts';

const { begin, end } = checkMarks;
const minute = 60_000;

test(
  'site check --watch says between two marks what is wrong, again after each change, until Ctrl-C',
  async () => {
    const root = await smallSiteFolder();
    const course = path.join(root, 'content/courses/osce-weekend.yaml');
    const right = await readFile(course, 'utf8');
    const site = startSite(['check', '--watch', '--at', '2026-11-22'], root);
    const times = (count: number) => new RegExp(`(?:${begin}\\n[\\s\\S]*?${end}\\n){${count}}`);
    const first = await site.printed(times(1));
    expect(first).not.toContain(' error ');
    await writeFile(course, right.replace('price: 249', 'price: £249'));
    const second = await site.printed(/ error [\s\S]*Waiting for the next change\.\n/);
    expect(second).toContain('[not-a-number]');
    await writeFile(course, right);
    const third = await site.printed(
      /\[not-a-number\][\s\S]*Checking the website\.\n[\s\S]*Waiting for the next change\.\n/,
    );
    expect(third.slice(third.lastIndexOf(begin))).not.toContain(' error ');
    expect(await site.interrupt()).toBe(130);
  },
  2 * minute,
);

test('site check --watch checks by itself on the day of the next change', {
  tags: ['long/clock'],
  timeout: minute,
}, async () => {
  const clock = await movableClock();
  await clock.set('2026-12-31T22:00:00Z');
  const site = startSite(['check', '--watch'], await smallSiteFolder(), clock.env);
  await site.printed(/Next change on 2027-01-01\.\n[\s\S]*Waiting/);
  await clock.set('2027-01-01T00:00:01Z');
  await site.printed(/Next change on 2028-01-01\.\n[\s\S]*Waiting/);
  expect(await site.interrupt()).toBe(130);
});

test('what it can’t follow is said at once', async () => {
  const root = await smallSiteFolder();
  const { code, note } = await startSite(['check', '--watch', '--all'], root).ended;
  expect(code).toBe(2);
  expect(note).toContain('--watch follows one site');
});
