import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf, isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { filesToAsk } from '../../../edit/files-to-ask.ts';
import { spliceText } from '../../../edit/splice-text.ts';
import type { JsonSchema, SchemaSet } from '../../../model/site.ts';
import type { Source } from '../../../model/source.ts';
import { parseSource } from '../../../read/read-source.ts';
import { readKinds } from '../../../schema/read-kinds.ts';
import { schemaNamed } from '../../../schema/schema-named.ts';
import { walkValues } from '../../../schema/walk-values.ts';
import { filesOf } from '../../../source/files-of.ts';
import { findSpan } from '../../../source/find-span.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { checkedBefore } from '../../../trials/checked-before.ts';
import { openLastPlan } from '../fields/open-names.ts';
import { textsWithin } from '../find/written-texts.ts';
import { applyEdit } from '../write/apply-edit.ts';
import type { FileChange } from './file-change.ts';
import { type EntryOptions, type EntryToCopy, findEntrySource } from './find-entry.ts';
import { linkPattern } from './link-pattern.ts';

type RenameEntryOptions = EntryOptions & { to: string };

/**
 * What renaming an entry changes: its file, which comes first under its new name and goes last under the old one, and
 * those that refer to it. `references`: how many values name it, `links`: how many places in texts. `aliases`: the
 * addresses that lead to the new one from then on.
 */
export type RenamedEntry = {
  entry: EntryToCopy;
  changes: readonly FileChange[];
  references: number;
  links: number;
  aliases: readonly string[];
};

/**
 * The files of an entry under another id, with everything that names it. Undefined if there is no such entry of the
 * site’s own, or if its text can’t be changed alone. Nothing is written.
 */
export async function renameEntry({ to, ...options }: RenameEntryOptions): Promise<RenamedEntry | undefined> {
  const [checked, found] = [await checkedBefore(options), await findEntrySource(options)];
  if (!checked || !found?.entry.isOwn) return undefined;
  const { entry } = found;
  const { sources, schemas } = checked.last;
  const { collection, word } = entry.kind;
  const routes = openLastPlan(checked, options)?.routes ?? [];
  const addresses = routes.flatMap(({ address, current, part }) =>
    current?.kind === collection && current.id === entry.id && !part ? [address] : [],
  );
  const naming: Naming = { collection, id: entry.id, to, addresses, schemas };
  const renamed = { references: 0, links: 0 };
  const others: FileChange[] = [];
  let own: { before: string; source: Source } | undefined;
  for (const { source, schema } of filesToAsk(sources, readKinds(schemas)))
    for (const { file } of filesOf(source).filter((text) => isOwnFile(text.file))) {
      const before = readFileSync(path.join(options.root, file), 'utf8');
      const parsed = parseSource(file, before.replace(/^\uFEFF/, '')).source;
      const made = withNewName(parsed, schema, naming);
      if (!made) return undefined;
      renamed.references += made.references;
      renamed.links += made.links;
      if (file === entry.file) own = { before, source: made.source };
      else if (made.source.text !== parsed.text)
        others.push({ file, before, after: markOf(before) + made.source.text });
    }
  if (!own) return undefined;
  const canHave = Object.hasOwn(fieldsOf(schemaNamed(schemas, word)?.properties), 'aliases');
  const isShown = fieldsOf(found.source.value).draft !== true;
  const aliases = canHave && isShown ? addresses.filter((one) => newAddress(one, naming) !== one) : [];
  const after = withAliases(
    own.source,
    aliases,
    addresses.map((one) => newAddress(one, naming)),
  );
  if (after === undefined) return undefined;
  const file = `${path.posix.dirname(entry.file)}/${to}${path.posix.extname(entry.file)}`;
  const { before } = own;
  const changes = [{ file, after: markOf(before) + after }, ...others, { file: entry.file, before }];
  return { entry, changes, ...renamed, aliases };
}

type Naming = {
  collection: string;
  id: string;
  to: string;
  addresses: readonly string[];
  schemas: SchemaSet;
};

