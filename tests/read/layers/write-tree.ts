import type { Leaf, Tree } from './tree.ts';

/** How to write a tree: one number for each decision, in turn; all 0 gives plain blocks. */
export type Notation = { choices: readonly number[]; newline: '\n' | '\r\n'; ends: boolean };

/** `lines`: the line (from 1) on which each value begins, by its path as JSON. */
export type Written = { text: string; lines: ReadonlyMap<string, number> };

type Writing = { lines: string[]; starts: Map<string, number>; choose: (count: number) => number };

/** Prints a tree as YAML, in any notation: blocks, flow, quotes, multi-line texts, comments. */
export function writeTree(tree: Tree, { choices, newline, ends }: Notation): Written {
  let turn = 0;
  const choose = (count: number) => (choices[turn++ % Math.max(choices.length, 1)] ?? 0) % count;
  const writing: Writing = { lines: [], starts: new Map(), choose };
  writeGroup(tree, [], '', '', writing);
  const text = writing.lines.join('\n').replaceAll('\n', newline) + (ends ? newline : '');
  return { text, lines: writing.starts };
}

type Steps = readonly (string | number)[];

/** `first`: the text before the first field: the dash of a list item. */
function writeGroup(tree: Tree, path: Steps, indent: string, first: string, writing: Writing): void {
  for (const [index, [key, value]] of Object.entries(tree).entries())
    writeField(key, value, [...path, key], index === 0 && first ? first : indent, indent, writing);
}

function writeField(
  key: string,
  value: Tree[string],
  path: Steps,
  before: string,
  indent: string,
  writing: Writing,
): void {
  const { lines, choose, starts } = writing;
  if (choose(6) === 5 && before === indent) lines.push(`${indent}# a remark`);
  const deeper = `${indent}  `;
  if (typeof value !== 'object' || choose(4) === 3) {
    const isBelow = typeof value === 'object' && choose(3) === 2;
    if (isBelow) lines.push(`${before}${key}:${note(choose)}`);
    markAll(value, path, lines.length + 1, starts);
    const written = typeof value === 'object' ? flow(value) : scalar(value, deeper, choose);
    const isBlock = /^[|>]/.test(written);
    lines.push(
      ...`${isBelow ? deeper : `${before}${key}: `}${written}${isBlock ? '' : note(choose)}`.split('\n'),
    );
    return;
  }
  lines.push(`${before}${key}:${note(choose)}`);
  if (!Array.isArray(value)) {
    writeGroup(value, path, deeper, '', writing);
    return;
  }
  for (const [index, item] of value.entries()) {
    const at = [...path, index];
    if (typeof item === 'object') writeGroup(item, at, `${deeper}  `, `${deeper}- `, writing);
    else {
      starts.set(JSON.stringify(at), lines.length + 1);
      lines.push(`${deeper}- ${flow(item)}`);
    }
  }
}

function note(choose: Writing['choose']): string {
  return ['', '', '', ' # a note', '\t# note', '  '][choose(6)] ?? '';
}

function markAll(value: Tree[string], path: Steps, line: number, starts: Map<string, number>): void {
  starts.set(JSON.stringify(path), line);
  if (typeof value === 'object')
    for (const [key, part] of Object.entries(value))
      markAll(part, [...path, Array.isArray(value) ? Number(key) : key], line, starts);
}

function flow(value: Tree[string] | Leaf): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${key}: ${flow(part)}`)
    .join(', ')} }`;
}

function scalar(value: Leaf, indent: string, choose: Writing['choose']): string {
  if (typeof value !== 'string') return String(value);
  const isWords = /^[a-z]+( [a-z]+)*$/i.test(value) && !/^(true|false|null|yes|no|on|off)$/i.test(value);
  const isLines = /^\S(.*\S)?(\n\S(.*\S)?)*$/.test(value);
  const forms = [
    isWords ? value : JSON.stringify(value),
    JSON.stringify(value),
    value.includes('\n') ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`,
    isLines ? `|-\n${value.replace(/^/gm, indent)}` : JSON.stringify(value),
    isWords ? value.replace(' ', `\n${indent}`) : JSON.stringify(value),
    isWords ? JSON.stringify(value).replace(' ', `\n${indent}`) : JSON.stringify(value),
    isWords ? `>-\n${indent}${value}` : JSON.stringify(value),
  ];
  return forms[choose(forms.length)] ?? '';
}
