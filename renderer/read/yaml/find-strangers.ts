/** Finds lines that break a block of YAML: without them, the rest of it is sound. */
import type { Extent } from '../../model/source.ts';
import { groupMark, leaveOut, leaveOutLine, valueMark } from './gap-mark.ts';
import { splitEntries } from './split-entries.ts';
import { indentInGroup, isValueField } from './wanted-indent.ts';
import { nextLine, readYamlLine, type YamlLine } from './yaml-line.ts';

type Stranger = {
  code: 'MULTILINE_IMPLICIT_KEY' | 'TOO_FAR_IN' | 'TOO_FAR_OUT' | 'NO_DASH';
  offset: number;
};

/** `offset`: within the block. `isLoose`: no mark was left in place of a line, which belongs elsewhere. */
type Straight = { text: string; strangers: Stranger[]; isLoose?: true };

/** A block of several entries without such lines. `isThing`: whether the text follows the dash of a list. */
export function withoutStrangers(text: string, { isThing }: { isThing: boolean }): Straight {
  const dashless = isThing ? undefined : withoutDashlessFirst(text);
  if (dashless) return dashless;
  const entries = splitEntries(text).map((piece) => ({ ...piece, head: headOf(text, piece) }));
  const [first, second, ...others] = entries;
  if (
    first &&
    second &&
    others.length > 0 &&
    [second, ...others].every(
      ({ head }) => head.indent === second.head.indent && head.indent < first.head.indent,
    )
  )
    return {
      text: withoutFirst(text, first.end, second.head.indent),
      strangers: [{ code: 'TOO_FAR_IN', offset: first.head.content }],
    };
  const between = entries.find(({ head }) => indentInGroup(text, head) !== undefined);
  if (between)
    return {
      text: leaveOut(text, between.head.start, between.head.end),
      strangers: [{ code: 'TOO_FAR_OUT', offset: between.head.content }],
      isLoose: true,
    };
  const outer = isItem(text) ? entries.find(({ head }) => isOuterField(head, first?.head)) : undefined;
  if (outer)
    return {
      text: leaveOut(text, outer.head.start, text.length),
      strangers: [{ code: 'TOO_FAR_IN', offset: outer.head.content }],
    };
  const item = isItem(text) ? undefined : entries.find(({ head }) => isOuterItem(head, first?.head));
  if (item)
    return {
      text: leaveOut(text, item.head.start, text.length),
      strangers: [{ code: 'TOO_FAR_IN', offset: item.head.content }],
      isLoose: true,
    };
  const shifted = isItem(text)
    ? entries.filter(({ head }) => head.isItem && head.indent !== first?.head.indent)
    : [];
  if (first && shifted.length > 0)
    return {
      text: shifted.reduce((left, piece) => withoutItem(left, piece, first.head.indent), text),
      strangers: shifted.map(({ head }) => ({ code: 'TOO_FAR_IN', offset: head.content })),
    };
  const alone = entries
    .slice(1)
    .filter(({ head, end }) => isAlone(head) && text.slice(head.end, end).trim() !== '');
  return {
    text: alone.reduce(
      (left, { head, end }) =>
        namesBlock(head, nextLine(text, head))
          ? leaveOut(leaveOut(left, head.start, end), head.content, end, `${groupMark}:`)
          : leaveOutLine(left, head.content, head.end),
      text,
    ),
    strangers: alone.map(({ head }) => ({ code: 'MULTILINE_IMPLICIT_KEY', offset: head.content })),
  };
}

export function isItem(text: string): boolean {
  return readYamlLine(text, firstLine(text)).isItem;
}

/** Start of the first line that is neither empty nor a comment. */
export function firstLine(text: string): number {
  return /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text)?.[0].length ?? 0;
}

function headOf(text: string, { start, end }: Extent): YamlLine {
  return readYamlLine(text, start + firstLine(text.slice(start, end)));
}

