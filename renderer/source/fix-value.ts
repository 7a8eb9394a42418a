import type { Fix } from '../../diagnostics/fix.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { locate } from './locate.ts';
import { writtenAt } from './written-at.ts';

/** Replaces the scalar at `path`: a text keeps its quotes. Undefined if it isn't on one line. */
export function fixValue(source: Source, path: Path, value: string | number | boolean): Fix | undefined {
  const from = writtenAt(source, path);
  if (from === undefined || from === '' || from.includes('\n')) return undefined;
  const to = typeof value === 'string' ? writeText(value, from) : String(value);
  return to === from ? undefined : { place: locate(source, path), from, to };
}

/** Renames the field at `path`; its value stays. */
export function fixKey(source: Source, path: Path, name: string): Fix {
  return { place: locate(source, path, 'key'), from: String(path.at(-1)), to: name };
}

function writeText(text: string, before: string): string {
  const quote = /^(["']).*\1$/.exec(before)?.[1];
  if (quote === '"') return JSON.stringify(text);
  if (quote === "'") return `'${text.replaceAll("'", "''")}'`;
  const isPlain = plainText.test(text) && !/^(?:true|false|null)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}

/** Texts that YAML 1.2 reads as such without quotes: a word, a path, a date, an address. */
const plainText = /^(?:[A-Za-z/][\w./-]*|\d{4}-\d{2}-\d{2}|(?:https?|mailto|tel):[\w./@+=?&%-]+)$/;
