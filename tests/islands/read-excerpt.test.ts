import { describe, expect, it } from 'vitest';
import { readExcerpt, withDots } from '../../templates/islands/site-search/print-excerpt.ts';

describe('readExcerpt', () => {
  it('tells what was found from what stands around it', () => {
    expect(readExcerpt('the <mark>fluid</mark> <mark>balance</mark> chart')).toEqual([
      { text: 'the ', marked: false },
      { text: 'fluid', marked: true },
      { text: ' ', marked: false },
      { text: 'balance', marked: true },
      { text: ' chart', marked: false },
    ]);
  });

  it('reads markup in a page’s text as text', () => {
    expect(readExcerpt('&lt;b&gt; &amp; <mark>&lt;img&gt;</mark>')).toEqual([
      { text: '<b> & ', marked: false },
      { text: '<img>', marked: true },
    ]);
  });

  it('marks with dots where it was cut out of a sentence', () => {
    const dotted = (text: string) =>
      withDots(readExcerpt(text))
        .map((part) => part.text)
        .join('');
    expect(dotted('the <mark>fee</mark> is')).toBe('… the fee is …');
    expect(dotted('The <mark>fee</mark> is due.')).toBe('The fee is due.');
    expect(dotted('')).toBe('');
  });

  it('makes nothing of nothing', () => {
    expect(readExcerpt('')).toEqual([]);
  });
});
