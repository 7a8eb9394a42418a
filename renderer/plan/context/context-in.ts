import type { PlanSite } from '../../../kinds/kind.ts';
import type { Query } from '../../../kinds/planned.ts';
import { formatsOf } from '../formats/formats-of.ts';
import { createSiteTools } from '../tools/site-tools.ts';
import type { Context } from './context.ts';
import { createOnce } from './create-once.ts';
import { wordingOf } from './wording-of.ts';

/**
 * The site as its pages in another language see it: the same questions, each with the language, so that answers are
 * kept and judged like any other. Values that are the same in every language are asked for once.
 */
export function contextIn(language: string, context: Context): Context {
  const spoken = context.settings.languages?.list.find((one) => one.language === language);
  let tools: PlanSite | undefined;
  const own: Context = Object.freeze({
    ...context,
    language,
    formats: formatsOf(context.site, wordingOf(context, language), { locale: spoken?.locale ?? language }),
    ask: <T>(query: Query) => context.ask<T>(differs.has(query.ask) ? { ...query, in: language } : query),
    once: createOnce(),
    tools: () => {
      tools ??= createSiteTools(own);
      return tools;
    },
  });
  return own;
}

/** Questions about what is shown, not about what is there. */
const differs: ReadonlySet<Query['ask']> = new Set([
  ...(['entry', 'name', 'setting', 'wording', 'address', 'shared', 'search', 'frame'] as const),
]);
