import type { RenderedPage } from '../model/output.ts';
import type { SiteSettings } from '../model/plan.ts';
import { collectFacts } from './collect-facts.ts';

/** The files of the website itself that a page loads, relative to its output. */
export function loadedFiles({ page, html }: RenderedPage, { base, origin }: SiteSettings): string[] {
  const from = `${origin}${base}/${page.output}`;
  return collectFacts(html).flatMap((fact) => {
    if (fact.kind !== 'file' || !URL.canParse(fact.address, from)) return [];
    const url = new URL(fact.address, from);
    const isOurs = url.origin === new URL(origin).origin && url.pathname.startsWith(`${base}/`);
    return isOurs ? [decodeURIComponent(url.pathname.slice(base.length + 1))] : [];
  });
}
