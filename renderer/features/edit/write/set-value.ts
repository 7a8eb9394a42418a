import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import { notSettled } from '../../../../diagnostics/messages.generated.ts';
import { findTargets } from '../../../edit/find-target.ts';
import type { Unknown, ValueTarget } from '../../../edit/target.ts';
import { withValueAt } from '../../../edit/value-at.ts';
import type { JsonSchema, SchemaSet } from '../../../model/site.ts';
import { readSite } from '../../../pipeline/read-site.ts';
import { walkValues } from '../../../schema/walk-values.ts';
import { sourcesOf } from '../../../source/sources-of.ts';
import { type EditOptions, editSite, type SiteEdit } from './edit-site.ts';
import { ownEdit } from './own-edit.ts';
import { typedValue } from './typed-value.ts';

export type SetOptions = Omit<EditOptions, 'edits'> & {
  /** Words that name the value, as for `findUses`. A field that is allowed but missing is added. */
  of: readonly string[];
  /** The new value, as one types it; its schema says what it is. */
  typed: string;
};

export type SetOutcome =
  | SiteEdit
  | { kind: 'unknown'; unknown: Unknown }
  /** The site has errors, so nothing can be found in it. */
  | { kind: 'broken'; diagnostics: readonly Diagnostic[] };

/** Sets one value that words name: see `editSite`. In a branch, a value of its base becomes the branch’s own. */
export async function setValue({ of, typed, cache = {}, ...options }: SetOptions): Promise<SetOutcome> {
  const read = await readSite({ root: options.root, cache });
  const { sources, kinds, schemas } = read;
  if (!sources || !kinds || !schemas)
    return { kind: 'broken', diagnostics: read.diagnostics.filter((one) => hasError([one])) };
  const found = findTargets(of, { sources, kinds, mayLack: true });
  if ('unknown' in found) return { kind: 'unknown', unknown: found.unknown };
  const [target] = found.targets;
  if (target?.kind !== 'value' || found.targets.length > 1)
    return { kind: 'unknown', unknown: { what: 'field', written: of.join(' '), known: [] } };
  const source = sourcesOf(sources).find(({ file }) => file === target.source);
  const { path } = target;
  const value = source && typedValue(typed, schemaAt(source.value, target, schemas));
  const edit = { kind: 'set' as const, path, value };
  const own = source && ownEdit({ source, path, schemaName: target.schema }, edit, schemas);
  if (!own)
    return { kind: 'refused', files: [], edits: [], diagnostics: [notSettled(target.place)], conflicts: [] };
  return editSite({ ...options, cache, edits: [own] });
}

/** Of the field that is to be set, which may be missing so far. */
function schemaAt(whole: unknown, { path, schema, value }: ValueTarget, schemas: SchemaSet): JsonSchema {
  const given = value === undefined ? withValueAt(whole, path, '') : whole;
  return walkValues(given, schema, schemas).find((one) => isDeepStrictEqual(one.path, path))?.schema ?? {};
}
