import { fieldsOf } from '../../diagnostics/fields.ts';
import { isTimeZone } from '../../kinds/is-time-zone.ts';

/** The time zone of an unchecked site, from the value of its site.yaml; UTC if it names none. */
export function timeZoneOf(site: unknown): string {
  const { timeZone } = fieldsOf(site);
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC';
}
