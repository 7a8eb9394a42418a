/**
 * Texts that are expensive in one way each, by the number of repetitions: every reader, rule and fix of texts meets
 * them.
 */
export type HeavyText = { name: string; file: string; make: (times: number, before: string) => string };

const article = 'content/posts/new-clocks.mdx';
const facts = 'content/facts.yaml';

/** Characters that open or close something, and their lookalikes. */
const signs = [
  ...[
    '*',
    '**',
    '_',
    '__',
    '`',
    '```',
    '~~',
    '==',
    '[',
    ']',
    '](',
    '[a](',
    '![',
    '[[',
    '[^',
    '^[',
    '<',
    '</a',
    '<!--',
  ],
  ...[
    '{',
    '}',
    '{{',
    '{facts.',
    '&',
    '&amp;',
    '#',
    '# ',
    '> ',
    '- ',
    '1. ',
    '|',
    '-|',
    ': ',
    '://',
    'http://a',
    '@',
    'a@',
  ],
  ...[
    '.',
    ',',
    ';',
    '…',
    '“',
    '”',
    '"',
    "'",
    '’',
    '-',
    '–',
    '/',
    '\\',
    '$',
    '$$',
    '%',
    '=',
    '+',
    '?',
    '!',
    '(',
    ')',
    ' (',
  ],
  ...[
    ' ',
    '\t',
    '\u00A0',
    '\u2028',
    '\n',
    '\n\n',
    ' \n',
    '\r',
    'a',
    'a ',
    'a-',
    "a'",
    'A. ',
    '1',
    '1,',
    '1.',
    '£1',
    '£1 ',
  ],
  ...[
    'at ',
    'facts.a',
    'www.',
    '10:30 ',
    '1 May ',
    '<<<<<<< a\n',
    '=======\n',
    'a: b\n',
    'a: ]\n',
    '- a: [\n',
    'a: "b\n',
  ],
];

/** The same piece repeated and never closed. */
export const heavyTexts: readonly HeavyText[] = signs.flatMap((sign) => {
  const name = JSON.stringify(sign);
  const many = (times: number) => sign.repeat(Math.ceil(times / sign.length));
  return [
    {
      name: `${name} in an article`,
      file: article,
      make: (times, before) => `${before}\na ${many(times)} b\n`,
    },
    {
      name: `${name} in a field`,
      file: facts,
      make: (times, before) => `${before}\nheavy: ${JSON.stringify(`a${many(times / 8)}b`)}\n`,
    },
    {
      name: `${name} in the notation`,
      file: facts,
      make: (times, before) => `${before}\nheavy: a${many(times)}b\n`,
    },
    {
      name: `${name} first in a file`,
      file: article,
      make: (times, before) => `---${many(times)}x\n${before}`,
    },
  ];
});
