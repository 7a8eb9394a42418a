import { isDeepStrictEqual } from 'node:util';
import type { Site } from '../model/site.ts';
import type { Source } from '../model/source.ts';
import { type AnswerCache, pastAsked } from '../plan/context/answer-cache.ts';
import type { Context } from '../plan/context/context.ts';
import { isSameValue } from '../plan/context/is-same-value.ts';

/** `site`, `basis`, `past`: what it was planned from. */
type KeptPlan<Plan> = {
  site: Site;
  basis: readonly unknown[];
  past: ReturnType<typeof pastAsked>;
  plan: Plan;
};

/** Trials go to and fro between a site as it is and as it would be. */
const most = 2;

/**
 * Remembers the last plans, so that a site with the same files at an hour that makes no difference isn’t planned again. All of
 * them are made with the same answers.
 */
export function createKeptPlans<Plan>(answers: AnswerCache) {
  let kept: readonly KeptPlan<Plan>[] = [];
  const isSame = (one: KeptPlan<Plan>, { site, ask }: Context) =>
    isSameValue(one.basis, answers.basis) &&
    haveSameFiles(one.site, site) &&
    one.past.every(([instant, isPast]) => ask({ ask: 'past', instant }).value === isPast);
  return {
    /** `context`: of the plan that was opened last. */
    find: (context: Context): Plan | undefined => kept.find((one) => isSame(one, context))?.plan,
    keep: ({ site }: Context, plan: Plan): void => {
      const one = { site, basis: answers.basis, past: pastAsked(answers), plan };
      kept = [one, ...kept].slice(0, most);
    },
  };
}

function haveSameFiles(one: Site, other: Site): boolean {
  const [sources, others] = [sourcesOfSite(one), sourcesOfSite(other)];
  return (
    sources.length === others.length &&
    sources.every((source, index) => isSameSource(source, others[index])) &&
    isDeepStrictEqual(one.media, other.media)
  );
}

function sourcesOfSite({ settings, collections }: Site): Source[] {
  const entries = [settings, ...Object.values(collections).flat()];
  return entries.map(({ source }) => source);
}

/**
 * The same text may have been read twice, and a trial may have put another value in its place. A value that a branch
 * inherits isn’t in the text of its file alone.
 */
function isSameSource(one: Source, other: Source | undefined): boolean {
  if (one === other) return true;
  if (!other || one.file !== other.file || one.text !== other.text || one.layers || other.layers)
    return false;
  return isSameValue(one.value, other.value) && isSameValue(one.body?.tree, other.body?.tree);
}
