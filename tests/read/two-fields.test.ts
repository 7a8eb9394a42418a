import { expect, test } from 'vitest';
import { parseSource } from '../../renderer/read/read-source.ts';

function said(text: string): string[] {
  return parseSource('a.yaml', text).problems.map(
    ({ code, place }) => `${place.line}:${place.column} ${code}`,
  );
}

const other = '  - title: Lessons\n    text: Six evenings.\n';

test.each([
  ['of an item', `list:\n${other}  - title: Mock exam text: Four hours\n`, '4:22 yaml-two-fields'],
  ['of the first item', `list:\n  - title: Mock exam, text: Four hours\n${other}`, '2:23 yaml-two-fields'],
  ['before a text over lines', 'question: Where? answer: >-\n  In Leeds.\n', '1:18 yaml-two-fields'],
  ['before a group', 'format: Online art: { tone: warm }\n', '1:16 yaml-two-fields'],
])('a second field %s is told where it begins', (_, text, found) => {
  expect(said(text)).toEqual([found]);
});

test.each([
  ['a name that no other item has', `list:\n${other}  - title: Mock exam time: four hours\n`],
  ['a name outside the list', 'price: 5\nlist:\n  - title: The price: what it covers\n'],
])('a colon before %s stays one in a text', (_, text) => {
  expect(said(text)).toEqual([expect.stringMatching(/ yaml-colon-in-text$/)]);
});

test.each([
  ['in quotation marks', `list:\n${other}  - title: "Mock exam text: four hours"\n`],
  ['of a text over lines', 'about: |\n  Mock exam text: four hours\n'],
  ['of an address', 'link: See https://www.example.com for more\n'],
])('a colon %s is fine', (_, text) => {
  expect(said(text)).toEqual([]);
});

test.each([
  ['in a text over lines', 'about: |\n  First.\n  \u00A0Second.\n'],
  ['between words', 'title: 30\u00A0minutes\n'],
])('a hard space %s is fine', (_, text) => {
  expect(said(text)).toEqual([]);
});

test('hard spaces before a line are told, and the line is read', () => {
  const { source, problems } = parseSource('a.yaml', 'list:\n  - a: 1\n\u00A0\u00A0\u00A0\u00A0b: 2\n');
  expect(problems.map(({ code }) => code)).toEqual(['odd-indent']);
  expect(source.value).toEqual({ list: [{ a: 1, b: 2 }] });
});
