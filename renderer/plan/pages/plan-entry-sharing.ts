import { ownValue } from '../../../diagnostics/own-value.ts';
import type { EntrySharing } from '../../../kinds/kind.ts';
import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import type { Context } from '../context/context.ts';
import type { EntryName } from '../context/route.ts';
import { entryTools } from '../tools/entry-tools.ts';

/**
 * How the page's entry is presented when the page is shared, according to its kind. Its origins are those of the page's
 * sections.
 */
export function planEntrySharing(current: EntryName | undefined, context: Context): Planned<EntrySharing> {
  const entry = current && context.entry(current.kind, current.id);
  const head = current && context.kinds.byFolder.get(current.kind);
  if (!entry || !head) return plain({});
  const sharing = ownValue(context.kinds.code, head.word)?.sharing;
  if (!sharing) return plain({});
  return gather((take) =>
    take({
      ...sharing(entryTools(entry, head, { context, self: current }), context.tools()),
      origins: [],
    }),
  );
}
