import { firstLetters } from '../../diagnostics/words/first-letters.ts';
import type { FileUses, PageSources, PageUses, Spot, ValueUses } from '../../renderer/site.ts';
import type { Paint } from '../terminal.ts';
import { fileFromHere } from './file-prefix.ts';
import { formatCount } from './format-count.ts';

type UsesTextOptions = { paint: Paint; prefix: string };

/** The most of a page or a file to list before only counting the rest. */
const mostTexts = 6;
const mostPages = 12;

/** The uses of a value, for people: pages that show the same in the same places are grouped. */
export function valueUsesText(uses: ValueUses, { paint, prefix }: UsesTextOptions): string {
  const { place, path, value, pages, files } = uses;
  const at = `${fileFromHere(prefix, place.file)}:${place.line}:${place.column}`;
  const head = [paint('bold', at), nameOf(path), shownValue(value)].filter((part) => part !== '').join(' ');
  const found = [...pageLines(pages), ...fileLines(files)];
  return [head, ...(found.length > 0 ? found : [nothingText(uses)])].join('\n');
}

function nameOf(path: ValueUses['path']): string {
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : step));
  return steps.length === 0 ? '' : `${steps.join(' ')}:`;
}

function shownValue(value: unknown): string {
  const written = typeof value === 'string' ? value.replace(/\s+/g, ' ') : JSON.stringify(value);
  if (typeof value === 'object') return '';
  return written.length > 80 ? `${firstLetters(written, 80)}…` : written;
}

function nothingText({ hidden, value }: ValueUses): string {
  const { from, until } = hidden ?? {};
  if (from !== undefined || until !== undefined)
    return `  Nothing shows it today: the entry is shown ${[from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')}.`;
  const what = typeof value === 'object' ? 'anything in it' : 'it';
  return `  Nothing on the website shows ${what} or depends on ${what} today.`;
}

function pageLines(pages: readonly PageUses[]): string[] {
  const groups = new Map<string, PageUses[]>();
  for (const page of pages) {
    const key = JSON.stringify([page.change, textLines(page.texts)]);
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [`  ${addressesOf(group)}${changeText(first)}`, ...textLines(first.texts)];
  });
  return pages.length === 0 ? [] : [`On ${formatCount(pages.length, 'page')}:`, ...lines];
}

function addressesOf(pages: readonly PageUses[]): string {
  const addresses = pages.slice(0, mostPages).map(({ address }) => address);
  const more = pages.length - addresses.length;
  return `${addresses.join(', ')}${more > 0 ? ` and ${formatCount(more, 'more page')}` : ''}`;
}

function changeText({ change }: PageUses): string {
  if (change === 'gone') return ' (there would be no such page)';
  return change === 'new' ? ' (there would be such a page)' : '';
}

function textLines(texts: PageUses['texts']): string[] {
  const spots = new Map<string, string[]>();
  for (const text of texts) {
    const spot = spotText(text);
    const known = spots.get(spot) ?? [];
    if (!known.includes(text.text)) spots.set(spot, [...known, text.text]);
  }
  return [...spots].map(([spot, found]) => `    ${spot}${listed(found)}`);
}

function listed(texts: readonly string[]): string {
  const words = [...new Set(texts.map(readableText))].filter((text) => text !== '');
  if (words.length === 0) return '';
  const more = words.length - mostTexts;
  const named = words.slice(0, mostTexts);
  return `: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** For people, a file with a hash in its name is a picture or a drawing. */
function readableText(text: string): string {
  if (text === '') return text;
  return /[/.][0-9a-f]{8}\.[a-z0-9]+$/.test(text) ? 'a picture' : `“${text}”`;
}

function fileLines(files: readonly FileUses[]): string[] {
  const lines = files.map(({ output, texts }) => {
    const words = [...new Set(texts.map(({ text }) => text))];
    return `  ${output}${listed(words)}`;
  });
  return files.length === 0 ? [] : ['In other files:', ...lines];
}

/** A place on a page, in a visitor's words. */
function spotText(spot: Spot): string {
  switch (spot.in) {
    case 'section':
      return `section ${spot.section} (${spot.kind})`;
    case 'island':
      return `script (${spot.island})`;
    case 'head':
      return 'title, description and other data of the page';
    case 'structured-data':
      return 'data for search engines';
    case 'sharing-picture':
      return 'picture for sharing';
    case 'frame':
      return 'header, footer and what else surrounds the page';
    case 'page':
      return 'the page';
  }
}

/** Each text of a page with its lines. */
export function pageSourcesText(
  { address, place, texts }: PageSources,
  { paint, prefix }: UsesTextOptions,
): string {
  const lines = [
    `${paint('bold', address)} is made from ${fileFromHere(prefix, place.file)}:${place.line}:${place.column}`,
  ];
  let last = '';
  for (const text of texts) {
    const spot = spotText(text);
    if (spot !== last) lines.push(`  ${spot}`);
    last = spot;
    const places = text.places.map(
      ({ file, line, column }) => `${fileFromHere(prefix, file)}:${line}:${column}`,
    );
    const words = text.text.length > 100 ? `${firstLetters(text.text, 100)}…` : text.text;
    lines.push(`    ${words}  ${paint('dim', [...new Set(places)].join(', '))}`);
  }
  return lines.join('\n');
}
