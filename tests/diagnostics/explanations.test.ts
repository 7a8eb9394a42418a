/** The explanations of `site explain`, which follow each message in the catalogue. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExplanationPart } from '../../cli/explain/explanation.ts';
import { firstSentenceOf } from '../../cli/explain/explanation-text.ts';
import { loadExplanations } from '../../cli/explain/load-explanations.ts';
import { parseAt } from '../../cli/options.ts';
import {
  buildSite,
  type Cache,
  checkSite,
  createCache,
  type Diagnostic,
  readSite,
} from '../../renderer/site.ts';
import { lateCodes } from '../mistakes/batch-mistakes.ts';
import { layOver } from './lay-over.ts';

const repository = path.join(import.meta.dirname, '../..');
const explanations = loadExplanations(repository);

describe('the explanations', () => {
  test.each(explanations)(
    '$code: a summary in a line, what to do, and a right example for each wrong one',
    (one) => {
      const texts = one.parts.filter(({ kind }) => kind === 'text');
      expect(one.subject).not.toBe('');
      expect(firstSentenceOf(one).length).toBeGreaterThan(15);
      expect(firstSentenceOf(one).length).toBeLessThan(140);
      expect(texts.length).toBeGreaterThan(1);
      const verdicts = one.parts.flatMap((part) => (part.kind === 'example' ? [part.verdict] : []));
      expect(verdicts).toEqual(verdicts.map((_, index) => (index % 2 === 0 ? 'wrong' : 'right')));
      expect(verdicts.length % 2).toBe(0);
      // An unparsed fence would be a paragraph.
      expect(texts.filter((part) => part.text.includes('```'))).toEqual([]);
    },
  );

  // Sites of every trade read them. Whoever mends a boat learns nothing from an exam for nurses.
  test.each(explanations)('$code: no word of the academy', ({ parts }) => {
    expect(parts.map(({ text }) => text).filter((text) => ofTheAcademy.test(text))).toEqual([]);
  });
});

const ofTheAcademy = /\b(?:osces?|oet|cbt|nmc|nurs\w*|midwi\w*|london|academy|nepal branch)\b/i;

type Example = Extract<ExplanationPart, { kind: 'example' }> & { file: string };

describe('the examples of an explanation, laid over a site without mistakes,', () => {
  const original = path.join(repository, 'tests/fixtures/site');
  const today = parseAt('2025-10-01');
  let root = '';
  let cache: Cache;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'site-explanations-'));
    cpSync(original, root, { recursive: true });
    cache = createCache();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const cases = explanations
    .map(({ code, parts }) => ({ code, examples: parts.filter(isLaidOver) }))
    .filter(({ examples }) => examples.length > 0);

  test('are there for most codes that an editor may meet', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  test.each(cases)('give $code where they are wrong', async ({ code, examples: [wrong] }) => {
    expect(wrong?.verdict).toBe('wrong');
    if (wrong) expect(await laidOver(wrong, judgeOf(code))).toContain(code);
  });

  test.each(cases)(
    'don’t give $code where they are right',
    { tags: ['long/mistakes'] },
    async ({ code, examples: [, ...right] }) => {
      for (const one of right) expect(await laidOver(one, judgeOf(code))).not.toContain(code);
    },
  );

  /** A problem that only the finished pages show needs all of them. */
  function judgeOf(code: string): Judge {
    return lateCodes.has(code) ? judgePages : judgeFiles;
  }

  type Judge = (release: boolean) => Promise<Diagnostic[]>;

  const judgeFiles: Judge = async (release) => {
    const read = await readSite({ root, cache });
    return [...read.diagnostics, ...checkSite(read, { today, release, cache }).diagnostics];
  };

  const judgePages: Judge = async (release) => {
    const out = path.join(root, 'dist');
    const built = await buildSite({ root, out, until: 'check', base: undefined, today, release, cache });
    return built.diagnostics;
  };

  async function laidOver({ file, text }: Example, judge: Judge): Promise<string[]> {
    const target = path.join(root, file);
    const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, layOver(before ?? '', text, file));
      const diagnostics = await judge(/^(?:sample|placeholder): true$/m.test(text));
      return diagnostics.map(({ code }) => code);
    } finally {
      if (before === undefined) rmSync(target);
      else writeFileSync(target, before);
    }
  }
});

function isLaidOver(part: ExplanationPart): part is Example {
  return part.kind === 'example' && part.file !== undefined;
}
