import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { profileText } from '../../cli/print/profile-text.ts';
import { plainPaint } from '../../cli/terminal.ts';
import { startStopwatch } from '../../renderer/pipeline/take-times.ts';
import { buildSite } from '../../renderer/site.ts';

const stage = (name: 'read' | 'plan' | 'render') => ({ kind: 'stage', name }) as const;

/** A clock that advances only when told how long something took. */
function startClock() {
  let at = 1000;
  const { measure, times } = startStopwatch(() => at);
  const take = (milliseconds: number) => {
    at += milliseconds;
  };
  return { measure, times, take };
}

describe('each moment belongs to one stage', () => {
  test('a stage that another interrupts goes on when that has ended', () => {
    const { measure, times, take } = startClock();
    measure(stage('render'), () => {
      take(1);
      measure(stage('plan'), () => take(10));
      take(2);
      measure(stage('plan'), () => take(20));
    });
    take(500);
    expect(times().stages).toEqual([
      { name: 'plan', milliseconds: 30, count: 2 },
      { name: 'render', milliseconds: 3, count: 1 },
    ]);
  });

  test('a stage that waits lasts until it has what it waited for', async () => {
    const { measure, times, take } = startClock();
    const read = async () => {
      await Promise.resolve();
      take(7);
      return 'read';
    };
    expect(await measure(stage('read'), read)).toBe('read');
    take(100);
    expect(times().stages).toEqual([{ name: 'read', milliseconds: 7, count: 1 }]);
  });

  test('one that fails ends, and what is thrown is passed on', async () => {
    const { measure, times, take } = startClock();
    const fail = () => {
      take(3);
      throw new Error('broken');
    };
    expect(() => measure(stage('plan'), fail)).toThrow('broken');
    await expect(measure(stage('read'), async () => fail())).rejects.toThrow('broken');
    take(100);
    expect(times().stages.map(({ name, milliseconds }) => [name, milliseconds])).toEqual([
      ['plan', 3],
      ['read', 3],
    ]);
  });
});

test('pages, sections and files are counted and put in order, whatever stage they belong to', () => {
  const { measure, times, take } = startClock();
  const hero = { kind: 'section', name: 'hero' } as const;
  measure({ kind: 'page', name: '/' }, () => {
    measure(hero, () => take(2));
    measure({ kind: 'section', name: 'faq' }, () => take(9));
    measure(hero, () => take(3));
  });
  measure({ kind: 'file', name: 'site.yaml' }, () => take(1));
  expect(times()).toEqual({
    stages: [],
    sections: [
      { name: 'faq', milliseconds: 9, count: 1 },
      { name: 'hero', milliseconds: 5, count: 2 },
    ],
    pages: [{ name: '/', milliseconds: 14, count: 1 }],
    files: [{ name: 'site.yaml', milliseconds: 1, count: 1 }],
  });
});

describe('a build', () => {
  const root = path.join(import.meta.dirname, '../samples/valid-site');

  test('says where the time of a clock went, and is the same build', async () => {
    const out = await mkdtemp(path.join(tmpdir(), 'profile-'));
    try {
      const options = { root, out, today: new Date('2026-11-21'), until: 'check' } as const;
      const { times: none, sourceText: _, ...unmeasured } = await buildSite(options);
      expect(none).toBeUndefined();
      let ticks = 0;
      const now = () => {
        ticks += 1;
        return ticks;
      };
      const { times, sourceText: __, ...measured } = await buildSite({ ...options, now });
      expect(measured).toEqual(unmeasured);
      const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);
      expect(names(times?.stages)).toEqual(
        expect.arrayContaining(['read', 'check', 'plan', 'render', 'inspect', 'write']),
      );
      expect(names(times?.files)).toContain('site.yaml');
      expect(names(times?.pages)).toContain('/');
      expect(names(times?.sections)).toContain('page-hero');
    } finally {
      await rm(out, { recursive: true, force: true });
    }
  });
});

test('the table names stages in plain words, and the ten slowest of everything else', () => {
  const pages = Array.from({ length: 12 }, (_, index) => ({
    name: `/page-${index}`,
    milliseconds: 100 - index,
    count: 1,
  }));
  const times = {
    stages: [
      { name: 'render', milliseconds: 1200, count: 3 },
      { name: 'read', milliseconds: 300, count: 1 },
    ],
    sections: [{ name: 'hero', milliseconds: 800, count: 2 }],
    pages,
    files: [],
  };
  expect(profileText(times, 2000, plainPaint).split('\n').slice(0, 10)).toEqual([
    'Where 2.0 s went',
    '   1.2 s   60%  making HTML and PDF files from the templates',
    '  300 ms   15%  reading site.yaml and content/',
    '  500 ms   25%  everything else',
    '',
    'Slowest kinds of section to render',
    '  800 ms   40%  hero (2 sections)',
    '',
    'Slowest pages',
    '  100 ms    5%  /page-0',
  ]);
  expect(profileText(times, 2000, plainPaint)).not.toContain('/page-10');
  expect(profileText(times, 2000, plainPaint)).not.toContain('Slowest files');
});
