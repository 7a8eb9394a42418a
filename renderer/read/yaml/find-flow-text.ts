import type { Piece } from './split-entries.ts';
import { readYamlLine } from './yaml-line.ts';

/**
 * The text at `offset` as its author means it, where it stands in a group or list in brackets on one line: up to the name
 * of the next field, or the next item, with brackets of its own, which YAML takes for further groups and lists.
 */
export function findFlowText(text: string, offset: number): Piece | undefined {
  const { start, text: line } = readYamlLine(text, offset);
  if (!/^[ \t]*(?:-[ \t]+)*(?:[\w-]+:[ \t]+)?[[{]/.test(line)) return undefined;
  const found = valuesIn(line).find((value) => start + value.start <= offset && offset <= start + value.end);
  return found && { start: start + found.start, end: start + found.end };
}

function valuesIn(line: string): Piece[] {
  const names = [...line.matchAll(/(?:^[ \t]*(?:-[ \t]+)*|[{,][ \t]*)[A-Za-z][\w-]*:[ \t]+/g)];
  return names.flatMap(({ 0: name, index }, at) => {
    const start = index + name.length;
    const written = withoutOuterBrackets(line.slice(start, names[at + 1]?.index).replace(/[ \t]#.*$/, ''));
    return /^\[.*\]$/.test(written) ? itemsIn(written, start) : [{ start, end: start + written.length }];
  });
}

function itemsIn(list: string, start: number): Piece[] {
  const items = list.slice(1, -1).matchAll(/[^\s,](?:"[^"]*"|[^",])*/g);
  return [...items].map(({ 0: item, index }) => {
    const from = start + 1 + index;
    return { start: from, end: from + item.trimEnd().length };
  });
}

/** Without the closing brackets at its end that open before it. */
function withoutOuterBrackets(written: string): string {
  const trimmed = written.trimEnd();
  const last = trimmed.slice(-1);
  const opening = last === '}' ? '{' : last === ']' ? '[' : undefined;
  if (opening === undefined || trimmed.split(opening).length >= trimmed.split(last).length) return trimmed;
  return withoutOuterBrackets(trimmed.slice(0, -1));
}
