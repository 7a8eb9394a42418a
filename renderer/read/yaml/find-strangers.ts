/** Lines that tear a block of YAML apart: without them, what stands around them is whole. */
import { groupMark, leaveOut, leaveOutLine, valueMark } from './gap-mark.ts';
import { type Piece, splitEntries } from './split-entries.ts';
import { indentInGroup, isValueField } from './wanted-indent.ts';
import { nextLine, readYamlLine, type YamlLine } from './yaml-line.ts';

type Stranger = {
  code: 'MULTILINE_IMPLICIT_KEY' | 'TOO_FAR_IN' | 'TOO_FAR_OUT' | 'NO_DASH';
  offset: number;
};

/** `offset`: within the block. `isLoose`: nothing marks what is left out, which belongs elsewhere. */
type Straight = { text: string; strangers: Stranger[]; isLoose?: true };

/** A block of several entries without such lines. `isThing`: it is what stands behind the dash of a list. */
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

/** Where the first line that says something begins. */
export function firstLine(text: string): number {
  return /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text)?.[0].length ?? 0;
}

function headOf(text: string, { start, end }: Piece): YamlLine {
  return readYamlLine(text, start + firstLine(text.slice(start, end)));
}

/** The first of several fields, further in than all others. */
function withoutFirst(text: string, end: number, indent: number): string {
  const { start } = readYamlLine(text, firstLine(text));
  return leaveOut(leaveOut(text, start, end), start + indent, end, `${groupMark}:`);
}

/** A thing of a list that stands further out or in than the others: one is lost in its place. */
function withoutItem(text: string, { start, end }: Piece, indent: number): string {
  const from = start + firstLine(text.slice(start, end));
  return leaveOut(leaveOut(text, from, end), from + indent, end, `- ${valueMark}`);
}

/** Below the things of a list, a field that stands further out than they do, but further in than the list itself. */
function isOuterField(head: YamlLine, first: YamlLine | undefined): boolean {
  return !head.isItem && head.key !== undefined && first !== undefined && head.indent < first.indent;
}

/** Below the fields of a thing in a list, the next thing, whose dash stands too far in to be one of the list. */
function isOuterItem(head: YamlLine, first: YamlLine | undefined): boolean {
  return head.isItem && first !== undefined && head.indent > 0 && head.indent < first.indent;
}

/** A list whose first thing has no dash, or has lost the line with it. */
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

/** Below lines that stand further in than the first. */
function firstItemBelow(text: string, first: YamlLine): YamlLine | undefined {
  let below = nextLine(text, first);
  while (below && !below.isItem && below.indent > 0) below = nextLine(text, below);
  return below?.isItem ? below : undefined;
}

export function lacksFirstDash(text: string, { isThing }: { isThing: boolean }): boolean {
  return !isThing && withoutDashlessFirst(text) !== undefined;
}

/** A block of fields without the first, where that stands one space further out than all others. */
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

/** A name that stands alone on its line, and below it what belongs to it. */
export function namesBlock({ text, indent }: YamlLine, next: YamlLine | undefined): boolean {
  return (
    /^\s*[a-z][A-Za-z]*\s*$/.test(text) &&
    next !== undefined &&
    (next.indent > indent || (next.indent === indent && next.isItem))
  );
}

/**
 * Of one thing of a list: another one that stands further in, although the first is a text. `offset`: where its line
 * begins; `content`: where the dash stands.
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

/** Neither field nor thing of a list; a field that lacks only its space is one. */
export function isAlone({ isItem: isThing, key, text }: YamlLine): boolean {
  return !isThing && key === undefined && !/^\s*(?:[A-Za-z][\w-]*:|[|>])/.test(text);
}
