import { fieldsOf, isFields } from '../../../../diagnostics/fields.ts';
import type { Kind } from '../../../model/kinds.ts';
import type { Source } from '../../../model/source.ts';
import { titleOfEntry } from '../../../plan/title-of-entry.ts';
import { readKinds } from '../../../schema/read-kinds.ts';
import { resolveSchema } from '../../../schema/resolve-schema.ts';
import { schemaNamed } from '../../../schema/schema-named.ts';
import { idOf } from '../../../source/id-of.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { checkedBefore, type EditingOptions } from '../../../trials/checked-before.ts';
import { findValue, schemasAlong, type WrittenPlace } from '../fields/find-value.ts';
import { openLastPlan } from '../fields/open-names.ts';
import { addressOfEntry } from '../find/find-entries.ts';

export type EntryOptions = EditingOptions & {
  /** A value of it. */
  of: WrittenPlace;
};

/** An entry with a file, to copy or to remove. `isOwn`: the site’s alone, and not of one that it extends. */
export type EntryToCopy = {
  kind: Kind;
  id: string;
  title: string;
  file: string;
  isOwn: boolean;
  /** Of its own page, if it has one. */
  address?: string;
  /** Its fields that a copy begins without (`copy: empty`), and what people call them. */
  alone: readonly { name: string; title: string; isRequired: boolean }[];
};

/** The entry that a value is a field of; undefined if it belongs to a section or isn’t written in a file of its own. */
export async function findEntry(options: EntryOptions): Promise<EntryToCopy | undefined> {
  return (await findEntrySource(options))?.entry;
}

/** The same, with what it was read from. */
export async function findEntrySource(
  options: EntryOptions,
): Promise<{ entry: EntryToCopy; source: Source } | undefined> {
  const checked = await checkedBefore(options);
  if (!checked) return undefined;
  const { sources, schemas } = checked.last;
  const kinds = readKinds(schemas);
  const found = findValue(options.of, { sources, kinds });
  const kind = kinds.find(({ word, holds }) => word === found?.schemaName && holds === 'folder');
  if (!found || !kind || !isTextFile(found.source)) return undefined;
  if (schemasAlong(found, schemas).some(({ schema }) => schema.means === 'section')) return undefined;
  const { source } = found;
  const { properties, required } = schemaNamed(schemas, kind.word) ?? {};
  const written = fieldsOf(source.value);
  const alone = Object.entries(fieldsOf(properties)).flatMap(([name, field]) => {
    const { schema } = resolveSchema(isFields(field) ? field : {}, kind.word, schemas);
    if (schema.copy !== 'empty' || !Object.hasOwn(written, name)) return [];
    const isRequired = Array.isArray(required) && required.includes(name);
    return [{ name, title: String(schema.title ?? name), isRequired }];
  });
  const plan = openLastPlan(checked, options);
  const { address } = plan ? addressOfEntry(plan.routes, kind.collection, idOf(source)) : {};
  const entry = {
    ...{ kind, id: idOf(source), title: titleOfEntry(source.value) ?? idOf(source), file: source.file },
    isOwn: isOwnFile(source.file) && !source.layers,
    ...(plan && address !== undefined && { address: plan.settings.base + address }),
    alone,
  };
  return { entry, source };
}

/** Rather than a row of a table. */
function isTextFile({ file }: Source): boolean {
  return /(?:^|\/)content\/.*\.(?:yaml|mdx?)$/.test(file);
}
