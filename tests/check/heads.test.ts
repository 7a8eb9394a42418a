import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { kinds } from '../../kinds/registry.ts';
import type { JsonSchema, SchemaSet } from '../../renderer/model/site.ts';
import { checkHeads } from '../../renderer/schema/check-heads.ts';
import { checkSharedNames } from '../../renderer/schema/check-shared-names.ts';
import { locateInJson } from '../../renderer/schema/locate-in-json.ts';
import type { LocateInSchema } from '../../renderer/schema/locate-in-schema.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { schemas } from './check-edited.ts';

/** Schemas by name, written as the head and the fields of each. */
type Heads = Readonly<Record<string, { kind?: unknown; fields?: readonly string[] }>>;

function schemasOf(heads: Heads): SchemaSet {
  const schema = ({ kind, fields = ['title', 'date'] }: Heads[string]): JsonSchema => ({
    title: 'A kind',
    ...(kind !== undefined && { kind }),
    properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
  });
  return Object.fromEntries(Object.entries(heads).map(([word, head]) => [word, schema(head)]));
}

function judge(heads: Heads): Diagnostic[] {
  const found: Diagnostic[] = [];
  const all = schemasOf(heads);
  const locate: LocateInSchema = (word, path, part) => ({
    file: `schemas/${word}.schema.json`,
    ...locateInJson(JSON.stringify(all[word], null, 2), path, part),
  });
  const report = (problem: Diagnostic) => void found.push(problem);
  checkHeads(all, locate, report);
  checkSharedNames({ kinds: readKinds(all), code: kinds }, locate, report);
  return found;
}

function said(heads: Heads): string[] {
  return judge(heads).map(({ code, place }) => `${code} ${place.file}:${place.line}:${place.column}`);
}

describe('the head of a kind', () => {
  test('of every schema that is shipped is right', () => {
    const found: Diagnostic[] = [];
    const place = { file: '', line: 1, column: 1 };
    checkHeads(
      schemas,
      () => place,
      (problem) => void found.push(problem),
    );
    expect(found).toEqual([]);
  });

  test('with a folder alone is enough', () => {
    const heads = { partner: { kind: { folder: 'partners' }, fields: ['name'] } };
    expect(judge(heads)).toEqual([]);
    expect(readKinds(schemasOf(heads))).toEqual([
      {
        examples: [],
        quoted: false,
        travels: true,
        needs: { settings: [], wording: [] },
        ...{ word: 'partner', collection: 'partners', holds: 'folder', format: 'yaml', folders: false },
        ...{ order: ['order'], named: [], computed: [], pages: true, title: 'name', new: {} },
      },
    ]);
  });

  test('of one file has no pages', () => {
    expect(readKinds(schemasOf({ facts: { kind: { file: 'facts.yaml' } } }))).toMatchObject([
      { word: 'facts', collection: 'facts', holds: 'file', format: 'yaml', pages: false },
    ]);
  });

  test.each<[string, Heads, string]>([
    ['is missing', { partner: {} }, 'head-missing schemas/partner.schema.json:1:1'],
    [
      'stands in a section',
      { 'sections/hero': { kind: { folder: 'heroes' } } },
      'head-misplaced schemas/sections/hero.schema.json:3:3',
    ],
    [
      'has a key that there is not',
      { partner: { kind: { folder: 'partners', foldr: 'a' } } },
      'head-unknown-key schemas/partner.schema.json:5:5',
    ],
    ['is no group', { partner: { kind: 'partners' } }, 'head-wrong-value schemas/partner.schema.json:3:11'],
    [
      'has a folder that can be no address',
      { partner: { kind: { folder: 'Our Partners' } } },
      'head-wrong-value schemas/partner.schema.json:4:15',
    ],
    [
      'has a feed without a day',
      { partner: { kind: { folder: 'partners', feed: true } } },
      'head-wrong-value schemas/partner.schema.json:5:13',
    ],
    [
      'refuses a field that not every kind has',
      { partner: { kind: { folder: 'partners', without: ['city'] } } },
      'head-wrong-value schemas/partner.schema.json:5:16',
    ],
    [
      'names a field that the schema lacks',
      { partner: { kind: { folder: 'partners', named: ['title', 'titel'] } } },
      'head-unknown-field schemas/partner.schema.json:7:7',
    ],
    [
      'orders by a field that the schema lacks',
      { partner: { kind: { folder: 'partners', order: ['-day'] } } },
      'head-unknown-field schemas/partner.schema.json:6:7',
    ],
    [
      'begins new files with a field that the schema lacks',
      { partner: { kind: { folder: 'partners', new: { day: 1 } } } },
      'head-unknown-field schemas/partner.schema.json:6:7',
    ],
    [
      'has no place',
      { partner: { kind: { pages: false } } },
      'head-without-place schemas/partner.schema.json:3:3',
    ],
    [
      'has two places',
      { partner: { kind: { folder: 'partners', file: 'partners.yaml' } } },
      'head-without-place schemas/partner.schema.json:3:3',
    ],
    [
      'takes the folder of another',
      { ally: { kind: { folder: 'partners' } }, partner: { kind: { folder: 'partners' } } },
      'folder-of-two-kinds schemas/partner.schema.json:4:15',
    ],
    [
      'takes the folder of the pictures',
      { partner: { kind: { folder: 'media' } } },
      'folder-reserved schemas/partner.schema.json:4:15',
    ],
    [
      'takes the folder of the pages',
      { partner: { kind: { folder: 'pages' } } },
      'folder-reserved schemas/partner.schema.json:4:15',
    ],
    [
      'is called what texts use already',
      { promotion: { kind: { folder: 'offers' } } },
      'word-reserved schemas/promotion.schema.json:4:15',
    ],
    [
      'has a folder that texts use already',
      { partner: { kind: { folder: 'facts' } } },
      'word-reserved schemas/partner.schema.json:4:15',
    ],
  ])('that %s gets one message', (_, heads, expected) => {
    expect(said(heads)).toEqual([expected]);
  });

  test('gets the nearest name as a hint', () => {
    expect(judge({ partner: { kind: { folder: 'partners', nmed: [] } } })[0]?.hint).toContain('named');
    expect(judge({ partner: { kind: { folder: 'partners', title: 'titel' } } })[0]?.hint).toContain('title');
  });
});
