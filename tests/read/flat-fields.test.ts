/** Fields parsed without the library equal those that the library parses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseYaml } from '../../renderer/read/yaml/parse-yaml.ts';
import { readFlatFields } from '../../renderer/read/yaml/read-flat-fields.ts';
import type { YamlNode } from '../../renderer/read/yaml/yaml-node.ts';

const usual = `title: "Choosing parts for a lamp: a guide"
excerpt: What has to be in place before you book, and what each attempt costs.
author: 'Ann Author'
sample: true
date: 2026-09-15
price: 349.99
places: 12
until: null
`;

test('fields of articles are read without the library', () => {
  expect(readFlatFields(usual)).toEqual(readByLibrary(usual));
});

test.each([
  'a: b: c',
  'a: b #c',
  'a: [b]',
  'a: "\\n"',
  'a:b',
  'a: |',
  'a: b\n  c',
  'a: 1e3',
  'a: 07',
  'a: ~',
])('%j is left to the library', (text) => {
  expect(readFlatFields(text)).toBeUndefined();
});

const values = [
  ...[
    'a',
    'A b',
    'Zoë’s “word”…',
    'été, là; (b)!',
    'x - y',
    'x -',
    'x — y',
    'a  b',
    'a ',
    ' a',
    '£5',
    'e.g. 5%',
  ],
  ...[
    'a/b',
    'a_b',
    'a+b',
    'a?',
    'a, b',
    'a,',
    'a:',
    'a:b',
    'a #',
    'a#b',
    '#',
    '# a',
    '- a',
    '-a',
    '? a',
    '*a',
    '&a b',
  ],
  ...[
    '!a',
    '%a',
    '@a',
    '`a`',
    '|',
    '>',
    '[a]',
    '{a}',
    '{a: b}',
    'a]',
    'a}',
    'null',
    'Null',
    'nULL',
    '~',
    'true',
    'TRUE',
  ],
  ...[
    'yes',
    'no',
    'on',
    'y',
    'False',
    '0',
    '-0',
    '+1',
    '12',
    '012',
    '1_000',
    '0o7',
    '0x1F',
    '1.5',
    '1.50',
    '.5',
    '1.',
    '1e3',
  ],
  ...[
    '.inf',
    '.nan',
    '123456789',
    '1234567890123456789',
    '2026-09-15',
    '2026-09-15 12:00',
    '12:30',
    '1.2.3',
    '"a"',
    '"a: b"',
  ],
  ...[
    '"a #b"',
    '"a',
    'a"',
    '"a" b',
    '"a" # b',
    '"\\u0041"',
    '"a\tb"',
    "'a'",
    "'a''b'",
    "'a",
    "'a' b",
    '""',
    "''",
    '"\u0085"',
  ],
  ...[
    '\u00A0a',
    'a\u00A0',
    'a\u2028b',
    'a\uFEFF',
    '\uFEFFa',
    '日本語',
    '𝒜 b',
    '\uD800',
    '"\uD800"',
    '---',
    '...',
    'a\r',
    'a\tb',
    '<<',
  ],
];
const names = [
  'a',
  'title',
  'a-b',
  'a_1',
  'A',
  'null',
  'true',
  'False',
  'y',
  'constructor',
  '__proto__',
  '1',
  '"a"',
  'a b',
  '',
];

test.each(names)('a field named %j is read as the library reads it', (name) => {
  for (const value of values)
    for (const text of [
      `${name}: ${value}`,
      `${name}: ${value}\n`,
      `${name}: ${value}\nb: c\n`,
      `b: c\n${name}: ${value}`,
    ])
      agree(text);
});

test('so is any mixture of what texts are made of', () => {
  const pieces = [...values, ...names, ': ', ':', '\n', '\n', ' ', '  ', '"', "'", '#', '\r\n', '\t'];
  let state = 7;
  const next = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const pick = () => pieces[next(pieces.length)] ?? '';
  for (let round = 0; round < 3000; round += 1) {
    const line = () => `${names[next(names.length)]}: ${Array.from({ length: 1 + next(3) }, pick).join('')}`;
    agree(Array.from({ length: 1 + next(3) }, line).join('\n'));
  }
});

test('so is every article of the shipped site', () => {
  const folder = join(import.meta.dirname, '../../content/posts');
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8').split('---\n')[1] ?? '';
    for (const line of text.split('\n')) agree(`${line}\n`);
  }
});

function agree(text: string): void {
  const flat = readFlatFields(text);
  if (flat) expect(flat, text).toEqual(readByLibrary(text));
}

/** A comment above the fields makes them go through the library. */
function readByLibrary(text: string): YamlNode | undefined {
  const above = '#\n';
  expect(readFlatFields(above + text)).toBeUndefined();
  const { root, mistakes } = parseYaml(above + text);
  expect(mistakes, text).toEqual([]);
  return root && moved(root, -above.length);
}

function moved(node: YamlNode, by: number): YamlNode {
  const own = { ...node, start: node.start + by, end: node.end + by };
  if (own.kind !== 'map') return own;
  return {
    ...own,
    pairs: own.pairs.map(({ key, value }) => ({ key: moved(key, by), value: moved(value, by) })),
  };
}
