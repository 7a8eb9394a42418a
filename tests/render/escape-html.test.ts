import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { escapeHtml, escapeScriptJson, escapeSingleQuoted } from '../../renderer/render/escape-html.ts';

// Long random texts rarely contain what ends an element: these pieces make it likely.
const text = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('</script>', '<!--', '-->', "'", '"', '&#39;', '&amp;', '<b', '\u2028', '\0'),
    ),
  )
  .map((parts) => parts.join(''));

test('JSON for scripts never ends its element and stays the same JSON', () => {
  fc.assert(
    fc.property(fc.dictionary(text, text), (value) => {
      const json = escapeScriptJson(value);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('values in single quotes never end their attribute', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(attributeOf(`<p title='${escapeSingleQuoted(value)}'></p>`)).toBe(value);
    }),
  );
});

test('values in double quotes never end their attribute', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(attributeOf(`<p title="${escapeHtml(value)}"></p>`)).toBe(value);
    }),
  );
});

function attributeOf(html: string): string | undefined {
  const { children } = parseDocument(html);
  const [first] = children;
  return children.length === 1 && first && 'attribs' in first ? first.attribs.title : undefined;
}
