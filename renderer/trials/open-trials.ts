/** The website as it is, and as it would be after a change to its files. */
import type { Path } from '../../diagnostics/place.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import type { CheckResult } from '../check/check-cache.ts';
import { checkChanged } from '../check/check-changed.ts';
import { type SeenPage, seenPage } from '../inspect/seen-page.ts';
import type { SitePlan, SiteSettings } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import { type PlanOptions, planOf } from '../pipeline/plan-site.ts';
import { wordsInBraces } from '../pipeline/words-in-braces.ts';
import type { AnswerCache } from '../plan/context/answer-cache.ts';
import { digestOf } from '../plan/context/digest-of.ts';
import { pagesThatRead } from '../plan/context/pages-that-read.ts';
import { summaryOf } from '../plan/files/page-summary.ts';
import type { PagePlan } from '../plan/pages/plan-page.ts';
import type { OpenPlan, PageVisit } from '../plan/plan-site.ts';
import { shownOf } from './compare-pages.ts';
import { createKeptPlans } from './kept-plans.ts';

type VisitedPage = {
  version: number;
  digest: string;
  summary: ReturnType<typeof summaryOf>;
  seen: SeenPage;
};

/** A site that was planned page by page; only digests of the pages are kept. `plan`: plans one of them again. */
export type TrialPlan = {
  settings: SiteSettings;
  digests: ReadonlyMap<string, string>;
  seen: readonly SeenPage[];
  /** The addresses of pages that are not shown today. */
  hidden: ReadonlySet<string>;
  /** Whether braces on a page are words of its texts. */
  isWord: ReturnType<typeof wordsInBraces>;
  rest: SitePlan;
  plan: (address: string) => PagePlan | undefined;
};

export type Trials = {
  before: TrialPlan;
  /** The site with changed sources; undefined if the check or planning rejects them. */
  after: (sources: Sources) => TrialPlan | undefined;
  /** Whether changed sources pass the check. */
  stands: (sources: Sources) => boolean;
  /** The pages of the unchanged site that read a value. */
  readersOf: (value: { file: string; path: Path }) => string[];
  /** The unchanged site, planned again, to get whole pages. */
  again: () => Pick<TrialPlan, 'plan'>;
};

type OpenTrialsOptions = PlanOptions & {
  site: Site;
  last: CheckResult;
  validators: Parameters<typeof checkChanged>[2]['validators'];
  code: KindCodes;
  answers: AnswerCache;
};

/** The pages that differ between two plans, those of the first one first. */
export function changedAddresses({ digests }: TrialPlan, other: TrialPlan): string[] {
  return [...new Set([...digests.keys(), ...other.digests.keys()])].filter(
    (address) => digests.get(address) !== other.digests.get(address),
  );
}

/** `visited`: the pages of the last plan with these answers, by their addresses. */
type Remembered = {
  visited: Map<string, VisitedPage>;
  plans: ReturnType<typeof createKeptPlans<Omit<TrialPlan, 'isWord' | 'plan'>>>;
};

const remembered = new WeakMap<AnswerCache, Remembered>();

function rememberedWith(answers: AnswerCache): Remembered {
  const known = remembered.get(answers) ?? { visited: new Map(), plans: createKeptPlans(answers) };
  remembered.set(answers, known);
  return known;
}

/** Each trial only plans again what differs from the one before, also if that was opened with the same answers. */
export function openTrials({
  site,
  last,
  validators,
  code,
  answers,
  ...planning
}: OpenTrialsOptions): Trials {
  const { visited, plans } = rememberedWith(answers);
  const open = (one: Site) => planOf(one, { ...planning, code }, answers);
  const judge = (sources: Sources) => checkChanged(last, sources, { code, validators });
  const visit = ({ address, version, plan }: PageVisit) => {
    const before = visited.get(address);
    if (before && version === before.version) return before;
    const { planned, version: made } = plan();
    const { modified } = planned.page;
    const digest = digestOf([modified, shownOf(planned.page), planned.assets]);
    const page = { version: made, digest, summary: summaryOf(planned.page), seen: seenPage(planned.page) };
    visited.set(address, page);
    return page;
  };
  const planAll = (one: Site): TrialPlan => {
    const plan = open(one);
    const planned = plans.find(plan.context) ?? planAnew(plan);
    return { ...planned, isWord: wordsInBraces(plan.context), plan: plan.page };
  };
  const planAnew = (plan: OpenPlan) => {
    const pages = [...plan.visits()].map((next) => ({ address: next.address, ...visit(next) }));
    const planned = {
      settings: plan.settings,
      digests: new Map(pages.map(({ address, digest }) => [address, digest])),
      seen: pages.map(({ seen }) => seen),
      hidden: plan.context.routes().hidden,
      rest: plan.finish(pages.flatMap(({ summary }) => summary ?? [])),
    };
    plans.keep(plan.context, planned);
    return planned;
  };
  return {
    before: planAll(site),
    stands: (sources) => judge(sources) !== undefined,
    after: (sources) => {
      const changed = judge(sources);
      if (!changed) return undefined;
      try {
        return planAll(changed);
      } catch {
        // Planning may fail on problems that only the whole check detects.
        return undefined;
      }
    },
    readersOf: (value) => {
      planAnew(open(site));
      return pagesThatRead(answers, value);
    },
    again: () => {
      const plan = open(site);
      return { plan: plan.page };
    },
  };
}
