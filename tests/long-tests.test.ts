/** Each group of long tests has tests, and smaller ones in `npm test` that guard against the same faults. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longGroups } from './long-tests.ts';

const texts = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('long-tests.'))
    .map((file) => [
      `tests/${file.replaceAll('\\', '/')}`,
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ]),
);

test.each(longGroups)('$name: some tests have this tag', ({ name }) => {
  const uses = [`@module-tag ${name}\n`, `tags: ['${name}']`];
  expect([...texts.values()].some((text) => uses.some((use) => text.includes(use)))).toBe(true);
});

test.each(longGroups)('$name: the smaller tests are there, and not long themselves', ({ guardedBy }) => {
  expect(guardedBy.length).toBeGreaterThan(0);
  for (const [file, title] of guardedBy) {
    const text = texts.get(file) ?? '';
    const quoted = ["'", '`', '"'].map((quote) => `${quote}${title}${quote}`);
    const after = quoted.flatMap((one) => text.split(one).slice(1));
    expect(after.length, `${file}: “${title}”`).toBeGreaterThan(0);
    expect(text, file).not.toContain('@module-tag');
    expect(
      after.some((rest) => !/^, \{\s+tags:/.test(rest)),
      `${file}: “${title}”`,
    ).toBe(true);
  }
});

test('every tag is that of a group', () => {
  const tags = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/@module-tag (\S+)|tags: \['([^']+)'\]/g)].map(
      ([, ofFile, ofTest]) => ofFile ?? ofTest,
    ),
  );
  expect(tags.filter((tag) => !longGroups.some(({ name }) => name === tag))).toEqual([]);
});
