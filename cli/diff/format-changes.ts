import type { Cause, SiteDiff, ToldChange } from '../../renderer/site.ts';
import { formatCount } from '../print/format-count.ts';
import { shorten, shortenBoth } from './shorten.ts';

/** `edit`: what was edited; `group`: the kind of its effects; `item`: one of them; `pages`: where it shows. */
export type DiffLine = { level: 'summary' | 'edit' | 'group' | 'item' | 'pages'; text: string };

/** How to quote content in a sentence: `name` for files, fields and addresses, `text` for what visitors read. */
export type QuoteStyle = { name: (content: string) => string; text: (content: string) => string };

/** The effects of some edits, by kind. */
export function formatChanges(cause: Cause, { pages }: SiteDiff, quoting: QuoteStyle): DiffLine[] {
  const all = pages.after ?? 0;
  const lines: DiffLine[] = [];
  const group = (title: string, members: readonly DiffLine[]) => {
    if (members.length > 0) lines.push({ level: 'group', text: title }, ...members);
  };
  const refs = (list: Cause['appear']): DiffLine[] =>
    list
      .slice(0, most)
      .map(({ address, title }) => item(`${quoting.name(address)} ${quoting.text(shorten(title))}`));
  group('New pages', [...refs(cause.appear), ...more(cause.appear.length)]);
  group('Pages that are gone', [...refs(cause.disappear), ...more(cause.disappear.length)]);
  group(
    'Pages that have moved',
    cause.move.map(({ from, to, title }) =>
      item(`${quoting.name(from)} → ${quoting.name(to)} ${quoting.text(shorten(title))}`),
    ),
  );
  for (const { kinds, title } of groups) {
    const told = cause.changes.filter((change) => kinds.includes(change.kind));
    group(title, [
      ...told.slice(0, most).flatMap((change) => formatChange(change, all, quoting)),
      ...more(told.length),
    ]);
  }
  if (cause.look.length > 0) {
    const [is, may] = [formatCount(cause.look.length, 'page'), 'may look different; every word on'];
    group('Look', [
      item(`${is} ${may} ${cause.look.length === 1 ? 'it' : 'them'} is the same`),
      { level: 'pages', text: pagesText(cause.look, all, quoting) },
    ]);
  }
  return lines;
}

/** The most effects of a kind to list. */
const most = 40;
/** The most pages to name. */
const mostPages = 3;

function item(text: string): DiffLine {
  return { level: 'item', text };
}

function more(count: number): DiffLine[] {
  return count > most ? [item(`and ${(count - most).toLocaleString('en-GB')} more`)] : [];
}

const groups: readonly { kinds: readonly ToldChange['kind'][]; title: string }[] = [
  { kinds: ['price'], title: 'Prices' },
  { kinds: ['text'], title: 'Texts' },
  { kinds: ['link'], title: 'Links' },
  { kinds: ['picture'], title: 'Pictures' },
  { kinds: ['order'], title: 'In another place on the page' },
  { kinds: ['title'], title: 'Titles of pages, as browsers and search engines show them' },
  { kinds: ['description'], title: 'Descriptions in search results' },
  { kinds: ['name'], title: 'Read aloud in place of a picture or symbol' },
  { kinds: ['script'], title: 'Words of forms and of messages that visitors send' },
  { kinds: ['data'], title: 'Told to search engines (structured data)' },
  { kinds: ['sharing'], title: 'Shown where a page is shared' },
];

function formatChange(change: ToldChange, all: number, quoting: QuoteStyle): DiffLine[] {
  const where = change.around ? ' (in the header, a menu or the footer)' : '';
  return [
    item(`${changeText(change, quoting)}${where}`),
    { level: 'pages', text: pagesText(change.pages, all, quoting) },
  ];
}

function changeText({ kind, before, after, of }: ToldChange, { name, text }: QuoteStyle): string {
  const show = kind === 'picture' || kind === 'link' ? (value: string) => name(addressOf(value)) : text;
  const called =
    of !== undefined &&
    (kind === 'link' || kind === 'picture' ? text(shorten(of)) : kind === 'data' ? name(of) : '');
  const lead = called ? `${called}: ` : '';
  if (kind === 'order') return text(shorten(after ?? before ?? ''));
  if (before !== undefined && after !== undefined) {
    if (kind === 'picture' && addressOf(before) === addressOf(after))
      return `${name(addressOf(after))} shows another picture`;
    const [from, to] = shortenBoth(before, after);
    return `${lead}${show(from)} → ${show(to)}`;
  }
  return before === undefined
    ? `${lead}${show(shorten(after ?? ''))} appears`
    : `${lead}${show(shorten(before))} disappears`;
}

/** Without the digest in the address of a picture, and the host of a message that a link sends. */
function addressOf(address: string): string {
  return address.replace(/\.[0-9a-f]{8}(?=(?:-\d+)?\.[a-z0-9]+$)/, '');
}

function pagesText(pages: readonly string[], all: number, { name }: QuoteStyle): string {
  if (pages.length === all && all > 1) return 'on every page';
  const named = pages.slice(0, mostPages).map(name).join(', ');
  const left = pages.length - mostPages;
  if (left <= 0) return `on ${named}`;
  return `on ${named} and ${formatCount(left, 'more page')}`;
}
