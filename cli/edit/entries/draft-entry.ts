import path from 'node:path';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { textEndings } from '../../../diagnostics/text-endings.ts';
import {
  copyEntry,
  type EntryToCopy,
  findEntry,
  type JsonSchema,
  type Kind,
  type ReadSite,
  readSite,
} from '../../../renderer/site.ts';
import { propertiesOf } from '../../scaffold/properties-of.ts';
import { startValues } from '../../scaffold/start-values.ts';
import { valuesInUse } from '../../scaffold/values-in-use.ts';
import { writeEntry } from '../../scaffold/write-entry.ts';
import type { EditDesk } from '../desk.ts';
import type { TitledValue } from '../value-ids.ts';
import { kindsToBegin } from './kinds-to-begin.ts';
import { type EntryFault, nameEntry } from './name-entry.ts';

/** A new entry of a kind, or a copy of the one that a value belongs to. Without an `id`, the title suggests one. */
export type EntryWish = { title: string; id?: string } & ({ kind: string } | { copyOf: TitledValue });

/** The entry as it would be written. `leftOut`: the titles of the fields that a copy begins without. */
export type EntryDraft = {
  kind: Kind;
  schema: JsonSchema;
  id: string;
  fault?: EntryFault;
  file: string;
  text: string;
  leftOut: readonly string[];
  isDraft: boolean;
};

/** Why there is none, as a code that the editor has a sentence for. */
export type NoDraft = { code: 'unknown-value' | 'gone' | 'not-copied' };

export async function draftEntry(desk: EditDesk, wish: EntryWish): Promise<EntryDraft | NoDraft> {
  const { root, cache } = desk.site();
  const read = await readSite({ root, cache });
  const original =
    'copyOf' in wish ? await findEntry({ ...desk.site(), of: placeOf(wish.copyOf) }) : undefined;
  if ('copyOf' in wish && !original) return { code: 'gone' };
  const kinds = await kindsToBegin(read);
  const kind = original?.kind ?? kinds.find(({ word }) => 'kind' in wish && word === wish.kind);
  const schema = kind && read.beginning?.(kind.word);
  if (!kind || !schema) return { code: 'unknown-value' };
  const named = await nameEntry(desk, kind, wish);
  const of = { kind, schema };
  const written = await textOf(desk, { wish, of, read });
  if (!written) return { code: 'not-copied' };
  return { kind, schema, ...named, file: fileOf(kind, named.id, original), ...written };
}

type DraftOf = { wish: EntryWish; of: { kind: Kind; schema: JsonSchema }; read: ReadSite };

async function textOf(
  desk: EditDesk,
  { wish, of, read }: DraftOf,
): Promise<Pick<EntryDraft, 'text' | 'leftOut' | 'isDraft'> | undefined> {
  const { kind, schema } = of;
  const isDraft = propertiesOf(schema).some(([field]) => field === 'draft');
  const says = {
    ...(kind.title !== undefined && { [kind.title]: wish.title }),
    ...(isDraft && { draft: true }),
  };
  const surroundings = {
    today: desk.site().today,
    settings: fieldsOf(read.sources?.site.value),
    inUse: valuesInUse(read.sources, kind, schema),
  };
  if (!('copyOf' in wish)) return { text: writeEntry(says, of, surroundings), leftOut: [], isDraft };
  const starts = startValues({}, of, surroundings);
  const copy = await copyEntry({ ...desk.site(), of: placeOf(wish.copyOf), says, starts });
  return copy && { ...copy, isDraft };
}

function placeOf({ file, path: at }: TitledValue) {
  return { file, path: at };
}

/** A copy has the notation of its original, and lies in the same folder if both are of this site. */
function fileOf({ collection, format }: Kind, id: string, original: EntryToCopy | undefined): string {
  const usual = format === 'mdx' ? textEndings[0] : '.yaml';
  const ending = original ? path.posix.extname(original.file) : usual;
  const folder = original?.isOwn ? path.posix.dirname(original.file) : `content/${collection}`;
  return `${folder}/${id}${ending}`;
}
