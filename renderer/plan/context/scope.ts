import type { Planned } from '../../../kinds/planned.ts';
import type { Breadcrumbs } from '../../../schemas/planned.ts';
import type { Context } from './context.ts';
import type { Language } from './language-of.ts';
import type { ListView } from './list-view.ts';
import type { EntryName } from './route.ts';

/**
 * Where a value is planned. `current` is the entry that the page is made for, `self` the one that the value belongs to:
 * texts may refer to both by the word for their kind.
 */
export type Scope = {
  context: Context;
  current?: EntryName;
  self?: EntryName;
  /** The breadcrumbs from home to the page. */
  breadcrumbs?: Planned<Breadcrumbs>;
  /** The page's list that is spread over several pages, and which of them this is. */
  list?: ListView;
  /** The language of the page; absent if the text belongs to none. */
  language?: Language;
};
