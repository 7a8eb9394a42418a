import type { Origin } from '../../kinds/planned.ts';
import type { PlannedPage } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { SourceText } from '../model/source.ts';
import { entriesOf } from '../source/entries-of.ts';
import { offsetAt } from '../source/offset-at.ts';
import { placeAt } from '../source/place-at.ts';
import { textsByFile } from '../source/texts-by-file.ts';
import { findWords } from './find-words.ts';
import type { PageText } from './page-text.ts';
import { spotOf } from './spot-of.ts';
import { plainText } from './text-of.ts';

/** The text of each file of the site and of those that it extends, by file name. */
export function fileTextsOf(site: Site): ReadonlyMap<string, SourceText> {
  return textsByFile(entriesOf(site).map(({ source }) => source));
}

/** The texts that visitors read on a page, with the lines they come from: sections first, then what surrounds them. */
export function textsOfPage(page: PlannedPage, texts: ReadonlyMap<string, SourceText>): PageText[] {
  const { sections, origins } = page;
  const order = (path: string) => {
    const [first = '', index] = path.split('/');
    return first === 'sections' ? Number(index) : sections.length + ['head', 'frame'].indexOf(first);
  };
  const found = origins
    .filter(({ places }) => places.length > 0)
    .toSorted((one, other) => order(one.path) - order(other.path))
    .flatMap((origin) =>
      placedBlocks(origin, texts).map((block): PageText => ({ ...spotOf(origin.path, page), ...block })),
    );
  return [...new Map(found.map((text) => [JSON.stringify(text), text])).values()];
}

/** Splits a text of several paragraphs, each with its own line. */
function placedBlocks(
  { value, places }: Origin,
  texts: ReadonlyMap<string, SourceText>,
): Pick<PageText, 'text' | 'places'>[] {
  const blocks = blocksOf(value);
  const [own] = places;
  const file = own && texts.get(own.file);
  if (blocks.length < 2 || !own || !file) return blocks.map((text) => ({ text, places }));
  let offset = offsetAt(file, own);
  return blocks.map((text) => {
    const found = findWords(file.text, offset, text);
    offset = found ?? offset;
    return { text, places: [found === undefined ? own : placeAt(file, found)] };
  });
}

/** The paragraphs, headings, items and cells of HTML as a visitor reads them, in order; a plain text is one block. */
export function blocksOf(value: string): string[] {
  const parts = value.split(/<\/(?:p|h[1-6]|li|td|th|dt|dd|figcaption|pre|blockquote)>/i);
  return parts.map(plainText).filter((text) => text !== '');
}
