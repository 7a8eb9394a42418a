import type { ListFilters, ListPages } from '../../../schemas/planned.ts';
import type { PagedList } from '../../schema/paged-lists.ts';
import type { ListPage } from './route.ts';

/** A page's list that is spread over several pages, seen from one of them. `filters` is absent if the list has none. */
export type ListView = {
  of: PagedList;
  part: ListPage;
  pages: ListPages;
  filters?: ListFilters;
};
