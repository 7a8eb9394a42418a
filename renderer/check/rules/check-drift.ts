import type { Report } from '../../../diagnostics/diagnostic.ts';
import { findLineDrift, namedEntryOf } from '../../drift/find-line-drift.ts';
import { hasDrifted, overridingLines } from '../../drift/overriding-lines.ts';
import { kindOf } from '../../schema/find-kind.ts';
import type { Content } from '../content.ts';

/** Values that a branch overrides, if the base's value has changed since the override was written. */
export function checkDrift({ documents, kinds }: Content, report: Report): void {
  for (const { source, collection } of documents) {
    const kind = kindOf(collection, kinds);
    if (!source.overrides || kind?.travels === false) continue;
    for (const line of overridingLines(source).filter(hasDrifted)) {
      const problem = findLineDrift(line, namedEntryOf(source, kind));
      if (problem) report(problem);
    }
  }
}
