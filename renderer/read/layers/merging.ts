import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Override, Source } from '../../model/source.ts';
import type { Resolved } from '../../schema/resolve-schema.ts';
import { type Node, placeOf } from './node.ts';

/** Two versions of a file on their way to one. `own`: the branch's, of one file. `base`: what it extends, perhaps of several. */
export type Merging = {
  own: Source;
  base: Source;
  schemas: SchemaSet;
  report: Report;
  overrides: Override[];
};

/** `path`: for messages, with the keys of what stands in lists. */
export type At = Resolved & { path: Path };

export function noteOverride(own: Node, base: Node, path: Path, { overrides }: Merging): void {
  const { start, end, key } = own.span;
  overrides.push({
    path,
    was: base.value,
    now: own.value,
    file: own.text.file,
    span: { start, end, ...(key !== undefined && { key }) },
    replaced: placeOf(base),
  });
}
