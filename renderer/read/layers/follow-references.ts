/** Updates a branch's references, and names in its texts, to entries that its base has renamed. */
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Rename, Source } from '../../model/source.ts';
import { replaceNames } from '../../schema/name-grammar.ts';
import { replaceValue } from '../../schema/replace-value.ts';
import { type WalkedValue, walkValues } from '../../schema/walk-values.ts';
import { findSpan } from '../../source/find-span.ts';
import { locate } from '../../source/locate.ts';

/** By collection, the current ids of entries by their former ids. */
export type CurrentIds = ReadonlyMap<string, ReadonlyMap<string, string>>;

type FollowReferencesInput = { current: CurrentIds; schema: string; schemas: SchemaSet };

/** `own`: the branch's own file, in which old names are looked for. Returns the same source if there are none. */
export function followReferences(
  source: Source,
  own: Source,
  { current, schema, schemas }: FollowReferencesInput,
): Source {
  const former = [...current.values()].flatMap((ids) => [...ids.keys()]);
  if (!former.some((id) => own.text.includes(id))) return source;
  let { value } = source;
  const renamed: Rename[] = [];
  for (const walked of walkValues(source.value, schema, schemas))
    for (const { path, name, now } of findOldNames(walked, current)) {
      if (findSpan(source, path)?.text.file !== own.file) continue;
      value = replaceValue(value, path, () => now);
      renamed.push({ ...name, what: 'name', place: locate(source, path) });
    }
  return renamed.length === 0
    ? source
    : { ...source, value, renamed: [...(source.renamed ?? []), ...renamed] };
}

/** `now`: the whole corrected value. */
type OldName = { path: WalkedValue['path']; name: Pick<Rename, 'was' | 'now'>; now: string };

function findOldNames({ path, value, schema }: WalkedValue, current: CurrentIds): OldName[] {
  if (schema.means === 'entries' || schema.means === 'listing') {
    const { collection = fieldsOf(value).of } = schema;
    return ['ids', 'exclude'].flatMap((field) =>
      listOf(fieldsOf(value)[field]).flatMap((id, index) =>
        oldId([...path, field, index], id, String(collection), current),
      ),
    );
  }
  if (typeof value !== 'string') return [];
  if (typeof schema.collection === 'string') return oldId(path, value, schema.collection, current);
  return oldNameInText(path, value, current);
}

function oldId(path: WalkedValue['path'], id: unknown, collection: string, current: CurrentIds): OldName[] {
  const now = typeof id === 'string' ? current.get(collection)?.get(id) : undefined;
  return now === undefined ? [] : [{ path, name: nameOf(collection, String(id), now), now }];
}

/** `{courses.oet-weekend.price}` */
function oldNameInText(path: WalkedValue['path'], text: string, current: CurrentIds): OldName[] {
  let first: OldName['name'] | undefined;
  const now = replaceNames(text, (written) => {
    const [collection = '', id = '', ...rest] = written.split('.');
    const to = current.get(collection)?.get(id);
    if (to === undefined) return undefined;
    first ??= nameOf(collection, id, to);
    return `{${[collection, to, ...rest].join('.')}}`;
  });
  return first ? [{ path, name: first, now }] : [];
}

function nameOf(collection: string, was: string, now: string): OldName['name'] {
  return { was: `${collection}/${was}`, now: `${collection}/${now}` };
}
