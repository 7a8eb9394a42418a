import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { comment } from '../../cli/scaffold/write-fields.ts';
import { writeYaml } from '../../cli/scaffold/write-yaml.ts';

describe('YAML for a new file', () => {
  it.each([
    ['a plain text', 'Live sessions, twice a week'],
    ['a text with a colon', 'OSCE: the guide'],
    ['a reference', '{facts.osce.fee}'],
    ['words that YAML takes for something else', 'true'],
    ['digits that must stay text', '16:00'],
    ['a quote', 'She said "yes" # really'],
    ['nothing', ''],
    ['a text of several paragraphs', 'First.\n\nSecond.'],
    ['a text with an end of its last line', 'First.\n\nSecond.\n'],
    ['a number', 87.5],
    ['a yes or no', true],
    ['a list', ['one', 'two: three', 4]],
    ['an empty list', []],
    ['an empty choice', {}],
    ['a list of objects', [{ label: 'A', to: '/a', deep: { list: [{ x: 1, y: [2] }] } }, { label: 'B' }]],
    ['a list of lists', { rows: [{ cells: ['a', 'b'] }, { cells: ['c'] }] }],
  ])('says again %s', (_, value) => {
    expect(parse(writeYaml('field', value).join('\n'))).toEqual({ field: value });
  });

  it('says again whatever a file may hold', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { maxLength: 40 });
    const text = fc.oneof(
      words.map((all) => all.join(' ')),
      words.map((all) => all.join('\n')),
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('a', ' ', '\n', '-', '#', ':', '"', "'", '|', '{', '1', '\t', '\u2028'),
      }),
    );
    const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        text,
        number.filter((one) => !Object.is(one, -0)),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(
          text.filter((key) => key !== '__proto__'),
          tie('tree'),
          { maxKeys: 4 },
        ),
      ),
    }));
    fc.assert(
      fc.property(text, tree, (key, value) => {
        expect(parse(writeYaml(key, value).join('\n'))).toEqual({ [key]: value });
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['several paragraphs', 'First.\n\nSecond: {a}.\n', ['field: |', '  First.', '', '  Second: {a}.']],
    ['a path', '/courses/:id', ['field: /courses/:id']],
    ['a value in a sentence', 'It takes {a} days', ['field: It takes {a} days']],
    [
      'a long sentence',
      `${'word '.repeat(30)}end`,
      ['field: >-', expect.stringMatching(/^ {2}word/), expect.stringMatching(/end$/)],
    ],
  ])('writes %s as a person would', (_, value, lines) => {
    expect(writeYaml('field', value)).toEqual(lines);
  });

  it('breaks explanations into short lines, each of them a comment', () => {
    const lines = comment('word '.repeat(60).trim());
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).toMatch(/^# .{1,100}$/);
  });
});
