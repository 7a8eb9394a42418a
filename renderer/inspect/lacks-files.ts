import type { RenderedPage } from '../model/output.ts';
import type { SiteSettings } from '../model/plan.ts';
import { collectFacts } from './collect-facts.ts';
import { createResolver, type Outputs } from './resolve-address.ts';
import { seenPage } from './seen-page.ts';

/** Whether a page loads a file of the website that isn't among `outputs`. */
export function lacksFiles({ page, html }: RenderedPage, settings: SiteSettings, outputs: Outputs): boolean {
  const resolve = createResolver(settings, outputs);
  const from = seenPage(page);
  return collectFacts(html).some(
    (fact) => fact.kind === 'file' && resolve(fact.address, from).kind === 'missing',
  );
}
