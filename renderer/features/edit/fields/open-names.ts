import { checkChanged } from '../../../check/check-changed.ts';
import { planOf } from '../../../pipeline/plan-site.ts';
import type { OpenPlan } from '../../../plan/plan-site.ts';
import type { CheckedBefore, EditingOptions } from '../../../trials/checked-before.ts';
import { validatorsOf } from '../../../warm/site-cache.ts';

/** The plan of the site as it was last checked; undefined if it has errors. */
export function openLastPlan({ last, cache }: CheckedBefore, options: EditingOptions): OpenPlan | undefined {
  const validators = validatorsOf(last.schemas, cache);
  const site = checkChanged(last, last.sources, { code: last.code, validators });
  return site && planOf(site, { ...options, code: last.code }, cache.answers);
}

/** What visitors read for a name (`facts.fee`) today; nothing is planned until a name is asked for. */
export function openNames(
  checked: CheckedBefore,
  options: EditingOptions,
): (name: string) => string | undefined {
  let opened: { plan: OpenPlan | undefined } | undefined;
  return (name) => {
    opened ??= { plan: openLastPlan(checked, options) };
    return opened.plan?.context.ask<{ text?: string }>({ ask: 'name', name }).value?.text;
  };
}
