/** What an HTML parser does with elements of certain names. A test holds it against the parser. */

/** They have no end tag. */
export const voidElements = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);

/** Up to their end tag they hold nothing but text, outside drawings. */
export const textElements = new Set('iframe noembed noframes script style textarea title xmp'.split(' '));

/** In whose text characters may be written as entities. */
export const escapedTextElements = new Set(['textarea', 'title']);

/** In drawings. */
export const namesWithCapitals = new Set('clipPath linearGradient radialGradient textPath'.split(' '));

const fields = 'button datalist input output select textarea'.split(' ');
const headings = 'h1 h2 h3 h4 h5 h6'.split(' ');
const blocks = [
  ...'address article aside blockquote details div dl fieldset figcaption figure footer form header'.split(
    ' ',
  ),
  ...'hr main nav ol p pre section table ul'.split(' '),
];

/** By the name of an open element those that end it where they stand directly in it. */
export const endedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['a', new Set(['a'])],
  ['button', new Set(fields)],
  ['datalist', new Set(fields)],
  ['dd', new Set(['dd', 'dt'])],
  ['dt', new Set(['dd', 'dt'])],
  ...headings.map((name) => [name, new Set(headings)] as const),
  ['head', new Set(['body'])],
  ['li', new Set(['li'])],
  ['optgroup', new Set([...fields, 'optgroup'])],
  ['option', new Set([...fields, 'optgroup', 'option'])],
  ['p', new Set([...blocks, ...headings])],
  ['rp', new Set(['rp', 'rt'])],
  ['rt', new Set(['rp', 'rt'])],
  ['select', new Set(fields)],
  ['tbody', new Set(['tbody', 'tfoot'])],
  ['td', new Set(['td', 'tr'])],
  ['th', new Set(['td', 'th', 'tr'])],
  ['thead', new Set(['tbody', 'td', 'tfoot'])],
  ['tr', new Set(['tr'])],
]);

/** The parser goes ways of its own with them, and we print none. */
export const peculiarElements = new Set(
  'annotation-xml desc foreignObject math mi mn mo ms mtext plaintext'.split(' '),
);
