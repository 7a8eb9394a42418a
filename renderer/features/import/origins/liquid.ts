import type { Fields } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import type { TakeNote } from '../../../foreign/note.ts';
import { byFile } from './origin.ts';
import { replaceTags, splitAtMarks, type TagPiece, type TemplateTag } from './template-tags.ts';
import { translateTag } from './translate-tag.ts';

/** Values that a text may name: `page` and `site`. */
export type LiquidValues = { page: Fields; site: Fields };

/** A text with the common tags, values and filters of Liquid and Nunjucks translated: https://shopify.github.io/liquid/ */
export function expandLiquid(text: string, values: LiquidValues, note: TakeNote): string {
  if (!/\{[{%]/.test(text)) return text;
  const { pieces, shown } = piecesOf(text, values, note);
  const expanded = replaceTags(pieces, (tag) => translate(tag, note));
  return expanded.replace(/\uE000(\d+)\uE001/g, (_, index: string) => shown[Number(index)] ?? '');
}

/** `shown`: what is between `raw` and its end, for which the pieces have a mark. */
function piecesOf(
  text: string,
  values: LiquidValues,
  note: TakeNote,
): { pieces: TagPiece[]; shown: string[] } {
  const shown: string[] = [];
  const withoutRaw = text
    .replace(/\uE000|\uE001/g, '')
    .split(/\{%-?\s*(?:raw|verbatim)\s*-?%\}/)
    .map((part, index) => {
      if (index === 0) return part;
      const end = /\{%-?\s*end(?:raw|verbatim)\s*-?%\}/.exec(part);
      shown.push(end ? part.slice(0, end.index) : part);
      return `\uE000${shown.length - 1}\uE001${end ? part.slice(end.index + end[0].length) : ''}`;
    });
  const parts = splitAtMarks(withoutRaw.join(''), [
    ['{%', '%}'],
    ['{{', '}}'],
  ]);
  const pieces = parts.flatMap(({ before, open, inside, written }): TagPiece[] => {
    const first: TagPiece[] = before === '' ? [] : [{ kind: 'text', text: before }];
    if (open === '') return first;
    if (open === '{{') return [...first, { kind: 'text', text: valueFor(inside, written, values, note) }];
    const said = inside.replace(/^-|-$/g, '').trim();
    const word = /^[A-Za-z]\w*/.exec(said)?.[0];
    const isEnd = word !== undefined && word.length > 3 && word.startsWith('end');
    const name = isEnd ? word.slice('end'.length) : word;
    const rest = said.slice(word?.length ?? 0);
    if (name === undefined) return [...first, { kind: 'text', text: written }];
    return [...first, isEnd ? { kind: 'close', name, written } : { kind: 'open', name, rest, written }];
  });
  return { pieces, shown };
}

function translate(tag: TemplateTag, note: TakeNote): string {
  const { name, args, written, inner } = tag;
  if (name === 'post_url' || name === 'link') return `${byFile}${encodeURI(args.text.trim())}`;
  if (name === 'comment') return '';
  // Its text is made by a program, once for each of something.
  if (name === 'for' || name === 'capture') {
    note('tag-left', `${written} ${inner ?? ''}`.trim().slice(0, 200));
    return '';
  }
  const known = translateTag(name === 'include' || name === 'render' ? included(tag) : tag, note);
  if (known !== undefined) return known;
  if (!silent.has(name)) note('tag-left', written);
  return inner ?? '';
}

/** Parts of `if`, and what only computes. */
const silent = new Set(['else', 'elsif', 'elseif', 'endif']);

/** `{% include figure.html src="…" %}` is a tag called figure. */
function included(tag: TemplateTag): TemplateTag {
  const [file = '', ...listed] = tag.args.listed;
  const name =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  return { ...tag, name, args: { ...tag.args, listed } };
}

/** `{{ "/about" | relative_url }}`, `{{ site.baseurl }}`, `{{ page.title }}`; anything else stays as it is written. */
function valueFor(inside: string, written: string, values: LiquidValues, note: TakeNote): string {
  const [first = '', ...filters] = inside
    .replace(/^-|-$/g, '')
    .split('|')
    .map((part) => part.trim());
  const text = /^(["'])([^"']*)\1$/.exec(first)?.[2] ?? named(first, values);
  const isPlain = filters.every((filter) => addressFilters.has(/^\w+/.exec(filter)?.[0] ?? ''));
  if (text !== undefined && isPlain) return text;
  note('value-left', written);
  // A text that a filter of the site’s own would have changed: its words stay.
  return text ?? written;
}

/** They make an address whole, which ours are already. */
const addressFilters = new Set(
  'url relative_url absolute_url prepend append safe escape xml_escape strip trim'.split(' '),
);

function named(name: string, { page, site }: LiquidValues): string | undefined {
  if (/^(?:site\.)?(?:baseurl|url)$|^page\.(?:\w+_)?baseurl$/.test(name)) return '';
  const [, group, key = name] = /^(page|site)\.([\w-]+)$/.exec(name) ?? [];
  const value = ownProperty(group === 'site' ? site : page, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
