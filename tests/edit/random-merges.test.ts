import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bodyBlocks } from '../../renderer/features/edit/merge/body-blocks.ts';
import { mergeTexts } from '../../renderer/features/edit/merge/merge-texts.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { isOnePath } from '../../renderer/source/compare-paths.ts';
import { type Chance, chanceFrom, pick } from './random-edits.ts';
import { doMeet, hasBoth, pickPair } from './random-merges.ts';

const files = execFileSync('git', ['ls-files', 'content', 'tests/fixtures/site'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:yaml|mdx)$/.test(file));

test('of two hundred pairs of edits, none is lost, and only those of the same value are conflicts', () => {
  const chance = chanceFrom(20261130);
  const count = { merged: 0, conflict: 0, unreadable: 0 };
  for (let pairs = 0; pairs < 200; ) {
    const pair = pickPair(files, chance, pairs % 2 === 0 ? 'near' : 'anywhere');
    if (!pair) continue;
    pairs += 1;
    const { base, first, second, theirs, mine } = pair;
    const { file, text } = base;
    const done = mergeTexts({ file, base: text, theirs, mine });
    const told = `${file} ${JSON.stringify([first, second, done])}`;
    count[done.kind] += 1;
    if (done.kind === 'merged')
      expect(hasBoth(parseSource(file, done.text).source.value, pair), told).toBe(true);
    if (done.kind !== 'conflict') continue;
    expect(doMeet(pair), told).toBe(true);
    for (const { path } of done.conflicts)
      expect(isOnePath(path, first.path) && isOnePath(path, second.path), told).toBe(true);
  }
  expect(count.unreadable).toBe(0);
  expect(count.conflict).toBeGreaterThan(20);
  expect(count.merged).toBeGreaterThan(100);
});

type BlockEdit = (blocks: readonly string[]) => readonly string[];

test('of two hundred edits of two blocks of an article, none is lost', () => {
  const chance = chanceFrom(7);
  const articles = files.filter((file) => file.endsWith('.mdx'));
  for (let pairs = 0; pairs < 200; pairs += 1) {
    const file = pick(articles, chance) ?? '';
    const text = readFileSync(file, 'utf8');
    const start = parseSource(file, text).source.body?.start ?? 0;
    const { above, blocks } = bodyBlocks(text.slice(start));
    const words = blocks.map((block) => block.words);
    if (words.length < 3) continue;
    const one = Math.floor(chance() * words.length);
    const other = (one + 1 + Math.floor(chance() * (words.length - 1))) % words.length;
    const [first, second] = [pickBlockEdit(one, 'one', chance), pickBlockEdit(other, 'other', chance)];
    const write = (now: readonly string[]) =>
      `${text.slice(0, start)}${above}${now.flatMap((block) => (block === '' ? [] : [block])).join('\n\n')}\n`;
    const done = mergeTexts({
      file,
      base: write(words),
      theirs: write(first(words)),
      mine: write(second(words)),
    });
    expect(done, `${file} ${one} ${other}`).toEqual({ kind: 'merged', text: write(second(first(words))) });
  }
});

/** Blocks keep their positions: one that is removed is empty, one that is added is part of that before it. */
function pickBlockEdit(at: number, word: string, chance: Chance): BlockEdit {
  const kind = chance();
  const edited = (block: string) => {
    if (kind < 0.3) return '';
    return kind < 0.6 ? `${block}\n\nNew ${word}.` : `${block}\nMore of the ${word}.`;
  };
  return (blocks) => blocks.map((block, index) => (index === at ? edited(block) : block));
}
