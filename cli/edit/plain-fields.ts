/** A plain first version of what describes fields. */
import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import { readSite } from '../../renderer/site.ts';
import type { CliOptions } from '../options.ts';
import type { ValuePlace } from './value-ids.ts';

export async function describeField({ root }: CliOptions, { file, path }: ValuePlace) {
  const { sources } = await readSite({ root });
  const all = sources ? [sources.site, ...Object.values(sources.collections).flat()] : [];
  const source = all.find((one) => one.file === file);
  if (!source) return undefined;
  const value = path.reduce<unknown>(
    (part, step) => (typeof step === 'number' ? listOf(part)[step] : ownProperty(fieldsOf(part), step)),
    source.value,
  );
  return {
    ...{ title: String(path.at(-1)), within: file, value, required: false, holdsNames: false },
    control: typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'switch' : 'text',
    place: { file, line: 1, column: 1 },
  };
}
