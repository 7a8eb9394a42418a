import { expect, test } from 'vitest';
import { locateInJson } from '../../renderer/schema/locate-in-json.ts';

const text = `{
  "a": "one, \\"two\\" {",
  "list": [1, { "deep": [true, null] }, -2.5],
  "list2": {}, "a:b": { "": [ ] }
}`;

test.each([
  [[], 'value', 1, 1],
  [['a'], 'value', 2, 8],
  [['a'], 'key', 2, 3],
  [['list'], 'value', 3, 11],
  [['list', 0], 'value', 3, 12],
  [['list', 1, 'deep'], 'key', 3, 17],
  [['list', 1, 'deep', 1], 'value', 3, 32],
  [['list', 2], 'value', 3, 41],
  [['list2'], 'key', 4, 3],
  [['a:b', ''], 'value', 4, 29],
  [['list', 1, 'gone', 'deeper'], 'key', 3, 15],
] as const)('%j %s stands in line %i, column %i', (path, part, line, column) => {
  expect(locateInJson(text, path, part)).toEqual({ line, column });
});
