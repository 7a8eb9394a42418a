/** Answers a page in `site watch` that asks for the sources of its texts, and opens the file in the editor. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LocatedText, PageText } from '../../renderer/site.ts';
import type { Headers } from './answer.ts';
import { type EditorCommand, editorCommand } from './editor-command.ts';
import { isSameToken } from './is-same-token.ts';
import type { PageTexts } from './page-texts.ts';
import { startProgram } from './start-program.ts';

type Desk = {
  root: string;
  /** Known only to those who can read a page of the site. */
  token: string;
  texts: PageTexts;
  env: Readonly<Record<string, string | undefined>>;
  start?: (command: EditorCommand) => Promise<boolean>;
  reportBug: (error: unknown) => void;
};

/** The answer to a page about a text. */
export type ShownText = { text: string; file: string; line: number; column: number };

/**
 * In milliseconds and characters: nobody opens files faster, or points at longer texts. Requests that come sooner wait.
 */
const [pause, longest, mostTexts] = [300, 2000, 200];

/**
 * Handles `/__site/where` and `/__site/open`; false for every other address. Both require the token, and only open
 * files that are sources of that page.
 */
export function createSourceDesk({ root, token, texts, env, start = startEditor, reportBug }: Desk) {
  let last = { wanted: '', at: Number.NEGATIVE_INFINITY, opened: Promise.resolve(false) };
  const openLater = async (command: EditorCommand, at: number): Promise<boolean> => {
    const left = at - performance.now();
    if (left > 0) await wait(left);
    return start(command);
  };
  const where = async (query: URLSearchParams): Promise<ShownText[]> => {
    const page = query.get('page') ?? '/';
    const section = Number(query.get('section')) || undefined;
    const pointed = query.getAll('text').map((text) => text.slice(0, longest));
    const pressed = query.has('node') || query.has('element') ? await texts.located(page) : [];
    const exact = pressed
      .filter((text) => isPressed(text, { query, section, texts: pointed }))
      .flatMap(valuesOf);
    if (exact.length > 0) return exact;
    const all = await texts.of(page);
    const isListed = pointed.length === 0;
    const found = isListed
      ? all.filter((text) => (text.in === 'section' ? text.section : undefined) === section)
      : matchText(all, { section, texts: pointed });
    return found.flatMap(shownTexts).slice(0, mostTexts);
  };
  const open = async (query: URLSearchParams): Promise<{ opened: boolean }> => {
    const wanted = `${query.get('file')}:${query.get('line')}:${query.get('column')}`;
    const page = query.get('page') ?? '/';
    const all = [
      ...(await texts.of(page)).flatMap(shownTexts),
      ...(await texts.located(page)).flatMap(valuesOf),
    ];
    const place = all.find(({ file, line, column }) => `${file}:${line}:${column}` === wanted);
    const command = place && editorCommand({ ...place, file: path.resolve(root, place.file) }, env);
    if (!command) return { opened: false };
    const now = performance.now();
    // A double click: the editor is starting already.
    if (wanted === last.wanted && now - last.at < pause) return { opened: await last.opened };
    const at = Math.max(now, last.at + pause);
    last = { wanted, at, opened: openLater(command, at) };
    return { opened: await last.opened };
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [address, query = ''] = (request.url ?? '').split('?');
    const isOpen = address === '/__site/open';
    if (!isOpen && address !== '/__site/where') return false;
    const method = isOpen ? 'POST' : 'GET';
    if (!isSameToken(request.headers['x-site-token'], token)) send(response, 403, {});
    else if (request.method !== method) send(response, 405, {}, { allow: method });
    else {
      const answer = isOpen ? open(new URLSearchParams(query)) : where(new URLSearchParams(query));
      answer.then(
        (found) => send(response, 200, found),
        (error: unknown) => {
          reportBug(error);
          send(response, 500, {});
        },
      );
    }
    return true;
  };
}

type Press = MatchTextInput & { query: URLSearchParams };

/**
 * Whether a text is the one that was pressed: where it was counted, there are its words. A script may have changed the
 * page meanwhile.
 */
function isPressed(text: LocatedText, { query, section = 0, texts }: Press): boolean {
  if (text.section !== section || text.kind === 'head') return false;
  if (text.kind === 'node')
    return String(text.node) === query.get('node') && text.text.slice(0, longest) === query.get('words');
  return String(text.element) === query.get('element') && texts.includes(text.text.trim().slice(0, longest));
}

function valuesOf({ text, values }: LocatedText): ShownText[] {
  return values.map(({ place: { file, line, column } }) => ({
    text: text.slice(0, 120),
    file,
    line,
    column,
  }));
}

function shownTexts({ text, places }: PageText): ShownText[] {
  return places.map(({ file, line, column }) => ({ text: text.slice(0, 120), file, line, column }));
}

function send(response: ServerResponse, status: number, body: object, headers: Headers = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
}

function startEditor({ command, args }: EditorCommand): Promise<boolean> {
  return startProgram(command, args);
}

/** Where a user points: texts from the innermost element outwards, and its section, counted from 1. */
type MatchTextInput = { section: number | undefined; texts: readonly string[] };

/**
 * The texts of a page that are meant: equal ones, or else those that contain it, or else the longest within it; in the
 * same section first.
 */
function matchText(texts: readonly PageText[], { section, texts: pointed }: MatchTextInput): PageText[] {
  const own = texts.filter((text) => (text.in === 'section' ? text.section : undefined) === section);
  for (const candidates of [own, texts])
    for (const words of pointed.map(normalise).filter((text) => text !== '')) {
      const found = bestOf(candidates, words);
      if (found.length > 0) return found;
    }
  return [];
}

function bestOf(candidates: readonly PageText[], words: string): PageText[] {
  const same = candidates.filter(({ text }) => normalise(text) === words);
  if (same.length > 0) return same;
  const around = candidates.filter(({ text }) => words.length > 3 && normalise(text).includes(words));
  if (around.length > 0) return around.slice(0, 1);
  const within = candidates.filter(({ text }) => isWorth(text) && words.includes(normalise(text)));
  return within.toSorted((one, other) => other.text.length - one.text.length).slice(0, 1);
}

/** A few letters occur in many texts. */
function isWorth(text: string): boolean {
  return normalise(text).length > 3;
}

function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
