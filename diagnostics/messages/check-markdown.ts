/** What is wrong with Markdown: in articles, legal texts, and texts within YAML. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { htmlInstead } from '../html-instead.ts';
import type { Place } from '../place.ts';
import { firstLetters } from '../words/first-letters.ts';
import { listKnown } from './guess.ts';

export function importOrExport(place: Place): Diagnostic {
  return createError(
    'import-or-export',
    place,
    'Nothing can be imported or exported in the text.',
    'Delete the line. If it is a sentence, start it with another word.',
  );
}

/** `meant`: the name of a value that is nearly written so. */
export function code(place: Place, written: string, meant?: string): Diagnostic {
  return createError(
    'code-in-text',
    place,
    `Curly brackets are for the name of a value, and {${short(written)}} is not one.`,
    /^[\d.,\s\p{Sc}%]+$/u.test(written)
      ? `Write ${written.trim()} without the brackets, or the name of the value that it is, such as {{example.value}}.`
      : meant === undefined
        ? 'Write the name of a value, such as {{example.value}}. To show a curly bracket, write \\{'
        : `Write {${meant}}`,
  );
}

export function codeInComponent(place: Place, name: string, attribute: string): Diagnostic {
  const what = attribute === '' ? `<${name}>` : `“${attribute}” of <${name}>`;
  return createError(
    'code-in-component',
    place,
    `${what} must be text in quotation marks.`,
    `Write it like this: <${name} ${attribute === '' ? 'title' : attribute}="Good to know">`,
  );
}

/** `whole`: the tag with all that is written in it. */
export function rawHtml(place: Place, written: string, whole = written): Diagnostic {
  const tag = /^<\/?([a-z][a-z0-9]*)/i.exec(written)?.[1]?.toLowerCase() ?? '';
  return createError(
    'raw-html',
    place,
    `HTML can’t be used in the text: ${short(written)}`,
    insteadOfFilm(tag, whole) ??
      insteadOfLink(tag, whole) ??
      insteadOfPicture(tag, whole) ??
      htmlInstead(tag) ??
      'Use Markdown instead: **bold**, *italics*, [a link]({example.page}), lists and tables.',
  );
}

/** The same picture in Markdown, with what it says of it. */
function insteadOfPicture(tag: string, written: string): string | undefined {
  const [, src] = /^<img\b[^>]*?\ssrc=["'“”]?([^\s"'“”<>]+)/i.exec(written) ?? [];
  const [, alt = 'what the picture shows'] = /\salt=["“”]([^"“”<>]+)["“”]/i.exec(written) ?? [];
  if (tag !== 'img' || src === undefined) return undefined;
  return `Write ![${alt}](${src.split('/').slice(-2).join('/')}). The file goes in content/media.`;
}

/** Characters: of a longer tag nothing is suggested. */
const longestTag = 2000;

/** The same link in Markdown; its words are known where the end of it is. */
function insteadOfLink(tag: string, written: string): string | undefined {
  const [, address, words = 'what the link says'] =
    /^<a\b[^>]*?\shref=["'“”]?([^\s"'“”<>]+)(?![^\s"'“”<>])[^>]*>(?:([^<\n]+)<\/a>)?/i.exec(
      written.slice(0, longestTag),
    ) ?? [];
  return tag === 'a' && address !== undefined ? `Write [${words}](${address})` : undefined;
}

