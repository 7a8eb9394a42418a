/**
 * The one file that uses gettext-parser: translations as PO, which every translation tool reads and keeps line by line.
 */

import { po } from 'gettext-parser';
import { fieldsOf, isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Translations } from './find-translations.ts';

/** Source: GNU gettext manual, “The Format of PO Files”. `isFuzzy`: somebody has to review it. */
export type PoEntry = {
  context: string;
  source: string;
  translation: string;
  isFuzzy: boolean;
  line: number;
  column: number;
};

export type PoMistake = { line: number; column: number; detail: 'unclosed' | 'stray' };

/**
 * Each text has its place as context, so that equal words may be translated differently elsewhere. Outdated
 * translations are marked fuzzy, with the text they were made from.
 */
export function printPo({ language, from, texts }: Translations): string {
  const entries = texts.flatMap((text) => {
    const { file, name, source, translation = '', previous, state, place } = text;
    if (source === undefined) return [];
    const comments = {
      reference: `${place.file}:${place.line}`,
      ...(state === 'outdated' && { flag: 'fuzzy' }),
      ...(previous !== undefined && { previous: `msgid ${JSON.stringify(previous)}` }),
    };
    const context = contextOf({ file, name });
    return [[context, { [source]: { msgctxt: context, msgid: source, msgstr: [translation], comments } }]];
  });
  const headers = {
    Language: language.replace('-', '_'),
    'X-Source-Language': from.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const head = { '': { msgid: '', msgstr: [''] } };
  const translations = { '': head, ...Object.fromEntries(entries) };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString()}\n`;
}

export function contextOf({ file, name }: { file: string; name: string }): string {
  return `${file}:${name}`;
}

/** Never throws. Entries marked as obsolete are left out. */
export function parsePo(text: string): { entries: PoEntry[] } | { mistake: PoMistake } {
  const read = parse(text);
  if ('mistake' in read) return read;
  const places = placesOf(text);
  const entries = Object.entries(fieldsOf(fieldsOf(read.table).translations)).flatMap(([context, all]) =>
    Object.entries(fieldsOf(all)).flatMap(([source, entry]): PoEntry[] => {
      if (context === '' || !isFields(entry)) return [];
      const [translation = ''] = listOf(entry.msgstr).map(String);
      const isFuzzy = String(fieldsOf(entry.comments).flag ?? '')
        .split(/[,\s]+/)
        .includes('fuzzy');
      const { line, column } = places.get(context) ?? { line: 1, column: 1 };
      return [{ context, source, translation, isFuzzy, line, column }];
    }),
  );
  return { entries };
}

/**
 * Tries strict validation first, which reports where a text isn’t closed. But it takes `constructor` for a duplicate,
 * and then reports no line.
 */
function parse(text: string): { table: unknown } | { mistake: PoMistake } {
  for (const validation of [true, false]) {
    try {
      return { table: po.parse(text, { validation }) };
    } catch (error) {
      const mistake = mistakeOf(error, text);
      if (mistake) return { mistake };
      if (!validation) throw error;
    }
  }
  return { table: {} };
}

function mistakeOf(error: unknown, text: string): PoMistake | undefined {
  const line = error instanceof Error ? Reflect.get(error, 'lineNumber') : undefined;
  if (!(error instanceof SyntaxError) || typeof line !== 'number') return undefined;
  const number = /End-of-line/.test(error.message) ? line - 1 : line;
  const written = text.split('\n')[number - 1] ?? '';
  const detail = /End-of/.test(error.message) ? 'unclosed' : 'stray';
  return { line: number, column: written.length - written.trimStart().length + 1, detail };
}

/** Where each context begins, which the library doesn’t report; tools may have broken it over several lines. */
function placesOf(text: string): Map<string, { line: number; column: number }> {
  const places = new Map<string, { line: number; column: number }>();
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  for (const [index, line] of lines.entries()) {
    const begin = line.trimStart();
    if (!begin.startsWith('msgctxt')) continue;
    const parts = [begin.slice('msgctxt'.length).trim()];
    for (let next = index + 1; lines[next]?.trimStart().startsWith('"'); next += 1)
      parts.push(lines[next]?.trim() ?? '');
    const context = parts
      .map((part) => part.slice(1, -1))
      .join('')
      .replace(/\\(.)/g, '$1');
    places.set(context, { line: index + 1, column: line.length - begin.length + 1 });
  }
  return places;
}
