/** Lines that tear a block of YAML apart: without them, what stands around them is whole. */
import { groupMark, leaveOut, leaveOutLine, valueMark } from './gap-mark.ts';
import { type Piece, splitEntries } from './split-entries.ts';
import { nextLine, readYamlLine, type YamlLine } from './yaml-line.ts';

type Stranger = { code: 'MULTILINE_IMPLICIT_KEY' | 'TOO_FAR_IN'; offset: number };

/** A block of several entries without such lines. `offset`: within it. */
export function withoutStrangers(text: string): { text: string; strangers: Stranger[] } {
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
  const outer = isItem(text) ? entries.find(({ head }) => isOuterField(head, first?.head)) : undefined;
  if (outer)
    return {
      text: leaveOut(text, outer.head.start, text.length),
      strangers: [{ code: 'TOO_FAR_IN', offset: outer.head.content }],
    };
  const shifted = isItem(text)
    ? entries.filter(({ head }) => head.isItem && head.indent !== first?.head.indent)
    : [];
  if (first && shifted.length > 0)
    return {
      text: shifted.reduce((left, piece) => withoutItem(left, piece, first.head.indent), text),
      strangers: shifted.map(({ head }) => ({ code: 'TOO_FAR_IN', offset: head.content })),
    };
  const between = entries
    .slice(1)
    .filter(({ head, end }) => isAlone(head) && text.slice(head.end, end).trim() !== '');
  return {
    text: between.reduce((left, { head }) => leaveOutLine(left, head.content, head.end), text),
    strangers: between.map(({ head }) => ({ code: 'MULTILINE_IMPLICIT_KEY', offset: head.content })),
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
