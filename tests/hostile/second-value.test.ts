/** Only the second of two values that links use as addresses is bad: each kind of output has such links. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAt } from '../../cli/options.ts';
import { buildSite, createCache } from '../../renderer/site.ts';
import { readPdf } from '../documents/read-pdf.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';

const day = '2025-10-01';
const cache = createCache();
let root = '';

const sound: readonly (readonly [file: string, from: string, to: string])[] = [
  ['content/pages/tutor.yaml', '"{tutor.name}, {tutor.role}"', '"{tutor.name}, a tutor"'],
  ['content/pages/tutor.yaml', 'so is a chat.', 'so is [a look]({tutor.role}).'],
  ['content/tutors/amos-field.yaml', 'role: OSCE tutor', 'role: https://amos.example.org/'],
  ['content/tutors/ruth-bell.yaml', 'role: OET tutor', 'role: https://ruth.example.org/'],
  ['content/events/adult-evening.yaml', 'location: Online', 'location: https://adult.example.org/'],
  [
    'content/events/adult-evening.yaml',
    'registrationLink: https://register.example.org/adult',
    'registrationLink: "{event.location}"',
  ],
  [
    'content/events/full-circuit.yaml',
    'location: "{site.contact.branches.skills-lab.address.name}, {site.contact.branches.skills-lab.address.city}"',
    'location: https://circuit.example.org/',
  ],
  [
    'content/events/full-circuit.yaml',
    'registrationLink: https://register.example.org/circuit',
    'registrationLink: "{event.location}"',
  ],
  ['content/courses/theory.yaml', 'location: Online', 'location: https://theory.example.org/'],
  ['content/courses/english.yaml', 'location: Online', 'location: https://english.example.org/'],
  [
    'content/posts/first-assessment.mdx',
    'Work from the airway',
    '[The theory]({courses.theory.location}) or [the English]({courses.english.location}), work from the airway',
  ],
  ['site.yaml', '    posts: [', '    posts: [first-assessment, '],
];

beforeAll(async () => {
  root = copySite(originals.school);
  for (const [file, from, to] of sound) replace(file, from, to);
  expect((await build()).filter(({ severity }) => severity === 'error')).toEqual([]);
});
afterAll(() => removeSite(root));

test('the values of all entries are printed as they are', () => {
  expect(output('tutors/ruth-bell.html')).toContain('href="https://ruth.example.org/"');
  expect(output('feed.xml')).toContain('href="https://english.example.org/"');
  expect(output('feed.json')).toContain('href=\\"https://english.example.org/\\"');
  expect(output('events/full-circuit.ics')).toContain('URL:https://circuit.example.org/');
  expect(output('events.html')).toContain('"https://circuit.example.org/"');
  const { objects } = readPdf(readFileSync(path.join(root, 'dist/downloads/harbour-osce-guide.pdf')));
  expect(objects.join('')).toContain('(https://english.example.org/)');
});

describe.each([
  ['a page', 'content/tutors/ruth-bell.yaml', 'https://ruth.example.org/'],
  ['a calendar', 'content/events/full-circuit.yaml', 'https://circuit.example.org/'],
  ['a feed and a document', 'content/courses/english.yaml', 'https://english.example.org/'],
])('for %s', (_what, file, good) => {
  const hostile = ['"javascript:alert(1)"', '" DATA\\n:text/html,x"'];

  test.each(hostile)('%s is refused where it is written, and nothing is written', async (bad) => {
    const before = stamps();
    replace(file, good, bad);
    try {
      const found = await build();
      const line = lineOf(file, bad);
      expect(found.map(({ code, place }) => [code, place.file, place.line])).toEqual([
        ['wrong-link', file, line],
      ]);
      expect(stamps()).toEqual(before);
    } finally {
      replace(file, bad, good);
    }
  });
});

async function build() {
  const out = path.join(root, 'dist');
  const { diagnostics } = await buildSite({ root, out, cache, until: 'write', today: parseAt(day) });
  return diagnostics;
}

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no “${from}”.`);
  writeFileSync(
    path.join(root, file),
    text.replace(from, () => to),
  );
}

function lineOf(file: string, text: string): number {
  return readFileSync(path.join(root, file), 'utf8').split(text)[0]?.split('\n').length ?? 0;
}

function output(name: string): string {
  return readFileSync(path.join(root, 'dist', name), 'utf8');
}

/** Time and size of every file of the finished site. */
function stamps(): string[] {
  const dist = path.join(root, 'dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const { mtimeMs, size } = statSync(path.join(dist, name));
      return `${name} ${mtimeMs} ${size}`;
    });
}
