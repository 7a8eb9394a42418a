import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../renderer/features/build-site.ts';
import { buildShards, emptyPlace, merge, newMachine, today } from './machines.ts';
import { readWhole } from './read-whole.ts';

/** Each has its own stylesheet. */
const sections = [
  '{ section: split, title: Two halves, body: And a text., picture: { src: photo.jpg, alt: Blue } }',
  '{ section: faq, title: Questions, items: [{ question: Is it far?, answer: Not very. }] }',
  '{ section: prose, title: A text, body: With one line. }',
  '{ section: checklist, title: A list, items: [One, Two] }',
  '{ section: steps, title: The way, items: [{ title: First, text: Begin. }, { title: Then, text: Go on. }] }',
  '{ section: statistics, title: Numbers, items: [{ value: "3", label: Rooms }, { value: "4", label: Doors }] }',
];

/** A page's sections determine its stylesheets; of so many, only the first are inlined in their pages. */
const pages = 50;

test('whether styles stand in the page is decided for all pages together', async () => {
  const machine = await newMachine('tests/fixtures/small-site');
  addPages(machine.root);
  const { root, cache } = machine;
  const out = emptyPlace('dist');
  const { ok, diagnostics } = await buildSite({ root, cache, out, today });
  expect(ok).toBe(true);
  // The only problem of so many pages: nothing links to them.
  expect(diagnostics.filter(({ code }) => code !== 'page-unlinked')).toEqual([]);
  const single = readWhole(out);
  expect([...single.keys()].filter((file) => /^assets\/styles\./.test(file))).not.toEqual([]);
  const merged = await merge(machine, await buildShards([machine], { count: 3 }), {
    now: () => performance.now(),
  });
  expect(merged.built.ok).toBe(true);
  expect(readWhole(merged.out)).toEqual(single);
  const anew = merged.built.times?.pages.length ?? 0;
  expect(anew).toBeGreaterThan(0);
  expect(anew).toBeLessThan(pages / 2);
});

function addPages(root: string): void {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  for (const number of numbers)
    writeFileSync(join(root, `content/pages/page-${number}.yaml`), pageText(number));
  const routes = numbers.map((number) => `  - { path: /page-${number}, page: page-${number} }\n`).join('');
  const file = join(root, 'site.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('routes:\n', `routes:\n${routes}`));
}

/** The sections are the binary digits of its number. */
function pageText(number: number): string {
  const chosen = sections.filter((_, index) => (number >> index) % 2 === 1);
  return `title: Page ${number}\ndescription: This is page ${number} of many, all of which have other sections.\nsections:\n  - { section: page-hero, title: Page ${number} }\n${chosen
    .map((section) => `  - ${section}\n`)
    .join('')}`;
}
