import type { Report } from '../../../diagnostics/diagnostic.ts';
import { stationsMissing, unknownStation } from '../../../diagnostics/messages/check-references.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** A document takes its doors from a page that has some, and its plans name only stations of that page. */
export function checkStations(content: Content, report: Report): void {
  const { source, value } = content.site;
  for (const [index, download] of listOf(value.downloads).entries()) {
    const { stations, plans } = fieldsOf(download);
    const page = fieldsOf(stations).page;
    if (typeof page !== 'string' || !content.collections.get('pages')?.has(page)) continue;
    const known = stationTitles(content, page);
    const at: Path = ['downloads', index];
    if (known.length === 0) report(stationsMissing(locate(source, [...at, 'stations', 'page']), page));
    for (const { path, title } of known.length > 0 ? namedStations(plans, [...at, 'plans']) : []) {
      if (known.includes(title)) continue;
      report(unknownStation(locate(source, path), { title, page, meant: nearest(title, known), known }));
    }
  }
}

function stationTitles({ collections }: Content, page: string): string[] {
  return listOf(collections.get('pages')?.get(page)?.value.sections)
    .map(fieldsOf)
    .filter(({ section }) => section === 'stations')
    .flatMap(({ families }) => listOf(families))
    .flatMap((family) => listOf(fieldsOf(family).stations))
    .flatMap((station) => fieldsOf(station).title ?? [])
    .map(String);
}

function namedStations(plans: unknown, at: Path): { path: Path; title: string }[] {
  return listOf(plans).flatMap((plan, index) =>
    listOf(fieldsOf(plan).days).flatMap((day, number) =>
      listOf(fieldsOf(day).stations).map((title, place) => ({
        path: [...at, index, 'days', number, 'stations', place],
        title: String(title),
      })),
    ),
  );
}
