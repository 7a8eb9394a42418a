import { listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { filesToAsk } from '../../../edit/files-to-ask.ts';
import type { SchemaSet } from '../../../model/site.ts';
import type { Source } from '../../../model/source.ts';
import { readKinds } from '../../../schema/read-kinds.ts';
import { walkValues } from '../../../schema/walk-values.ts';
import { checkedBefore } from '../../../trials/checked-before.ts';
import { type WrittenPlace, writtenPlace } from '../fields/find-value.ts';
import { openLastPlan } from '../fields/open-names.ts';
import { addressOfEntry } from '../find/find-entries.ts';
import { textsWithin } from '../find/written-texts.ts';
import { type EntryOptions, findEntrySource } from './find-entry.ts';
import { linkPattern } from './link-pattern.ts';

/** The values that refer to an entry, name one of its values or link to its page, except its own. */
export async function findReferrers(options: EntryOptions): Promise<WrittenPlace[]> {
  const checked = await checkedBefore(options);
  const found = await findEntrySource(options);
  if (!checked || !found) return [];
  const { sources, schemas } = checked.last;
  const { kind, id } = found.entry;
  const routes = openLastPlan(checked, options)?.routes ?? [];
  const { address } = addressOfEntry(routes, kind.collection, id);
  const named = new RegExp(
    [`\\{${kind.collection}\\.${id}[.}]`, ...(address === undefined ? [] : [linkPattern(address)])].join('|'),
  );
  const others = filesToAsk(sources, readKinds(schemas)).filter(
    ({ source }) => source.file !== found.source.file,
  );
  return others.flatMap(({ source, schema }) => {
    const referring = referencesIn(source, schema, { collection: kind.collection, id, schemas });
    const texts = [...textsWithin(source.value)]
      .filter(({ text }) => named.test(text))
      .map(({ path }) => path);
    const inBody = source.body && named.test(source.text.slice(source.body.start)) ? [[]] : [];
    return [...referring, ...texts, ...inBody].map((path) => writtenPlace(source, path));
  });
}

function referencesIn(
  source: Source,
  schemaName: string,
  { collection, id, schemas }: { collection: string; id: string; schemas: SchemaSet },
): Path[] {
  return walkValues(source.value, schemaName, schemas).flatMap(({ path, value, schema }) => {
    if (schema.collection !== collection) return [];
    return value === id || listOf(value).includes(id) ? [path] : [];
  });
}
