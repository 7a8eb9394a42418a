/**
 * Whatever the files of a site contain, checking it ends with messages, never with an error of the program. `npm run
 * hostile` tries many more.
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withEdits } from '../../bench/hostile/apply-edits.ts';
import { hostileEdits } from '../../bench/hostile/make-edits.ts';
import { parseAt } from '../../cli/options.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { buildSite, createCache } from '../../renderer/site.ts';
import { repository } from '../cli/run-site.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';

const cache = createCache();
let root: string;
beforeAll(() => {
  root = copySite(originals.school);
  rmSync(path.join(root, 'branches'), { recursive: true });
});
afterAll(() => removeSite(root));

const article = 'content/posts/new-clocks.mdx';
const seed = Number(process.env.SITE_HOSTILE_SEED ?? 20251123);

/** Work that grew with the square of these would not finish in time. */
const large: Record<string, { file: string; more: string; codes: readonly string[] }> = {
  'equal headings': { file: article, more: many(20_000, () => '\n\n## Same'), codes: ['heading-twice'] },
  'beginnings of links': {
    file: article,
    more: `\n${many(20, () => `${'[a]('.repeat(1000)}\n`)}\n`,
    codes: ['link-not-closed', 'long-sentence', 'more-warnings'],
  },
  'links to one definition': {
    file: article,
    more: `\n[a]: https://example.com\n\n${many(120_000, () => '[a][a]\n')}`,
    // The compiler stops if a definition is used too often.
    codes: ['link-without-address', 'long-sentence', 'more-warnings'],
  },
  'links to one definition, in lines that are just short enough': {
    file: article,
    more: `\n[a]: https://example.com\n\n${many(100, () => `é ${'[a] '.repeat(1990)}\n`)}`,
    codes: ['long-sentence'],
  },
  'bare addresses': {
    file: article,
    more: `\n${many(90_000, () => 'www.a.org\n')}`,
    codes: ['long-sentence'],
  },
  'bare addresses in one line': {
    file: article,
    more: `\n${many(90_000, () => 'www.a.org ')}\n`,
    codes: ['markdown-excess'],
  },
  spaces: { file: article, more: `\na${' '.repeat(300_000)}b\n`, codes: [] },
  'components in components': {
    file: article,
    more: `\n${many(20_000, () => '<Callout title="a">\n\n')}${many(20_000, () => '</Callout>\n\n')}`,
    codes: ['markdown-excess'],
  },
  'acceptances of nothing': {
    file: 'site.yaml',
    more: many(
      8000,
      (index) => `  - { code: long-sentence, file: content/a${index}.mdx, reason: We know that. }\n`,
    ),
    codes: ['acceptance-of-no-file', 'more-warnings'],
  },
  'redirects to one page': {
    file: 'site.yaml',
    more: `\nredirects:\n${many(20_000, (index) => `- { from: /o${index}, to: /courses }\n`)}`,
    codes: [],
  },
  'redirects to pages that there are not': {
    file: 'site.yaml',
    more: `\nredirects:\n${many(20_000, (index) => `- { from: /o${index}, to: /curses${index} }\n`)}`,
    codes: ['redirect-to-nowhere'],
  },
  'unknown fields': {
    file: 'site.yaml',
    more: `\n${many(20_000, (index) => `key-${index}: ${index}\n`)}`,
    codes: ['more-mistakes', 'unknown-key'],
  },
  'redirects in a chain that ends nowhere': {
    file: 'site.yaml',
    more: `\nredirects:\n${many(20_000, (index) => `- { from: /o${index}, to: /o${index + 1} }\n`)}`,
    codes: ['redirect-to-nowhere'],
  },
  'things of a list that are all too short': {
    file: 'site.yaml',
    more: `\nredirects:\n${many(20_000, (index) => `- { from: a${index}, to: /b }\n`)}`,
    codes: ['more-mistakes', 'wrong-form'],
  },
  sections: {
    file: 'content/pages/osce.yaml',
    more: many(8000, (index) => `  - { section: prose, body: Some words ${index}. }\n`),
    codes: [],
  },
  'lines that can’t be read': {
    file: 'content/facts.yaml',
    more: `\n${many(20_000, (index) => `k${index}: "x\n`)}`,
    codes: ['more-mistakes', 'yaml-quote-open'],
  },
  'a long word that is nearly another': {
    file: article,
    more: `\n[x](#${'a'.repeat(100_000)})\n\n## ${'a'.repeat(100_000)}b\n`,
    codes: ['anchor-missing'],
  },
};

function many(count: number, of: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => of(index)).join('');
}

const everyTime = ['equal headings', 'unknown fields'];

test.each(everyTime)('20,000 times: %s', holdLarge);
test.each(Object.keys(large).filter((name) => !everyTime.includes(name)))(
  '20,000 times: %s',
  { tags: ['long/fuzz'] },
  holdLarge,
);

async function holdLarge(name: string): Promise<void> {
  const { file = '', more = '', codes = [] } = large[name] ?? {};
  const change = (before: Uint8Array) => Buffer.concat([before, Buffer.from(more)]);
  const found = await withEdits(root, [{ file, name, change }], check);
  expect([...new Set(found.map(({ code }) => code))].toSorted()).toEqual(codes);
}

test('signs of patterns in a word that addresses are made of', async () => {
  const change = (before: Uint8Array) =>
    Buffer.from(
      Buffer.from(before)
        .toString()
        .replace(/^ {2}pagePath: .*$/m, "  pagePath: '([*'"),
    );
  const found = await withEdits(root, [{ file: 'content/wording.yaml', name: 'brackets', change }], check);
  expect(found.map(({ code }) => code)).toEqual(['wrong-form']);
});

// Keep this last: when its time is up, an edit may still be in progress.
test('300 hostile edits of a site', { tags: ['long/fuzz'], timeout: 120_000 }, async () => {
  const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|mdx|svg)$/.test(file))
    .map((file) => path.posix.join('content', file))
    .sort();
  const schemas = await loadSchemas([path.join(repository, 'schemas')]);
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(hostileEdits({ files: ['site.yaml', ...files], schemas }), async (edits) => {
      await withEdits(root, edits, check);
      tried += 1;
    }),
    { numRuns: 300, seed, interruptAfterTimeLimit: 60_000, verbose: 1 },
  );
  expect(tried).toBeGreaterThan(10);
});

async function check(): Promise<readonly Diagnostic[]> {
  const { ok, diagnostics } = await buildSite({
    root,
    out: path.join(root, 'dist'),
    until: 'check',
    base: undefined,
    today: parseAt('2025-10-01'),
    release: false,
    cache,
  });
  if (!ok && diagnostics.length === 0) throw new Error('It fails and says nothing.');
  return diagnostics;
}