/** A link to the film that was to be shown. */
function insteadOfFilm(tag: string, written: string): string | undefined {
  if (tag !== 'iframe' && tag !== 'embed') return undefined;
  const source = /\ssrc=["'“”]?(https:\/\/[^\s"'“”<>]+)/.exec(written)?.[1];
  if (source === undefined) return undefined;
  const id = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(source)?.[1];
  const address = id === undefined ? source : `https://www.youtube.com/watch?v=${id}`;
  return `Nothing from another website can be shown in the text. Link to it: [Watch the video](${address})`;
}

export function unknownComponent(
  place: Place,
  { name, meant, known }: { name: string; meant?: string; known: readonly string[] },
): Diagnostic {
  const hint = meant === undefined ? listKnown(known, (one) => `<${one}>`) : `Did you mean <${meant}>?`;
  return createError('unknown-component', place, `There is no component called <${name}>.`, hint);
}

export function misplacedComponent(place: Place, name: string): Diagnostic {
  return createError(
    'misplaced-component',
    place,
    `<${name}> can’t be used inside a paragraph or a list.`,
    'Put it between paragraphs: at the start of a line, with an empty line before and after it.',
  );
}

export function emptyComponent(place: Place, name: string): Diagnostic {
  return createWarning(
    'empty-component',
    place,
    `<${name}> has no text in it.`,
    `Write the text between <${name} …> and </${name}>, with an empty line before and after it, or delete both.`,
  );
}

/** `mark`: the # in front of the heading, or the line of = below it. */
export function mainHeading(place: Place, mark: '#' | '='): Diagnostic {
  return createError(
    'main-heading',
    place,
    'The title is already the main heading of the page, so headings in the text start at the second level.',
    mark === '#' ? 'Write ## instead of #' : 'Put ## in front of it, and delete the line of = below it.',
  );
}

/** Of a heading that has its signs and nothing else. */
export function headingWithoutWords(place: Place, level: number): Diagnostic {
  const mark = '#'.repeat(level);
  return createError(
    'heading-without-words',
    place,
    'This heading has no words.',
    `Write them after the ${mark} and a space, or delete the ${mark}`,
  );
}

export function skippedHeading(place: Place, level: number, expected: number): Diagnostic {
  return createError(
    'skipped-heading',
    place,
    `This heading skips a level: it is level ${level}, and the next one down is level ${expected}.`,
    `Write ${'#'.repeat(expected)} instead of ${'#'.repeat(level)}`,
  );
}

export function missingAlt(place: Place, source: string): Diagnostic {
  return createError(
    'missing-alt',
    place,
    'This picture has no description for people who can’t see it.',
    `Say what it shows between the square brackets: ![A red door with a brass knocker](${source})`,
  );
}

/** `address`: where the link leads. */
export function linkWithoutWords(place: Place, address: string): Diagnostic {
  return createError(
    'link-without-words',
    place,
    'This link has no words, so nobody can see it or tell where it leads.',
    `Write them between the square brackets: [Dates and prices](${address})`,
  );
}

/** `words`: of the link. */
export function linkSaysLittle(place: Place, words: string): Diagnostic {
  return createWarning(
    'link-says-little',
    place,
    `“${words}” does not say where this link leads, and some people hear or see only the links of a page.`,
    'Put the words that say it in the square brackets, for example: [dates and fees](…)',
  );
}

/** `words`: of the link. */
export function linkWithoutTarget(place: Place, words: string): Diagnostic {
  return createError(
    'link-without-target',
    place,
    'This link has no address.',
    `Write it between the round brackets: [${short(words)}]({example.page})`,
  );
}

/** `alt`: what the picture shows. */
export function pictureWithoutFile(place: Place, alt: string): Diagnostic {
  return createError(
    'picture-without-file',
    place,
    'This picture has no file.',
    `Put the file into content/media, and write its name between the round brackets: ![${short(alt)}](pictures/lab.svg)`,
  );
}

export function brokenMarkdown(place: Place): Diagnostic {
  return createError(
    'broken-markdown',
    place,
    'A tag or a curly bracket in this text is never closed.',
    'Close it, or write “less than” instead of < and round brackets instead of curly ones.',
  );
}

const excesses = {
  brackets: 'There are more than 100 brackets inside each other here.',
  quotes: 'This paragraph has more than 2,000 quotation marks.',
  openings: 'This paragraph has more than 2,000 curly or pointed brackets.',
  signs: 'This paragraph has more than 2,000 rows of three dots or codes such as &amp;.',
  marks: 'This line has more than 2,000 links, addresses or marks such as *.',
  levels: 'There are more than 100 levels inside each other here.',
  cells: 'The tables of this text have more than 50,000 cells, counting those that short rows leave out.',
};

/** `what`: of which there is more than a text that a person writes ever has. */
export function markdownExcess(place: Place, what: keyof typeof excesses): Diagnostic {
  return createError(
    'markdown-excess',
    place,
    excesses[what],
    what === 'cells'
      ? 'Look for a head with far more cells than its rows, or make several texts of this one.'
      : 'Look for something that was pasted in by mistake, or split the text with empty lines.',
  );
}

function short(written: string): string {
  const line = written.split('\n')[0] ?? '';
  return line.length > 40 ? `${firstLetters(line, 40)}…` : line;
}
