import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../../renderer/read/read-source.ts';
import { locate } from '../../renderer/source/locate.ts';
import { locateText } from '../../renderer/source/locate-text.ts';
import { placeAt } from '../../renderer/source/place-at.ts';
import { writtenAt } from '../../renderer/source/written-at.ts';

const yaml = `# A course
title: First aid
phone: 07123456789
empty:
fields:
  - name: "a \\"b\\" c {site.nam}"
    text: |
      One line.

      Another with {facts.osce.fulFee}.
  - name: 'it''s {x}'
    text: >-
      Folded
      over {two.lines}
`;

function at(text: string, line: number, needle: string): string {
  const column = (text.split('\n')[line - 1] ?? '').indexOf(needle) + 1;
  if (column === 0) throw new Error(`no ${needle} in line ${line}`);
  return `${line}:${column}`;
}

describe('a source', () => {
  const { source, problems } = parseSource('content/courses/first-aid.yaml', yaml);
  const place = ({ file, line, column }: { file: string; line: number; column: number }) => {
    expect(file).toBe(source.file);
    return `${line}:${column}`;
  };

  test('has its value and no problems', () => {
    expect(problems).toEqual([]);
    expect(source.value).toEqual({
      title: 'First aid',
      phone: 7123456789,
      empty: null,
      fields: [
        { name: 'a "b" c {site.nam}', text: 'One line.\n\nAnother with {facts.osce.fulFee}.\n' },
        { name: "it's {x}", text: 'Folded over {two.lines}' },
      ],
    });
  });

  test('locates values and their keys', () => {
    expect(place(locate(source, ['title']))).toBe('2:8');
    expect(place(locate(source, ['title'], 'key'))).toBe('2:1');
    expect(place(locate(source, ['fields', 1, 'name']))).toBe('11:11');
    expect(place(locate(source, ['fields', 1, 'name'], 'key'))).toBe('11:5');
    expect(place(locate(source, ['fields', 1]))).toBe('11:5');
    expect(place(locate(source, []))).toBe('2:1');
  });

  test('locates an empty value at its key', () => {
    expect(place(locate(source, ['empty']))).toBe('4:1');
  });

  test('locates what does not exist at the nearest parent', () => {
    expect(place(locate(source, ['fields', 1, 'label']))).toBe('11:5');
    expect(place(locate(source, ['fields', 7, 'label'], 'key'))).toBe('5:1');
    expect(place(locate(source, ['title', 'x', 'y']))).toBe('2:8');
  });

  test('knows how a scalar was written', () => {
    expect(writtenAt(source, ['phone'])).toBe('07123456789');
    expect(writtenAt(source, ['fields', 1, 'name'])).toBe("'it''s {x}'");
    expect(writtenAt(source, ['fields'])).toBeUndefined();
    expect(writtenAt(source, ['fields', 0, 'nothing'])).toBeUndefined();
  });

  test.each([
    [['fields', 0, 'name'], '{site.nam}', 6],
    [['fields', 0, 'text'], '{facts.osce.fulFee}', 10],
    [['fields', 1, 'name'], '{x}', 11],
    [['fields', 1, 'text'], '{two.lines}', 14],
    [['title'], 'aid', 2],
  ])('locates a character within the text at %j', (path, needle, line) => {
    const text = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], source.value);
    const found = locateText(source, path, String(text).indexOf(needle));
    expect(found && place(found)).toBe(at(yaml, line, needle));
  });
});

describe('an MDX source', () => {
  const text = '---\r\ntitle: News\r\n---\r\n\r\nHello *you* 😀 {site.name}\r\n';
  const { source, problems } = parseSource('content/posts/news.mdx', text);

  test('has fields and body with places of the file', () => {
    expect(problems).toEqual([]);
    expect(source.value).toEqual({ title: 'News' });
    expect(locate(source, ['title'])).toMatchObject({ line: 2, column: 8 });
    expect(JSON.stringify(source.body?.tree)).toContain(`"offset":${text.indexOf('{')}`);
    expect(placeAt(source, text.indexOf('{'))).toEqual({
      file: 'content/posts/news.mdx',
      line: 5,
      column: 16,
    });
  });

  test('may have a rule of dashes in its body', () => {
    const ruled = parseSource('a.mdx', '---\ntitle: a\n---\nOne\n\n---\n\nTwo\n');
    expect(ruled.problems).toEqual([]);
    expect(ruled.source.value).toEqual({ title: 'a' });
  });
});

describe('any input', () => {
  const yamlPieces = fc.constantFrom(
    'a',
    'b: ',
    'c:',
    ': ',
    '- ',
    '-',
    '\n',
    '\n  ',
    '\n    ',
    '\t',
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    ',',
    '#',
    ' #',
    '&a ',
    '*a',
    '!t ',
    '|\n',
    '>\n',
    '<<: ',
    '---\n',
    '...\n',
    '%Y\n',
    '\\',
    '0x1F',
    '~',
    '? ',
    '\r\n',
    'é',
    '😀',
    '\u2028',
    '__proto__: ',
    '@',
    '`',
    '“',
    '”',
  );
  const anyText = fc.oneof(
    fc.array(yamlPieces, { maxLength: 30 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

  test.each(['a.yaml', 'a.mdx'])(
    '%s is read without throwing; without a value there is an error, with places inside the file',
    (file) => {
      fc.assert(
        fc.property(anyText, (piece) => {
          const text = file.endsWith('.mdx') ? `---\n${piece}\n---\n${piece}` : piece;
          const { source, problems } = parseSource(file, text);
          const lines = text.split('\n');
          for (const { place } of problems) {
            expect(place.line).toBeGreaterThanOrEqual(1);
            expect(place.line).toBeLessThanOrEqual(lines.length);
            expect(place.column).toBeGreaterThanOrEqual(1);
            expect(place.column).toBeLessThanOrEqual((lines[place.line - 1] ?? '').length + 1);
          }
          if (source.value === undefined) expect(problems.map(({ severity }) => severity)).toContain('error');
        }),
        { numRuns: 1500 },
      );
    },
  );

  test.each([
    ['brackets', '['.repeat(400_000)],
    ['braces', `a: ${'{a: '.repeat(100_000)}`],
    ['dashes', '- '.repeat(300_000)],
    ['questions', '? '.repeat(20_000)],
    ['steps', Array.from({ length: 1000 }, (_, index) => `${' '.repeat(index)}k:`).join('\n')],
    [
      'dashed steps',
      Array.from({ length: 100 }, (_, index) => `${' '.repeat(index * 100)}${'- '.repeat(49)}`).join('\n'),
    ],
  ])('a tower of %s is refused, quickly and once', (_, text) => {
    // CPU time: on a busy machine much more time passes.
    const start = process.cpuUsage();
    expect(parseSource('a.yaml', text).problems.map(({ code }) => code)).toEqual(['yaml-too-deep']);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(2000);
  });

  test('a tower of aliases is refused', () => {
    const levels = Array.from(
      { length: 20 },
      (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`,
    );
    const { source, problems } = parseSource('a.yaml', ['a0: &a0 x', ...levels].join('\n'));
    expect(source.value).toEqual({});
    expect(source.isPart).toBe(true);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['yaml-alias']));
  });
});
