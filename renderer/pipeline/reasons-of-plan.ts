import type { ReasonForAll, ReasonForPage, Rebuild, RebuiltPage } from '../model/rebuild.ts';
import type { OpenPlan } from '../plan/plan-site.ts';

/**
 * `made`: the pages to make. `before`: those of the last run whose records still count. `look`: the differing inputs of
 * rendering (`takeLook`).
 */
type PlanComparison = {
  made: readonly { address: string; reason: () => ReasonForPage }[];
  before: ReadonlyMap<string, unknown>;
  look: readonly string[];
};

/**
 * Why pages of the last run must be made again; call before the plan is finished. If the whole last run is invalid,
 * only reports which pages are new or gone.
 */
export function reasonsOfPlan(
  { context, routes, reasonGone }: OpenPlan,
  { made, before, look }: PlanComparison,
): Pick<Rebuild, 'all' | 'pages'> {
  const now = new Set(routes.map(({ address }) => address));
  const gone = [...before.keys()].filter((address) => !now.has(address));
  const pages: RebuiltPage[] = [
    ...made.map(({ address, reason }) => ({ address, reason: reason() })),
    ...gone.map((address) => ({ address, reason: reasonGone(address) })),
  ];
  const basis = context.reasonsForAll();
  const all: ReasonForAll[] = basis.length > 0 || look.length === 0 ? basis : [{ kind: 'look', names: look }];
  const cameOrWent = pages.filter(({ reason: { kind } }) => kind === 'new' || kind === 'gone');
  return { all, pages: all.length > 0 ? cameOrWent : pages };
}
