import { firstLetters } from '../../diagnostics/words/first-letters.ts';
import type { HardSentence, PageReadability } from '../../renderer/site.ts';
import type { Paint } from '../terminal.ts';
import { fileFromHere } from './file-prefix.ts';
import { formatCount } from './format-count.ts';

type MeasuredReadability = {
  pages: readonly PageReadability[];
  sentences: readonly HardSentence[];
  notEnglish: readonly string[];
};
type TextStyleOptions = { paint: Paint; prefix: string };

const mostSentences = 10;
const columns = ['Reading age', 'Words', 'Words a sentence', 'Long sentences'] as const;

/** A table of pages, hardest first, and the longest sentences with their lines. */
export function readabilityText(
  { pages, sentences, notEnglish }: MeasuredReadability,
  printing: TextStyleOptions,
): string {
  const rated = pages.filter(({ age }) => age !== undefined);
  const short = pages.length - rated.length;
  const notes = [
    short > 0 ? `Too little text to be measured: ${formatCount(short, 'page')}.` : '',
    notEnglish.length > 0
      ? `Not in English, so not measured: ${formatCount(notEnglish.length, 'page')}.`
      : '',
  ].filter((note) => note !== '');
  const blocks = [
    rated.length === 0 ? [] : tableOf(rated, printing),
    notes,
    sentences.length === 0 ? [] : sentenceLines(sentences, printing),
    rated.length === 0
      ? []
      : [
          'The reading age is that of somebody brought up with English (Coleman–Liau index): the lower it is, the more',
          'people can read the page. Sentences of up to 25 words are easier, above all in a second language.',
        ],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function tableOf(pages: readonly PageReadability[], { paint }: TextStyleOptions): string[] {
  const row = (cells: readonly (string | number)[], last: string) =>
    `${cells.map((cell, index) => String(cell).padStart(columns[index]?.length ?? 0)).join('  ')}  ${last}`;
  return [
    paint('bold', row(columns, 'Page')),
    ...pages.map(({ age = 0, words, perSentence, long, address }) =>
      row([age, words, perSentence.toFixed(1), long], address),
    ),
  ];
}

function sentenceLines(sentences: readonly HardSentence[], { paint, prefix }: TextStyleOptions): string[] {
  const shown = sentences.slice(0, mostSentences);
  const more = sentences.length - shown.length;
  return [
    paint('bold', `The longest sentences${more > 0 ? ` (${more} more have over 25 words)` : ''}`),
    ...shown.map(({ text, words, place }) => {
      const where = `${fileFromHere(prefix, place.file)}:${place.line}:${place.column}`;
      return `${String(words).padStart(4)} words  ${where}  ${paint('dim', shortened(text))}`;
    }),
  ];
}

function shortened(text: string): string {
  const words = text.replace(/\s+/g, ' ');
  return words.length > 70 ? `${firstLetters(words, 70)}…` : words;
}
