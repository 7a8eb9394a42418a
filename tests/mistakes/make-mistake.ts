import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '../../diagnostics/place.ts';
import { caret, type Mistake, ways } from './read-mistake.ts';

type Folders = {
  /** The site without mistakes. */
  original: string;
  /** Its copy, in which they are made. */
  root: string;
};

/** Makes the edit of a sample in the copy of its site. Returns the place that the sample marks. */
export function makeMistake(mistake: Mistake, { root }: Folders): Place {
  const places: Place[] = [];
  const write = (file: string, marked: string) => {
    const place = placeOf(file, marked);
    if (place) places.push(place);
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), marked.replace(caret, ''));
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  for (const file of mistake.delete) rmSync(path.join(root, file), { recursive: true });
  for (const [from, to] of Object.entries(mistake.rename)) move(root, from, to);
  for (const [from, to] of Object.entries(mistake.copy)) {
    cpSync(path.join(root, from), path.join(root, to), { recursive: true, errorOnExist: true, force: false });
  }
  for (const [file, text] of Object.entries(mistake.write)) write(file, text);
  for (const [file, base64] of Object.entries(mistake.bytes)) {
    writeFileSync(path.join(root, file), Buffer.from(base64, 'base64'));
  }
  for (const [file, pieces] of Object.entries(mistake.replace)) {
    for (const [from, to] of Object.entries(pieces)) write(file, replaceOnce(read(file), { file, from, to }));
  }
  for (const [file, text] of Object.entries(mistake.append)) write(file, `${read(file)}${text}`);
  for (const [file, way] of Object.entries(mistake.save)) {
    writeFileSync(path.join(root, file), ways[way](read(file)));
  }
  return onlyPlace(mistake.at === undefined ? places : statedPlaces(mistake.at, read));
}

/** Restores the copy. */
export function undoMistake(mistake: Mistake, folders: Folders): void {
  const { original, root } = folders;
  for (const file of touchedBy(mistake)) {
    const top = topmostNew(file, original);
    rmSync(path.join(root, top), { recursive: true, force: true });
    if (existsSync(path.join(original, top))) {
      cpSync(path.join(original, top), path.join(root, top), { recursive: true });
    }
  }
}

export function touchedBy({
  delete: deleted,
  rename,
  copy,
  write,
  bytes,
  replace,
  append,
  save,
}: Mistake): string[] {
  const written = [write, bytes, replace, append, save, rename].flatMap((files) => Object.keys(files));
  // A file to be copied has to exist there unchanged.
  const copied = Object.entries(copy).flat();
  return [...deleted, ...Object.values(rename), ...copied, ...written];
}

/** The file, or the outermost folder around it that the site doesn't have. */
function topmostNew(file: string, original: string): string {
  const parts = file.split('/');
  const missing = parts.findIndex(
    (_, index) => !existsSync(path.join(original, ...parts.slice(0, index + 1))),
  );
  return missing === -1 ? file : parts.slice(0, missing + 1).join('/');
}

function move(root: string, from: string, to: string): void {
  mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
  renameSync(path.join(root, from), path.join(root, to));
}

function replaceOnce(text: string, { file, from, to }: { file: string; from: string; to: string }): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`${file} has to contain this once, not ${count} times: ${from}`);
  return text.replace(from, () => to);
}

function statedPlaces(
  at: string | Readonly<Record<string, string>>,
  read: (file: string) => string,
): Place[] {
  if (typeof at === 'string') {
    const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(at) ?? [];
    return [{ file, line: Number(line), column: Number(column) }];
  }
  return Object.entries(at).flatMap(([file, marked]) => {
    const text = replaceOnce(read(file), { file, from: marked.replace(caret, ''), to: marked });
    return placeOf(file, text) ?? [];
  });
}

/** The place of the caret. */
function placeOf(file: string, text: string): Place | undefined {
  const [before = '', ...rest] = text.split(caret);
  if (rest.length === 0) return undefined;
  if (rest.length > 1) throw new Error(`${file}: a sample has one ${caret}.`);
  const lines = before.split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function onlyPlace(places: readonly Place[]): Place {
  const [place, ...others] = places;
  if (place && others.length === 0) return place;
  throw new Error(`Mark one place with ${caret}, or say it under “at”: there are ${places.length}.`);
}
