import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { Needs } from '../../kinds/rule-site.ts';

/** The `needs` of a schema. */
export function readNeeds(needs: unknown): Needs {
  const { settings, wording } = fieldsOf(needs);
  return { settings: listOf(settings).map(String), wording: listOf(wording).map(String) };
}
