import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { JsonSchema, SchemaSet } from '../../renderer/model/site.ts';
import { checkSchemas } from '../../renderer/schema/check-schemas.ts';
import { locateInJson } from '../../renderer/schema/locate-in-json.ts';
import { meanings } from '../../renderer/schema/meanings/meanings.ts';
import { schemas } from '../check/check-edited.ts';

/** Diagnostics for a kind `treatment` with one field, and their places. */
function judge(field: JsonSchema, $defs: JsonSchema = {}): Diagnostic[] {
  const treatment = { title: 'Treatment', kind: { folder: 'treatments' }, properties: { field }, $defs };
  return judgeAll({ common: { $defs: { link: { type: 'string', means: 'link' } } }, treatment });
}

function judgeAll(all: SchemaSet): Diagnostic[] {
  const found: Diagnostic[] = [];
  checkSchemas(
    all,
    (name, path, part) => ({
      file: `schemas/${name}.schema.json`,
      ...locateInJson(JSON.stringify(all[name], null, 2), path, part),
    }),
    (problem) => void found.push(problem),
  );
  return found;
}

const said = (found: readonly Diagnostic[]) =>
  found.map(({ code, place, hint }) => `${code} ${place.line}:${place.column} ${hint ?? ''}`.trim());

describe('a schema', () => {
  test('that is shipped has no mistake', () => {
    expect(said(judgeAll(schemas))).toEqual([]);
  });

  test.each([
    ['a meaning that there is not', { means: 'mony' }, 'unknown-meaning 8:16 Did you mean “money”?'],
    ['a meaning that is no word', { means: 3 }, /^unknown-meaning 8:16 You can use: action, /],
    [
      'a misspelt annotation',
      { means: 'reference', collection: 'treatments', hwole: true },
      'unknown-keyword 10:7 Did you mean “whole”?',
    ],
    ['a misspelt keyword', { pattrn: 'a' }, 'unknown-keyword 8:7 Did you mean “pattern”?'],
    [
      'an annotation of another meaning',
      { means: 'money', whole: true },
      'keyword-without-meaning 9:7 Delete it, or add "means" with one of the values it goes with: reference.',
    ],
    ['a reference to nothing', { means: 'reference' }, /^keyword-missing 8:7 Add "collection" beside/],
    [
      'a collection that no kind has',
      { means: 'entries', collection: 'treatment' },
      'unknown-collection 9:21 Did you mean “treatments”?',
    ],
    [
      'a definition that there is not',
      { $ref: 'common.schema.json#/$defs/links' },
      'reference-broken 8:15 Did you mean “common.schema.json#/$defs/link”?',
    ],
  ])('with %s gets one message at its line', (_title, field, expected) => {
    const found = said(judge(field));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  test('whose definitions lead in a circle gets a message where each of them does', () => {
    const found = judge({ type: 'string' }, { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } });
    expect(found.map(({ code }) => code)).toEqual(['reference-endless', 'reference-endless']);
  });

  test('may contain itself, as a tree does', () => {
    const tree = { type: 'object', additionalProperties: { $ref: '#/$defs/tree' } };
    expect(said(judge({ $ref: '#/$defs/tree' }, { tree }))).toEqual([]);
  });

  test('may use every meaning with what belongs to it', () => {
    for (const { name, annotations } of meanings) {
      const values: JsonSchema = {
        collection: 'treatments',
        among: 'list',
        whole: true,
        placeholders: ['count'],
        shared: 'offer',
      };
      const beside = Object.fromEntries(annotations.map((keyword) => [keyword, values[keyword]]));
      expect(said(judge({ means: name, ...beside })), name).toEqual([]);
    }
  });
});
