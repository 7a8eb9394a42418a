import type { Report } from '../../diagnostics/diagnostic.ts';
import { unknownCollection } from '../../diagnostics/messages/check-structure.ts';
import * as messages from '../../diagnostics/messages/schemas.ts';
import { keywordMissing } from '../../diagnostics/messages.generated.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { PlacedPart } from './check-reference.ts';
import { annotations, ownKeywords } from './meaning.ts';
import { meaningOf, meanings } from './meanings/meanings.ts';

/** Every keyword exists, `means` names a meaning, and the keywords that the meaning needs are present. */
export function checkKeywords(part: PlacedPart, report: Report): void {
  const { name, path, schema, locate } = part;
  for (const keyword of Object.keys(schema)) {
    if (known.has(keyword)) continue;
    const place = locate(name, [...path, keyword], 'key');
    report(
      messages.unknownKeyword(place, keyword, {
        meant: nearest(keyword, [...known]),
        known: [...ownKeywords],
      }),
    );
  }
  if (schema.means !== undefined && !meaningOf(schema)) {
    const names = meanings.map((meaning) => meaning.name);
    const means = String(schema.means);
    const place = locate(name, [...path, 'means']);
    report(messages.unknownMeaning(place, means, { meant: nearest(means, names), known: names }));
    return;
  }
  checkAnnotations(part, report);
  checkCollection(part, report);
}

/** The keywords of JSON Schema (draft 2020-12) that ajv applies; `schemas/README.md` says which of them to use. */
const known: ReadonlySet<string> = new Set([
  ...ownKeywords,
  ...[
    '$schema',
    '$id',
    '$ref',
    '$defs',
    '$comment',
    '$anchor',
    '$dynamicRef',
    '$dynamicAnchor',
    '$vocabulary',
  ],
  ...['title', 'description', 'default', 'deprecated', 'readOnly', 'writeOnly', 'examples'],
  ...['type', 'enum', 'const', 'multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ...['maxLength', 'minLength', 'pattern', 'format', 'contentEncoding', 'contentMediaType', 'contentSchema'],
  ...[
    'items',
    'prefixItems',
    'contains',
    'maxItems',
    'minItems',
    'uniqueItems',
    'maxContains',
    'minContains',
  ],
  ...['properties', 'patternProperties', 'additionalProperties', 'required', 'propertyNames'],
  ...['maxProperties', 'minProperties', 'dependentRequired', 'dependentSchemas'],
  ...['unevaluatedItems', 'unevaluatedProperties', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
]);

/** A text without `means` may be one of a list, and may have placeholders; all other keywords belong to a meaning. */
function checkAnnotations({ name, path, schema, locate }: PlacedPart, report: Report): void {
  const meaning = meaningOf(schema);
  const allowed = meaning?.annotations ?? ['among', 'placeholders'];
  for (const annotation of annotations) {
    if (schema[annotation] === undefined || allowed.includes(annotation)) continue;
    const owners = meanings.filter((one) => one.annotations.includes(annotation)).map((one) => one.name);
    report(messages.keywordWithoutMeaning(locate(name, [...path, annotation], 'key'), annotation, owners));
  }
  for (const annotation of meaning?.needs ?? []) {
    if (meaning && schema[annotation] === undefined)
      report(
        keywordMissing(locate(name, [...path, 'means'], 'key'), { means: meaning.name, keyword: annotation }),
      );
  }
}

function checkCollection({ name, path, schema, collections, locate }: PlacedPart, report: Report): void {
  if (!meaningOf(schema)?.annotations.includes('collection') || schema.collection === undefined) return;
  const collection = String(schema.collection);
  if (collections.includes(collection)) return;
  const place = locate(name, [...path, 'collection']);
  const meant = nearest(collection, collections);
  report(unknownCollection(place, collection, { meant, known: collections }));
}
