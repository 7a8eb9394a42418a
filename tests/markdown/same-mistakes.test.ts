/**
 * Each mistake in the text of an article is made in a file that ends in .md as well: it has the same message at the same
 * place, unless .md allows what .mdx doesn’t.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAt } from '../../cli/options.ts';
import { buildSite, createCache } from '../../renderer/site.ts';
import { readMistakes } from '../mistakes/batch-mistakes.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';
import { caret } from '../mistakes/read-mistake.ts';

const state = { root: '' };
const cache = createCache();
beforeAll(() => {
  state.root = copySite(originals.school);
  rmSync(path.join(state.root, 'branches'), { recursive: true });
});
afterAll(() => removeSite(state.root));

/** Mistakes that consist of some lines below an article. */
const appended = readMistakes().flatMap(({ file, mistake }) => {
  const [only, ...others] = Object.entries(mistake.append);
  const isAlone = Object.entries(mistake).every(
    ([key, value]) =>
      key === 'append' ||
      !/^(delete|rename|copy|write|bytes|replace|save)$/.test(key) ||
      Object.keys(value ?? {}).length === 0,
  );
  if (!only || others.length > 0 || !isAlone || mistake.site !== 'school' || mistake.release) return [];
  return only[0].endsWith('.mdx')
    ? [{ file, mistake, article: only[0], text: only[1].replace(caret, '') }]
    : [];
});

/** In .md these are words, or notation that GitHub knows. */
const allowed = [
  'markdown/address-in-brackets.yaml',
  'markdown/class-of-a-heading.yaml',
  'markdown/class-of-a-word.yaml',
  'markdown/comment-in-html.yaml',
  'markdown/id-of-a-paragraph.yaml',
  'markdown/web-address-in-brackets.yaml',
];

/** In .md nothing fails: the same mistake is a different one, or the tag of a component. */
const different: Readonly<Record<string, readonly string[]>> = {
  'articles/box-closed-by-a-backslash.yaml': ['21:1 raw-html'],
  'articles/box-closed-by-an-empty-one.yaml': ['21:1 raw-html', '25:1 raw-html'],
  'articles/box-closed-by-another-name.yaml': ['21:1 raw-html'],
  'articles/box-in-a-list.yaml': ['23:3 raw-html'],
  'articles/box-with-half-a-quotation.yaml': ['25:1 raw-html'],
  'articles/box-without-its-bracket.yaml': ['25:1 raw-html'],
  'articles/name-without-quotes-in-a-box.yaml': ['21:1 raw-html'],
  'markdown/brace-lost-after-a-name.yaml': ['21:11 stray-brace'],
  'markdown/callout-closed-by-another-name.yaml': ['21:1 raw-html'],
  'markdown/callout-closed-in-small-letters.yaml': ['21:1 raw-html'],
  'markdown/callout-in-small-letters.yaml': ['21:1 not-a-tag'],
  'markdown/callout-opened-again-before-text.yaml': ['21:1 raw-html', '25:1 raw-html'],
  'markdown/callout-opened-again.yaml': ['21:1 raw-html', '25:1 raw-html'],
  'markdown/component-in-small-letters-where-it-opens.yaml': ['21:1 not-a-tag'],
  'markdown/component-misspelt-where-it-opens.yaml': ['21:1 raw-html'],
  'markdown/formula-with-words.yaml': ['21:6 unknown-notation'],
};

const [rest, own] = [false, true].map((isOwn) =>
  appended.filter(({ file }) => (allowed.includes(file) || Object.hasOwn(different, file)) === isOwn),
);

test.each(own?.map((one) => [one.file, one] as const) ?? [])('%s is different in .md', (_, one) =>
  holdInPlain(one, allowed.includes(one.file) ? [] : (different[one.file] ?? [])),
);

test.each(rest?.map((one) => [one.file, one] as const) ?? [])(
  '%s is the same in .md',
  { tags: ['long/mistakes'] },
  (_, one) => holdInPlain(one, messagesIn(one.mistake.expected ?? '')),
);

test('every mistake that is different is one of the samples', () => {
  expect(own?.length).toBe(allowed.length + Object.keys(different).length);
});

/** `21:10 unknown-name`. */
function messagesIn(printed: string): string[] {
  return [...printed.matchAll(/^\S+?:(\d+:\d+) (?:error|warning) .*\[([\w-]+)\]$/gm)].map(
    ([, place, code]) => `${place} ${code}`,
  );
}

async function holdInPlain(
  { mistake, article, text }: (typeof appended)[number],
  expected: readonly string[],
): Promise<void> {
  const from = path.join(state.root, article);
  const to = from.replace(/\.mdx$/, '.md');
  const before = readFileSync(from, 'utf8');
  renameSync(from, to);
  writeFileSync(to, before + text);
  try {
    const { diagnostics } = await buildSite({
      root: state.root,
      out: path.join(state.root, 'dist'),
      until: 'check',
      base: undefined,
      today: parseAt(mistake.today),
      release: false,
      cache,
    });
    const found = diagnostics.map(({ code, place }) => `${place.line}:${place.column} ${code}`);
    expect(found.sort()).toEqual([...expected].sort());
  } finally {
    rmSync(to);
    writeFileSync(from, before);
  }
}
