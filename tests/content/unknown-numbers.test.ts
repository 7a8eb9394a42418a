import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCopy, copyShipped } from './build-copy.ts';
import { editFile } from './site-copy.ts';

let root = '';
let out = '';
beforeAll(async () => {
  root = await copyShipped();
  const without = (file: string, ...fields: string[]) =>
    editFile(root, file, (text) =>
      fields.reduce((left, field) => left.replace(new RegExp(`^${field}:.*\n`, 'm'), ''), text),
    );
  await without('content/courses/moving-handling.yaml', 'students', 'rating');
  // Its own page shows both as figures.
  await editFile(root, 'content/pages/moving-handling.yaml', (text) =>
    text.replace(/^ *- .*\{courses\.moving-handling\.(?:students|rating)\}.*\n/gm, ''),
  );
  await without('content/events/mental-health-osce-webinar.yaml', 'attendees');
  out = await buildCopy(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a course that nobody has taken or rated yet says nothing of either', async () => {
  const factsOf = async (course: string) => {
    const html = await readFile(path.join(out, 'courses', `${course}.html`), 'utf8');
    return html.slice(html.indexOf('class="course-facts ')).split('</dl>')[0] ?? '';
  };
  for (const label of ['Students', 'Rating']) {
    expect(await factsOf('basic-life-support')).toContain(label);
    expect(await factsOf('moving-handling')).not.toContain(label);
  }
});

test('an event without a number of guests shows the other facts alone', async () => {
  const html = await readFile(path.join(out, 'events.html'), 'utf8');
  const cards = html
    .split('class="event-facts"')
    .slice(1)
    .map((card) => card.split('</dl>')[0] ?? '');
  expect(cards.length).toBeGreaterThan(1);
  expect(cards.filter((card) => !card.includes('Registered'))).toHaveLength(1);
  for (const card of cards) expect(card).toContain('Location');
});
