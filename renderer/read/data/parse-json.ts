/** The only file that uses jsonc-parser: JSON with the place of each value. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Part } from '../layers/part.ts';

/** The first mistake in a text. `detail`: continues “can’t be read:”. */
export type TextFault = { offset: number; detail: string };

/** A field without a value, `null`, is left out, as an empty cell is. */
export function parseJson(text: string): Part | TextFault {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) return { offset: first.offset, detail: detailOf(printParseErrorCode(first.error)) };
  if (!root) return { offset: 0, detail: 'there is nothing in it' };
  const twice = findTwice(root);
  return twice ? { offset: twice.offset, detail: `“${twice.value}” is in one group twice` } : partOf(root);
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

/** `CommaExpected` becomes “comma expected”. */
function detailOf(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]|^[A-Z]/g, (letter, at: number) =>
    at === 0 ? letter.toLowerCase() : ` ${letter.toLowerCase()}`,
  );
}