/** Leaves out the first of several fields, indented further than all others. */
function withoutFirst(text: string, end: number, indent: number): string {
  const { start } = readYamlLine(text, firstLine(text));
  return leaveOut(leaveOut(text, start, end), start + indent, end, `${groupMark}:`);
}

/** Leaves out a list item that is indented differently from the others, with a mark in its place. */
function withoutItem(text: string, { start, end }: Extent, indent: number): string {
  const from = start + firstLine(text.slice(start, end));
  return leaveOut(leaveOut(text, from, end), from + indent, end, `- ${valueMark}`);
}

/** Whether it is a field below list items, indented less than they are but more than the list itself. */
function isOuterField(head: YamlLine, first: YamlLine | undefined): boolean {
  return !head.isItem && head.key !== undefined && first !== undefined && head.indent < first.indent;
}

/** Whether it is the next item, below the fields of a list item, with its dash indented too far for the list. */
function isOuterItem(head: YamlLine, first: YamlLine | undefined): boolean {
  return head.isItem && first !== undefined && head.indent > 0 && head.indent < first.indent;
}

/** Leaves out the first item of a list if it has no dash, or has lost the line with it. */
function withoutDashlessFirst(text: string): Straight | undefined {
  const first = readYamlLine(text, firstLine(text));
  if (first.isItem || (first.key !== undefined && first.value === '')) return undefined;
  const item = firstItemBelow(text, first);
  if (!item || item.indent > first.indent || item.indent === 0) return undefined;
  const others = splitEntries(text.slice(item.start)).map((piece) => headOf(text.slice(item.start), piece));
  if (!others.every((head) => head.isItem && head.indent === item.indent)) return undefined;
  const left = leaveOut(text, first.start, item.start);
  return {
    text: leaveOut(left, first.start + item.indent, item.start, `- ${valueMark}`),
    strangers: [{ code: 'NO_DASH', offset: first.content }],
  };
}

/** The first item below lines that are indented. */
function firstItemBelow(text: string, first: YamlLine): YamlLine | undefined {
  let below = nextLine(text, first);
  while (below && !below.isItem && below.indent > 0) below = nextLine(text, below);
  return below?.isItem ? below : undefined;
}

export function lacksFirstDash(text: string, { isThing }: { isThing: boolean }): boolean {
  return !isThing && withoutDashlessFirst(text) !== undefined;
}

/** Leaves out the first field of a block if it is indented one space less than all others. */
export function withoutOuterFirst(text: string): { text: string; offset: number } | undefined {
  const first = readYamlLine(text, firstLine(text));
  const next = nextLine(text, first);
  if (first.isItem || !isValueField(first) || !next || next.isItem || next.key === undefined)
    return undefined;
  if (next.indent !== first.indent + 1) return undefined;
  return nextLine(text, next)?.indent === next.indent
    ? { text: withoutFirst(text, first.end, next.indent), offset: first.content }
    : undefined;
}

/** Whether it is a name alone on its line, above the block that belongs to it. */
export function namesBlock({ text, indent }: YamlLine, next: YamlLine | undefined): boolean {
  return (
    /^\s*[a-z][A-Za-z]*\s*$/.test(text) &&
    next !== undefined &&
    (next.indent > indent || (next.indent === indent && next.isItem))
  );
}

/**
 * In a list item that is a text: an item below it that is indented further. `offset`: start of its line; `content`:
 * position of its dash.
 */
export function findItemWithin(text: string): { offset: number; content: number } | undefined {
  const head = readYamlLine(text, firstLine(text));
  if (!head.isItem || head.key !== undefined || head.value === '' || /^[|>[{&!-]/.test(head.value))
    return undefined;
  const next = nextLine(text, head);
  return next?.isItem && next.indent > head.indent
    ? { offset: next.start, content: next.content }
    : undefined;
}

/** Whether it is neither a field nor a list item; a field that lacks only its space is one. */
export function isAlone({ isItem: isThing, key, text }: YamlLine): boolean {
  return !isThing && key === undefined && !/^\s*(?:[A-Za-z][\w-]*:|[|>])/.test(text);
}
