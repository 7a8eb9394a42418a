/** How an HTML parser treats elements of certain names. A test compares it with the parser. */

/**
 * `void`: no end tag. `text`: contains only text up to its end tag, outside drawings; an `escaped text` may contain
 * entities. `form`: can't be nested. `drawing`: keeps its meaning only in drawings. `peculiar`: parsers have special
 * rules for it, and we print none.
 */
export type ElementRule = 'void' | 'text' | 'escaped text' | 'form' | 'drawing' | 'peculiar';

const byRule: Readonly<Record<ElementRule, string>> = {
  void: 'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
  text: 'iframe noembed noframes script style xmp',
  'escaped text': 'textarea title',
  form: 'form',
  drawing: 'clipPath image linearGradient radialGradient textPath',
  peculiar: 'annotation-xml desc foreignObject math mi mn mo ms mtext plaintext',
};

/** By name; most elements have none. */
export const elementRules: ReadonlyMap<string, ElementRule> = new Map([
  ...named('void'),
  ...named('text'),
  ...named('escaped text'),
  ...named('form'),
  ...named('drawing'),
  ...named('peculiar'),
]);

function named(rule: ElementRule): [string, ElementRule][] {
  return byRule[rule].split(' ').map((name) => [name, rule]);
}

const fields = 'button datalist input output select textarea'.split(' ');
const headings = 'h1 h2 h3 h4 h5 h6'.split(' ');
const blocks = [
  ...'address article aside blockquote details div dl fieldset figcaption figure footer form header'.split(
    ' ',
  ),
  ...'hr main nav ol p pre section table ul'.split(' '),
];

/** By the name of an open element: the elements that close it if they are its direct children. */
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
