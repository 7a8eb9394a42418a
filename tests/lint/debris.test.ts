import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findIn } from '../../renderer/lint/find-in.ts';
import { findHtml } from '../../renderer/lint/words/find-html.ts';
import { findWordDebris } from '../../renderer/lint/words/find-word-debris.ts';
import { checkEdited } from '../check/check-edited.ts';

const article = 'content/posts/first-day.mdx';

/** Diagnostics for a paragraph of an article: code, place within the paragraph, hint. */
async function said(written: string): Promise<string[]> {
  const { diagnostics } = await checkEdited({ [article]: [[paragraph, `${written}\n\n${paragraph}`]] });
  return diagnostics.map(
    ({ code, place, hint }) => `${code} ${place.line - line + 1}:${place.column} ${hint}`,
  );
}

const paragraph = 'The test has {facts.osce.stations} stations.';
const line = 12;

describe('what was meant as Markdown and is none', () => {
  test.each([
    ['Look at [the shop] (/shop) first.', 'link-with-gap 1:9 Write [the shop](/shop)'],
    ['Look at [the shop](/shop first.', 'link-not-closed 1:9 Write [the shop](/shop)'],
    ['Look at [the shop(/shop) first.', 'link-not-closed 1:9 Write [the shop](/shop)'],
    ['Look at (the shop)[/shop] first.', 'link-reversed 1:9 Write [the shop](/shop)'],
    ['Go to [the shop](https://example.org/our shop).', 'link-with-spaces 1:7 '],
    ['See [the rules][rules].', 'link-without-address 1:5 '],
    ['Take **both hands for it.', 'mark-not-closed 1:6 '],
    ['Take ** both hands ** for it.', 'mark-with-spaces 1:6 Write **both hands**'],
    ['Take *both hands for it.', 'mark-not-closed 1:6 '],
    ['The nurse`s fob.', 'mark-not-closed 1:10 '],
    ['###On the ward', 'heading-without-space 1:1 Write ### On the ward'],
    ['#On the ward', 'heading-without-space 1:1 Write ## On the ward'],
    ['**On the ward**', 'bold-as-heading 1:1 Write ## On the ward or'],
    ['__On the ward__', 'bold-as-heading 1:1 Write ## On the ward or'],
    ['-one fob\n-one pen', 'list-without-space 1:1 Write - one fob'],
    ['- one fob\n-one pen', 'list-without-space 2:1 Write - one pen'],
    ['1)Sign in\n2)Sit down', 'list-without-space 1:1 Write 1) Sign in'],
    ['*fob\n*pen', 'list-without-space 1:1 Write * fob'],
    ['You need:\n• a fob\n• a pen', 'typed-bullet 2:1 Write a hyphen and a space instead: - a fob'],
    ['That was the first day.\n---', 'rule-under-text 2:1 '],
    ['| Fob | Pen |\n| 1 | 2 |', 'table-without-ruler 1:1 Put this line under its first line: | --- | --- |'],
    ['| Fob | Pen |\n| --- |\n| 1 | 2 |', 'table-ruler-cells 2:1 Write | --- | --- |'],
    ['| Fob | Pen |\n| --- | --- |\n| 1 |', 'table-cells 3:1 '],
    ['| Fob | Pen |\n| --- | --- |\n| 1 | 2 | 3 |', 'table-cells 3:1 '],
    ['| Fob | Pen |\n| --- | --- |\n| 1 | 2 |\n\n| 3 | 4 |', 'table-row-alone 5:1 '],
    ['The room is TBC.', 'placeholder-text 1:13 '],
    ['Bring [insert list of papers here].', 'placeholder-text 1:7 '],
    ['Register at https//example.org first.', 'address-misspelt 1:13 Write https://example.org'],
  ])('%j is told', async (written, expected) => {
    const found = await said(written);
    expect(found.map((one) => one.slice(0, expected.length))).toEqual([expected]);
  });

  test.each([
    'A [list](/courses), a [shop] in brackets, (and round ones) [too].',
    '5 * 3 * 2 = 30, 2 ** 3 = 8, and a snake_case_name.',
    'From £349*, in instalments.\n\n*Terms apply.',
    'An \\*asterisk\\*, a \\`backtick\\` and \\[brackets\\](/as they are).',
    'Use `**` for bold, `[x] (y)` for nothing, and `##Heading` for less.',
    'Open (Monday)(Tuesday), see [the courses](/courses) (all of them).',
    'The rules (see [the courses](/courses)) say [he] /or [she] does it.',
    'She (*the tutor*) says so; he (**the other**) too.',
    'Bring 1) *a fob* and 2) a pen, 20% NAMED items and 5% of NAMES.',
    '```\n##Heading\n[x] (y) ** TODO\n```',
    '#1 in Leeds. We are #1 of 10.',
    'On #nursing #uk people write a lot.',
    '-5 °C in winter, and 1.5 hours of daylight.',
    '**Bring your passport.**',
    '**You need:**\n\n- a fob\n- a pen',
    '**Ward 4** is on the left.',
    '**Harbour House**\n\n**Leeds**',
    '> **On the ward**',
    '- **On the ward**\n\n  Sign in.',
    'A heading of another kind\n-------------------------',
    'Quiet | loud, or quiet || loud.',
    'The list[0][1] of a program.',
    'Todo lists help; so does an XXL coat.',
    '| Fob | Pen |\n| --- | --- |\n| 1 \\| 2 | |',
    '- one fob\n- one pen - for now',
    '1. Sign in\n2. Sit down',
    '“Kind and patient.”\n\n– Amos Field',
    'The ward is quiet\n– at night.',
    'a. m. and p. m.\nare written am and pm.',
    'A) is the first of all letters.\n\nB) is not.',
    '1. Sign in at\n   2 Harbour Street\n2. Sit down',
    '- one fob\n- one pen\n\n1. Sign in\n2. Sit down',
    '- one fob\n  * blue\n- one pen\n  * black',
    'Name: ____ and again: __________.',
    'Write to amos_field@example.net or see https://example.net/_next/a_b_ for _more_.',
    'About ~20 minutes.',
    'A _`fob`_ and __`pen`__, _{site.name}_ too.',
    'In [2024] and [sic], or [3](/courses).',
    '> [NOTE](/courses) is a link, and !NOTES is none.',
    'AT&T, R&D, Q&amp;A and &nbsp;more &lt;5 &amp; 6.',
    'See [it](https://example.net/?q=one&amp=2), [it](https://example.net/a.b/).',
    'Call us.\n\nCall us.',
    '- one fob\n- one pen\n\nLater:\n\n- one fob\n- one pen',
    '| Yes | No |\n| --- | --- |\n| Yes | No |\n| Yes | No |',
    '## On the ward\n\n### Before\n\nSign in.\n\n## At home\n\n### Before\n\nSleep.',
  ])('%j is left alone', async (written) => {
    expect(await said(written)).toEqual([]);
  });

  test('a text in YAML is judged in the same way, at its place in the file', async () => {
    const { found } = await checkEdited({
      'content/courses/osce-online.yaml': [
        ['duration: 14 days', 'duration: 14 days\nabout: |\n  Two lines,\n  and **one more.'],
      ],
    });
    expect(found).toEqual([
      expect.stringMatching(/^warning mark-not-closed content\/courses\/osce-online.yaml:\d+:7$/),
    ]);
  });
});

