import { kindOf } from '../../schema/find-kind.ts';
import { followNames } from '../../schema/follow-names.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { routedCollections } from './routed-collections.ts';
import { sharedValues } from './shared-values.ts';

/** The text that a name stands for, as it is written; nothing for what is computed or unknown. On a page per entry the first entry stands for all. */
export function rawValue(name: string, document: Document, content: Content): string | undefined {
  const [head = '', ...rest] = name.split('.');
  const { site, collections, kinds } = content;
  if (head === 'site') return textAt(site.value, rest);
  if (head === 'facts') return textAt(collections.get('facts')?.get('facts')?.value, rest);
  // What an offer of site.yaml says stands there under its own name.
  if (sharedValues(content).has(head)) return textAt(site.value[head], rest);
  const [id = '', ...field] = rest;
  if (collections.has(head) && field.length > 0) return textAt(collections.get(head)?.get(id)?.value, field);
  const [collection = ''] = routedCollections(document.id, content);
  if (kindOf(collection, kinds)?.word !== head) return undefined;
  const values = [...(collections.get(collection)?.values() ?? [])].map((entry) => textAt(entry.value, rest));
  return values.find((value) => value !== undefined);
}

function textAt(value: unknown, path: readonly string[]): string | undefined {
  const found = followNames(value, path)?.value;
  return typeof found === 'string' ? found : undefined;
}
