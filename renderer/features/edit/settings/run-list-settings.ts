import { fieldsOf, isFields } from '../../../../diagnostics/fields.ts';
import { filesToAsk } from '../../../edit/files-to-ask.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { Kind } from '../../../model/kinds.ts';
import { titleOfEntry } from '../../../plan/title-of-entry.ts';
import { readKinds } from '../../../schema/read-kinds.ts';
import { schemaNamed } from '../../../schema/schema-named.ts';
import { idOf } from '../../../source/id-of.ts';
import { checkedBefore, type EditingOptions } from '../../../trials/checked-before.ts';
import type { Describing } from '../fields/describing.ts';
import { fieldsAround } from '../fields/fields-around.ts';
import { type FoundValue, writtenPlace } from '../fields/find-value.ts';
import { viewField } from '../fields/view-field.ts';
import type { ListedSetting, SettingsGroup } from './settings-group.ts';

/** As many of a kind are listed; more are found by searching. */
const mostEntries = 50;

/** See `listSettings`. */
export async function runListSettings(options: EditingOptions): Promise<SettingsGroup[]> {
  const checked = await checkedBefore(options);
  if (!checked) return [];
  const { sources, schemas } = checked.last;
  const kinds = readKinds(schemas);
  const describing: Describing = { sources, schemas, kinds, valueOf: () => undefined };
  const titleOf = (schema: string) => String(schemaNamed(schemas, schema)?.title ?? schema);
  const files = filesToAsk(sources, kinds)
    .filter(({ name }) => !name.includes('/'))
    .map(({ source, schema }) => ({
      title: titleOf(schema),
      settings: settingsWithin({ source, schemaName: schema, path: [] }, [], describing),
    }));
  const entries = kinds
    .filter(({ holds, pages, collection }) => holds === 'folder' && !pages && collection !== 'pages')
    .map((kind) => ({ title: titleOf(kind.word), settings: entriesOf(kind, describing) }));
  return [...files, ...entries].filter(({ settings }) => settings.length > 0);
}

/** A group of nothing but groups, such as that of the colours, is listed as those. */
function settingsWithin(
  group: FoundValue,
  titles: readonly string[],
  describing: Describing,
): ListedSetting[] {
  return fieldsAround(group, describing).flatMap((name): ListedSetting[] => {
    const one = { ...group, path: [...group.path, name] };
    const { file, path, title, description, control, value } = viewField(one, describing, 'alone');
    const parts = [...titles, title];
    const isGroup = control === 'group' && fieldsAround(one, describing).length > 0;
    if (isGroup && holdsGroupsAlone(value)) return settingsWithin(one, parts, describing);
    return [
      {
        ...{ file, path, parts, isWritten: value !== undefined, form: isGroup ? 'within' : 'field' },
        ...(description !== undefined && { description }),
      },
    ];
  });
}

function holdsGroupsAlone(value: unknown): boolean {
  const members = Object.values(fieldsOf(value));
  return members.length > 0 && members.every(isFields);
}

function entriesOf({ collection }: Kind, { sources }: Describing): ListedSetting[] {
  const written = (sources.collections[collection] ?? []).filter(
    ({ isLeftOut, value }) => !isLeftOut && isFields(value),
  );
  return written.slice(0, mostEntries).map((source) => {
    const [first = ''] = Object.keys(fieldsOf(valueAt(source.value, [])));
    const parts = [titleOfEntry(source.value) ?? idOf(source)];
    return { ...writtenPlace(source, [first]), parts, isWritten: true, form: 'around' };
  });
}
