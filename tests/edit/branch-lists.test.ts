import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import { filesToAsk } from '../../renderer/edit/files-to-ask.ts';
import { valueAt, withValueAt } from '../../renderer/edit/value-at.ts';
import { type FoundValue, schemasAlong } from '../../renderer/features/edit/fields/find-value.ts';
import { applyEdit } from '../../renderer/features/edit/write/apply-edit.ts';
import { beginText } from '../../renderer/features/edit/write/edited-texts.ts';
import { invertEdits } from '../../renderer/features/edit/write/invert-edits.ts';
import { ownEdit } from '../../renderer/features/edit/write/own-edit.ts';
import type { PathEdit } from '../../renderer/features/edit/write/value-edit.ts';
import type { SchemaSet } from '../../renderer/model/site.ts';
import type { Sources } from '../../renderer/model/source.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { listKeys } from '../../renderer/schema/part-schema.ts';
import { createCache, type ReadSite, readSite } from '../../renderer/site.ts';
import { filesOf } from '../../renderer/source/files-of.ts';
import { changedSources } from '../../renderer/trials/changed-sources.ts';
import { openCache } from '../../renderer/warm/open-cache.ts';
import { chanceFrom, pick } from './random-edits.ts';

const cache = createCache();
let read: ReadSite;

beforeAll(async () => {
  read = await readSite({ root: path.join(import.meta.dirname, '../../branches/nepal'), cache });
});

/** Lists of a branch with at least two items, in files of all sorts. */
function listsOf({ sources, kinds, schemas }: ReadSite): FoundValue[] {
  if (!sources || !kinds || !schemas) return [];
  return filesToAsk(sources, kinds)
    .filter(({ source }) => !source.isLeftOut && source.layers)
    .flatMap(({ source, schema }) =>
      pathsOfLists(source.value).map((at) => ({ source, path: at, schemaName: schema })),
    );
}

function pathsOfLists(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inner = steps.flatMap((step) => pathsOfLists(valueAt(value, [step]), [...at, step]));
  return Array.isArray(value) && value.length > 1 ? [at, ...inner] : inner;
}

function keysOf(found: FoundValue, schemas: SchemaSet): readonly string[] {
  const schema = schemasAlong(found, schemas).at(-1);
  return schema ? listKeys(schema, schemas) : [];
}

test('items of shared lists are added, moved and taken out, one after the other, and all of it is put back', () => {
  const { schemas, sources: all } = read;
  if (!schemas || !all) throw new Error('the branch could not be read');
  const chance = chanceFrom(20261130);
  // With a route or an entry, whatever leads there is taken out.
  const lists = listsOf(read).filter(({ path: [first] }) => first !== 'routes' && first !== 'inherit');
  const [made, refused] = [new Map<string, number>(), new Map<string, number>()];
  for (let round = 0; round < 60; round += 1) {
    let found = pick(lists, chance);
    let sources: Sources = all;
    for (let turn = 0; turn < 3 && found; turn += 1) {
      const keys = keysOf(found, schemas);
      const items = listOf(valueAt(found.source.value, found.path));
      const { kind, wanted } = otherOrder(items, keys, chance);
      const edit: PathEdit = { kind: 'set', path: found.path, value: wanted };
      const own = ownEdit(found, edit, schemas);
      const name = `${kind} ${keys.length > 0 ? 'with keys' : 'without'}`;
      const counted = own ? made : refused;
      counted.set(name, (counted.get(name) ?? 0) + 1);
      if (!own) break;
      const before = filesOf(found.source).find(({ file }) => file === own.file);
      const edited = before && applyEdit(parseSource(own.file, before.text).source, own.edit);
      const text = edited?.kind === 'edited' ? edited.source.text : (beginText(own.file, own.edit) ?? '');
      if (before) {
        const [undo] =
          invertEdits({ edits: [own], files: [{ file: own.file, before: before.text, after: text }] }) ?? [];
        const back = undo && applyEdit(parseSource(own.file, text).source, undo.edit);
        expect([name, back?.kind === 'edited' && back.source.text]).toEqual([name, before.text]);
      }
      const merged = changedSources(
        { sources, schemas },
        [parseSource(own.file, text).source],
        openCache(cache),
      );
      const after = merged && [merged.site, ...Object.values(merged.collections).flat()];
      const changed = after?.find((one) => filesOf(one).some(({ file }) => file === own.file));
      const place = [name, found.source.file, found.path.join('.')];
      expect([...place, changed?.value]).toEqual([
        ...place,
        withValueAt(found.source.value, found.path, wanted),
      ]);
      if (changed && merged) [found, sources] = [{ ...found, source: changed }, merged];
    }
  }
  const [done, not] = [made, refused].map((counts) =>
    [...counts.values()].reduce((all, one) => all + one, 0),
  );
  expect([...made.keys()].sort()).toEqual(kindsOfEdits);
  // Where two items have one key, or a section has neither an id nor a kind or title of its own.
  expect((not ?? 0) / ((done ?? 0) + (not ?? 0))).toBeLessThan(0.1);
});

const kindsOfEdits = ['add', 'move', 'take out'].flatMap((kind) => [`${kind} with keys`, `${kind} without`]);

/** The items with one more, one less, or one elsewhere. */
function otherOrder(items: readonly unknown[], keys: readonly string[], chance: () => number) {
  const wanted = structuredClone([...items]);
  const at = Math.floor(chance() * items.length);
  // What holds an emptied list goes with it.
  const kinds = items.length > 2 ? (['add', 'move', 'take out'] as const) : (['add', 'move'] as const);
  const kind = pick<(typeof kinds)[number]>(kinds, chance) ?? 'move';
  if (kind === 'add')
    wanted.splice(Math.floor(chance() * (items.length + 1)), 0, another(items[at], keys, chance));
  if (kind === 'take out' || kind === 'move') wanted.splice(at, 1);
  if (kind === 'move') wanted.splice(Math.floor(chance() * items.length), 0, items[at]);
  return { kind, wanted };
}

function another(item: unknown, keys: readonly string[], chance: () => number): unknown {
  const other = String(Math.floor(chance() * 1e6));
  if (typeof item !== 'object') return `${String(item)} ${other}`;
  const key = keys.find((name) => typeof fieldsOf(item)[name] === 'string') ?? keys[0];
  return {
    ...structuredClone(fieldsOf(item)),
    ...(key && { [key]: `${String(fieldsOf(item)[key])}-${other}` }),
  };
}
