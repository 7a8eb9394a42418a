import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Source, Span } from '../../model/source.ts';
import { inheritOf } from '../../schema/inherit-of.ts';
import { listKeys } from '../../schema/part-schema.ts';
import { findSpan, sourceTextOf } from '../../source/find-span.ts';
import { isOwnFile } from '../../source/is-own-file.ts';
import { nameInLayer } from '../../source/layer-of.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';

/**
 * Values marked `travels: false` in schemas, such as contacts and legal texts, are true of one site only: a branch
 * states them itself, or lists them in `confirmed` to keep those of its base.
 */
export function checkTravels(content: Content, report: Report): void {
  const { site } = content;
  if (site.value.extends === undefined) return;
  const { confirmed: written } = site.value;
  // The schema reports names without their brackets.
  const confirmed = typeof written === 'string' ? written.split(/[,\s]+/) : listOf(written).map(String);
  const place = locate(site.source, ['extends'], 'key');
  const fields = inheritedFields(content);
  const entries = inheritedEntries(content);
  const known = [
    ...fields.flatMap(({ names }) => names),
    ...[...entries].flatMap(([name, documents]) => [name, ...documents.map(({ id }) => `${name}/${id}`)]),
  ];
  // A position shifts whenever an item is removed from its list, so nobody uses one in place of another.
  const near = known.filter((name) => !hasPosition(name));
  const misspelt = confirmed.map((name) =>
    known.includes(name) || hasPosition(name) ? undefined : nearest(name, near),
  );
  const isConfirmed = (names: readonly string[]) =>
    names.some((name) => confirmed.includes(name) || misspelt.includes(name));
  const unstated = fields.filter(({ names, isSure }) => isSure && !isConfirmed(names));
  for (const { names, isSure: _sure, ...field } of unstated)
    report(messages.mustBeStated(place, names[0] ?? '', field));
  for (const [collection, documents] of entries) {
    if (!saysWhich(site.source, collection)) continue;
    const [first, ...rest] = documents.filter(({ id }) => !isConfirmed([collection, `${collection}/${id}`]));
    if (!first) continue;
    const ids = [first, ...rest].map(({ id }) => id);
    report(messages.entriesMustBeStated(place, collection, { ids, base: locate(first.source, []) }));
  }
  for (const [index, name] of confirmed.entries()) {
    if (known.includes(name)) continue;
    const meant = misspelt[index];
    const at = locate(site.source, ['confirmed', index]);
    // An item of the same list is reported with the name that confirms it.
    if (hasPosition(name) && unstated.some(({ names: [one = ''] }) => isBeside(one, name))) continue;
    const keys = near.filter((one) => hasPosition(name) && isBeside(one, name));
    if (meant === undefined || confirmed.includes(meant))
      report(messages.confirmedUnknown(at, name, meant === undefined ? keys : [meant]));
    else report(messages.mustBeStated(at, meant, { slip: name }));
  }
}

function hasPosition(name: string): boolean {
  return /\.\d+(?:\.|$)/.test(name);
}

/** `social.facebook` and `social.3`. */
function isBeside(one: string, other: string): boolean {
  const list = other.slice(0, other.search(/\.\d/) + 1);
  return one.startsWith(list);
}

/**
 * `names`: those by which it can be confirmed, the nearest first. `isSure`: false for a list that couldn't be edited.
 */
type InheritedField = messages.StatedValue & { names: readonly string[]; isSure: boolean };

function inheritedFields(content: Content): InheritedField[] {
  return content.visits.flatMap(({ document, path, schema }) => {
    if (schema.travels !== false) return [];
    const [example] = listOf(schema.examples);
    return inheritedParts(document, path).map(({ path: part, isSure }) => ({
      names: namesOf(part, document, content),
      isSure,
      item: keyAt(part, document, content),
      file: nameInLayer(document.source.file, content.layers),
      example: typeof example === 'string' && part.length === path.length ? example : undefined,
      base: locate(document.source, part),
    }));
  });
}

/** Whether `inherit` has a valid setting for the collection: its schema reports a wrong one. */
function saysWhich(site: Source, collection: string): boolean {
  const said = inheritOf(site, collection);
  return said === undefined || Array.isArray(said) || said === 'all' || said === 'listed';
}

function inheritedEntries({ kinds, documents }: Content): Map<string, readonly Document[]> {
  const own = kinds.filter(({ travels }) => !travels);
  return new Map(
    own.map(({ collection }) => [
      collection,
      documents.filter((one) => one.collection === collection && !isOwnFile(one.source.file)),
    ]),
  );
}

/** `contact.office.city`, and the groups around it; a list item by its key, and by its position, which shifts. */
function namesOf(path: Path, document: Document, content: Content): string[] {
  const keyed = path.map(
    (step, index) => keyAt(path.slice(0, index + 1), document, content)?.value ?? String(step),
  );
  return [...new Set([keyed, path.map(String)].flatMap(groupsOf))];
}

function groupsOf(steps: readonly string[]): string[] {
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('.'));
}

/** The field that identifies the list item at a path, if it has one. */
function keyAt(path: Path, document: Document, { visitsOf, schemas }: Content) {
  if (typeof path.at(-1) !== 'number') return undefined;
  const around = path.slice(0, -1).join('\n');
  const list = visitsOf(document).find((visit) => visit.path.join('\n') === around);
  const thing = fieldsOf(
    visitsOf(document).find((visit) => visit.path.join('\n') === path.join('\n'))?.value,
  );
  const name = list && listKeys(list, schemas).find((key) => typeof thing[key] === 'string');
  return name === undefined ? undefined : { name, value: String(thing[name]) };
}

type InheritedPart = Pick<InheritedField, 'isSure'> & { path: Path };

/** The outermost values at or below a path that come from the base. */
function inheritedParts({ source }: Document, path: Path): InheritedPart[] {
  const found = findSpan(source, path);
  return found?.whole ? partsOf(found.span, found.text.file, path, source) : [];
}

function partsOf(span: Span, file: string, path: Path, source: Source): InheritedPart[] {
  if (!isOwnFile(file)) return [{ path, isSure: true }];
  if (span.kind === 'list' && span.gap) return [{ path, isSure: false }];
  const inner = (part: Span, step: string | number) =>
    partsOf(
      part,
      part.file === undefined ? file : sourceTextOf(source, part, source).file,
      [...path, step],
      source,
    );
  if (span.kind === 'list') return span.items.flatMap(inner);
  return span.kind === 'group'
    ? Object.entries(span.fields).flatMap(([key, field]) => inner(field, key))
    : [];
}
