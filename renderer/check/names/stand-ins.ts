import { namesIn } from '../../schema/name-grammar.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { kindCalled } from './nameable-kinds.ts';
import { routedCollections } from './routed-collections.ts';

/** The entry that a word refers to: `course` on the page of a course, `nextEvent`, or `courses.oet-weekend` itself. */
export type StandIn = { word: string; entry: Document };

/**
 * The entries that the words of a text refer to, one after the other: a page made once per entry is judged with each of
 * them. Empty for a text whose names mean the same everywhere.
 */
export function standIns(text: string, document: Document, content: Content): StandIn[] {
  const names = namesIn(text).map((name) => name.split('.'));
  const words = new Set(names.map(([head = '']) => head));
  const meant = [...words].flatMap((word) =>
    entriesFor(word, document, content).map((entry) => ({ word, entry })),
  );
  return meant.length > 0 ? meant : names.flatMap(([folder = '', id = '']) => named(folder, id, content));
}

function named(folder: string, id: string, { collections }: Content): StandIn[] {
  const entry = collections.get(folder)?.get(id);
  return entry ? [{ word: `${folder}.${id}`, entry }] : [];
}

/** Entries that a branch leaves out appear nowhere. In its own texts an entry refers to itself. */
function entriesFor(word: string, document: Document, content: Content): Document[] {
  const own = kindCalled(word, content.kinds)?.collection;
  if (own !== undefined && document.collection === own) return [document];
  const isOfPage = own !== undefined && document.collection === 'pages';
  const ofPage = isOfPage && routedCollections(document.id, content).includes(own) ? own : undefined;
  const entries = [...(content.collections.get(ofPage ?? sharedOf(word, content) ?? '')?.values() ?? [])];
  return entries.filter(({ source }) => !source.isLeftOut);
}

/** The folder of the entries that a shared value is chosen from: `events` for `nextEvent`. */
function sharedOf(word: string, { code }: Content): string | undefined {
  const values = Object.values(code).flatMap(({ shared = {} }) => Object.entries(shared));
  return values.find(([name]) => name === word)?.[1].entryOf;
}
