/** Problems with Markdown: in articles, legal texts, and texts within YAML. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { htmlInstead, isHtmlElement } from '../html-instead.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { isPlainMarkdown } from '../text-endings.ts';
import { firstLetters } from '../words/first-letters.ts';
import { listKnown } from './guess.ts';

/** `meant`: the name of a value that is written almost like this. */
export function code(place: Place, written: string, meant?: string): Diagnostic {
  return generated.codeInText(place, {
    written: short(written),
    hint: /^[\d.,\s\p{Sc}%]+$/u.test(written)
      ? `Write ${written.trim()} without the brackets, or the name of the value that it is, such as {{example.value}}.`
      : meant === undefined
        ? 'Write the name of a value, such as {{example.value}}. To show a curly bracket, write \\{'
        : `Write {${meant}}`,
  });
}

export function codeInComponent(place: Place, name: string, attribute: string): Diagnostic {
  const what = attribute === '' ? `<${name}>` : `“${attribute}” of <${name}>`;
  return generated.codeInComponent(place, { what, name, attribute: attribute === '' ? 'title' : attribute });
}

/** `whole`: the tag with its attributes. */
export function rawHtml(place: Place, written: string, whole = written): Diagnostic {
  const tag = /^<\/?([a-z][a-z0-9]*)/i.exec(written)?.[1]?.toLowerCase() ?? '';
  return generated.rawHtml(place, {
    written: short(written),
    hint:
      (isPlainMarkdown(place.file) ? insteadInPlain(written, place) : undefined) ??
      insteadOfFilm(tag, whole) ??
      insteadOfLink(tag, whole) ??
      insteadOfPicture(tag, whole) ??
      htmlInstead(tag) ??
      'Use Markdown instead: **bold**, *italics*, [a link]({example.page}), lists and tables.',
  });
}

/** In a file that ends in .md there are no components: what GitHub knows instead of them. */
function insteadInPlain(written: string, { file }: Place): string | undefined {
  const [, name = ''] = /^<\/?([a-z][\w-]*)/i.exec(written) ?? [];
  const isComponent = /^[A-Z][a-z]/.test(name) && !isHtmlElement(name.toLowerCase());
  if (name.toLowerCase() === 'aside' || name === 'Callout')
    return 'Write > [!NOTE] on a line above the text, and > before each of its lines.';
  const renamed = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '.mdx');
  return isComponent ? `Components need a file that ends in .mdx: rename this one to ${renamed}` : undefined;
}

/** The same picture in Markdown, with its alternative text. */
function insteadOfPicture(tag: string, written: string): string | undefined {
  const [, src] = /^<img\b[^>]*?\ssrc=["'“”]?([^\s"'“”<>]+)/i.exec(written) ?? [];
  const [, alt = 'what the picture shows'] = /\salt=["“”]([^"“”<>]+)["“”]/i.exec(written) ?? [];
  if (tag !== 'img' || src === undefined) return undefined;
  return `Write ![${alt}](${src.split('/').slice(-2).join('/')}). The file goes in content/media.`;
}

/** In characters: for longer tags there is no suggestion. */
const longestTag = 2000;

/** The same link in Markdown; its words are known if its end is. */
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
  return generated.unknownComponent(place, { name, hint });
}

/** `mark`: the # before the heading, or the line of = below it. */
export function mainHeading(place: Place, mark: '#' | '='): Diagnostic {
  return generated.mainHeading(place, {
    hint:
      mark === '#' ? 'Write ## instead of #' : 'Put ## in front of it, and delete the line of = below it.',
  });
}

/** A heading with nothing but its signs. */
export function headingWithoutWords(place: Place, level: number): Diagnostic {
  const mark = '#'.repeat(level);
  return generated.headingWithoutWords(place, { mark });
}

export function skippedHeading(place: Place, level: number, expected: number): Diagnostic {
  return generated.skippedHeading(place, {
    level,
    expected,
    meant: '#'.repeat(expected),
    written: '#'.repeat(level),
  });
}

/** `words`: those of the link. */
export function linkWithoutTarget(place: Place, words: string): Diagnostic {
  return generated.linkWithoutTarget(place, { words: short(words) });
}

/** `alt`: the picture's alternative text. */
export function pictureWithoutFile(place: Place, alt: string): Diagnostic {
  return generated.pictureWithoutFile(place, { alt: short(alt) });
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

/** `what`: the notation that occurs more often than in any text that a person writes. */
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
