import { type Planned, plain } from '../../../kinds/planned.ts';
import type { Period } from '../../../schemas/planned.ts';
import type { EntryName } from '../context/route.ts';
import type { Scope } from '../context/scope.ts';

/**
 * The value of a name in braces. No `text`: only the browser knows it. No `life`: what it names is over, or not there
 * yet. `isAbsent`: this entry, or the site, doesn't have the value.
 */
export type LookedUp = { text?: string; life?: Period; isAbsent?: true };

/** `{facts.osce.fullFee}`, `{courses.oet-weekend.price}`, and `{course.price}` on the page of a course or in its own texts. */
export function lookUp(name: string, scope: Scope): Planned<LookedUp> {
  return scope.context.ask<LookedUp>({ ask: 'name', name: wholeName(name, scope) });
}

/** `course.price` → `courses.oet-weekend.price`. */
function wholeName(name: string, { context, self, current }: Scope): string {
  const [word = '', ...field] = name.split('.');
  const folder = context.kinds.byWord.has(word) ? context.kinds.byWord.get(word)?.collection : undefined;
  const isMeant = (entry: EntryName | undefined): entry is EntryName =>
    entry !== undefined && entry.kind === folder;
  const entry = isMeant(self) ? self : isMeant(current) ? current : undefined;
  return entry ? [entry.kind, entry.id, ...field].join('.') : name;
}

export const noLookUp: Planned<LookedUp> = plain({ life: {} });
