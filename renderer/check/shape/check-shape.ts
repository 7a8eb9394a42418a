import type { Report } from '../../../diagnostics/diagnostic.ts';
import { missingKey, unknownKey } from '../../../diagnostics/messages/check-shape.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { surest } from '../../../diagnostics/surest.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import type { Source } from '../../model/source.ts';
import type { Validator, Violation } from '../../schema/compile-schemas.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { fixKey } from '../../source/fix-value.ts';
import { locate } from '../../source/locate.ts';
import { isOfGap } from '../gaps/is-of-gap.ts';
import { describeViolation } from './describe-violation.ts';
import { exampleOf, nameOf } from './name-value.ts';

/** `base` is where `value` stands in the file; `alsoAllowed` are keys that another schema takes care of; `name` is how messages call the whole; `currency` is the site's. */
export type Shape = {
  source: Source;
  value: unknown;
  base: Path;
  validator: Validator;
  alsoAllowed?: readonly string[];
  name?: string;
  currency?: string;
};

/** Reports what breaks the schema: one message for one mistake. */
export function checkShape(shape: Shape, report: Report): void {
  const { source, base } = shape;
  const violations = shape
    .validator(shape.value)
    .filter((violation) => !source.isPart || !isOfGap(violation, source, base));
  for (const group of groupByPath(violations)) reportGroup(group, shape, report);
}

function groupByPath(violations: readonly Violation[]): Violation[][] {
  const groups = new Map<string, Violation[]>();
  for (const violation of violations) {
    const key = JSON.stringify(violation.path);
    groups.set(key, [...(groups.get(key) ?? []), violation]);
  }
  return [...groups.values()];
}

/** All that is wrong with one value. A value of the wrong kind breaks other rules as well: only the first of them says anything. */
function reportGroup(violations: readonly Violation[], shape: Shape, report: Report): void {
  const [first] = violations;
  if (!first) return;
  const path = [...shape.base, ...first.path];
  const unknown = violations.filter(({ keyword }) => keyword === 'additionalProperties').map(unknownName);
  const missing = violations.filter(({ keyword }) => keyword === 'required').map(missingName);
  const others = violations.filter(
    ({ keyword }) => keyword !== 'additionalProperties' && keyword !== 'required',
  );
  const worst = others.toSorted((one, other) => rank(one) - rank(other))[0];
  if (worst) report(describeViolation(worst, path, shape));
  const misspelt = reportUnknown(unknown, missing, { schema: first.schema, path, shape }, report);
  const left = missing.filter((key) => !misspelt.has(key));
  if (left.length > 0) report(describeMissing(left, first, path, shape));
}

const order = ['type', 'const', 'enum', 'minLength', 'minItems', 'format', 'pattern', 'minimum', 'maximum'];

function rank({ keyword }: Violation): number {
  const found = order.indexOf(keyword);
  return found < 0 ? order.length : found;
}

function unknownName({ params }: Violation): string {
  return String(params.additionalProperty);
}

function missingName({ params }: Violation): string {
  return String(params.missingProperty);
}

type Surroundings = { schema: Violation['schema']; path: Path; shape: Shape };

/** Returns the missing keys that an unknown one was meant to be: `titel` explains why `title` is missing. */
function reportUnknown(
  keys: readonly string[],
  missing: readonly string[],
  { schema, path, shape }: Surroundings,
  report: Report,
): Set<string> {
  const known = [
    ...Object.keys(fieldsOf(schema.properties)),
    ...(path.length === shape.base.length ? (shape.alsoAllowed ?? []) : []),
  ];
  const misspelt = new Set<string>();
  for (const key of keys) {
    const meant = nearest(key, missing) ?? nearest(key, known);
    if (meant !== undefined) misspelt.add(meant);
    const problem = unknownKey(locate(shape.source, [...path, key], 'key'), {
      key,
      parent: nameOf(path) ?? shape.name,
      meant,
      known,
    });
    const sure = meant === surest(key, known) ? meant : undefined;
    report(withFix(problem, sure === undefined ? undefined : fixKey(shape.source, [...path, key], sure)));
  }
  return misspelt;
}

function describeMissing(
  keys: readonly string[],
  { schema }: Violation,
  path: Path,
  { source, name }: Shape,
) {
  const properties = fieldsOf(schema.properties);
  const place = typeof path.at(-1) === 'string' ? locate(source, path, 'key') : locate(source, path);
  const lines = keys.map((key) => ({
    key,
    example: exampleOf(properties[key]),
  }));
  const ordered = lines.toSorted((one, other) => position(one.key, schema) - position(other.key, schema));
  return missingKey(place, ordered, nameOf(path) ?? name);
}

/** In the order of the schema, which is the order in which an editor writes. */
function position(key: string, schema: Violation['schema']): number {
  return listOf(schema.required).indexOf(key);
}
