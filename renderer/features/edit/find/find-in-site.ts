import type { Path } from '../../../../diagnostics/place.ts';
import type { Kinds } from '../../../model/kinds.ts';
import type { SchemaSet } from '../../../model/site.ts';
import type { Source, Sources } from '../../../model/source.ts';
import type { Route } from '../../../plan/context/route.ts';
import { titleOfEntry } from '../../../plan/title-of-entry.ts';
import { replaceNames } from '../../../schema/name-grammar.ts';
import { readKinds } from '../../../schema/read-kinds.ts';
import { walkValues } from '../../../schema/walk-values.ts';
import { idOf } from '../../../source/id-of.ts';
import { sourcesOf } from '../../../source/sources-of.ts';
import { checkedBefore } from '../../../trials/checked-before.ts';
import { writtenPlace } from '../fields/find-value.ts';
import { openLastPlan, openNames } from '../fields/open-names.ts';
import { entriesWithin, type FindOptions } from './find-entries.ts';
import { bare, bestMatches } from './match-words.ts';
import { textsWithin } from './written-texts.ts';

/** `words`: a text that contains them, with `text` around them. `file` and `path` name the value, as for edits. */
export type FoundInSite = {
  what: 'page' | 'entry' | 'words' | 'setting';
  title: string;
  text?: string;
  address?: string;
  file?: string;
  path?: Path;
};

/** As many are found of each sort. */
const most = 10;

/** Pages, entries, settings and words of the site, at most ten of each. */
export async function findInSite(options: FindOptions): Promise<FoundInSite[]> {
  const checked = await checkedBefore(options);
  if (!checked || options.query.trim() === '') return [];
  const { sources, schemas } = checked.last;
  const kinds = readKinds(schemas);
  const names = openNames(checked, options);
  const routes = openLastPlan(checked, options)?.routes ?? [];
  const found = [
    ...pagesCalled(options.query, routes, sources),
    ...entriesCalled(options.query, sources, kinds),
    ...settingsCalled(options.query, sources, schemas),
    ...wordsLike(options.query, sources),
  ];
  return found.map((one) => ({ ...one, title: replaceNames(one.title, names) }));
}

function pagesCalled(query: string, routes: readonly Route[], { collections }: Sources): FoundInSite[] {
  const bySource = new Map(
    Object.entries(collections).flatMap(([kind, files]) =>
      files.map((source): [string, Source] => [`${kind}/${idOf(source)}`, source]),
    ),
  );
  const pages = routes.map(({ address, page, current }): FoundInSite => {
    const source = bySource.get(current ? `${current.kind}/${current.id}` : `pages/${page}`);
    return { what: 'page', title: titleOfEntry(source?.value) ?? address, address };
  });
  const isThis = ({ address }: FoundInSite) => address === query.trim();
  const like = bestMatches(pages, query, { textOf: ({ title, address }) => `${title} ${address}`, most });
  return [...pages.filter(isThis), ...like.filter((page) => !isThis(page))].slice(0, most);
}

function entriesCalled(query: string, sources: Sources, kinds: Kinds): FoundInSite[] {
  const entries = [...entriesWithin(sources, kinds)].filter(({ kind }) => kind !== 'pages');
  const textOf = ({ title, source }: (typeof entries)[number]) => `${title} ${idOf(source)}`;
  return bestMatches(entries, query, { textOf, most }).map(({ title, source }) => {
    const [first = ''] = Object.keys(Object(source.value));
    return { what: 'entry', title, ...writtenPlace(source, [first]) };
  });
}

/** Settings go by their titles; what is chosen freely, such as the name of an office, by its words. */
function settingsCalled(query: string, { site }: Sources, schemas: SchemaSet): FoundInSite[] {
  const values = walkValues(site.value, 'site', schemas).filter(
    ({ path }) => path.length > 0 && path.length < 4,
  );
  const textOf = ({ path, schema }: (typeof values)[number]) =>
    `${String(schema.title ?? '')} ${path.join(' ')}`;
  return bestMatches(values, query, { textOf, most }).map(({ path, schema, value }) => ({
    what: 'setting',
    title: String(schema.title ?? path.at(-1)),
    ...(typeof value === 'string' && { text: value }),
    ...writtenPlace(site, path),
  }));
}

/** Characters shown on either side of words that were found. */
const around = 40;

function wordsLike(query: string, sources: Sources): FoundInSite[] {
  const wanted = bare(query.trim());
  const found: FoundInSite[] = [];
  for (const source of sourcesOf(sources)) {
    const title = titleOfEntry(source.value) ?? idOf(source);
    const body = source.body ? [{ path: [], text: source.text.slice(source.body.start) }] : [];
    for (const { path, text } of [...textsWithin(source.value), ...body]) {
      const at = text.length >= wanted.length ? bare(text).indexOf(wanted) : -1;
      if (at < 0) continue;
      const start = Math.max(0, at - around);
      const excerpt = text.slice(start, at + wanted.length + around).replaceAll(/\s+/g, ' ');
      found.push({ what: 'words', title, text: excerpt, ...writtenPlace(source, path) });
      if (found.length === most) return found;
    }
  }
  return found;
}
