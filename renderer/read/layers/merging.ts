import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Override, Source } from '../../model/source.ts';
import type { Resolved } from '../../schema/resolve-schema.ts';
import { lineEnd } from '../../source/line-end.ts';
import { type Node, placeOf } from './node.ts';

/** Two versions of a file on their way to one. `own`: the branch's, of one file. `base`: what it extends, perhaps of several. */
export type Merging = {
  own: Source;
  base: Source;
  schemas: SchemaSet;
  report: Report;
  overrides: Override[];
};

/** `path`: for messages, with the keys of what stands in lists. `travels`: whether a branch may take it over without saying so. */
export type At = Resolved & { path: Path; travels: boolean };

/** What is described by `part`, within what stands at `around`. */
export function within({ path, travels }: At, part: Resolved, step: string | number): At {
  return { ...part, path: [...path, step], travels: travels && part.schema.travels !== false };
}

export function noteOverride(own: Node, base: Node, { path, travels }: At, merging: Merging): void {
  const { own: source, overrides } = merging;
  const { start, end, key } = own.span;
  overrides.push({
    path,
    was: base.value,
    now: own.value,
    file: own.text.file,
    span: { start, end, ...(key !== undefined && { key }) },
    line: lineEnd(own.text.text, (!source.layers && source.spans) || own.span, key ?? start),
    replaced: placeOf(base),
    ...(!travels && { travels }),
  });
}
