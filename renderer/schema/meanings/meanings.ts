import type { JsonSchema } from '../../model/site.ts';
import type { Meaning } from '../meaning.ts';
import { action } from './action.ts';
import { body } from './body.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { conditions } from './conditions.ts';
import { counted } from './counted.ts';
import { current } from './current.ts';
import { date } from './date.ts';
import { entries } from './entries.ts';
import { facts } from './facts.ts';
import { file } from './file.ts';
import { filters } from './filters.ts';
import { icon } from './icon.ts';
import { id } from './id.ts';
import { link } from './link.ts';
import { listing } from './listing.ts';
import { media } from './media.ts';
import { money } from './money.ts';
import { pages } from './pages.ts';
import { picture } from './picture.ts';
import { reference } from './reference.ts';
import { search } from './search.ts';
import { section } from './section.ts';
import { shared } from './shared.ts';
import { subject } from './subject.ts';
import { text } from './text.ts';
import { verbatim } from './verbatim.ts';
import { when } from './when.ts';

/** Every meaning: the values of `means` in schemas. */
export const meanings: readonly Meaning[] = [
  action,
  body,
  breadcrumbs,
  conditions,
  counted,
  current,
  date,
  entries,
  facts,
  file,
  filters,
  icon,
  id,
  link,
  listing,
  media,
  money,
  pages,
  picture,
  reference,
  search,
  section,
  shared,
  subject,
  text,
  verbatim,
  when,
];

const byName: ReadonlyMap<string, Meaning> = new Map(meanings.map((meaning) => [meaning.name, meaning]));

/** The meaning of a value, by its schema; undefined if it has none. */
export function meaningOf(schema: JsonSchema): Meaning | undefined {
  return typeof schema.means === 'string' ? byName.get(schema.means) : undefined;
}
