/**
 * The entry of its base that a file of a branch refers to: the one of its name, one that had this name before, or none.
 */

import { fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { hasBaseNote, notedValue, readBaseNote } from '../../drift/base-note.ts';
import type { Kind } from '../../model/kinds.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Orphan, Source } from '../../model/source.ts';
import { currentIds } from '../../schema/former-ids.ts';
import { addressOf } from '../../schema/route-pattern.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { idOf } from '../../source/id-of.ts';
import { lineEnd } from '../../source/line-end.ts';
import { isRemoval } from './merge-node.ts';

/**
 * `id`: of the entry. `own`: the file has the entry's name, or is an entry of the branch's own; `renamed`: the base has
 * renamed the entry; `orphan`: the file only overrides an entry that doesn't exist.
 */
export type MeantEntry = { id: string; source: Source; as: 'own' | 'renamed' | 'orphan'; orphan?: Orphan };

/** `routes`: of the branch merged with its base. */
type FindMeantOptions = { kind: Kind; routes: readonly unknown[]; schemas: SchemaSet };

export function findMeant(
  own: readonly Source[],
  all: readonly Source[],
  laying: FindMeantOptions,
): MeantEntry[] {
  const base = all.filter(isThere);
  const theirs = new Map(base.map((source) => [idOf(source), source]));
  const isKnown = (source: Source) => laying.kind.holds === 'file' || theirs.has(idOf(source));
  if (own.every(isKnown)) return own.map(plain);
  const current = currentIds(base);
  const taken = new Set(own.map(idOf));
  return own.map((source) => {
    if (isKnown(source)) return plain(source);
    const now = current.get(idOf(source));
    const lacks = lackingIn(source, laying);
    if (now !== undefined && isMeant(source, now, { theirs, lacks, laying }))
      return taken.has(now) ? orphan(source, { meant: now, lacks }) : { id: now, source, as: 'renamed' };
    if (isRemoval(source)) return plain(source);
    if (lacks.length === 0 && !hasBaseNote(source.text)) return plain(source);
    const meant =
      now ??
      guessMeant(
        source,
        base.filter((entry) => !taken.has(idOf(entry))),
      );
    return orphan(source, { ...(meant !== undefined && { meant }), lacks });
  });
}

/** False for a file of the base that is itself an orphan. */
export function isThere({ orphan, isLeftOut }: Source): boolean {
  return !(orphan && isLeftOut);
}

function plain(source: Source): MeantEntry {
  return { id: idOf(source), source, as: 'own' };
}

function orphan(source: Source, found: Orphan): MeantEntry {
  return { id: idOf(source), source, as: found.lacks.length > 0 ? 'orphan' : 'own', orphan: found };
}

type IsMeantInput = {
  theirs: ReadonlyMap<string, Source>;
  lacks: readonly string[];
  laying: FindMeantOptions;
};

/**
 * An entry of the branch's own may reuse a former name from the base, unless its address is the same, since that now
 * redirects to the base's entry.
 */
function isMeant(source: Source, now: string, { theirs, lacks, laying }: IsMeantInput): boolean {
  if (isRemoval(source) || lacks.length > 0 || hasBaseNote(source.text)) return true;
  const aliases = listOf(fieldsOf(theirs.get(now)?.value).aliases);
  const { kind, routes } = laying;
  const own = routes
    .map(fieldsOf)
    .filter(({ page, collection }) =>
      kind.collection === 'pages' ? page === idOf(source) : collection === kind.collection,
    );
  if (kind.collection === 'pages') return own.length === 0;
  const entry = { id: idOf(source), value: fieldsOf(source.value) };
  return own.some(({ path }) => typeof path === 'string' && aliases.includes(addressOf(path, entry)));
}

/**
 * The required fields that a file lacks, if it can't have been meant as an entry by itself: it remembers what it
 * replaced, has a section without its kind, or has less than half of them and no title. Empty otherwise: then missing
 * fields are reported as in any file.
 */
function lackingIn({ value, isPart, body, text }: Source, { kind, schemas }: FindMeantOptions): string[] {
  const { required, properties } = schemaNamed(schemas, kind.word) ?? {};
  if (!isFields(value) || isPart || (body && !body.isBlank)) return [];
  const needed = listOf(required).map(String);
  const lacks = needed.filter((name) => !Object.hasOwn(value, name));
  const isStrange = Object.keys(value).some((name) => !Object.hasOwn(fieldsOf(properties), name));
  if (isStrange || lacks.length === 0) return [];
  const hasName = kind.title !== undefined && Object.hasOwn(value, kind.title);
  const isLittle = lacks.length * 2 > needed.length && !hasName;
  return isLittle || hasBaseNote(text) || hasPartOfSection(value.sections) ? lacks : [];
}

function hasPartOfSection(sections: unknown): boolean {
  return listOf(sections).some((section) => isFields(section) && section.section === undefined);
}

/**
 * The entry of the base that a file was probably meant for: the one with most of the texts that the file remembers,
 * else the one with the nearest name.
 */
function guessMeant(source: Source, base: readonly Source[]): string | undefined {
  const notes = rememberedTexts(source);
  const counts = base.map((entry) => ({ id: idOf(entry), count: countKept(notes, entry) }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const likest = counts.filter(({ count }) => count === most);
  const [only, ...others] = most > 0 ? likest : [];
  if (only && others.length === 0) return only.id;
  return nearest(idOf(source), base.map(idOf));
}

function countKept(notes: ReadonlyMap<string, string>, { value }: Source): number {
  const fields = fieldsOf(value);
  return [...notes].filter(([name, was]) => notedValue([fields[name]]) === was).length;
}

/** The texts that the file's own fields remember, by field name; numbers may match by chance. */
function rememberedTexts({ text, spans }: Source): Map<string, string> {
  const found = new Map<string, string>();
  if (spans?.kind !== 'group') return found;
  for (const [name, span] of Object.entries(spans.fields)) {
    const { end, comment } = lineEnd(text, spans, span.key ?? span.start);
    const note = comment === undefined ? undefined : readBaseNote(text, comment, end);
    if (note?.was.startsWith('"')) found.set(name, note.was);
  }
  return found;
}
