/**
 * The other sites of the family that site.yaml names: the addresses of their pages, so that pages can link to each
 * other.
 */

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { alternateUnready } from '../../../diagnostics/messages/layers.ts';
import {
  alternateAbsent,
  alternateMissing,
  alternateNotPlain,
} from '../../../diagnostics/messages.generated.ts';
import type { Neighbour, Source, Sources } from '../../model/source.ts';
import { isTag } from '../../schema/canonical-tag.ts';
import { fieldsInPattern } from '../../schema/route-pattern.ts';
import { hasWebHost } from '../../schema/web-address.ts';
import { idOf } from '../../source/id-of.ts';
import { locate } from '../../source/locate.ts';
import { findSibling } from '../layers/find-layers.ts';
import { isBranchThatIsGone, isOfMissingBranches, waysIn } from './find-neighbours.ts';

/** `read`: reads a site of the family, merged with its base; its own build reports what is wrong there. */
export async function readNeighbours(
  { root, site }: Pick<Sources, 'root' | 'site'>,
  read: (root: string) => Promise<Sources | undefined>,
  report: Report,
): Promise<Neighbour[]> {
  const plain = new Set(waysIn(site.text));
  const neighbours: Neighbour[] = [];
  for (const [index, item] of listOf(fieldsOf(fieldsOf(site.value).alternates).sites).entries()) {
    const written = fieldsOf(item).site;
    if (typeof written !== 'string') continue;
    const place = locate(site, ['alternates', 'sites', index, 'site']);
    if (!plain.has(written)) {
      report(alternateNotPlain(place));
      continue;
    }
    if (isOfMissingBranches(root, written)) continue;
    if (isBranchThatIsGone(root, written)) {
      report(alternateAbsent(place, { written }));
      continue;
    }
    const folder = findSibling(root, written);
    const sources = folder === undefined ? undefined : await read(folder);
    const field = sources && unreadyField(sources);
    if (!sources) report(alternateMissing(place, { written }));
    else if (field) report(alternateUnready(place, { written, field }));
    else neighbours.push(neighbourOf(index, sources, root));
  }
  return neighbours;
}

/** Without both, a link would have no address or no language. */
function unreadyField({ site }: Sources): 'origin' | 'language' | undefined {
  const { origin, language } = fieldsOf(site.value);
  if (typeof origin !== 'string' || !hasWebHost(origin)) return 'origin';
  return isTag(language) ? undefined : 'language';
}

function neighbourOf(index: number, { root, site, collections }: Sources, ours: string): Neighbour {
  const settings = fieldsOf(site.value);
  const named = listOf(fieldsOf(settings.alternates).sites).map((item) => fieldsOf(item).site);
  return {
    index,
    isOutermost: settings.extends === undefined,
    isMutual: named.some((written) => typeof written === 'string' && findSibling(root, written) === ours),
    settings: pick(settings, settingsOfPages),
    leftOutRoutes: site.leftOutRoutes ?? [],
    collections: Object.fromEntries(
      Object.entries(collections).map(([name, sources]) => [name, sources.map(entryOf(partsOf(settings)))]),
    ),
  };
}

const settingsOfPages = ['origin', 'base', 'trailingSlash', 'routes', 'language', 'dir', 'timeZone'];
const fieldsOfEntries = ['from', 'until', 'draft', 'hidden', 'language', 'dir'];

/** The fields of entries that are parts of addresses. */
function partsOf({ routes }: Fields): string[] {
  return listOf(routes).flatMap((route) => fieldsInPattern(String(fieldsOf(route).path)));
}

function entryOf(parts: readonly string[]) {
  return (source: Source): Neighbour['collections'][string][number] => {
    const id = idOf(source);
    const { language, ...stated } = pick(fieldsOf(source.value), [...fieldsOfEntries, ...parts]);
    const value = isTag(language) ? { ...stated, language } : stated;
    return { id, value: source.isLeftOut ? { ...value, $leftOut: true } : value };
  };
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}
