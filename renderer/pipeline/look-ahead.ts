/** What will break on a day to come is a warning today: the pages that become others then are made as they will be. */
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { breaksOnADay, breaksThen } from '../../diagnostics/messages/check-days.ts';
import { startOfDay } from '../../kinds/zoned-time.ts';
import { createInspection } from '../inspect/inspect-pages.ts';
import { factsOfKind, type OpenedPage, pageOpener } from '../inspect/inspected-page.ts';
import type { DayChange } from '../plan/find-day-changes.ts';
import type { OpenPlan, PageVisit } from '../plan/plan-site.ts';
import type { Templates } from '../render/assemble-templates.ts';
import { openRendering, type RenderOptions } from '../render/render-site.ts';
import type { PageRecord } from '../warm/page-records.ts';

/** More than that would make a check slow; what lies further ahead is looked at when it has come nearer. */
const mostDays = 12;
const mostPages = 1000;

export type Ahead = {
  /** Of today, with what stayed of its pages by their addresses, and the names of all files. */
  plan: OpenPlan;
  records: ReadonlyMap<string, PageRecord>;
  outputs: ReadonlySet<string>;
  /** The same site at another moment. */
  planAt: (moment: Date) => OpenPlan;
  templates: Templates;
  rendering: Omit<RenderOptions, 'report'>;
};

/** Only for a site that nothing stands against today. One warning for what comes or goes on a day, and breaks something. */
export function lookAhead(ahead: Ahead, report: Report): void {
  const { plan } = ahead;
  const { day: today, settings } = plan.context;
  const changes = plan.structuralChanges().filter(({ day }) => day > today);
  const days = [...new Set(changes.map(({ day }) => day))].toSorted().slice(0, mostDays);
  const known = new Set<string>();
  let pages = 0;
  for (const day of days) {
    if (pages > mostPages) return;
    const { problems, made } = judgeDay(day, ahead, new Date(startOfDay(day, settings.timeZone)));
    pages += made;
    const fresh = problems.filter((problem) => !known.has(keyOf(problem)));
    for (const problem of fresh) known.add(keyOf(problem));
    const causes = changes.filter((change) => change.day === day);
    describe(fresh, causes, day).forEach(report);
  }
}

function describe(problems: readonly Diagnostic[], causes: readonly DayChange[], day: string): Diagnostic[] {
  const [problem] = problems;
  const [cause] = causes;
  if (!problem || !cause) return [];
  if (causes.length > 1) return problems.map((one) => breaksThen(day, one));
  return [breaksOnADay(cause.place, { day, what: cause.what, problem, more: problems.length - 1 })];
}

function keyOf({ code, place, message }: Diagnostic): string {
  return JSON.stringify([code, place, message]);
}

/** The errors of that day, and how many pages were made to find them. Pages that stay as they are, are taken as they were seen today. */
function judgeDay(day: string, ahead: Ahead, moment: Date): { problems: Diagnostic[]; made: number } {
  const { plan, records, templates, planAt } = ahead;
  const then = planAt(moment);
  const found: Diagnostic[] = [];
  const note: Report = (diagnostic) => void found.push(diagnostic);
  const rendering = openRendering(then.settings, templates, { ...ahead.rendering, report: note });
  const inspection = createInspection(then.settings, { hidden: then.context.routes().hidden });
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
  inspection.finish(outputs, originsOf, note);
  // Of styles, scripts and pictures only the names of today are known.
  const problems = found.filter(({ severity, code }) => severity === 'error' && code !== 'file-missing');
  return { problems, made };
}

/** Gives the files that it is and shows. */
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

function becomesAnother({ dates }: PageRecord, today: string, day: string): boolean {
  return dates.some((date) => date > today && date <= day);
}

/** Links to pages that are hidden then become words, or go. */
function leadsTo(inspected: OpenedPage, isGone: (href: string) => boolean): boolean {
  return factsOfKind(inspected, 'link').some(({ fact }) => isGone(fact.href));
}

function goneAddresses(plan: OpenPlan, then: OpenPlan): (href: string) => boolean {
  const left = new Set(then.routes.map(({ address }) => address));
  const gone = plan.routes.map(({ address }) => address).filter((address) => !left.has(address));
  return (href) => gone.some((address) => href.includes(address));
}
