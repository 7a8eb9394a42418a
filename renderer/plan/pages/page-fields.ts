import type { PageSource } from '../../../schemas/types.ts';
import type { Entry } from '../../model/site.ts';

/** The check stage has validated the page against page.schema.json, which the type is generated from. */
export function pageFields(entry: Entry): PageSource {
  return entry.value as unknown as PageSource;
}
