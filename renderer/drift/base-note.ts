/**
 * The comment in which an override notes the value of its base that it replaced: `# head office: 199.99, 2026-05-03`,
 * at the end of its line.
 */

import { createHash } from 'node:crypto';
import { isFields } from '../../diagnostics/fields.ts';

/**
 * `was`: as `notedValue` writes it. `on`: the day on which it was noted. `start`, `end`: offsets of this part of the
 * comment.
 */
export type BaseNote = { was: string; on: string; start: number; end: number };

const longest = 40;

/**
 * A value in the form in which it is noted: whole if it is short, else its beginning or its size, with the first 8
 * hex digits of its SHA-256 so that two values are never confused. Several values on one line are noted together.
 */
export function notedValue(values: readonly unknown[]): string {
  const [only, ...others] = values;
  if (others.length > 0) return `${values.length} values (${digestOf(values)})`;
  if (typeof only === 'string') return notedText(only);
  if (Array.isArray(only)) return `${counted(only.length, 'item')} (${digestOf(only)})`;
  if (isFields(only)) return `${counted(Object.keys(only).length, 'field')} (${digestOf(only)})`;
  return only === null || only === undefined ? 'nothing' : String(only);
}

function notedText(text: string): string {
  const characters = [...text];
  if (characters.length <= longest) return quoted(text);
  return `${quoted(`${characters.slice(0, longest).join('')}…`)} (${digestOf(text)})`;
}

/** Quotes a text on one line, with invisible characters escaped. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Independent of the order of fields. */
function digestOf(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(byName)) : part,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** `on`: a date such as 2026-05-03. */
export function baseNoteComment(was: string, on: string): string {
  return `# head office: ${was}, ${on}`;
}

/** Comment for the text below the fields of an article: a line of its own above the one that ends the fields. */
export function textNoteComment(was: string, on: string): string {
  return `# text of head office: ${was}, ${on}`;
}

const written =
  /#[ \t]*(?:text[ \t]+of[ \t]+)?head[ \t]+office[ \t]*:[ \t]*(?:("(?:[^"\\]|\\.)*"(?:[ \t]*\([0-9a-f]{8}\))?|[^",#\s](?:[^",#]*[^",#\s])?)[ \t]*)?,[ \t]*(\d{4}-\d{2}-\d{2})(?=[ \t]|$)/i;

/**
 * Reads the note from a comment between two offsets of a text, even if somebody has added to it or changed its
 * spaces.
 */
export function readBaseNote(text: string, start: number, end: number): BaseNote | undefined {
  const found = written.exec(text.slice(start, end));
  if (!found) return undefined;
  const [whole, was = '', on = ''] = found;
  const at = start + found.index;
  return { was: was.replace(/"[ \t]*\(/, '" ('), on, start: at, end: at + whole.length };
}

/** Whether anything in a file notes a replaced value. */
export function hasBaseNote(text: string): boolean {
  return text.includes('#') && written.test(text);
}

/** The noted value, as far as it can be read back: the value, the beginning of a text, or its size in words. */
export function recalled(was: string): { kind: 'value'; value: unknown } | { kind: 'size'; words: string } {
  const [, quotedText] = /^("(?:[^"\\]|\\.)*")/.exec(was) ?? [];
  if (quotedText !== undefined) return { kind: 'value', value: parsed(quotedText) };
  const [, words] = /^(\d+ [a-z]+) \([0-9a-f]{8}\)$/.exec(was) ?? [];
  if (words !== undefined) return { kind: 'size', words };
  return { kind: 'value', value: was === 'nothing' ? null : parsed(was) };
}

/** The text itself if somebody has changed it by hand. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
