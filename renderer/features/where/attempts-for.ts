import type { ValueTarget } from '../../edit/target.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Sources } from '../../model/source.ts';
import { type WalkedValue, walkValues } from '../../schema/walk-values.ts';
import { isSamePath, isWithinPath } from '../../source/compare-paths.ts';
import { sourcesOf } from '../../source/sources-of.ts';
import { otherValues } from './other-values.ts';
import type { OtherValue } from './with-other-value.ts';

/** Possible replacements for each plain value of a target, the nearest first. */
export function attemptsFor(target: ValueTarget, sources: Sources, schemas: SchemaSet): OtherValue[][] {
  const { source: file, schema, path } = target;
  const source = sourcesOf(sources).find((one) => one.file === file);
  const all = walkValues(source?.value, schema, schemas).filter(isPlain);
  const within = all.filter(
    (one) => isWithinPath(one.path, path) && (isSamePath(one.path, path) || !isKey(one)),
  );
  return within.map((one) =>
    otherValues(one, sources).map((value): OtherValue => ({ source: file, path: one.path, value })),
  );
}

function isPlain({ value }: WalkedValue): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Whether a field decides if something is shown at all: changed with its group, it would hide the effect of the rest.
 */
function isKey({ path }: WalkedValue): boolean {
  return ['from', 'until', 'draft', 'section', 'id'].includes(String(path.at(-1)));
}
