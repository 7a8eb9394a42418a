import { isDeepStrictEqual } from 'node:util';
import type { RenderedPage } from '../model/output.ts';
import type { SiteSettings } from '../model/plan.ts';
import { checkPageAddresses } from './check-page-addresses.ts';
import { checkStructure } from './check-structure.ts';
import { createInspection, type Soundness, standsFor } from './inspect-pages.ts';
import { factsOfKind, type InspectedPage, pageOpener } from './inspected-page.ts';
import { createReportOnPage } from './report-on-page.ts';
import { createResolver } from './resolve-address.ts';

type IsSoundAgainInput = {
  settings: SiteSettings;
  outputs: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  sound: Soundness;
  /** The earlier facts of a page, by its output file. */
  pageAt: (output: string) => InspectedPage | undefined;
};

/**
 * Whether exactly the same problems remain once one page of a site (`before`) has been rebuilt: the only other pages
 * checked are those that it newly links to.
 */
export function isSoundAgain(
  rendered: RenderedPage,
  before: InspectedPage,
  { settings, outputs, hidden, sound, pageAt }: IsSoundAgainInput,
): boolean {
  const now = createInspection(settings).add(rendered);
  // Titles and descriptions are compared with those of all pages, which are not available here.
  const hasHead = isDeepStrictEqual(now.page.head, before.page.head);
  if (!hasHead || !standsFor(now, before, sound)) return false;
  const open = pageOpener();
  const opened = open(now);
  const known = new Set(factsOfKind(open(before), 'link').map(({ fact }) => fact.href));
  const resolve = createResolver(settings, outputs);
  const added = factsOfKind(opened, 'link').flatMap(({ fact }) => {
    const target = known.has(fact.href) ? undefined : resolve(fact.href, now.page);
    return target?.kind === 'found' && target.output !== now.page.output ? [target.output] : [];
  });
  const others = [...new Set(added)].flatMap((output) => pageAt(output) ?? []);
  let problems = 0;
  const reportOnPage = createReportOnPage(
    () => [],
    () => {
      problems += 1;
    },
  );
  checkStructure(opened, reportOnPage);
  checkPageAddresses({ judged: [now], pages: [now, ...others], settings, outputs, hidden }, reportOnPage);
  return problems === 0;
}
