import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { addressOf, hasParameter } from '../schema/route-pattern.ts';
import type { Content } from './content.ts';

/** The addresses that a route makes: one, or one for each entry. */
export function addressesOf(
  { path, collection }: Fields,
  { collections }: Pick<Content, 'collections'>,
): string[] {
  if (typeof path !== 'string') return [];
  if (typeof collection !== 'string' || !hasParameter(path)) return [path];
  const entries = [...(collections.get(collection)?.values() ?? [])];
  return entries.flatMap((entry) => addressOf(path, entry) ?? []);
}

/** The addresses of all pages. */
export function allAddresses(content: Pick<Content, 'site' | 'collections'>): string[] {
  return listOf(content.site.value.routes).flatMap((route) => addressesOf(fieldsOf(route), content));
}
