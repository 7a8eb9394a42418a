import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fieldsOf, isFields, listOf } from '../../diagnostics/fields.ts';
import { isTimeZone } from '../../kinds/is-time-zone.ts';
import { timeZonesOf } from '../check/locale/regions.ts';
import type { Sources } from '../model/source.ts';

type Example = (sources: Sources | undefined) => string;

/**
 * Hints that show a notation take their example from the site: the catalogue has a placeholder, such as
 * `{example.page}`, which is replaced by the site's own value, so that an editor can type it as shown.
 */
const examples: ReadonlyMap<string, Example> = new Map([
  ['{example.page}', pageOf],
  ['{example.value}', factOf],
  ['{example.phone}', phoneOf],
  ['{example.timeZone}', timeZoneOf],
]);

export function withOwnExamples(found: readonly Diagnostic[], sources: Sources | undefined): Diagnostic[] {
  const { email } = fieldsOf(fieldsOf(sources?.site.value).contact);
  return found.map((problem) => {
    const { hint } = problem;
    if (hint?.includes('{example.')) return { ...problem, hint: fill(hint, sources) };
    const named = typeof email === 'string' ? addressByName(problem, email) : undefined;
    return named === undefined ? problem : { ...problem, hint: named };
  });
}

/**
 * If the answer is the site's own mail address, suggests its name: written out, it would be reported as a duplicate.
 */
function addressByName({ code, hint }: Diagnostic, email: string): string | undefined {
  if (code === 'misspelt-mail-domain' && hint === `Did you mean ${email}?`)
    return 'Write {site.contact.email}';
  if (code === 'wrong-link' && hint === `Did you mean “mailto:${email}”?`)
    return 'Write "mailto:{site.contact.email}"';
  return undefined;
}

function fill(hint: string, sources: Sources | undefined): string {
  return [...examples].reduce((text, [name, of]) => text.replaceAll(name, () => of(sources)), hint);
}

/** A page with a fixed address, and not the home page if there is another. */
function pageOf(sources: Sources | undefined): string {
  const paths = listOf(fieldsOf(sources?.site.value).routes).map((route) => fieldsOf(route).path);
  const isPage = (path: unknown) => typeof path === 'string' && /^\/[\w/-]+$/.test(path);
  return String(paths.find(isPage) ?? '/');
}

/** The first fact that is a text or a number; for a site without facts, its name. */
function factOf(sources: Sources | undefined): string {
  const path = pathOfFact(sources?.collections.facts?.[0]?.value);
  return path === undefined ? 'site.name' : `facts.${path}`;
}

function pathOfFact(group: unknown): string | undefined {
  for (const [key, value] of Object.entries(fieldsOf(group))) {
    if (typeof value === 'string' || typeof value === 'number') return key;
    const within = isFields(value) ? pathOfFact(value) : undefined;
    if (within !== undefined) return `${key}.${within}`;
  }
  return undefined;
}

/** Without spaces, as in addresses; else a number that nobody has. */
function phoneOf(sources: Sources | undefined): string {
  const { phone } = fieldsOf(fieldsOf(sources?.site.value).contact);
  const digits = typeof phone === 'string' ? phone.replace(/[\s().-]/g, '') : '';
  return /^\+\d{7,15}$/.test(digits) ? digits : '+15005550100';
}

/** The site's time zone, or the first of the country in which its language is spoken. */
function timeZoneOf(sources: Sources | undefined): string {
  const { timeZone, locale, language } = fieldsOf(sources?.site.value);
  if (typeof timeZone === 'string' && isTimeZone(timeZone)) return timeZone;
  const [zone = 'Europe/Paris'] = [locale, language].flatMap(zonesOfTag);
  return zone;
}

function zonesOfTag(tag: unknown): string[] {
  const region = typeof tag === 'string' ? /-([A-Z]{2})\b/.exec(tag)?.[1] : undefined;
  return region === undefined ? [] : timeZonesOf(region);
}
