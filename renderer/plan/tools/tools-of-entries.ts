import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { KindCode, PlanEntry } from '../../../kinds/kind.ts';
import type { Entry } from '../../model/site.ts';
import type { Context } from '../context/context.ts';
import { entryTools } from './entry-tools.ts';

/** Every entry of a kind that has code, as that code sees it. */
export function toolsOfEntries(
  context: Context,
): { code: KindCode; entry: PlanEntry; value: Entry['value'] }[] {
  return Object.entries(context.site.collections).flatMap(([kind, own]) => {
    const head = context.kinds.byFolder.get(kind);
    const code = head && ownProperty(context.kinds.code, head.word);
    if (!head || !code) return [];
    return own.map((entry) => ({ code, entry: entryTools(entry, head, { context }), value: entry.value }));
  });
}