/** A file with the new name wherever it has the old one; undefined if a value can’t be changed alone. */
function withNewName(
  source: Source,
  schemaName: string,
  naming: Naming,
): { source: Source; references: number; links: number } | undefined {
  const referring = referencesIn(source, schemaName, naming);
  let now = source;
  for (const at of referring) {
    const made = applyEdit(now, { kind: 'set', path: at, value: naming.to });
    if (made.kind !== 'edited') return undefined;
    now = made.source;
  }
  const pattern = namesIn(naming);
  const spans = [...textsWithin(now.value)].flatMap(({ path: at }) => {
    const found = findSpan(now, at);
    return found?.whole ? [{ start: found.span.start, end: found.span.end }] : [];
  });
  const body = now.body ? [{ start: now.body.start, end: now.text.length }] : [];
  let links = 0;
  const splices = [...spans, ...body].flatMap(({ start, end }) => {
    const was = now.text.slice(start, end);
    const text = was.replaceAll(pattern, (name) => {
      links += 1;
      return name.startsWith('{') ? name.replace(naming.id, naming.to) : newAddress(name, naming);
    });
    return text === was ? [] : [{ start, end, text }];
  });
  const text = spliceText(now.text, splices);
  return { source: parseSource(source.file, text).source, references: referring.length, links };
}

function referencesIn(source: Source, schemaName: string, naming: Naming): Path[] {
  const { collection, id, schemas } = naming;
  const found = walkValues(source.value, schemaName, schemas).flatMap(({ path: at, value, schema }) => {
    if (schema.means === 'entries') return chosenIn(at, value, schema, naming);
    return schema.collection === collection ? placesOf(at, value, id) : [];
  });
  return [...new Map(found.map((at) => [JSON.stringify(at), at])).values()];
}

/** In a choice of entries: by their ids, or by a field of theirs that refers to the renamed one. */
function chosenIn(at: Path, value: unknown, schema: JsonSchema, naming: Naming): Path[] {
  const { collection, id, schemas } = naming;
  const choice = fieldsOf(value);
  const listed = ['ids', 'exclude'].flatMap((name) => placesOf([...at, name], choice[name], id));
  const of = readKinds(schemas).find((kind) => kind.collection === schema.collection);
  const properties = fieldsOf(of && schemaNamed(schemas, of.word)?.properties);
  const met = Object.entries(fieldsOf(choice.where)).flatMap(([name, wanted]) => {
    const field = fieldsOf(Object.hasOwn(properties, name) ? properties[name] : undefined);
    const isReference = [field, fieldsOf(field.items)].some((one) => one.collection === collection);
    return isReference ? placesOf([...at, 'where', name], wanted, id) : [];
  });
  return schema.collection === collection ? [...listed, ...met] : met;
}

/** The paths to a text within a value that is it, or a list of such. */
function placesOf(at: Path, value: unknown, id: string): Path[] {
  if (value === id) return [at];
  return listOf(value).flatMap((item, index) => (item === id ? [[...at, index]] : []));
}

/** `{courses.old.price}`, and links to its pages, but not to pages of another website. */
function namesIn({ collection, id, addresses }: Naming): RegExp {
  const name = `\\{${collection}\\.${id}(?=[.}])`;
  return new RegExp([name, ...addresses.map(linkPattern)].join('|'), 'g');
}

function newAddress(address: string, { id, to }: Naming): string {
  return address
    .split('/')
    .map((step) => (step === id ? to : step))
    .join('/');
}

/** With old addresses, and without one that is its own again. */
function withAliases(source: Source, added: readonly string[], own: readonly string[]): string | undefined {
  const { aliases } = fieldsOf(isFields(source.value) ? source.value : {});
  const kept = listOf(aliases).filter((one) => !own.includes(String(one)));
  const all = [...kept, ...added];
  if (all.length === listOf(aliases).length && added.length === 0) return source.text;
  const at = ['aliases'];
  const made = applyEdit(
    source,
    all.length === 0 ? { kind: 'remove', path: at } : { kind: 'set', path: at, value: all },
  );
  return made.kind === 'edited' ? made.source.text : undefined;
}

function markOf(text: string): string {
  return text.startsWith('\uFEFF') ? '\uFEFF' : '';
}
