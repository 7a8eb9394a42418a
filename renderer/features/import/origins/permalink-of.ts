import type { Fields } from '../../../../diagnostics/fields.ts';
import { textOfField } from './fields-as.ts';

/** The address that an article has by its own fields. */
export function permalinkOf(fields: Fields): string | undefined {
  const written = textOfField(fields, ['permalink', 'url']);
  return written === undefined || /^[a-z]+:/i.test(written) ? undefined : written;
}
