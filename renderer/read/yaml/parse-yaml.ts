/** The one file that imports the YAML library: YAML 1.2, core schema, one document, nothing clever. */
import {
  Composer,
  type CST,
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  Parser,
  type Scalar,
  stringify,
} from 'yaml';
import { deepestIndent } from './deepest-indent.ts';
import { readFlatFields } from './read-flat-fields.ts';
import type { YamlMistake, YamlNode, YamlPair, YamlScalar } from './yaml-node.ts';

export const maxDepth = 64;

export type ParsedYaml = { root: YamlNode | undefined; mistakes: YamlMistake[] };

/** Never throws. Duplicate keys are left to the tree walk, which also knows the first one. */
export function parseYaml(text: string): ParsedYaml {
  const flat = readFlatFields(text);
  return flat ? { root: flat, mistakes: [] } : parseAnything(text);
}

function parseAnything(text: string): ParsedYaml {
  const bomb = findBomb(text);
  if (bomb !== undefined)
    return { root: undefined, mistakes: [{ code: 'TOO_DEEP', message: '', offset: bomb }] };
  const [document, second] = readDocuments(text);
  if (!document) return { root: undefined, mistakes: [] };
  const mistakes = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    code: String(code),
    message,
    offset: pos[0],
  }));
  if (second) mistakes.push({ code: 'MULTIPLE_DOCS', message: '', offset: second.range[0] });
  return {
    root: document.contents === null ? undefined : convertNode(document.contents, 0, 0),
    mistakes,
  };
}

/** The first two documents: one is read, and a second is a mistake. */
function readDocuments(text: string): Document.Parsed[] {
  const composer = new Composer({ version: '1.2', schema: 'core', merge: false, uniqueKeys: false });
  const documents: Document.Parsed[] = [];
  for (const document of composer.compose(untilTooMany(new Parser().parse(text)), true, text.length)) {
    documents.push(document);
    if (documents.length === 2) break;
  }
  return documents;
}

/** A file with this many mistakes isn't YAML. Each costs the library time, so parsing stops. */
const mostMistakes = 1000;

function* untilTooMany(tokens: Iterable<CST.Token>): Generator<CST.Token, void> {
  let mistakes = 0;
  for (const token of tokens) {
    yield token;
    if (token.type === 'error') mistakes += 1;
    if (mistakes > mostMistakes) return;
  }
}

/**
 * The library recurses for every level, and a file of brackets alone brings the whole process down. So excessive depth
 * is found before parsing.
 */
function findBomb(text: string): number | undefined {
  return (
    deepestIndent(text, 4 * maxDepth) ?? (countBrackets(text) > maxDepth ? deepestFlow(text) : undefined)
  );
}

function countBrackets(text: string): number {
  return text.match(/[[{]/g)?.length ?? 0;
}

/** Tokens of the lexer for document, scalar and end of flow, which correspond to no character of the text. */
const markers = new Set(['\u0002', '\u001F', '\u0018']);

/** Offset at which brackets outside quoted texts first nest more than `maxDepth` levels. */
function deepestFlow(text: string): number | undefined {
  let depth = 0;
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth > maxDepth) return offset;
    if (!markers.has(token)) offset += token.length;
  }
  return undefined;
}

function convertNode(node: unknown, fallback: number, depth: number): YamlNode {
  if (!isNode(node)) return { start: fallback, end: fallback, kind: 'scalar', style: 'plain', value: null };
  const [start, end] = node.range ?? [fallback, fallback];
  const converted = convertContent(node, start, end, depth);
  if (node.tag !== undefined) converted.tag = node.tag.replace('tag:yaml.org,2002:', '!!');
  if ('anchor' in node && node.anchor !== undefined) converted.anchor = `&${node.anchor}`;
  return converted;
}

function convertContent(node: Node, start: number, end: number, depth: number): YamlNode {
  if (depth > maxDepth) return { start, end, kind: 'too-deep' };
  if (isScalar(node)) {
    return { start, end, kind: 'scalar', style: scalarStyle(node), value: scalarValue(node) };
  }
  if (isMap(node)) {
    const pairs = node.items.map((pair) => convertPair(pair, start, depth));
    return { start, end, kind: 'map', flow: node.flow === true, pairs };
  }
  if (isSeq(node)) {
    const items = node.items.map((item) => convertNode(item, start, depth + 1));
    return { start, end, kind: 'list', flow: node.flow === true, items };
  }
  return { start, end, kind: 'alias' };
}

function convertPair(pair: Pair, fallback: number, depth: number): YamlPair {
  const key = convertNode(pair.key, fallback, depth + 1);
  const value = convertNode(pair.value, key.end, depth + 1);
  // The library puts a missing value after the comments that follow it.
  return { key, value: value.start === value.end ? { ...value, start: key.end, end: key.end } : value };
}

function scalarStyle(scalar: Scalar): 'plain' | 'single' | 'double' | 'block' {
  if (scalar.type === 'QUOTE_DOUBLE') return 'double';
  if (scalar.type === 'QUOTE_SINGLE') return 'single';
  return scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED' ? 'block' : 'plain';
}

/**
 * `.inf` and `.nan` are texts, since JSON has no such numbers, and minus zero is zero. `1e3` and `0x1F` are texts too:
 * their author means a name, or has slipped.
 */
function scalarValue({ value, source }: Scalar): YamlScalar {
  if (typeof value === 'number')
    return Number.isFinite(value) && !/[a-z]/i.test(source ?? '') ? value + 0 : (source ?? null);
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

/** A value as YAML over several lines, folded at 110 characters; it ends with a line break. */
export function printYaml(value: unknown): string {
  return stringify(value, { version: '1.2', schema: 'core', lineWidth: 110, blockQuote: 'literal' });
}

/** A value as YAML on one line. */
export function printFlow(value: unknown): string {
  const options = { version: '1.2', schema: 'core', lineWidth: 0, collectionStyle: 'flow' } as const;
  return stringify(value, options).trimEnd();
}
