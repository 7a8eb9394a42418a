import { readPage } from '../../inspect/read-page.ts';
import type { RenderedPage } from '../../model/output.ts';
import type { PlannedPage } from '../../model/plan.ts';
import { rowsBehind } from '../../plan/context/answer-cache.ts';
import { listOfRow, numbersIn, queryOf } from '../../plan/context/answer-table.ts';
import type { PagePlan } from '../../plan/pages/plan-page.ts';
import { compareReadings, type PageChange } from './compare-readings.ts';
import type { FoundEdit } from './compare-sources.ts';
import { causesOf, editsBehind, type QueryTrace } from './find-edits.ts';
import type { Effect } from './group-causes.ts';
import { moneyTexts } from './money-texts.ts';
import type { SeenPlan } from './seen-state.ts';

/** A page in one state: its plan, its questions, and the rendered result. */
type PageState = { plan: PagePlan; asked: readonly QueryTrace[]; rendered: RenderedPage | undefined };

/**
 * Compares page by page, so that no more than two of each state are in memory; then finds the effects of the edits.
 */
export function comparePages(was: SeenPlan, is: SeenPlan, edits: readonly FoundEdit[]): Effect[] {
  const known = new Map<QueryTrace, ReadonlySet<FoundEdit>>();
  const [before, after] = [was, is].map(openPages);
  if (!before || !after) return [];
  const found = pairsOf(was, is).flatMap(({ from, to }) => {
    const [one, other] = [
      from === undefined ? undefined : before(from),
      to === undefined ? undefined : after(to),
    ];
    return differenceOf(one, other, (asked) => editsBehind(asked, edits, known));
  });
  // Inputs that no page asks for, though all depend on them: the currency, a template.
  const asked = new Set(found.flatMap(({ own }) => [...own]));
  const beyond = edits.filter(
    (edit) =>
      !asked.has(edit) && (edit.what === 'code' || (edit.what === 'value' && edit.file === 'site.yaml')),
  );
  return found.flatMap((difference) => effectsOf(difference, beyond));
}

function openPages({ plan, answers, rendering }: SeenPlan): (address: string) => PageState | undefined {
  const askedOf = createAsked(answers);
  return (address) => {
    const planned = plan.page(address);
    if (!planned) return undefined;
    const asked = rowsBehind(planned.reads, answers).map(askedOf);
    return { plan: planned, asked, rendered: rendering.page(planned.page)?.rendered };
  };
}

/** Returns the same object for the same question, so that results can be cached by it. */
function createAsked({ table }: SeenPlan['answers']): (row: number) => QueryTrace {
  const known = new Map<number, QueryTrace>();
  const askedOf = (row: number): QueryTrace => {
    const asked = known.get(row) ?? {
      query: queryOf(table, row),
      madeOf: () => numbersIn(table, listOfRow(table, row)).map(askedOf),
    };
    known.set(row, asked);
    return asked;
  };
  return askedOf;
}

/** Pairs pages by address; a removed and a new page are paired if they are made for the same entry. */
function pairsOf(was: SeenPlan, is: SeenPlan): { from?: string; to?: string }[] {
  const [before, after] = [was, is].map(
    ({ plan }) => new Map(plan.routes.map((route) => [route.address, route])),
  );
  if (!before || !after) return [];
  const gone = [...before.values()].filter(({ address }) => !after.has(address));
  const nameOf = ({
    page,
    current,
    part,
  }: {
    page: string;
    current?: { kind: string; id: string };
    part?: unknown;
  }) => JSON.stringify([page, current?.kind, current?.id, part]);
  const goneByName = new Map(gone.map((route) => [nameOf(route), route.address]));
  const moved = new Set<string>();
  const kept = [...after.values()].map((route) => {
    if (before.has(route.address)) return { from: route.address, to: route.address };
    const from = goneByName.get(nameOf(route));
    if (from === undefined || moved.has(from)) return { to: route.address };
    moved.add(from);
    return { from, to: route.address };
  });
  return [...kept, ...gone.flatMap(({ address }) => (moved.has(address) ? [] : [{ from: address }]))];
}

type PageDifference = {
  /** The edits to which its questions lead. */
  own: ReadonlySet<FoundEdit>;
  before?: PlannedPage;
  after?: PlannedPage;
  changes: readonly PageChange[];
};

