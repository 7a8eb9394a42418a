import type { SchemaSet } from '../../model/site.ts';
import type { Sources } from '../../model/source.ts';
import { type Walked, walkValues } from '../../schema/walk-values.ts';
import { isSamePath, isWithinPath } from '../../source/compare-paths.ts';
import { sourcesOf } from '../../source/sources-of.ts';
import { otherValues } from './other-values.ts';
import type { ValueTarget } from './target.ts';
import type { Change } from './with-other-value.ts';

/** For each plain value that a target is made of what could stand there instead, the nearest first. */
export function attemptsFor(target: ValueTarget, sources: Sources, schemas: SchemaSet): Change[][] {
  const { source: file, schema, path } = target;
  const source = sourcesOf(sources).find((one) => one.file === file);
  const all = walkValues(source?.value, schema, schemas).filter(isPlain);
  const within = all.filter(
    (one) => isWithinPath(one.path, path) && (isSamePath(one.path, path) || !isKey(one)),
  );
  return within.map((one) =>
    otherValues(one, sources).map((value): Change => ({ source: file, path: one.path, value })),
  );
}

function isPlain({ value }: Walked): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** What decides whether there is something at all: of a whole group it would hide what the rest of it does. */
function isKey({ path }: Walked): boolean {
  return ['from', 'until', 'draft', 'section', 'id'].includes(String(path.at(-1)));
}
