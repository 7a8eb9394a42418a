/** The only file that uses jsonc-parser: JSON with the place of each value. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { wordTable } from '../../../diagnostics/word-table.ts';
import type { Part } from '../layers/part.ts';
import { depthRule, findTooDeep } from './find-too-deep.ts';

/** The first mistake in a text. `detail`: continues “can’t be read from here on:”. */
export type TextFault = { offset: number; detail: string };

/** If the parser has nothing to say that an editor could use. */
export const brokenRule = 'something is missing or too much here';

/** A field without a value, `null`, is left out, as an empty cell is. */
export function parsePlacedJson(text: string): Part | TextFault {
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) return { offset: tooDeep, detail: depthRule };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) return { offset: first.offset, detail: detailOf(printParseErrorCode(first.error)) };
  if (!root) return { offset: 0, detail: 'there is nothing in the file' };
  const twice = findTwice(root);
  return twice ? { offset: twice.offset, detail: `“${twice.value}” is there twice` } : partOf(root);
}

/** The name of a field that its group has already: JSON.parse would silently take the last. */
function findTwice({ type, children = [] }: Node): Node | undefined {
  const seen = new Set<unknown>();
  for (const child of children) {
    const [name] = type === 'object' ? (child.children ?? []) : [];
    if (name && seen.has(name.value)) return name;
    if (name) seen.add(name.value);
    const inner = findTwice(child);
    if (inner) return inner;
  }
  return undefined;
}

function partOf(node: Node, key?: number): Part {
  const { type, offset, length, children = [], value } = node;
  const extent = { start: offset, end: offset + length, ...(key !== undefined && { key }) };
  if (type === 'array') {
    const parts = children.map((child) => partOf(child));
    const items = parts.map(({ span }) => span);
    return { value: parts.map((part) => part.value), span: { ...extent, kind: 'list', items } };
  }
  if (type !== 'object') {
    const isText = typeof value === 'string';
    return { value, span: { ...extent, kind: 'scalar', ...(isText && { text: value }) } };
  }
  const fields = children.flatMap(({ children: [name, inner] = [] }): [string, Part][] =>
    name && inner && inner.type !== 'null' ? [[String(name.value), partOf(inner, name.offset)]] : [],
  );
  return {
    value: Object.fromEntries(fields.map(([field, part]) => [field, part.value])),
    span: {
      ...extent,
      kind: 'group',
      fields: Object.fromEntries(fields.map(([field, part]) => [field, part.span])),
    },
  };
}

const details = wordTable({
  CommaExpected: 'a comma is missing',
  ColonExpected: 'a colon is missing',
  PropertyNameExpected: 'the name of a field is missing, or the comma before this is one too many',
  ValueExpected: 'a value is missing, or the comma before this is one too many',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file ought to end before this',
  InvalidSymbol: 'a text without quotation marks',
  InvalidCommentToken: 'a comment, which this kind of file can’t have',
  UnexpectedEndOfString: 'a closing quotation mark is missing',
});

/** By the name of jsonc-parser’s code. */
function detailOf(code: string): string {
  return details.get(code) ?? brokenRule;
}
