/**
 * What the map says is tried: a value is really changed, and the text that it was found by has to change.
 * @module-tag long/uses
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocatedText, LocatedValue } from '../../renderer/site.ts';
import { createCache, editSite, mapTexts } from '../../renderer/site.ts';
import { otherEdits } from './other-edits.ts';
import { chanceFrom } from './random-edits.ts';

const today = new Date('2026-11-22T12:00:00Z');
const cache = createCache();
const addresses = [
  '/',
  '/courses',
  '/articles',
  '/checkout/adult-online',
  '/blog/first-assessment',
  '/midwifery',
];
let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changed-values-'));
  cpSync(path.join(import.meta.dirname, '../fixtures/site'), root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function textsOf(address: string): Promise<readonly LocatedText[]> {
  const found = await mapTexts({ root, address, today, cache });
  return found.kind === 'page' ? found.texts : [];
}

/** Where a text is, without what it says. */
const spotOf = ({ text: _text, values: _values, isProven: _isProven, ...spot }: LocatedText) =>
  JSON.stringify(spot);

/** Undefined if no other value is allowed there; otherwise whether the text is another one with it. */
async function changes(
  value: LocatedValue,
  text: LocatedText,
  address: string,
): Promise<boolean | undefined> {
  let isTried = false;
  for (const edit of otherEdits(root, value)) {
    const done = await editSite({ root, today, cache, edits: [{ file: value.file, edit }], until: 'write' });
    if (done.kind === 'refused') continue;
    const now = await textsOf(address);
    for (const { file, before = '' } of done.files) writeFileSync(path.join(root, file), before);
    if (now.find((one) => spotOf(one) === spotOf(text))?.text !== text.text) return true;
    isTried = true;
  }
  return isTried ? false : undefined;
}

/** One text for each kind of value: of each file’s folder, and by how many values it is made of. */
function sampleOf(texts: readonly LocatedText[], seed: number): LocatedText[] {
  const chance = chanceFrom(seed);
  const byKind = new Map<string, LocatedText[]>();
  for (const text of texts.filter(
    ({ isProven, text: words }) => isProven && /^[^/:]*\p{L}[^/:]*$/u.test(words),
  )) {
    const folder = path.dirname(text.values[0]?.file ?? '');
    const kind = [text.kind, folder, Math.sign(text.section), Math.min(text.values.length, 2)].join();
    byKind.set(kind, [...(byKind.get(kind) ?? []), text]);
  }
  return [...byKind.values()].flatMap((same) => same[Math.floor(chance() * same.length)] ?? []);
}

test.each(addresses)(
  'a text of %s changes with the first of its values',
  { timeout: 120_000 },
  async (address) => {
    const unchanged: unknown[] = [];
    let tried = 0;
    for (const text of sampleOf(await textsOf(address), 42)) {
      const [value] = text.values;
      const isChanged = value && (await changes(value, text, address));
      if (isChanged) tried += 1;
      else if (isChanged === false) unchanged.push([text.text, value]);
    }
    expect(unchanged).toEqual([]);
    expect(tried).toBeGreaterThan(2);
  },
);
