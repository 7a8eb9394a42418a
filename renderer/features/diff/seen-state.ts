import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { KindCodes } from '../../../kinds/kind.ts';
import type { Site } from '../../model/site.ts';
import type { Sources } from '../../model/source.ts';
import { makeSite } from '../../pipeline/make-site.ts';
import { type Behind, type ReadyPlan, runBuild } from '../../pipeline/run-build.ts';
import type { AnswerCache } from '../../plan/context/answer-cache.ts';
import type { OpenPlan } from '../../plan/plan-site.ts';
import type { Rendering } from '../../render/render-site.ts';
import { openRendering } from '../../render/render-site.ts';
import { measureTypefaces } from '../../render/typefaces/measure-typeface.ts';
import type { Cache } from '../../warm/open-cache.ts';
import { openCache } from '../../warm/open-cache.ts';

/** A site in a folder: everything that checking found, and its pages if it could be planned. */
export type SeenState = {
  root: string;
  sources?: Sources;
  code?: KindCodes;
  diagnostics: Diagnostic[];
  ok: boolean;
  planned?: SeenPlan;
};

export type SeenPlan = { site: Site; plan: OpenPlan; answers: AnswerCache; rendering: Rendering };

type SeeStateOptions = { root: string; today: Date; base?: string; signal?: AbortSignal };

/** Checks the site like `site check`, and keeps its plan and renderer. Nothing is written. */
export async function seeState(options: SeeStateOptions): Promise<SeenState> {
  const { root } = options;
  const cache: Cache = {};
  let ready: ReadyPlan | undefined;
  const behind: Behind = {
    make: (plan, found, report) => {
      ready = plan;
      return makeSite(plan.plan, plan.options, found, report);
    },
    ran: 'all stages',
  };
  const until = 'check';
  const { built } = await runBuild({ ...options, cache, out: root, until }, undefined, undefined, behind);
  const kept = openCache(cache);
  const { sources, code } = kept.check.last ?? {};
  return {
    root,
    ok: built.ok,
    diagnostics: built.diagnostics,
    ...(sources && { sources }),
    ...(code && { code }),
    ...(ready && { planned: await openState(ready, kept.answers) }),
  };
}

async function openState(
  { site, plan, options }: ReadyPlan,
  answers: AnswerCache,
): Promise<NonNullable<SeenState['planned']>> {
  const { cache, store, templates, validateProps } = options;
  const measures = await measureTypefaces(plan.settings.theme, cache.render.typefaces, store);
  // Template failures were reported when the site was checked.
  const report = () => {};
  const rendering = openRendering(plan.settings, templates, {
    cache: cache.render,
    measures,
    validateProps,
    report,
  });
  return { site, plan, answers, rendering };
}
