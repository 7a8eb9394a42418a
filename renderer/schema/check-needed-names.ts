import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf, isFields, listOf } from '../../diagnostics/fields.ts';
import * as messages from '../../diagnostics/messages/schemas.ts';
import { needsWrongForm } from '../../diagnostics/messages.generated.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { SchemaSet } from '../model/site.ts';
import type { LocateInSchema } from './locate-in-schema.ts';

type NeededBy = { name: string; path: Path; schemas: SchemaSet; locate: LocateInSchema };

/** `needs` lists values of site.yaml under `settings` and groups under `wording`, each defined in their schemas. */
export function checkNeededNames(needs: unknown, at: NeededBy, report: Report): void {
  const { name, path, schemas, locate } = at;
  if (!isNeeds(needs)) {
    report(needsWrongForm(locate(name, path)));
    return;
  }
  for (const [key, schema] of [
    ['settings', schemas.site],
    ['wording', schemas.wording],
  ] as const)
    for (const [index, needed] of listOf(needs[key]).map(String).entries()) {
      const known = knownAt(schema, needed);
      const last = needed.split('.').at(-1) ?? '';
      if (known.includes(last)) continue;
      const file = key === 'settings' ? 'site.yaml' : 'content/wording.yaml';
      const guess = { meant: nearest(last, known), known };
      report(messages.needUnknown(locate(name, [...path, key, index]), { needed, file, ...guess }));
    }
}

function isNeeds(needs: unknown): needs is Readonly<Record<string, unknown>> {
  return (
    isFields(needs) &&
    Object.entries(needs).every(
      ([key, names]) =>
        (key === 'settings' || key === 'wording') &&
        Array.isArray(names) &&
        names.every((one) => typeof one === 'string'),
    )
  );
}

/** The names that could replace the last part of `theme.fonts`. */
function knownAt(schema: unknown, needed: string): string[] {
  const parent = needed
    .split('.')
    .slice(0, -1)
    .reduce<unknown>((at, key) => fieldsOf(fieldsOf(at).properties)[key], schema);
  return Object.keys(fieldsOf(fieldsOf(parent).properties));
}
