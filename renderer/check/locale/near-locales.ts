import { nearest } from '../../../diagnostics/nearest.ts';
import { hasLocaleData } from './has-locale-data.ts';
import { pairs, timeZonesOf, zoneOffset } from './regions.ts';

/**
 * Locales that the runtime has data for, the likeliest first: the same language in the region with the nearest time
 * zone, the region's own language, the same language in the region of the site's time zone, then where most of its
 * speakers live. A region alone, `GB`, means its own language.
 */
export function nearLocales(tag: string, timeZone?: string): string[] {
  const alone = regionAlone(tag);
  const { language, region = alone } = new Intl.Locale(tag);
  const written = isKnownLanguage(language) ? language : languageMeant(language);
  const known = alone === undefined ? written : undefined;
  const here = known !== undefined && region === undefined ? regionOf(timeZone) : undefined;
  const candidates = [
    ...(known !== undefined && region !== undefined ? nearRegion(known, region) : []),
    ...(region === undefined ? [] : [ownLanguageOf(region)]),
    ...(here === undefined ? [] : [`${known}-${here}`]),
    ...(known === undefined ? [] : [inItsCountry(known)]),
  ];
  return [...new Set(candidates)].filter((one) => one !== tag && hasLocaleData(one));
}

/** Two capitals, or two letters that aren't a language code. */
function regionAlone(tag: string): string | undefined {
  if (tag.length !== 2 || (tag !== tag.toUpperCase() && isKnownLanguage(tag))) return undefined;
  const { region } = new Intl.Locale(`und-${tag}`);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return region !== undefined && names.of(region) !== undefined ? region : undefined;
}

/** `GB` for Europe/London. */
function regionOf(timeZone: string | undefined): string | undefined {
  return timeZone === undefined
    ? undefined
    : pairs('A').find((region) => timeZonesOf(region).includes(timeZone));
}

/** Whether the runtime knows the name of a language; it doesn't know `xx`. */
function isKnownLanguage(language: string): boolean {
  return englishNames().of(language) !== undefined;
}

function englishNames(): Intl.DisplayNames {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
}

/** `en` for `english` and for `engish`; a code alone allows no guess. */
function languageMeant(written: string): string | undefined {
  if (written.length < 4) return undefined;
  const names = englishNames();
  const codes = pairs('a').flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name === undefined ? [] : [[name, code]];
  });
  const byName = new Map(codes);
  return byName.get(nearest(written, byName.keys()) ?? '');
}

/** `en-IN` for English in Nepal: of the regions whose English the runtime knows, the one with the nearest time zone. */
function nearRegion(language: string, region: string): string[] {
  const wanted = offsetOf(region);
  if (wanted === undefined) return [];
  const fromWanted = (other: string) => Math.abs((offsetOf(other) ?? Number.POSITIVE_INFINITY) - wanted);
  return pairs('A')
    .filter((other) => other !== region && hasLocaleData(`${language}-${other}`))
    .map((other) => ({ tag: `${language}-${other}`, far: fromWanted(other) }))
    .filter(({ far }) => Number.isFinite(far))
    .toSorted((one, other) => one.far - other.far || (one.tag < other.tag ? -1 : 1))
    .slice(0, 1)
    .map(({ tag }) => tag);
}

/** `ne-NP` for Nepal. */
function ownLanguageOf(region: string): string {
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  return `${language}-${region}`;
}

/** `en-US` for English. */
function inItsCountry(language: string): string {
  const { region } = new Intl.Locale(language).maximize();
  return region === undefined ? language : `${language}-${region}`;
}

/** The offset of the first time zone of a region in January, in minutes. */
function offsetOf(region: string): number | undefined {
  const [timeZone] = timeZonesOf(region);
  return timeZone === undefined ? undefined : zoneOffset(timeZone, Date.UTC(2025, 0, 1));
}
