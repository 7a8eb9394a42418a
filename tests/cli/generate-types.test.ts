import { describe, expect, it } from 'vitest';
import type { JsonSchema, SchemaSet } from '../../renderer/model/site.ts';
import { generateTypes } from '../../renderer/types/generate-types.ts';

const object = (properties: JsonSchema, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const common: JsonSchema = {
  ...object({}),
  $defs: {
    action: object({ label: { type: 'string' } }, ['label']),
    icon: { type: 'string', enum: ['clock', 'star'], means: 'icon' },
    slug: { type: 'string', pattern: '^[a-z]+$' },
  },
};

const teaser = object(
  {
    title: { type: 'string', title: 'Title', description: 'The heading.' },
    text: { type: 'string', means: 'text' },
    points: { type: 'array', minItems: 2, items: { type: 'string', means: 'text' } },
    action: { $ref: 'common.schema.json#/$defs/action', means: 'action' },
    icon: { $ref: 'common.schema.json#/$defs/icon', means: 'icon' },
    slug: { $ref: '../common.schema.json#/$defs/slug' },
    courses: { type: 'object', means: 'entries', collection: 'courses' },
    event: { type: 'string', means: 'reference', collection: 'events' },
    post: { const: true, means: 'current', collection: 'posts' },
    course: { const: true, means: 'current', collection: 'courses' },
    promotion: { const: true, means: 'shared', shared: 'promotion' },
    price: { type: ['number', 'string'], means: 'money' },
    nested: {
      type: 'object',
      additionalProperties: false,
      properties: { day: { type: 'string', means: 'date' } },
    },
  },
  ['title', 'text'],
);

const schemas: SchemaSet = {
  common,
  'islands/two-words': object({ count: { type: 'integer' } }, ['count']),
  page: object({
    sections: {
      type: 'array',
      items: { ...object({ section: { type: 'string' }, id: { type: 'string' } }), means: 'section' },
    },
  }),
  partner: {
    ...object({ since: { type: 'string', means: 'date' } }, ['since']),
    kind: { folder: 'partners' },
  },
  'sections/map': {
    ...object({ places: { type: 'array', items: { $ref: '#/$defs/place' } } }, ['places']),
    $defs: {
      place: object(
        {
          name: { type: 'string', means: 'text' },
          within: { type: 'array', items: { $ref: '#/$defs/place' } },
        },
        ['name'],
      ),
    },
  },
  'sections/partners': object(
    {
      shown: { type: 'object', means: 'entries', collection: 'partners' },
      first: { type: 'string', means: 'reference', collection: 'partners' },
      named: { type: 'array', items: { type: 'string', means: 'reference', collection: 'partners' } },
    },
    ['shown'],
  ),
  'sections/teaser': teaser,
  site: object(
    {
      intro: { type: 'string', means: 'text' },
      action: { $ref: 'common.schema.json#/$defs/action', means: 'action' },
      icon: { $ref: 'common.schema.json#/$defs/icon', means: 'icon' },
      shown: { const: true, means: 'shared', shared: 'promotion' },
      price: { type: ['number', 'string'], means: 'money' },
    },
    ['intro'],
  ),
};

const text = await generateTypes(schemas);

describe('generated types', () => {
  it('hand templates the planned value wherever a field says what it means', () => {
    const props = interfaceOf('TeaserProps');
    for (const field of [
      'title: string;',
      'text: Html;',
      'points?: Html[];',
      'action?: Action;',
      'icon?: IconSource;',
      'slug?: string;',
      'courses?: Course[];',
      'event?: Event;',
      'post?: Article;',
      'course?: CourseDetail;',
      'promotion?: Promotion;',
      'price?: Money;',
      'day?: PlannedDate;',
    ]) {
      expect(props).toContain(field);
    }
  });

  it('describe what an editor writes in the files that planning reads as they are, shared shapes by name', () => {
    const source = interfaceOf('SiteSource');
    for (const field of ['intro: string;', 'action?: ActionSource;', 'icon?: IconSource;', 'shown?: true;'])
      expect(source).toContain(field);
    expect(source).toMatch(/price\?: number \| string;/);
    expect(interfaceOf('ActionSource')).toContain('label: string;');
    expect(text).not.toContain('TeaserSource');
  });

  it('tell what all sections share, and the props of each kind', () => {
    expect(text).toContain('SectionFieldsSource & { section: keyof SectionProps; [field: string]: unknown }');
    expect(interfaceOf('SectionFieldsSource')).not.toContain('section');
    expect(interfaceOf('SectionProps')).toContain('teaser: TeaserProps;');
  });

  it('take schemas that contain themselves, and islands', () => {
    expect(interfaceOf('MapProps')).toContain('places: MapPlaceProps[];');
    expect(interfaceOf('MapPlaceProps')).toContain('within?: MapPlaceProps[];');
    expect(interfaceOf('MapPlaceProps')).toContain('name: Html;');
    expect(interfaceOf('TwoWordsIslandProps')).toContain('count: number;');
    expect(interfaceOf('IslandProps')).toContain("'two-words': TwoWordsIslandProps;");
  });

  it('give an entry of a kind without code its own fields', () => {
    expect(interfaceOf('PartnersProps')).toContain('shown: PartnerEntry[];');
    expect(interfaceOf('PartnersProps')).toContain('first?: PartnerEntry;');
    expect(interfaceOf('PartnersProps')).toContain('named?: PartnerEntry[];');
    expect(interfaceOf('PartnerProps')).toContain('since: PlannedDate;');
    expect(text).toContain("export type PartnerEntry = PlannedEntry<object, 'partner', PartnerProps>;");
    expect(text).toContain("import type { PlannedEntry } from '../kinds/planned-entry.ts';");
    expect(text).not.toContain('PartnerWhole');
  });

  it('give one of a kind with code what that code plans, but not to the code itself', async () => {
    const story = {
      ...object({
        title: { type: 'string' },
        by: { type: 'string', means: 'reference', collection: 'partners' },
        next: { type: 'string', means: 'reference', collection: 'stories', whole: true },
      }),
      kind: { folder: 'stories', format: 'mdx' },
    };
    const shown = object({ story: { const: true, means: 'current', collection: 'stories' } });
    const site = { ...schemas, story, 'sections/told': shown };
    const own = ['partner', 'story', 'sections/told', 'sections/partners'];
    const made = await generateTypes(site, { own, shared: 'pkg', registry: '../kinds/registry.ts' });
    for (const line of [
      "import type { kinds } from '../kinds/registry.ts';",
      "import type { EntryText, PlannedEntry, WholeEntry } from 'pkg/kinds/planned-entry.ts';",
      "export type PartnerEntry = PlannedEntry<typeof kinds, 'partner', PartnerProps>;",
      "export type StoryWhole = WholeEntry<typeof kinds, 'story', StoryProps, EntryText>;",
      '  story?: StoryWhole;',
      '  by?: PartnerProps & {id: string; href?: string};',
      '  next?: StoryProps & {id: string; href?: string};',
    ])
      expect(made.split('\n')).toContain(line);
  });

  it('tell a kind, a section and a component of the same name apart', async () => {
    const play = { ...object({ title: { type: 'string' } }), kind: { folder: 'plays' } };
    const [section, component] = [object({ lede: { type: 'string' } }), object({ seat: { type: 'string' } })];
    const own = ['play', 'sections/play', 'components/play'];
    const site = { ...schemas, play, 'sections/play': section, 'components/play': component };
    const made = await generateTypes(site, { own, shared: 'pkg' });
    expect(made.match(/export interface Play\w*/g)?.toSorted()).toEqual([
      'export interface PlayComponentProps',
      'export interface PlayProps',
      'export interface PlaySectionProps',
    ]);
    expect(made).toContain('  play: PlaySectionProps;');
  });

  it('let the package’s <Island> know the site’s own islands, but for those that replace one of its own', async () => {
    const own = ['islands/two-words', 'islands/share'];
    const site = { ...schemas, 'islands/share': object({}) };
    const made = await generateTypes(site, { own, shared: 'pkg', replaced: ['islands/share'] });
    const [, declared = ''] = made.split("declare module 'pkg/schemas/types.ts' {");
    expect(declared).toContain("'two-words': TwoWordsIslandProps;");
    expect(declared).not.toContain('share');
  });

  it('are those of a site’s own schemas, and import the rest from the package', async () => {
    const own = await generateTypes(schemas, { own: ['sections/teaser'], shared: 'pkg' });
    expect(own.match(/export interface \w+/g)).toEqual([
      'export interface TeaserProps',
      'export interface SectionProps',
    ]);
    expect(own).toContain("from 'pkg/schemas/planned.ts';");
    expect(own).toContain("import type { IconSource } from 'pkg/schemas/types.ts';");
  });

  it('import only what they use, from planned.ts', () => {
    expect(text).toContain("} from './planned.ts';");
    expect(text).not.toContain('Testimonial');
    expect(text).not.toContain('EverySchemaTogether');
  });

  it('come out the same each time', async () => {
    expect(await generateTypes(schemas)).toBe(text);
  });

  it('refuse a reference that leads nowhere', async () => {
    const broken = { 'sections/broken': object({ x: { $ref: '#/$defs/missing' } }) };
    await expect(generateTypes(broken)).rejects.toThrow('sections/broken.schema.json');
  });
});

function interfaceOf(name: string): string {
  return new RegExp(`export interface ${name} \\{[\\s\\S]*?\\n\\}`).exec(text)?.[0] ?? '';
}
