import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf, isFields } from '../../../../diagnostics/fields.ts';

/** `own`: what the branch’s own file says of a group that is `now` with all layers. */
export type MergedGroup = { own: Fields; now: Fields; hasBase: (...path: string[]) => boolean };

/**
 * What a branch says of a group so that it becomes the wanted one: only what differs from its base, and `null` for what
 * goes.
 */
export function branchFields({ own, now, hasBase }: MergedGroup, wanted: Fields): Fields {
  const said = new Map(Object.entries(own));
  for (const name of new Set([...Object.keys(now), ...Object.keys(wanted)])) {
    const [before, after] = [now[name], wanted[name]];
    if (isDeepStrictEqual(before, after)) continue;
    if (after === undefined && !hasBase(name)) said.delete(name);
    else if (after === undefined) said.set(name, null);
    else if (isFields(before) && isFields(after)) {
      const inner = { own: fieldsOf(own[name]), now: before, hasBase: hasBase.bind(undefined, name) };
      said.set(name, branchFields(inner, after));
    } else said.set(name, after);
  }
  return Object.fromEntries(said);
}
