import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBlockMarkdown, parseInlineMarkdown, parseMdx } from '../../renderer/markdown/parse-markdown.ts';

/** A tree in short notation: `p(Hello strong(you))`. */
function outline(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  const { type, tagName, name, value, children, properties } = node as Record<string, unknown>;
  const inner = Array.isArray(children) ? children.map(outline).join('') : '';
  if (type === 'root') return inner;
  if (type === 'text') return String(value);
  if (typeof value === 'string') return `<${type} ${value}>`;
  const href = (properties as { href?: string } | undefined)?.href;
  return `${tagName ?? name}${href === undefined ? '' : `[${href}]`}(${inner})`;
}

describe('parseInlineMarkdown', () => {
  test.each([
    ['Pass the **OSCE** *now*', 'Pass the strong(OSCE) em(now)'],
    ['1. Register', '1. Register'],
    ['# 1 in Leeds', '# 1 in Leeds'],
    ['- 20%', '- 20%'],
    ['**"Yes"** said', 'strong(“Yes”) said'],
    ['[Ask](/contact?x={site.name})', 'a[/contact?x={site.name}](Ask)'],
    ['{facts.osce.fullFee} for {count}', '{facts.osce.fullFee} for {count}'],
    ['two\n\nparagraphs', 'two paragraphs'],
    ['a <b>c</b>', 'a <raw <b>>c<raw </b>>'],
    ['ꔀ {a.b}', 'ꔀ {a.b}'],
    ['', ''],
  ])('reads %j', (text, expected) => expect(outline(parseInlineMarkdown(text))).toBe(expected));

  test('never throws and invents no text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(outline(parseInlineMarkdown(text))).not.toContain('\u2e31');
      }),
    );
  });
});

describe('parseMdx', () => {
  test('keeps references whole whose names JavaScript would not take', () => {
    expect(
      outline(parseBlockMarkdown('It costs {courses.osce-for-adults.price}, {posts.10-tips.title}.')),
    ).toBe(
      'p(It costs <mdxTextExpression courses.osce-for-adults.price>, <mdxTextExpression posts.10-tips.title>.)',
    );
    expect(outline(parseBlockMarkdown('`{a.class}` [x](/y?z={site.new})'))).toBe(
      'p(code({a.class}) a[/y?z={site.new}](x))',
    );
  });

  test('leaves a text alone that is written in the script it hides names in', () => {
    expect(outline(parseBlockMarkdown('ꔀꔁ {a.b} [x](/{a.b})'))).toContain('ꔀꔁ <mdxTextExpression a.b>');
  });

  test('keeps offsets of the text as it was given', () => {
    const result = parseMdx('é😀 {a.for} *b*');
    expect(result.kind).toBe('tree');
    expect(JSON.stringify(result)).toContain('{"type":"mdxTextExpression","position":{"start":{"offset":4,');
  });

  test('hands a mistake over with its place', () => {
    expect(parseMdx('one\n\ntwo {a.b')).toMatchObject({ kind: 'problem', problem: { line: 3, column: 5 } });
  });

  test('never throws', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '{',
      '}',
      '/',
      'A',
      '\n',
      '\n\n',
      '`',
      '*',
      '[',
      ']',
      '(',
      ')',
      '!',
      '#',
      ' ',
      'a.b',
      '=',
      '"',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        expect(['tree', 'problem']).toContain(parseMdx(parts.join('')).kind);
      }),
    );
  });
});
