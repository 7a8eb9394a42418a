import { describe, expect, test } from 'vitest';
import type { SchemaSet } from '../../renderer/model/site.ts';
import { schemaFaults } from '../../renderer/schema/broken-schema.ts';
import { resolveSchema } from '../../renderer/schema/resolve-schema.ts';
import { walkValues } from '../../renderer/schema/walk-values.ts';

const schemas: SchemaSet = {
  common: {
    $defs: {
      link: { type: 'string', means: 'link', title: 'Link' },
      button: { properties: { to: { $ref: '#/$defs/link' } } },
    },
  },
  facts: {
    additionalProperties: { $ref: '#/$defs/fact' },
    $defs: { fact: { means: 'facts', additionalProperties: { $ref: '#/$defs/fact' } } },
  },
  page: {
    properties: {
      title: { type: 'string' },
      sections: {
        items: { means: 'section', properties: { section: { type: 'string' }, id: { means: 'id' } } },
      },
    },
  },
  'sections/hero': {
    properties: {
      main: { $ref: '#/$defs/main', title: 'Main button' },
      points: { items: { means: 'text' } },
    },
    $defs: { main: { $ref: 'common.schema.json#/$defs/button', title: 'Button' } },
  },
};

describe('resolveSchema', () => {
  test('follows chains; what stands nearest wins, and further references start from the last file', () => {
    expect(resolveSchema({ $ref: '#/$defs/main', description: 'Go' }, 'sections/hero', schemas)).toEqual({
      schema: { title: 'Button', description: 'Go', properties: { to: { $ref: '#/$defs/link' } } },
      home: 'common',
    });
  });

  test('reads the form for code editors alike', () => {
    const { schema } = resolveSchema({ $ref: '../common.schema.json#/$defs/link' }, 'sections/hero', schemas);
    expect(schema.means).toBe('link');
  });

  test.each(['#/$defs/none', '#/$defs/constructor', 'course.schema.json#/$defs/link', 'common.schema.json'])(
    'refuses %s as a fault of the schema that says it',
    (reference) => {
      try {
        resolveSchema({ $ref: reference }, 'sections/hero', schemas);
        expect.unreachable();
      } catch (error) {
        expect(schemaFaults(error)).toMatchObject([{ schema: 'sections/hero' }]);
      }
    },
  );
});

describe('walkValues', () => {
  const shown = (value: unknown, name: string) =>
    walkValues(value, name, schemas).map(
      ({ path, schema, home }) => `${path.join('.')} ${schema.means ?? schema.title ?? '-'} ${home}`,
    );

  test('gives each value its schema, parents first, sections that of their kind', () => {
    const hero = { section: 'hero', id: 'top', main: { to: '/a' }, points: ['one', 'two'], more: 1 };
    expect(shown({ title: 'Home', sections: [hero] }, 'page')).toEqual([
      ' - page',
      'title - page',
      'sections - page',
      'sections.0 section page',
      'sections.0.section - page',
      'sections.0.id id page',
      'sections.0.main Main button common',
      'sections.0.main.to link common',
      'sections.0.points - sections/hero',
      'sections.0.points.0 text sections/hero',
      'sections.0.points.1 text sections/hero',
      'sections.0.more - sections/hero',
    ]);
  });

  test('goes as deep as definitions that contain themselves', () => {
    expect(shown({ a: { b: { c: 1 } } }, 'facts')).toEqual([
      ' - facts',
      'a facts facts',
      'a.b facts facts',
      'a.b.c facts facts',
    ]);
  });

  test('takes a kind of section that no schema describes, and one named like a part of every object', () => {
    const sections = [
      { section: 'nothing', text: 'a' },
      { section: 'constructor', text: 'a' },
    ];
    expect(shown({ sections }, 'page')).toContain('sections.1.section - page');
    expect(shown({ sections }, 'page')).not.toContain('sections.1.text - sections/constructor');
  });
});
