/** Finds inherited values that may only be true in one country, for whoever begins a branch. */
import { fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import type { ReadSite } from '../../pipeline/read-site.ts';
import { timeZoneOf } from '../../pipeline/time-zone-of.ts';
import { isTag } from '../../schema/canonical-tag.ts';
import { kindOf } from '../../schema/find-kind.ts';
import { type WalkedValue, walkValues } from '../../schema/walk-values.ts';
import { locate } from '../../source/locate.ts';
import { namesZone, zoneNames } from './zone-names.ts';

export type LocalValues = {
  /**
   * Fields marked with `travels: "ask"` in their schema. `name`: empty for a whole file. `count`: the number of files,
   * or of values for a whole file.
   */
  fields: { where: string; name: string; count: number }[];
  /** Texts that name the time zone of the site. */
  texts: { place: Place; text: string }[];
};

/** Empty if nothing was read. */
export function findLocalValues({ sources, schemas, kinds = [] }: ReadSite): LocalValues {
  if (!sources || !schemas) return { fields: [], texts: [] };
  const zones = zonesOf(sources.site.value);
  const found: LocalValues = { fields: [], texts: [] };
  for (const [collection, files] of [
    ['site', [sources.site]] as const,
    ...Object.entries(sources.collections),
  ]) {
    const kind = kindOf(collection, kinds);
    if (kind?.travels === false) continue;
    const where = kind
      ? kind.holds === 'file'
        ? `content/${collection}.${kind.format}`
        : `content/${collection}`
      : 'site.yaml';
    const shown = files.filter(({ isLeftOut }) => !isLeftOut);
    const walked = shown.map((source) => ({
      source,
      values: walkValues(source.value, kind?.word ?? collection, schemas),
    }));
    found.fields.push(...fieldsIn(walked.map(({ values }) => values)).map((field) => ({ where, ...field })));
    found.texts.push(...walked.flatMap((one) => textsIn(one, zones)));
  }
  return found;
}

function zonesOf(site: unknown): string[] {
  const { language, locale, timeZone } = fieldsOf(site);
  const tag = [locale, language].find(isTag);
  return timeZone === undefined || tag === undefined ? [] : zoneNames(timeZoneOf(site), tag);
}

function fieldsIn(files: readonly (readonly WalkedValue[])[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const values of files) {
    const marked = values.filter(({ schema, value }) => schema.travels === 'ask' && value !== null);
    const names = new Set(
      marked.map(({ path }) => path.filter((step) => typeof step === 'string').join('.')),
    );
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + (name === '' ? leaves(values) : 1));
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

function leaves(values: readonly WalkedValue[]): number {
  return values.filter(({ value }) => !isFields(value) && !Array.isArray(value)).length;
}

function textsIn(
  { source, values }: { source: Source; values: readonly WalkedValue[] },
  zones: readonly string[],
) {
  return values.flatMap(({ path, value }) =>
    typeof value === 'string' && /\s/.test(value) && namesZone(value, zones)
      ? [{ place: locate(source, path), text: value }]
      : [],
  );
}
