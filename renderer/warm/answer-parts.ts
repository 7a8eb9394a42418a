/**
 * The answers stored for later processes, as parts of the stored build: one for each field, and one for each piece of
 * lines.
 */
import { serialize } from 'node:v8';
import type { PackedAnswers } from '../plan/context/pack-answers.ts';
import type { PackedLines } from '../store/packed-lines.ts';

/** Returns a part; throws if it is damaged or missing. */
type ReadPart = <Value>(part: string) => Value;

type Field = keyof PackedAnswers;
type ReadField<Name extends Field> = (read: ReadPart) => PackedAnswers[Name];

/** Fields that are written in pieces. */
const inLines = ['looks', 'made', 'digests', 'routes'] as const;

const whole =
  <Name extends Field>(field: Name): ReadField<Name> =>
  (read) =>
    read(partOf(field));

const lines =
  (field: (typeof inLines)[number]) =>
  (read: ReadPart): PackedLines =>
    inPieces(read(partOf(field)), (piece) => read(partOf(field, piece)));

const fields: { readonly [Name in Field]: ReadField<Name> } = {
  round: whole('round'),
  files: whole('files'),
  asked: whole('asked'),
  fileOf: whole('fileOf'),
  askedOf: whole('askedOf'),
  looks: lines('looks'),
  firstMade: whole('firstMade'),
  made: lines('made'),
  madeOf: whole('madeOf'),
  ends: whole('ends'),
  digests: lines('digests'),
  pages: whole('pages'),
  routes: lines('routes'),
  versions: whole('versions'),
  pageMadeOf: whole('pageMadeOf'),
  pageEnds: whole('pageEnds'),
};

/** Reads fields, and pieces of lines, on demand. */
export function openPackedAnswers(read: ReadPart): PackedAnswers {
  const getters = Object.entries(fields).map(([field, readField]) => [
    field,
    { enumerable: true, get: () => readField(read) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as PackedAnswers;
}

/**
 * Reads all of them at once. `structuredClone` would not do: small arrays share a buffer, which it copies with the
 * first of them, before the others are read into it.
 */
export function readAnswers(read: ReadPart): PackedAnswers {
  const all = openPackedAnswers(read);
  const { looks, made, digests, routes } = all;
  return { ...all, looks: [...looks], made: [...made], digests: [...digests], routes: [...routes] };
}

/** Written whole, they would be in memory three times. */
export function* printAnswers(answers: PackedAnswers): Generator<[part: string, content: Uint8Array]> {
  for (const [field, content] of Object.entries(answers)) {
    const pieces = isLines(field, content) ? content : undefined;
    yield [partOf(field), serialize(pieces ? pieces.length : content)];
    for (const [index, piece] of (pieces ?? []).entries()) yield [partOf(field, index), serialize(piece)];
  }
}

function isLines(field: string, content: unknown): content is PackedLines {
  return inLines.some((one) => one === field) && Array.isArray(content);
}

function partOf(field: string, piece?: number): string {
  return piece === undefined ? `answers ${field}` : `answers ${field} ${piece}`;
}

/** A list whose pieces are read once, on demand. */
function inPieces(length: number, read: (piece: number) => string): PackedLines {
  const known = new Map<number, string>();
  const pieces: string[] = [];
  for (let index = 0; index < length; index += 1)
    Object.defineProperty(pieces, index, {
      enumerable: true,
      get: () => {
        const piece = known.get(index) ?? read(index);
        known.set(index, piece);
        return piece;
      },
    });
  return pieces;
}
