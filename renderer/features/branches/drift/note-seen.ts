import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notSettled } from '../../../../diagnostics/messages.generated.ts';
import { addToList } from '../../../edit/add-to-list.ts';
import { valueAt, withValueAt } from '../../../edit/value-at.ts';
import { writeEdited } from '../../../edit/write-edited.ts';
import type { Source } from '../../../model/source.ts';
import type { ReadSite } from '../../../pipeline/read-site.ts';
import { fieldsOf, listOf } from '../../../schema/fields.ts';
import { idOf } from '../../../source/id-of.ts';
import { placeAt } from '../../../source/place-at.ts';
import { findGains } from './find-gains.ts';
import { changed, reread, type SettledDrift } from './settled-file.ts';

/** Adds the base's entries that the branch doesn't show to `seen` in the branch's site.yaml. */
export function noteSeen({ sources, kinds = [], root }: ReadSite): SettledDrift {
  const gains = sources ? findGains(sources, kinds) : [];
  const absolute = path.join(root, 'site.yaml');
  const before = reread('site.yaml', readFileSync(absolute, 'utf8').replace(/^\uFEFF/, ''));
  let source = before;
  for (const { kind, fresh } of gains) source = source && withSeen(source, kind.collection, fresh.map(idOf));
  if (gains.length === 0 || !before) return { settled: [], diagnostics: [] };
  if (!source || !writeEdited({ absolute, before: before.text, after: source.text }))
    return { settled: [], diagnostics: [notSettled(placeAt(before, 0))] };
  const { spans } = source;
  const start = spans?.kind === 'group' ? spans.fields.seen?.key : undefined;
  return { settled: [{ file: 'site.yaml', line: placeAt(source, start ?? 0).line }], diagnostics: [] };
}

function withSeen(source: Source, collection: string, ids: readonly string[]): Source | undefined {
  const at = ['seen', collection];
  const splice = addToList(source, at, ids);
  const known = { ...fieldsOf(source.value), seen: fieldsOf(fieldsOf(source.value).seen) };
  const expected = withValueAt(known, at, [...listOf(valueAt(known, at)), ...ids]);
  return splice && changed(source, [splice], expected);
}
