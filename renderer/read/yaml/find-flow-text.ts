import type { Extent } from '../../model/source.ts';
import { readYamlLine } from './yaml-line.ts';

/** In characters: nobody writes longer lines, and each mistake in one takes the time to read all of it. */
const longest = 2_000;

/**
 * The text at `offset` as its author means it, in a group or list in brackets on one line: up to the name of the next
 * field, or the next item, including brackets of its own, which YAML reads as groups and lists.
 */
export function findFlowText(text: string, offset: number): Extent | undefined {
  const { start, text: line } = readYamlLine(text, offset);
  if (line.length > longest || !/^[ \t]*(?:-[ \t]+)*(?:[\w-]+:[ \t]+)?[[{]/.test(line)) return undefined;
  const found = valuesIn(line).find((value) => start + value.start <= offset && offset <= start + value.end);
  return found && { start: start + found.start, end: start + found.end };
}

function valuesIn(line: string): Extent[] {
  const names = [...line.matchAll(/(?:^[ \t]*(?:-[ \t]+)*|[{,][ \t]*)[A-Za-z][\w-]*:[ \t]+/g)];
  return names.flatMap(({ 0: name, index }, at) => {
    const start = index + name.length;
    const written = withoutOuterBrackets(line.slice(start, names[at + 1]?.index).replace(/[ \t]#.*/s, ''));
    return /^\[.*\]$/.test(written) ? itemsIn(written, start) : [{ start, end: start + written.length }];
  });
}

function itemsIn(list: string, start: number): Extent[] {
  const items = list.slice(1, -1).matchAll(/[^\s,](?:"[^"]*"|[^",])*/g);
  return [...items].map(({ 0: item, index }) => {
    const from = start + 1 + index;
    return { start: from, end: from + item.trimEnd().length };
  });
}

/** Without closing brackets at its end that were opened before it. */
function withoutOuterBrackets(written: string): string {
  const left = {
    '}': countOf(written, '}') - countOf(written, '{'),
    ']': countOf(written, ']') - countOf(written, '['),
  };
  let end = written.trimEnd().length;
  for (
    let last = written[end - 1];
    (last === '}' || last === ']') && left[last] > 0;
    last = written[end - 1]
  ) {
    left[last] -= 1;
    end = written.slice(0, end - 1).trimEnd().length;
  }
  return written.slice(0, end);
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