function differenceOf(
  before: PageState | undefined,
  after: PageState | undefined,
  editsOf: (asked: readonly QueryTrace[]) => ReadonlySet<FoundEdit>,
): PageDifference[] {
  const [one, other] = [before?.rendered, after?.rendered];
  const isSameAddress = one?.page.address === other?.page.address;
  if (one && other && isSameAddress && one.html === other.html) return [];
  if (!one && !other) return [];
  const own = editsOf([...(before?.asked ?? []), ...(after?.asked ?? [])]);
  const changes = one && other ? pageChanges(one, other) : [];
  if (one && other && isSameAddress && changes.length === 0 && lookOf(one.html) === lookOf(other.html))
    return [];
  return [{ own, changes, ...(one && { before: one.page }), ...(other && { after: other.page }) }];
}

/** Island prefixes contain a digest of their surroundings, which is invisible. */
function lookOf(html: string): string {
  const numbers = [...html.matchAll(/<site-island [^>]*?\bprefix="([^"]+)"/g)].map(
    ([, prefix = '']) => prefix,
  );
  return [...new Set(numbers)].reduce(
    (text, number, index) => text.replaceAll(number, `island ${index}`),
    html,
  );
}

function pageChanges(before: RenderedPage, after: RenderedPage): PageChange[] {
  const [was, is] = [moneyTexts(before.page), moneyTexts(after.page)];
  const isPrice = (change: PageChange) =>
    change.kind === 'text' && was.has(change.before ?? '') && is.has(change.after ?? '');
  return compareReadings(readPage(before), readPage(after)).map((change) =>
    isPrice(change) ? { ...change, kind: 'price' } : change,
  );
}

function effectsOf({ own, before, after, changes }: PageDifference, beyond: readonly FoundEdit[]): Effect[] {
  const edits = [...own];
  const page = after ?? before;
  if (!page) return [];
  const { address, head } = page;
  const all = edits.length > 0 ? edits : [...beyond];
  if (!before) return [{ kind: 'appear', edits: wholeFiles(all), address, title: head.title }];
  if (!after) return [{ kind: 'disappear', edits: wholeFiles(all), address, title: head.title }];
  const origins = { before: before.origins, after: after.origins };
  const grounds = { page: after.place.file, origins, edits };
  const found = changes.map((change) => ({ change, ...causesOf(change, grounds, beyond) }));
  const told = found.map(
    (one): Effect => ({
      kind: 'change',
      edits: one.isSure ? one.edits : nearby(one, found),
      address,
      change: one.change,
    }),
  );
  const isMoved = before.address !== address;
  const moved: Effect[] = isMoved
    ? [{ kind: 'move', edits: routesOf(all), address, from: before.address, title: head.title }]
    : [];
  const look: Effect[] =
    told.length === 0 && !isMoved ? [{ kind: 'look', edits: lookEdits(edits, beyond), address }] : [];
  return [...moved, ...told, ...look];
}

type FoundChange = ReturnType<typeof causesOf> & { change: PageChange };

/**
 * A change without evidence is put down to the cause of the other changes in its section, if they share a single one.
 */
function nearby({ change, edits }: FoundChange, all: readonly FoundChange[]): readonly FoundEdit[] {
  const around = all.filter((one) => one.isSure && one.change.section === change.section);
  const named = new Map(around.map((one) => [one.edits.map(({ id }) => id).join(' '), one.edits]));
  const [only] = named.values();
  return named.size === 1 && only ? only : edits;
}

/** Prefers edits of the route itself, since an address may also be written in any link to it. */
function routesOf(edits: readonly FoundEdit[]): readonly FoundEdit[] {
  const routes = edits.filter(({ name }) => /^routes\.\d+(?:\.path)?$/.test(name));
  return routes.length > 0 ? routes : edits;
}

/** Prefers a file that was added or removed as the cause of a page that appears or disappears. */
function wholeFiles(edits: readonly FoundEdit[]): readonly FoundEdit[] {
  const files = edits.filter(({ what }) => what === 'file');
  return files.length > 0 ? files : edits;
}

function lookEdits(edits: readonly FoundEdit[], beyond: readonly FoundEdit[]): readonly FoundEdit[] {
  const code = beyond.filter(({ what }) => what === 'code');
  if (code.length > 0) return code;
  return edits.length > 0 ? edits : beyond;
}
