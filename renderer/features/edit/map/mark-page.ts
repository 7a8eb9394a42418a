import { isFields } from '../../../../diagnostics/fields.ts';
import type { Place } from '../../../../diagnostics/place.ts';
import type { Origin, Planned, Query } from '../../../../kinds/planned.ts';
import type { PlannedPage } from '../../../model/plan.ts';
import type { Site } from '../../../model/site.ts';
import { everyField, markSources } from './mark-sources.ts';
import { adoptMarks, findMarks, mapTextsIn, marked, mostMarks, withoutMarks } from './mark-texts.ts';
import { mostThatHold } from './most-that-hold.ts';

/** Answers in place of planning, or changes its answers. */
export type AskAround = (query: Query, answer: (query: Query) => Planned<unknown>) => Planned<unknown>;

/** `plan`: the page as it would be if the site were this one. `around`: sees what planning asks, and may change it. */
export type MarkPageInput = { site: Site; plan: (site: Site, around: AskAround) => PlannedPage | undefined };

/** What a mark stands for. */
export type Meant = Pick<Origin, 'value' | 'places'>;

/** A page, and the same with marks in its texts. `meant`: by the number of the mark. */
export type MarkedPage = { page: PlannedPage; marked: PlannedPage; meant: readonly Meant[] };

/**
 * Marks the texts of a page with what they come from: by planning the page once more from files with marks in their
 * texts, and by the origins that planning records for finished values. Undefined if there is no such page.
 */
export function markPage({ site, plan }: MarkPageInput): MarkedPage | undefined {
  const asked = new Map<string, Set<string>>();
  const page = plan(site, (query, answer) => {
    noteAsked(query, asked);
    return answer(query);
  });
  if (!page) return undefined;
  const marks = createMarks();
  const composed = composedPage(page, { site, plan, asked, marks });
  const whole = composed ? { ...page, ...Object(adoptMarks(partsOf(page), partsOf(composed))) } : page;
  return { page, marked: withOrigins(whole, marks), meant: marks.meant };
}

/** `make` gives undefined if there are no marks left. */
type Marks = { meant: readonly Meant[]; make: (one: Meant) => number | undefined };

function createMarks(): Marks {
  const meant: Meant[] = [];
  return { meant, make: (one) => (meant.length < mostMarks ? meant.push(one) - 1 : undefined) };
}

function noteAsked(query: Query, asked: Map<string, Set<string>>): void {
  if (query.ask !== 'value' && query.ask !== 'text') return;
  const fields = asked.get(query.file) ?? new Set();
  const [field = everyField] = query.ask === 'text' ? ['body'] : query.path;
  asked.set(query.file, fields.add(String(field)));
}

type ComposedInput = MarkPageInput & { asked: ReadonlyMap<string, ReadonlySet<string>>; marks: Marks };

/** The page as planned from marked files. Planning may refuse a mark, as in the name of something that has to be there. */
function composedPage(
  page: PlannedPage,
  { site, plan, asked, marks }: ComposedInput,
): PlannedPage | undefined {
  const words = wordsOf(page);
  const numbers = new Map<string, number>();
  const note = (value: string, place: Place) => {
    const number = isAmong(value, words) ? marks.make({ value, places: [place] }) : undefined;
    if (number !== undefined) numbers.set(keyOf(value, place), number);
    return undefined;
  };
  markSources(site, { asked, mark: note });
  const attempt = (some: readonly number[]) => {
    const chosen = new Set(some);
    const mark = (value: string, place: Place) => {
      const number = numbers.get(keyOf(value, place));
      return number !== undefined && chosen.has(number) ? number : undefined;
    };
    return unlessItThrows(() => plan(markSources(site, { asked, mark }), markNames(marks)));
  };
  const all = [...numbers.values()];
  return attempt(all) ?? attempt(mostThatHold(all, (some) => attempt(some) !== undefined));
}

function keyOf(value: string, { file, line, column }: Place): string {
  return `${file}:${line}:${column} ${value}`;
}

function unlessItThrows<T>(plan: () => T): T | undefined {
  try {
    return plan();
  } catch {
    return undefined;
  }
}

/** Values that texts name, which may be numbers. A question never has marks: it would be about something else. */
function markNames(marks: Marks): AskAround {
  return (query, answer) => {
    // The words of filters are in the question.
    const found = answer(query.ask === 'filters' ? query : Object(mapTextsIn(query, withoutMarks)));
    const { value, origins } = found;
    const places = origins.flatMap((origin) => origin.places);
    if (query.ask !== 'name' || !isText(value) || places.length === 0) return found;
    const number = marks.make({ value: value.text, places });
    return number === undefined ? found : { ...found, value: { ...value, text: marked(value.text, number) } };
  };
}

function isText(value: unknown): value is { text: string } {
  return isFields(value) && typeof value.text === 'string';
}

/** Everything that is printed. */
function partsOf({ head, frame, alternates, sections }: PlannedPage) {
  return { head, frame, ...(alternates && { alternates }), sections };
}

function wordsOf(page: PlannedPage): ReadonlySet<string> {
  return new Set(wordsIn(JSON.stringify(partsOf(page))));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether each of its own words is on the page. */
function isAmong(text: string, words: ReadonlySet<string>): boolean {
  return wordsIn(text.replace(/\{[^{}]*\}|\]\([^()]*\)/g, ' ')).every((word) => words.has(word));
}

/**
 * Marks each text with its origin: that of its own path or, if it is the text of a finished value such as a price, of the
 * value. In composed HTML, names have marks of their own.
 */
function withOrigins(page: PlannedPage, marks: Marks): PlannedPage {
  const byPath = new Map<string, Origin[]>();
  for (const origin of page.origins)
    if (origin.places.length > 0) byPath.set(origin.path, [...(byPath.get(origin.path) ?? []), origin]);
  const other = (text: string, at: string) => {
    const isComposed = /<[a-z/]/i.test(text) && findMarks(text).length > 0;
    return originsOf(withoutMarks(text), at, byPath).reduce((found, { value, places }) => {
      const number = marks.make({ value, places: isComposed ? places.slice(0, 1) : places });
      return number === undefined || found === '' ? found : marked(found, number);
    }, text);
  };
  return { ...page, ...Object(mapTextsIn(partsOf(page), other)) };
}

function originsOf(text: string, at: string, byPath: ReadonlyMap<string, readonly Origin[]>): Origin[] {
  const same = [at, ...pathsAround(at)]
    .flatMap((path) => byPath.get(path) ?? [])
    .filter(({ value }) => value.trim() === text.trim());
  if (same.length > 0) return same.slice(0, 1);
  return [...(byPath.get(at) ?? paragraphAround(at, byPath))];
}

/** Ids that are given twice are changed in finished HTML, so it is no longer as it was recorded. */
function paragraphAround(at: string, byPath: ReadonlyMap<string, readonly Origin[]>): readonly Origin[] {
  if (!at.endsWith('/html')) return [];
  const around = pathsAround(at).flatMap((path) => byPath.get(path) ?? []);
  return around.filter(({ value }) => value.includes('<')).slice(0, 1);
}

/** `a/b/c` → `a/b`, `a`. */
function pathsAround(at: string): string[] {
  const steps = at.split('/');
  return steps.slice(1).map((_, index) => steps.slice(0, -1 - index).join('/'));
}
