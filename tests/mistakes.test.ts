/**
 * Every file `samples/mistakes/GROUP/NAME.yaml` is a mistake that an editor makes in a site without mistakes, and the
 * exact words with which `site check` answers. Its keys:
 *
 * - `mistake`: what the editor did, in a sentence.
 * - `site`: `school` (the invented one in `fixtures/site`; left out, it is this one), `branch` (a branch of it, with
 *   everything named from the branch's folder), or `academy` (what this repository ships; its prices and texts may
 *   change, so only for what `school` doesn't have).
 * - The edit, in this order: `delete: [file]`, `rename: {from: to}`, `copy: {from: to}`, `write: {file: text}`,
 *   `bytes: {file: base64}`, `replace: {file: {from: to}}` (`from` stands in the file exactly once),
 *   `append: {file: text}`, `save: {file: way}`. A way is one of `Windows lines`, `byte order mark`, `ANSI`, `Unicode`.
 *   Files and folders are named from the site's folder.
 * - `‸` in a text of the edit marks where the message ought to stand. Where nothing that is written is the place:
 *   `at: {file: text}`, with the mark in a text that stands in the edited file exactly once, or
 *   `at: 'content/pages/home.yaml:3:7'`. Write it before you see what is said.
 * - `today` (left out: 2025-10-01) and `release: true`, as on the command line. What `release` says of the site without
 *   the mistake, since it is invented, is left out.
 * - `several: {count, because}`: why one mistake has more than one message. Rare.
 * - `noHint`: why there is nothing to tell the editor to write. Rare.
 * - `fixed`: the lines as `site check --fix` writes them, after which the site has no mistake (`tests/fix.test.ts`).
 * - `expected`, the last key: what `site check` prints of it, without colours, and without what it says of the site
 *   beside its mistakes (how many pages there are, what changes when). `UPDATE_SAMPLES=1` writes it, for a new file too, and
 *   keeps the rest of the file as it is: read it before you keep it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAt } from '../cli/options.ts';
import { sourceTextFinder } from '../cli/print/find-source-text.ts';
import { countText, printText } from '../cli/print/print-text.ts';
import { plain } from '../cli/terminal.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { buildSite, type Cache, createCache } from '../renderer/site.ts';
import { readCatalogue } from './diagnostics/read-catalogue.ts';
import { samples } from './lay-out-sample.ts';
import { copySite, originals, removeSite } from './mistakes/copy-site.ts';
import { makeMistake, undoMistake } from './mistakes/make-mistake.ts';
import { firstTime, type Mistake, readMistake, updateExpected } from './mistakes/read-mistake.ts';
import { uncoveredCodes } from './mistakes/uncovered-codes.ts';

const folder = path.join(samples, 'mistakes');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort();

describe('a mistake of an editor is answered as its sample says', () => {
  const sites = new Map<string, { original: string; root: string; cache: Cache }>();
  beforeAll(() => {
    // The cache is shared by all mistakes of the site, so that only what they change is read, judged and planned again.
    for (const [name, original] of Object.entries(originals))
      sites.set(name, { original, root: copySite(original), cache: createCache() });
  });
  afterAll(() => {
    for (const { root } of sites.values()) removeSite(root);
  });

  test.each(Object.keys(originals))('%s has no mistake of its own', async (site) => {
    expect((await check({ site, today: '2025-10-01', release: false })).printed).toBe('');
  });

  test.each(files)('%s', async (file) => {
    const mistake = readMistake(path.join(folder, file));
    const { diagnostics, printed, place } = await checkWith(mistake);
    if (process.env.UPDATE_SAMPLES === '1') updateExpected(path.join(folder, file), printed);
    const { expected } = readMistake(path.join(folder, file));
    expect(expected, firstTime(`tests/samples/mistakes/${file}`)).toBeDefined();
    expect(printed).toBe(expected);
    expect(diagnostics.length, 'one mistake, one message').toBe(mistake.several?.count ?? 1);
    expect(diagnostics[0]?.place).toEqual(place);
    for (const diagnostic of diagnostics) {
      expect(jargonIn(diagnostic)).toEqual([]);
      if (!mistake.noHint) expect(diagnostic.hint, 'what to write').toBeTruthy();
    }
    expect(printed).not.toMatch(
      /^\s+at .+:\d+:\d+\)?$|node:internal|\b(?:Type|Range|Reference|Syntax)Error\b/m,
    );
    expect(printed.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  /** With the place where the sample says that the message ought to stand. */
  async function checkWith(mistake: Mistake) {
    const site = siteNamed(mistake.site);
    const known = mistake.release ? (await check(mistake)).diagnostics.map(told) : [];
    try {
      const place = makeMistake(mistake, site);
      return { ...(await check(mistake, known)), place };
    } finally {
      undoMistake(mistake, site);
    }
  }

  /** `known`: what is not said again. */
  async function check(
    { site, today, release }: { site: string; today: string; release: boolean },
    known: readonly string[] = [],
  ) {
    const { root, cache } = siteNamed(site);
    const built = await buildSite({
      root,
      out: path.join(root, 'dist'),
      until: 'check',
      base: undefined,
      today: parseAt(today),
      release,
      cache,
    });
    const diagnostics = built.diagnostics.filter((diagnostic) => !known.includes(told(diagnostic)));
    const printing = { paint: plain, prefix: '', sourceText: sourceTextFinder(built, root) };
    const printed =
      diagnostics.length === 0 ? '' : `${printText(diagnostics, printing)}\n\n${countText(diagnostics)}.\n`;
    return { diagnostics, printed };
  }

  function siteNamed(name: string) {
    const site = sites.get(name);
    if (!site) throw new Error(`There is no site “${name}”.`);
    return site;
  }
});

