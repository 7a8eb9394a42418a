import { generatePath } from 'react-router-dom';

/** Routes may use any name for an entry's id, `:id` or `:slug`; it is at the end. */
const parameter = /:(\w+)$/;

/** Whether the route makes a page per entry. */
export const hasParameter = (pattern: string): boolean => parameter.test(pattern);

/** The address that a checked route makes for an entry, without base path. */
export function addressOf(pattern: string, id: string): string {
  return generatePath(pattern, { [parameter.exec(pattern)?.[1] ?? 'id']: id });
}

/** The beginning of the addresses of a route's pages: `/courses/` for `/courses/:slug`. */
export const prefixOf = (pattern: string): string => pattern.replace(parameter, '');
