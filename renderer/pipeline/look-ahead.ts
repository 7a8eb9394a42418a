/** Warns today about what will break on a later day, by making the pages that change then. */
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { breaksOnADay, breaksThen } from '../../diagnostics/messages/check-days.ts';
import { startOfDay } from '../../kinds/zoned-time.ts';
import { createInspection } from '../inspect/inspect-pages.ts';
import { factsOfKind, type OpenedPage, pageOpener } from '../inspect/inspected-page.ts';
import { takeSteps } from '../model/steps.ts';
import type { DayChange } from '../plan/day-change.ts';
import type { OpenPlan, PageVisit } from '../plan/plan-site.ts';
import type { Templates } from '../render/assemble-templates.ts';
import { openRendering, type RenderOptions } from '../render/render-site.ts';
import type { CachedPage } from '../warm/cached-pages.ts';
import { wordsInBraces } from './words-in-braces.ts';

/** More would make a check slow; later days are checked when they are nearer. */
const mostDays = 12;
const mostPages = 1000;

export type Ahead = {
  /** Today's plan, with the records of its pages by address, and the names of all files. */
  plan: OpenPlan;
  records: ReadonlyMap<string, CachedPage>;
  outputs: ReadonlySet<string>;
  /** Plans the same site at another moment. */
  planAt: (moment: Date) => OpenPlan;
  templates: Templates;
  rendering: Omit<RenderOptions, 'report'>;
};

/**
 * Only for a site without errors today. If a single thing appears or disappears on a day and breaks something, reports
 * one warning for that day.
 */
export function lookAhead(ahead: Ahead, report: Report): void {
  const { plan } = ahead;
  const { day: today, settings } = plan.context;
  const changes = plan.structuralChanges().filter(({ day }) => day > today);
  const days = [...new Set(changes.map(({ day }) => day))].toSorted().slice(0, mostDays);
  const known = new Set<string>();
  let pages = 0;
  for (const day of days) {
    if (pages > mostPages) return;
    const { problems, made } = checkDay(day, ahead, new Date(startOfDay(day, settings.timeZone)));
    pages += made;
    const fresh = problems.filter((problem) => !known.has(keyOf(problem)));
    for (const problem of fresh) known.add(keyOf(problem));
    const causes = changes.filter((change) => change.day === day);
    formatAhead(fresh, causes, day).forEach(report);
  }
}

function formatAhead(
  problems: readonly Diagnostic[],
  causes: readonly DayChange[],
  day: string,
): Diagnostic[] {
  const [problem] = problems;
  const [cause] = causes;
  if (!problem || !cause) return [];
  if (causes.length > 1) return problems.map((one) => breaksThen(day, one));
  return [breaksOnADay(cause.place, { day, what: cause.what, problem, more: problems.length - 1 })];
}

function keyOf({ code, place, message }: Diagnostic): string {
  return JSON.stringify([code, place, message]);
}

/**
 * The errors of that day, and how many pages were made to find them. For pages that don't change, today's results are
 * used.
 */
function checkDay(day: string, ahead: Ahead, moment: Date): { problems: Diagnostic[]; made: number } {
  const { plan, records, templates, planAt } = ahead;
  const then = planAt(moment);
  const found: Diagnostic[] = [];
  const note: Report = (diagnostic) => void found.push(diagnostic);
  const rendering = openRendering(then.settings, templates, { ...ahead.rendering, report: note });
  const inspection = createInspection(then.settings, {
    hidden: then.context.routes().hidden,
    isWord: wordsInBraces(then.context),
  });
  const outputs = new Set(ahead.outputs);
  for (const { output } of records.values()) outputs.delete(output);
  const isGone = goneAddresses(plan, then);
  const open = pageOpener();
  let made = 0;
  for (const visit of then.visits()) {
    const record = records.get(visit.address);
    if (
      record &&
      !becomesAnother(record, plan.context.day, day) &&
      !leadsTo(open(record.inspected), isGone)
    ) {
      inspection.keep(record.inspected);
      outputs.add(record.output);
      continue;
    }
    made += 1;
    for (const output of makePage(visit, rendering, inspection)) outputs.add(output);
  }
  const originsOf = (address: string) => then.page(address)?.page.origins ?? [];
  takeSteps(inspection.finish(outputs, originsOf, note));
  // For styles, scripts and pictures, only today's names are known.
  const problems = found.filter(({ severity, code }) => severity === 'error' && code !== 'file-missing');
  return { problems, made };
}

/** Returns the output files of the page and its assets. */
function makePage(
  visit: PageVisit,
  rendering: ReturnType<typeof openRendering>,
  inspection: ReturnType<typeof createInspection>,
): string[] {
  const { page, assets } = visit.plan().planned;
  const result = rendering.page(page);
  if (result) inspection.add(result.rendered);
  return [page.output, ...assets.map(({ file }) => file.output)];
}

function becomesAnother({ dates }: CachedPage, today: string, day: string): boolean {
  return dates.some((date) => date > today && date <= day);
}

/** Links to pages hidden on that day become plain text, or are removed. */
function leadsTo(inspected: OpenedPage, isGone: (href: string) => boolean): boolean {
  return factsOfKind(inspected, 'link').some(({ fact }) => isGone(fact.href));
}

function goneAddresses(plan: OpenPlan, then: OpenPlan): (href: string) => boolean {
  const left = new Set(then.routes.map(({ address }) => address));
  const gone = plan.routes.map(({ address }) => address).filter((address) => !left.has(address));
  return (href) => gone.some((address) => href.includes(address));
}
