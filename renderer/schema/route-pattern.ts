import { generatePath } from 'react-router-dom';

/** Routes call the place of an entry's id what they like, `:id` or `:slug`; it stands at the end. */
const parameter = /:(\w+)$/;

/** Whether the route makes a page per entry. */
export const hasParameter = (pattern: string): boolean => parameter.test(pattern);

/** The address that a checked route makes for an entry, without base path. */
export function addressOf(pattern: string, id: string): string {
  return generatePath(pattern, { [parameter.exec(pattern)?.[1] ?? 'id']: id });
}

/** What the addresses of a route's pages begin with: `/courses/` of `/courses/:slug`. */
export const prefixOf = (pattern: string): string => pattern.replace(parameter, '');
