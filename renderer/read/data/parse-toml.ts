/** The only file that uses toml-eslint-parser: TOML with the place of each value. */
import { type AST, ParseError, parseTOML } from 'toml-eslint-parser';
import type { Path } from '../../../diagnostics/place.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import type { Part } from '../layers/part.ts';
import { assemble, type ValuePiece } from './assemble.ts';
import { depthRule, findTooDeep } from './find-too-deep.ts';
import { brokenRule, type TextFault } from './parse-placed-json.ts';

/** By the message of toml-eslint-parser, which doesn’t say its codes. */
const details = wordTable({
  'Expected equal (=) token': 'an equals sign is missing',
  'Unspecified values are invalid': 'a value is missing',
  'Empty bare keys are not allowed': 'a name is missing',
  'Defining a key multiple times is invalid': 'this name is there twice',
  'Unterminated string constant': 'a closing quotation mark is missing',
  'Unterminated array': 'a closing ] is missing',
  'Unterminated inline table': 'a closing } is missing',
  'Expected comma (,) token': 'a comma is missing',
  'Must be a newline': 'a new line ought to begin here',
  'Unexpected invalid date': 'there is no such date',
  'Unexpected invalid time': 'there is no such time',
  'Leading zeros are not allowed': 'a number can’t begin with 0',
});

export function parseToml(text: string): Part | TextFault {
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) return { offset: tooDeep, detail: depthRule };
  try {
    const [{ body }] = parseTOML(text).body;
    const whole = { path: [], extent: { start: 0, end: text.length } };
    return assemble([whole, ...body.flatMap((node) => piecesOf(node, []))]);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { offset: error.index, detail: details.get(error.message) ?? brokenRule };
  }
}

function piecesOf(node: AST.TOMLTable | AST.TOMLKeyValue, above: Path): ValuePiece[] {
  if (node.type === 'TOMLTable') {
    const [start, end] = node.range;
    const here: ValuePiece = { path: node.resolvedKey, extent: { start, end, key: node.key.range[0] } };
    return [here, ...node.body.flatMap((inner) => piecesOf(inner, node.resolvedKey))];
  }
  const path = [...above, ...node.key.keys.map(nameOf)];
  const part = partOf(node.value, node.key.range[0]);
  return [{ path, extent: part.span, part }];
}

function nameOf(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === 'TOMLBare' ? key.name : key.value;
}

function partOf(node: AST.TOMLContentNode, key?: number): Part {
  const [start, end] = node.range;
  const extent = { start, end, ...(key !== undefined && { key }) };
  if (node.type === 'TOMLInlineTable') {
    const { value, span } = assemble([
      { path: [], extent },
      ...node.body.flatMap((inner) => piecesOf(inner, [])),
    ]);
    return { value, span: { ...span, ...extent } };
  }
  if (node.type === 'TOMLArray') {
    const parts = node.elements.map((element) => partOf(element));
    const items = parts.map(({ span }) => span);
    return { value: parts.map(({ value }) => value), span: { ...extent, kind: 'list', items } };
  }
  const value = 'datetime' in node ? node.datetime : node.value;
  return { value, span: { ...extent, kind: 'scalar', ...(typeof value === 'string' && { text: value }) } };
}
