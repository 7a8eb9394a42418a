import type { Element, Nodes, Root } from 'hast';
import type { Place } from '../../../../diagnostics/place.ts';
import type { Entry, JsonSchema, Site } from '../../../model/site.ts';
import type { Source } from '../../../model/source.ts';
import { kindOf } from '../../../schema/find-kind.ts';
import { meaningOf } from '../../../schema/meanings/meanings.ts';
import { onlyName } from '../../../schema/only-name.ts';
import { walkValues } from '../../../schema/walk-values.ts';
import { locate } from '../../../source/locate.ts';
import { placeAt } from '../../../source/place-at.ts';
import { mapTextsIn, marked } from './mark-texts.ts';

/** Makes a mark for a text at its place; undefined if it is to stay as it is. */
type MakeMark = (text: string, place: Place) => number | undefined;

/** Stands for all fields of a file. */
export const everyField = '*';

/** `asked`: by file, the fields that planning asked for; `body` is the text below a front matter. */
type MarkSourcesInput = { asked: ReadonlyMap<string, ReadonlySet<string>>; mark: MakeMark };

/**
 * The site as it would be with marks in the texts of its files: planned, it tells what a composed text is made of.
 * Choices, addresses and ids stay as they are, and so do names of other values, which have a place of their own.
 */
export function markSources(site: Site, { asked, mark }: MarkSourcesInput): Site {
  const inSite = (entry: Entry, schema: string) => {
    const fields = asked.get(entry.source.file);
    return fields
      ? markEntry(entry, { fields, mark, values: walkValues(entry.value, schema, site.schemas) })
      : entry;
  };
  const collections = Object.entries(site.collections).map(([collection, entries]) => {
    const schema = kindOf(collection, site.kinds)?.word ?? collection;
    return [collection, entries.map((entry) => inSite(entry, schema))];
  });
  return { ...site, settings: inSite(site.settings, 'site'), collections: Object.fromEntries(collections) };
}

type MarkEntryInput = {
  fields: ReadonlySet<string>;
  mark: MakeMark;
  values: ReturnType<typeof walkValues>;
};

function markEntry(entry: Entry, { fields, mark, values }: MarkEntryInput): Entry {
  const { source } = entry;
  // Facts are shown by their names only.
  const isNamed = values[0]?.schema.means === 'facts';
  const others = new Map<string, string>();
  for (const { path, value: text, schema } of isNamed ? [] : values) {
    const isAsked = fields.has(everyField) || fields.has(String(path[0]));
    if (typeof text !== 'string' || !isAsked || !isOpenText(text, schema)) continue;
    const number = mark(text, locate(source, path));
    if (number !== undefined) others.set(path.join('/'), markWritten(text, number));
  }
  const value = mapTextsIn(source.value, (text, at) => others.get(at) ?? text);
  const { body } = source;
  const words = body && fields.has('body') && { ...body, tree: markBody(source, body.tree, mark) };
  return { ...entry, value: Object(value), source: { ...source, value, ...(words && { body: words }) } };
}

/** A sign of emphasis at an end has to stay there, so the mark is before the first word outside braces. */
function markWritten(text: string, number: number): string {
  if (!/^[*_]|[*_]$/.test(text)) return marked(text, number);
  return text.replace(/^(?:\{[^{}]*\}|[^\p{L}\p{M}\p{N}{])*/u, (before) => before + marked('', number));
}

/** Whether an editor writes there what visitors read. */
function isOpenText(text: string, schema: JsonSchema): boolean {
  const { title, enum: choices, format, pattern, among } = schema;
  // Unknown fields and the values of a condition have no title.
  if (title === undefined || [choices, format, among].some((one) => one !== undefined)) return false;
  const meaning = meaningOf(schema);
  // A registration number, the length of a film: planning takes them literally.
  if (meaning?.name === 'verbatim' && /^[\p{N}\p{P} ]+$/u.test(text)) return true;
  if (pattern !== undefined || meaning?.name === 'link' || meaning?.name === 'body') return false;
  // Of texts that are taken literally, some are ids.
  if (meaning && !meaning.holdsNames && (meaning.name !== 'verbatim' || /^[a-z0-9-]+$/.test(text)))
    return false;
  const isAddress = /[/@]/.test(text) && !/\s/.test(text);
  return !isAddress && /\p{L}/u.test(text) && onlyName(text) === undefined;
}

/** The words of an article, each piece by itself. Code is coloured by its words, so it stays, as does what is blank. */
function markBody(source: Source, tree: Root, mark: MakeMark): Root {
  const copy = structuredClone(tree);
  const other = (text: string, node: Nodes): string => {
    if (text.trim() === '') return text;
    const number = mark(text, placeAt(source, node.position?.start.offset ?? source.body?.start ?? 0));
    return number === undefined ? text : marked(text, number);
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'text') node.value = other(node.value, node);
    if (node.type === 'element') markAttributes(node, (text) => other(text, node));
    if ('children' in node && !isCode(node)) for (const child of node.children) visit(child);
  };
  visit(copy);
  return copy;
}

function isCode(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'pre';
}

function markAttributes({ properties }: Element, other: (text: string) => string): void {
  for (const name of ['alt', 'title']) {
    const text = properties[name];
    if (typeof text === 'string') properties[name] = other(text);
  }
}
