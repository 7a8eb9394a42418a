// @module-tag long/fuzz
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasDrifted } from '../../renderer/drift/overriding-lines.ts';
import { keepLines } from '../../renderer/features/branches/drift/keep-lines.ts';
import type { SettledFile } from '../../renderer/features/branches/drift/settled-file.ts';
import { takeLines } from '../../renderer/features/branches/drift/take-lines.ts';
import { notations } from '../read/layers/notations.ts';
import { trees } from '../read/layers/tree.ts';
import { writeTree } from '../read/layers/write-tree.ts';
import { type LaidOver, layOver } from './laid-over.ts';

const plainly = { choices: [], newline: '\n', ends: true } as const;
const own = fc
  .record({ tree: trees, notation: notations })
  .map(({ tree, notation }) => writeTree(tree, notation).text);
const base = trees.map((tree) => writeTree(tree, plainly).text);
const runs = { numRuns: 50 };

test('what is kept says the same, remembers all that it replaces, and has nothing else in it that is new', () => {
  fc.assert(
    fc.property(own, base, (text, before) => {
      const laid = layOver(text, before);
      const kept = layOver(keep(laid, laid.lines), before);
      expect(kept.merged.value).toEqual(laid.merged.value);
      expect(kept.lines.map(({ note }) => note?.on)).toEqual(laid.lines.map(() => '2026-05-03'));
      expect(kept.lines.filter(hasDrifted)).toEqual([]);
      expect(withoutMemories(kept)).toBe(text);
    }),
    runs,
  );
});

test('a line has drifted exactly where its base says something else than when it was kept', () => {
  fc.assert(
    fc.property(own, base, base, (text, before, after) => {
      const laid = layOver(text, before);
      const kept = keep(laid, laid.lines);
      const were = new Map(layOver(kept, before).lines.map((line) => [line.line.end, line]));
      const now = layOver(kept, after);
      for (const line of now.lines) {
        const known = were.get(line.line.end);
        if (!known || known.overrides.length !== line.overrides.length) continue;
        if (!isDeepStrictEqual(pathsOf(known), pathsOf(line))) continue;
        const isSame = isDeepStrictEqual(
          known.overrides.map(({ was }) => was),
          line.overrides.map(({ was }) => was),
        );
        expect(hasDrifted(line)).toBe(!isSame);
      }
      const again = layOver(keep(now, now.lines.filter(hasDrifted)), after);
      expect(again.lines.filter(hasDrifted)).toEqual([]);
      expect(withoutMemories(again)).toBe(withoutMemories(now));
    }),
    runs,
  );
});

test('what is taken over says what the base says, and what the base does not have stays', () => {
  fc.assert(
    fc.property(own, base, fc.boolean(), (text, before, isKept) => {
      const laid = layOver(text, before);
      const result = layOver(take(isKept ? layOver(keep(laid, laid.lines), before) : laid), before);
      expect(result.lines.filter(({ overrides }) => overrides.some(isOther))).toEqual([]);
      expect(sorted(result.merged.value)).toEqual(sorted(layOver(before, text).merged.value));
    }),
    runs,
  );
});

test('taking over only takes characters away, where no value has to be written', () => {
  fc.assert(
    fc.property(own, base, (text, before) => {
      const taken = take(layOver(text, before));
      if (taken.includes('2026-05-04')) return;
      expect(isWithin(taken, text)).toBe(true);
    }),
    runs,
  );
});

function keep({ own: file }: LaidOver, lines: LaidOver['lines']): string {
  return textOf(keepLines(file, lines, '2026-05-03'));
}

/** The file stays, even if nothing is left in it. */
function take({ own: file, merged, lines }: LaidOver): string {
  const overrides = merged.overrides ?? [];
  return textOf(takeLines(file, lines, { overrides, day: '2026-05-04', mayGo: false }));
}

function textOf(settled: SettledFile): string {
  if (settled.kind === 'lost')
    throw new Error(`lost: ${settled.line.text.text.slice(0, settled.line.line.end)}`);
  if (settled.text === undefined) throw new Error('the file is to go');
  return settled.text;
}

function withoutMemories({ own: { text }, lines }: LaidOver): string {
  return lines.reduceRight((left, { note }) => {
    if (!note) return left;
    return left.slice(0, note.start - 1) + left.slice(note.end);
  }, text);
}

function pathsOf({ overrides }: LaidOver['lines'][number]) {
  return overrides.map(({ path }) => path);
}

function isOther({ was, now }: { was: unknown; now: unknown }): boolean {
  return !isDeepStrictEqual(was, now);
}

/** Things in lists sorted by their ids: their order is not compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(sorted);
    return items.some((item) => idOf(item) !== '')
      ? items.sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
      : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sorted(part)]));
}

function idOf(item: unknown): string {
  return typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : '';
}

/** Whether all characters of a text occur in another one, in the same order. */
function isWithin(text: string, other: string): boolean {
  let at = 0;
  for (const character of other) if (text.startsWith(character, at)) at += character.length;
  return at === text.length;
}
