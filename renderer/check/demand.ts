import type { Report } from '../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, isFields, listOf } from '../../diagnostics/fields.ts';
import { missingSetting, missingWords } from '../../diagnostics/messages/check-structure.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Needs } from '../../kinds/rule-site.ts';
import { writeScalar } from '../schema/example-of.ts';
import type { Content } from './content.ts';
import type { Document } from './document.ts';

/** Reports at `place` which of these needs the site lacks, unless already reported at an earlier place. */
export type Demand = (needs: Needs, place: () => Place) => void;

/** A site without any wording gets one message (`check-wording`) rather than one per word. */
export function createDemand({ collections, site }: Content, report: Report): Demand {
  const wording = collections.get('wording')?.get('wording');
  const asked = new Set<string>();
  const isMissing = (name: string, { source, value }: Document) => {
    const key = `${source.file} ${name}`;
    if (asked.has(key) || valueAt(value, name) !== undefined) return false;
    asked.add(key);
    return true;
  };
  return ({ settings = [], wording: groups = [] }, place) => {
    for (const name of settings)
      if (isMissing(name, site)) report(missingSetting(place(), name, addedExample(name, site.schema)));
    for (const name of wording ? groups : [])
      if (wording && isMissing(name, wording))
        report(missingWords(place(), name, addedExample(name, wording.schema)));
  };
}

/** The value at a path of keys: `theme.fonts`. */
function valueAt(value: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((at, key) => ownProperty(fieldsOf(at), key), value);
}

/** A line that an editor could add for a missing value, from its schema: `chat: { pattern: "https://…" }`. */
function addedExample(name: string, schema: unknown): string | undefined {
  const [first = '', ...rest] = name.split('.');
  const part = rest.reduce(partOf, partOf(schema, first));
  const example = write(exampleOf(part));
  if (example === undefined) return undefined;
  return [first, ...rest].reduceRight(
    (inner, key, index) => `${key}: ${index === rest.length ? inner : `{ ${inner} }`}`,
    example,
  );
}

function partOf(schema: unknown, key: string): Fields {
  return fieldsOf(ownProperty(fieldsOf(fieldsOf(schema).properties), key));
}

/** The schema's own example, or one built from those of its fields. */
function exampleOf(schema: Fields): unknown {
  const [example] = listOf(schema.examples);
  if (example !== undefined) return example;
  const required = listOf(schema.required).map(String);
  if (required.length === 0) return undefined;
  return Object.fromEntries(required.map((key) => [key, exampleOf(partOf(schema, key))]));
}

/** On one line; undefined if a part has no example. */
function write(value: unknown): string | undefined {
  if (typeof value === 'string') return writeScalar(value);
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (isFields(value))
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${write(item)}`)
      .join(', ')} }`;
  return value === undefined || value === null ? undefined : String(value);
}
