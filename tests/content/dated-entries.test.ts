// @module-tag long/days
/**
 * Entries with dates: at every moment at which the shipped site changes, it can be built or the check has given
 * warning.
 */
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BuiltSite } from '../../renderer/site.ts';
import { checkCopy, copyShipped } from './build-copy.ts';
import { editFile } from './site-copy.ts';

const today = '2026-11-23';
/** A course and an article that others link to, a person, a story, and two that start later. */
const dated: [file: string, line: string][] = [
  ['content/courses/osce-onsite-adult.yaml', 'until: 2026-12-15'],
  ['content/posts/mastering-assessment-station.mdx', 'until: 2026-12-31'],
  ['content/posts/nmc-osce-10-days-training.mdx', 'from: 2027-01-10'],
  ['content/tutors/priya-nair.yaml', 'until: 2027-02-01'],
  ['content/testimonials/liezl-fernandez.yaml', 'until: 2027-02-14'],
  ['content/courses/basic-life-support.yaml', 'from: 2027-03-01'],
];

let root = '';
beforeEach(async () => {
  root = await copyShipped();
  for (const [file, line] of dated)
    await editFile(root, file, (text) =>
      text.startsWith('---\n') ? text.replace('---\n', `---\n${line}\n`) : `${line}\n${text}`,
    );
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('all that comes or goes does so on its day, and nothing breaks', async () => {
  const builds = await atEachChange();
  const own = ['2026-12-16', '2027-01-01', '2027-01-10', '2027-02-02', '2027-02-15', '2027-03-01'];
  expect([...builds.keys()]).toEqual(expect.arrayContaining([today, ...own]));
  for (const [day, { ok }] of builds) expect([day, ok]).toEqual([day, true]);
  expect([...builds.values()].slice(0, 1).flatMap(told)).toEqual([]);
}, 240_000);

test('what breaks on a day to come is said today, with that day and the line', async () => {
  const page = 'content/pages/course-purchase.yaml';
  await editFile(root, page, (text) =>
    text.replace('    id: compare\n', '    id: compare\n    until: 2027-03-14\n'),
  );
  const builds = await atEachChange();
  const said = `^${page}:\\d+ breaks-on-a-day: From 2027-03-15, `;
  for (const [day, build] of builds) {
    const breaks = day >= '2027-03-15';
    expect([day, build.ok]).toEqual([day, !breaks]);
    if (!breaks) expect(told(build)).toContainEqual(expect.stringMatching(said));
  }
  expect([...builds.values()].some(({ ok }) => !ok)).toBe(true);
}, 240_000);

/** Diagnostics of the check today and on each later day on which it says the site changes, until the build breaks. */
async function atEachChange(): Promise<Map<string, BuiltSite>> {
  const builds = new Map<string, BuiltSite>();
  for (let day: string | undefined = today; day !== undefined && day < '2027-12-31'; ) {
    const build = await checkCopy(root, day);
    builds.set(day, build);
    day = build.schedule.nextChange;
  }
  return builds;
}

function told({ diagnostics }: BuiltSite): string[] {
  return diagnostics.map(({ place, code, message }) => `${place.file}:${place.line} ${code}: ${message}`);
}
