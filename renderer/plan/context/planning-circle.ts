import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { Query } from '../../../kinds/planned.ts';
import { locate } from '../../source/locate.ts';
import type { Context } from './context.ts';

/** Texts that name each other through values computed by kinds, which the check of written texts can't see. */
export type NameCircle = { place: Place; name: string; way: readonly string[] };

/**
 * The error for a question whose answer needs itself. If names led there, an editor's texts are the cause, and the
 * error says so.
 */
export function planningCircle(way: readonly Query[], context: Context): Error {
  const names = way.flatMap((query) => (query.ask === 'name' ? [query.name] : []));
  const found = names.flatMap((name) => {
    const place = placeOf(name, context);
    return place ? [{ name, place }] : [];
  });
  const text = `planning goes in a circle at ${JSON.stringify(way[0])}`;
  const [first] = found;
  return first ? new Error(text, { cause: { nameCircle: { ...first, way: names } } }) : new Error(text);
}

/** The circle behind an error, if texts that name each other caused it. */
export function circleOf(error: unknown): NameCircle | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return holdsCircle(cause) ? cause.nameCircle : undefined;
}

function holdsCircle(value: unknown): value is { nameCircle: NameCircle } {
  return typeof value === 'object' && value !== null && 'nameCircle' in value;
}

/** The written text behind a name; undefined if code answers it. */
function placeOf(name: string, { site, entry }: Context): Place | undefined {
  const [head = '', ...rest] = name.split('.');
  const [id = '', field = ''] = rest;
  const found = entry(head, id);
  if (found && Object.hasOwn(found.value, field)) return locate(found.source, [field]);
  const group = ownProperty(site.settings.value, head);
  return typeof group === 'object' && group !== null && Object.hasOwn(group, id)
    ? locate(site.settings.source, [head, id])
    : undefined;
}
