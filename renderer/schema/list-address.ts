import { fieldsOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { ListFilter } from '../../kinds/list-filter.ts';

/** The words in addresses of a list's pages: `/blog/page/2`, `/blog/category/visas`. */
export type ListPaths = { page: string; filters: Readonly<Record<string, unknown>> };

/** From `list` in content/wording.yaml, as written. */
export function listPathsOf(words: unknown): ListPaths {
  const { pagePath, filterPaths } = fieldsOf(words);
  return { page: typeof pagePath === 'string' ? pagePath : 'page', filters: fieldsOf(filterPaths) };
}

/** The word before the filters by a field: from the wording, or else the field's name in lower case. */
export function filterPath(by: string, { filters }: ListPaths): string {
  const word = ownProperty(filters, by);
  return typeof word === 'string' ? word : by.toLowerCase();
}

/** The address of a page of the list that begins at `of`, without base path. The first page has no number. */
export function listAddress(
  of: string,
  { number, filter }: { number: number; filter?: Pick<ListFilter, 'by' | 'id'> },
  paths: ListPaths,
): string {
  const parts = [
    of === '/' ? '' : of,
    ...(filter ? [filterPath(filter.by, paths), filter.id] : []),
    ...(number > 1 ? [paths.page, String(number)] : []),
  ];
  return parts.length === 1 ? of : parts.join('/');
}
