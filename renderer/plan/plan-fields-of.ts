import type { Path } from '../../diagnostics/place.ts';
import type { Origin } from '../model/plan.ts';
import type { Entry } from '../model/site.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import { locate } from '../source/locate.ts';
import { planValue } from './plan-value.ts';
import type { PageScope } from './planner.ts';
import { fields } from './read-fields.ts';

export type PlannedFields<T> = {
  values: T;
  /** Paths relative to the entry. */
  origins: Origin[];
  /** Notes where a computed value comes from: the lines at `paths`. */
  remember: (at: string, value: string, ...paths: Path[]) => void;
};

/**
 * All fields of an entry, finished by the schema of its kind. `T` is the type that `site types` generates from the
 * same schema: the check has made sure of the input, and planning makes exactly what each `means` promises.
 */
export function planFieldsOf<T>(entry: Entry, schemaName: string, page: PageScope): PlannedFields<T> {
  const schema = schemaNamed(page.site.schemas, schemaName) ?? {};
  const origins: Origin[] = [];
  const scope: PageScope = { ...page, origins };
  const properties = fields(schema.properties);
  const values = Object.fromEntries(
    Object.entries(entry.value).map(([key, value]) => [
      key,
      planValue(
        value,
        fields(properties[key]),
        schema,
        { source: entry.source, path: [key], at: key },
        scope,
      ),
    ]),
  );
  const remember = (at: string, value: string, ...paths: Path[]) => {
    origins.push({ path: at, value, places: paths.map((path) => locate(entry.source, path)) });
  };
  return { values: values as T, origins, remember };
}
