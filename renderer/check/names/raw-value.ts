import type { Path } from '../../../diagnostics/place.ts';
import { followNames } from '../../schema/follow-names.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { sharedValues } from './shared-values.ts';
import { type StandIn, standIns } from './stand-ins.ts';

/** A text as written, and its location. */
export type RawValue = { text: string; document: Document; path: Path };

/**
 * The text that a name refers to, as written; undefined if it is computed or unknown. Without a stand-in, the first
 * entry with such a text represents all entries that the word may refer to.
 */
export function rawValue(
  name: string,
  document: Document,
  content: Content,
  standIn?: StandIn,
): RawValue | undefined {
  const [head = '', ...rest] = name.split('.');
  const { site, collections } = content;
  if (head === 'site') return textAt(site, rest);
  if (head === 'facts') return textAt(collections.get('facts')?.get('facts'), rest);
  if (standIn?.word === head) return textAt(standIn.entry, rest);
  const entries = standIns(`{${name}}`, document, content).map(({ entry }) => entry);
  // The values of an offer are in site.yaml under its own name.
  if (entries.length === 0 && sharedValues(content).has(head)) return textAt(site, [head, ...rest]);
  const [id = '', ...field] = rest;
  if (collections.has(head) && field.length > 0) return textAt(collections.get(head)?.get(id), field);
  for (const entry of entries) {
    const found = textAt(entry, rest);
    if (found) return found;
  }
  return undefined;
}

function textAt(document: Document | undefined, keys: readonly string[]): RawValue | undefined {
  const found = document && followNames(document.value, keys);
  if (!found || typeof found.value !== 'string') return undefined;
  return { text: found.value, document, path: found.path };
}
