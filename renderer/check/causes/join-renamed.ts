import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { renamedValue } from '../../../diagnostics/messages/check-references.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import { followNames } from '../../schema/follow-names.ts';
import { namesIn } from '../../schema/name-grammar.ts';
import { filesOf } from '../../source/files-of.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { leafNames } from '../names/nameable-fields.ts';
import { once } from '../once.ts';
import { type DefinitionScope, findDefinitions } from './find-definitions.ts';

/** A name that can't be found: `names` leads to the missing part, `rests` are the parts that follow it in its uses. */
type MissingName = { document: Document; names: string[]; rests: Set<string>; uses: Diagnostic[] };

/**
 * If several texts use a missing name, it may have been renamed at its definition: then a similar name exists there
 * that no text uses. Reported once, at that name. Only for names that editors choose: facts, and ids in lists.
 */
export function joinRenamed(
  problems: readonly Diagnostic[],
  { documents, collections, kinds }: Pick<Content, 'documents' | 'collections' | 'kinds'>,
): readonly Diagnostic[] {
  if (problems.filter(({ lacks }) => lacks?.of === 'values').length < 2) return problems;
  const site = documents.find(({ collection }) => collection === 'site');
  const known: DefinitionScope = { site, collections, kinds };
  const used = once(() => namesUsed(documents));
  const told = new Map<Diagnostic, Diagnostic | undefined>();
  for (const missing of missingValues(problems, known)) {
    const { document, names, rests } = missing;
    const uses = withOwnPlace(missing.uses);
    const renamed = uses.length < 2 ? undefined : findRenamed(missing, used());
    if (!renamed) continue;
    const first = uses.find(({ code }) => code === 'unknown-name');
    const name = nameOf(document, names);
    const isGroup = !rests.has('');
    const places = uses.map(({ place }) => place);
    if (!first) continue;
    for (const use of missing.uses) told.set(use, undefined);
    const { code, severity } = first;
    told.set(first, {
      code,
      severity,
      ...renamedValue(renamed.place, { name, isGroup, now: renamed.now, places }),
    });
  }
  return problems.flatMap((problem) => (told.has(problem) ? (told.get(problem) ?? []) : [problem]));
}

function missingValues(problems: readonly Diagnostic[], known: DefinitionScope): Iterable<MissingName> {
  const found = new Map<string, MissingName>();
  for (const problem of problems) {
    const { lacks, place, code } = problem;
    if (lacks?.of !== 'values' || lacks.name === undefined) continue;
    const [definition, ...others] = findDefinitions(lacks.name, place.file, known);
    if (!definition || others.length > 0 || !holdsChosenNames(definition.document)) continue;
    const { document } = definition;
    const path = definition.path.map(String);
    const count = path.findIndex((_, index) => !followNames(document.value, path.slice(0, index + 1))) + 1;
    if (count === 0) continue;
    const names = path.slice(0, count);
    const key = nameOf(document, names);
    const one = found.get(key) ?? { document, names, rests: new Set(), uses: [] };
    if (code === 'unknown-name') one.rests.add(path.slice(count).join('.'));
    one.uses.push(problem);
    found.set(key, one);
  }
  return found.values();
}

function holdsChosenNames({ collection }: Document): boolean {
  return collection === 'facts' || collection === 'site';
}

/** A sibling that has everything asked for and isn’t used itself. */
function findRenamed(
  { document, names, rests }: MissingName,
  used: ReadonlySet<string>,
): { now: string; place: Place } | undefined {
  const { value, source, collection } = document;
  const [around, was = ''] = [names.slice(0, -1), names.at(-1)];
  const group = followNames(value, around);
  const isList = Array.isArray(group?.value);
  if (!group || rests.size === 0 || (collection === 'site' && !isList)) return undefined;
  const siblings = isList
    ? listOf(group.value).map((item) => String(fieldsOf(item).id))
    : Object.keys(fieldsOf(group.value));
  const nameable = new Set(leafNames(value));
  const candidates = siblings.filter(
    (name) =>
      !used.has(nameOf(document, [...around, name])) &&
      [...rests].every((rest) => nameable.has([...around, name, rest].filter(Boolean).join('.'))),
  );
  const [only, ...others] = candidates;
  // Several facts with the same names identify a group; items of a list all have the same ones.
  const isKnown = !isList && rests.size > 1 && others.length === 0;
  const near = nearest(was, [...candidates, ...siblings]);
  const now = near !== undefined && candidates.includes(near) ? near : isKnown ? only : undefined;
  if (now === undefined) return undefined;
  const path: Path = [...group.path, isList ? siblings.indexOf(now) : now];
  return { now, place: isList ? locate(source, [...path, 'id']) : locate(source, path, 'key') };
}

function nameOf({ collection }: Document, names: readonly string[]): string {
  return [collection, ...names].join('.');
}

/** All names used in texts, and their prefixes. */
function namesUsed(documents: readonly Document[]): ReadonlySet<string> {
  const texts = new Map(documents.flatMap(({ source }) => filesOf(source)).map((file) => [file.file, file]));
  const names = new Set([...texts.values()].flatMap(({ text }) => namesIn(text)));
  return new Set([...names].flatMap(beginningsOf));
}

function beginningsOf(name: string): string[] {
  const parts = name.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** A link and the name at its start count as one use. */
function withOwnPlace(uses: readonly Diagnostic[]): Diagnostic[] {
  const places = new Map(uses.map((use) => [`${use.place.file}:${use.place.line}:${use.place.column}`, use]));
  return [...places.values()];
}