const first = (found: readonly { offset: number; tell: (place: Diagnostic['place']) => Diagnostic }[]) =>
  found.map(({ offset, tell }) => `${tell({ file: '', line: 1, column: 1 }).code} ${offset}`);

describe('a text that is shown as it is written', () => {
  test.each([
    ['**Bold** title', 'markdown-in-plain-text 0'],
    ['A [link](/courses) title', 'markdown-in-plain-text 2'],
    ['An *emphasised* title', 'markdown-in-plain-text 3'],
    ['## Title', 'markdown-in-plain-text 0'],
    ['Half ~~price~~', 'markdown-in-plain-text 5'],
  ])('%j has Markdown in it', (written, expected) => {
    expect(first(findIn('plain', written))).toEqual([expected]);
  });

  test.each([
    '5 * 3 * 2',
    '*Terms apply',
    'From £10*',
    'snake_case_name',
    '{site.name} [sic]',
    '#1',
    'a ~ b ~ c',
  ])('%j has none', (written) => {
    expect(findIn('plain', written)).toEqual([]);
  });

  test.each([
    ['Fish &amp; chips', 'entity-in-text 5'],
    ['10&nbsp;days', 'entity-in-text 2'],
    ['The nurse&#39;s fob', 'entity-in-text 9'],
    ['A <b>bold</b> title', 'html-in-plain-text 2'],
    ['First line<br/>second', 'html-in-plain-text 10'],
  ])('%j has HTML in it', (written, expected) => {
    expect(first(findHtml(written))).toEqual([expected]);
  });

  test.each(['Fish & chips; peas', 'R&D', 'https://example.org/?a=1&copy=2', 'a < b and b > c', '<NHS>'])(
    '%j has none',
    (written) => {
      expect(findHtml(written)).toEqual([]);
    },
  );

  test.each([
    ['First line\\nSecond line', 'line-break-in-words 10'],
    ['Lorem ipsum dolor', 'placeholder-text 0'],
    ['TODO: ask Ruth', 'placeholder-text 0'],
    ['Ask XXX first', 'placeholder-text 4'],
    ['See https://example.org/ courses/ now', 'address-cut 24'],
    ['htpps://example.org', 'address-misspelt 0'],
  ])('%j has what nobody should read', (written, expected) => {
    expect(first(findWordDebris(written))).toEqual([expected]);
  });

  test.each([
    'C:\\new\\folder',
    'https://example.org/courses/ and more',
    'todo',
    'XXL',
    'Part XXX of our notes',
    'http and https',
  ])('%j has not', (written) => {
    expect(findWordDebris(written)).toEqual([]);
  });
});
