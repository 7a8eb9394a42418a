import { fieldsOf } from '../../diagnostics/fields.ts';
import { optionalText } from '../../kinds/read-fields.ts';

/** What an entry, a page or a section is called, as written. */
export function titleOfEntry(value: unknown): string | undefined {
  const { title, name } = fieldsOf(value);
  return optionalText(title ?? name);
}
