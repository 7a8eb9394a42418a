import { generatePath } from 'react-router-dom';
import type { Fields } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import { plainSlug } from '../../diagnostics/words/plain-slug.ts';

/** Routes may use either name for an entry's id, `:id` or `:slug`; it is at the end. */
const parameter = /:(id|slug)$/;

/** Whether the route makes a page per entry. */
export const hasParameter = (pattern: string): boolean => parameter.test(pattern);

/** The fields of entries that are parts of their addresses: `season` of `/plays/:season/:id`. */
export function fieldsInPattern(pattern: string): string[] {
  return [...pattern.replace(parameter, '').matchAll(/:(\w+)/g)].map(([, field = '']) => field);
}

/**
 * The address that a route makes for an entry, without base path; undefined if the entry lacks a field that is part of
 * it, which the check reports.
 */
export function addressOf(pattern: string, { id, value }: { id: string; value: Fields }): string | undefined {
  const parts = fieldsInPattern(pattern).map((field) => [field, slugOf(ownProperty(value, field))] as const);
  if (parts.some(([, part]) => part === '')) return undefined;
  const name = parameter.exec(pattern)?.[1] ?? 'id';
  return generatePath(pattern, { ...Object.fromEntries(parts), [name]: id });
}

/** A value of an entry as part of an address; empty if it can't be one. */
export function slugOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? plainSlug(String(value)) : '';
}

/** What the addresses of a route's pages have in common at the beginning: `/courses/` for `/courses/:slug`. */
export const prefixOf = (pattern: string): string => pattern.split(':', 1)[0] ?? '';
