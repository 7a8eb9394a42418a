import { describe, expect, it } from 'vitest';
import { changeWords, queryWords, reasonForAllWords } from '../../cli/print/reason-words.ts';
import { pageWhyText, type Why, whyText } from '../../cli/print/why-text.ts';
import { plainPaint } from '../../cli/terminal.ts';
import { displayWidth } from '../../diagnostics/display-width.ts';
import type { ChangedRead, RebuiltPage, Way } from '../../renderer/site.ts';

const words = { kinds: [{ collection: 'courses', word: 'course' }], code: [] };
const place = { file: 'content/courses/osce.yaml', line: 6, column: 8 };
const price: ChangedRead = { kind: 'value', place, path: ['price'], before: '349.99', now: '379.99' };
const card: Way['through'][number] = { ask: 'entry', kind: 'courses', id: 'osce', form: 'card' };

function why(pages: RebuiltPage[], more: Partial<Why> = {}): Why {
  return { build: 'next', pages: 86, rebuild: { ...words, all: [], pages }, ...more };
}

function readBy(address: string, ...ways: Way[]): RebuiltPage {
  return { address, reason: { kind: 'reads', ways } };
}

describe('a change in words', () => {
  it.each<[string, ChangedRead]>([
    ['courses/osce.yaml price 349.99 → 379.99', price],
    [
      'courses/osce.yaml sections 3 title added: Fees',
      { kind: 'value', place, path: ['sections', 2, 'title'], now: 'Fees' },
    ],
    ['courses/osce.yaml price removed: 349.99', { kind: 'value', place, path: ['price'], before: '349.99' }],
    ['courses/osce.yaml features changed', { kind: 'value', place, path: ['features'] }],
    [
      'courses/ओएससीई.yaml title पुरानो → नयाँ',
      {
        ...price,
        place: { ...place, file: '../../content/courses/ओएससीई.yaml' },
        path: ['title'],
        before: 'पुरानो',
        now: 'नयाँ',
      },
    ],
    ['posts/a.mdx text edited', { kind: 'text', place: { ...place, file: 'content/posts/a.mdx' } }],
    ['posts/a.mdx added', { kind: 'added', place: { ...place, file: 'content/posts/a.mdx' } }],
    [
      '2026-03-01T10:00:00Z has passed',
      { kind: 'answer', query: { ask: 'past', instant: '2026-03-01T10:00:00Z' } },
    ],
    ['media/team.jpg changed', { kind: 'answer', query: { ask: 'media', name: 'team.jpg' } }],
    ['the page at /kurs came or went', { kind: 'answer', query: { ask: 'address', address: '/kurs' } }],
  ])('%s', (text, change) => {
    expect(changeWords(change, words)).toBe(text);
  });

  it('names an entry where the change is in another file', () => {
    expect(queryWords(card, words, place.file)).toBe('course card');
    expect(queryWords(card, words, 'content/facts.yaml')).toBe('course card osce');
    expect(queryWords({ ...card, kind: 'treatments' }, words, 'content/facts.yaml')).toBe(
      'treatments card osce',
    );
  });
});

describe('a reason for every page', () => {
  it.each([
    ['site 0.1.0 itself has changed', { kind: 'program', before: '0.1.0', now: '0.1.0' }],
    [
      'the last build was made by site 0.1.0, this is 0.2.0',
      { kind: 'program', before: '0.1.0', now: '0.2.0' },
    ],
    [
      'the last build was made with Node 20.19.0, this is Node 24.1.0',
      { kind: 'node', before: '20.19.0', now: '24.1.0' },
    ],
    ['the path on the host / → /branch', { kind: 'base', before: '', now: '/branch' }],
    [
      'wording.yaml money free Free → Kostenlos',
      { kind: 'setting', file: 'content/wording.yaml', name: 'money free', before: 'Free', now: 'Kostenlos' },
    ],
  ] as const)('%s', (text, reason) => {
    expect(reasonForAllWords(reason, words)).toBe(text);
  });

  it('names three files and counts the others', () => {
    const code = ['schemas/a.schema.json', 'schemas/b.schema.json', 'kinds/c.ts', 'kinds/d.ts', 'kinds/e.ts'];
    expect(reasonForAllWords({ kind: 'code' }, { ...words, code })).toBe(
      'schemas/a.schema.json, schemas/b.schema.json, kinds/c.ts and 2 more files changed',
    );
  });
});

describe('the reasons of pages', () => {
  const ways: Way[] = [{ from: price, through: [card] }];

  it('stand together where they are the same', () => {
    const pages = ['/', '/courses'].map((address) => readBy(address, ...ways));
    expect(whyText(why([...pages, readBy('/checkout/osce', { from: price, through: [] })]), plainPaint)).toBe(
      'The next build would make 3 of 86 pages again:\n' +
        '  courses/osce.yaml price 349.99 → 379.99\n' +
        '    → course card → /, /courses\n' +
        '    → /checkout/osce',
    );
  });

  it('name every page only where it is every page, and no more pages than can be read', () => {
    const all = Array.from({ length: 86 }, (_, index) => readBy(`/courses/number-${index}`, ...ways));
    expect(whyText(why(all), plainPaint)).toContain('make all 86 pages again:');
    expect(whyText(why(all), plainPaint)).toContain('course card → every page');
    expect(whyText(why(all.slice(1)), plainPaint)).toContain('and 73 more pages');
  });

  it('fit 80 columns in any script', () => {
    const title: ChangedRead = {
      ...price,
      path: ['title'],
      before: '看護師'.repeat(20),
      now: 'পরীক্ষা '.repeat(12),
    };
    const text = pageWhyText('/blog', why([readBy('/blog', { from: title, through: [card] })]), plainPaint);
    for (const line of text.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(80);
  });

  it('say where nothing is known but that something has changed', () => {
    expect(pageWhyText('/a', why([readBy('/a')]), plainPaint)).toBe(
      '/a would be made again:\n  something that it is made of has changed → /a',
    );
  });

  it('leave the sections out where all that surrounds the page has changed', () => {
    const reason = {
      kind: 'templates',
      parts: [{ part: 'frame' }, { part: 'section', name: 'hero' }],
    } as const;
    expect(pageWhyText('/a', why([{ address: '/a', reason }]), plainPaint)).toBe(
      '/a would be made again:\n  templates changed → what surrounds every page → /a',
    );
  });
});
