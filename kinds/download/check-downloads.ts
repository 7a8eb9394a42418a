import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Path } from '../../diagnostics/place.ts';
import { checkUnique } from '../check-unique.ts';
import type { RuleSite } from '../rule-site.ts';
import { stationsMissing } from './messages.generated.ts';
import { unknownStation } from './messages.ts';

/**
 * No two downloads share an id or a file, and those that the site makes have the words and typefaces that they need.
 */
export function checkDownloads({ need, settings }: RuleSite, report: Report): void {
  for (const field of ['id', 'file', 'fileName'])
    checkUnique(settings, ['downloads'], field, settings.value.downloads, report);
  for (const [index, download] of listOf(settings.value.downloads).entries())
    if (fieldsOf(download).file === undefined)
      need({ settings: ['theme.fonts'], wording: ['document'] }, () => settings.place(['downloads', index]));
}

/** A document takes its doors from a page that has some, and its plans name only that page's stations. */
export function checkStations(site: RuleSite, report: Report): void {
  const { place, value } = site.settings;
  for (const [index, download] of listOf(value.downloads).entries()) {
    const { stations, plans } = fieldsOf(download);
    const page = fieldsOf(stations).page;
    if (typeof page !== 'string' || !site.entry('page', page)) continue;
    const known = stationTitles(site, page);
    const at: Path = ['downloads', index];
    if (known.length === 0) report(stationsMissing(place([...at, 'stations', 'page']), { page }));
    for (const { path, title } of known.length > 0 ? namedStations(plans, [...at, 'plans']) : []) {
      if (known.includes(title)) continue;
      report(unknownStation(place(path), { title, page, meant: nearest(title, known), known }));
    }
  }
}

function stationTitles({ sections }: RuleSite, id: string): string[] {
  return sections('stations')
    .filter(({ page }) => page.id === id)
    .flatMap(({ value }) => listOf(value.families))
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