function told({ code, place: { file, line, column } }: Diagnostic): string {
  return `${code} ${file}:${line}:${column}`;
}

/** Words that programs have for things that an editor knows by others, and what nobody says in English. What is quoted is the editor's own. */
const jargon =
  /\b(?:ajv|schema|regexp?|regular expression|parser?|tokens?|scalars?|mappings?|nodes?|AST|JSON|propert(?:y|ies)|enum|booleans?|strings?|arrays?|objects?|integers?|null|undefined|NaN|instance|validat\w*|syntax|unexpected|exception|oneOf|anyOf|mdast|hast|acorn|ESM|JSX)\b|[[{]object|(?<!there )\b(?:is|are) no\b(?! longer)|stands? (?:twice|here|there|below|above)|(?:moved|pushed) (?:in|out)\b|exchange the\b/gi;

function jargonIn({ message, hint = '' }: Diagnostic): string[] {
  const words = `${message}\n${hint}`.replaceAll(/“[^”]*”|"[^"]*"|`[^`]*`/g, '');
  return words.match(jargon) ?? [];
}

describe('the codes of the catalogue', () => {
  const expectations = readdirSync(samples, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'expected.txt')
    .map((file) => readFileSync(path.join(samples, file), 'utf8').replaceAll(/^\S+ \S+ (\S+) .*$/gm, '[$1]'));
  const said = [...expectations, ...files.map((file) => readMistake(path.join(folder, file)).expected)].join(
    '\n',
  );
  const covered = new Set([...said.matchAll(/\[([a-z0-9-]+)\]$/gm)].map(([, code]) => code));
  const codes = readCatalogue().flatMap((entry) => entry.codes);
  const without = Object.values(uncoveredCodes).flat();

  test('each has a mistake that brings it about, or a reason why there is none', () => {
    const open = codes.filter((code) => !covered.has(code) && !without.includes(code));
    expect(open).toEqual([]);
  });

  test('none that has a mistake is excused', () => {
    expect(without.filter((code) => covered.has(code))).toEqual([]);
  });

  test('every excuse is for a code that there is', () => {
    expect(without.filter((code) => !codes.includes(code))).toEqual([]);
  });
});
