import { expect, test } from 'vitest';
import { withExamples } from '../../renderer/schema/with-examples.ts';

test.each([
  ['as its schema shows', { means: 'text', examples: ['Shown', 'Other'] }, 'Shown'],
  ['as its meaning does', { type: ['number', 'string'], means: 'money' }, 49.99],
  ['as its meaning does, where that is a group', { means: 'action' }, { label: 'Read more', to: '/' }],
  ['with the only value that it may have', { const: 'fixed' }, 'fixed'],
  ['with the first of its choices', { enum: ['late', 'early'] }, 'late'],
  ['with its shape', { type: 'integer' }, 1],
])('a field begins %s', (_, field, expected) => {
  const { properties } = withExamples({ required: ['field'], properties: { field } });
  expect(properties).toEqual({ field: { ...field, examples: [expected] } });
});
