import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Origin } from '../../kinds/planned.ts';
import type { Asset } from '../../schemas/asset.ts';
import { checkPageAddresses } from '../inspect/check-page-addresses.ts';
import { checkPageHeads } from '../inspect/check-page-heads.ts';
import { checkStructure } from '../inspect/check-structure.ts';
import { createInspection } from '../inspect/inspect-pages.ts';
import { factsOfKind, type InspectedPage, pageOpener } from '../inspect/inspected-page.ts';
import { createReportOnPage } from '../inspect/report-on-page.ts';
import { createResolver } from '../inspect/resolve-address.ts';
import type { PagePart } from '../model/output.ts';
import type { PagePlan } from '../plan/pages/plan-page.ts';
import type { TrialPlan } from './open-trials.ts';
import { htmlOf } from './page-pieces.ts';

/** Looks for what only shows on finished pages, such as a link that leads nowhere, on those that a trial changes. */
export type PageJudgement = {
  /** A page that differs. */
  add: (page: TrialPage) => void;
  /** The addresses of further pages that are linked to by one of their ids, and have to be known as well. */
  lacking: () => string[];
  know: (page: TrialPage) => void;
  problems: () => Diagnostic[];
  /** Of the pages that differ. */
  assets: ReadonlyMap<string, Asset>;
};

type TrialPage = PagePlan & { parts: readonly PagePart[] };

export function openPageJudgement({ settings, rest, seen, hidden, isWord, plan }: TrialPlan): PageJudgement {
  const inspection = createInspection(settings);
  const known = new Map(seen.map((page): [string, InspectedPage] => [page.output, { page, pieces: [] }]));
  const rendered = new Set<string>();
  const judged: InspectedPage[] = [];
  const origins = new Map<string, readonly Origin[]>();
  const assets = new Map<string, Asset>();
  const others = [rest.files, rest.documents, rest.redirects].flat();
  const made = new Set([...others, ...rest.assets.map(({ file }) => file)].map(({ output }) => output));
  const outputs = {
    has: (output: string) => known.has(output) || made.has(output) || assets.has(output),
  };
  /** The line of a title, say, may make pages that aren’t judged as well. */
  const originsOf = (address: string) => origins.get(address) ?? plan(address)?.page.origins ?? [];
  const know = ({ page, parts }: TrialPage): InspectedPage => {
    const inspected = inspection.add({
      page,
      parts,
      get html() {
        return htmlOf(parts);
      },
    });
    known.set(page.output, inspected);
    rendered.add(page.output);
    return inspected;
  };
  return {
    assets,
    know: (page) => void know(page),
    add: (page) => {
      judged.push(know(page));
      origins.set(page.page.address, page.page.origins);
      for (const asset of page.assets) assets.set(asset.file.output, asset);
    },
    lacking: () => {
      const resolve = createResolver(settings, outputs);
      const open = pageOpener();
      const named = judged.flatMap((page) =>
        factsOfKind(open(page), 'link').flatMap(({ fact }) => {
          const target = resolve(fact.href, page.page);
          return target.kind === 'found' && target.fragment !== '' ? [target.output] : [];
        }),
      );
      return [...new Set(named)].flatMap((output) =>
        rendered.has(output) ? [] : (known.get(output)?.page.address ?? []),
      );
    },
    problems: () => {
      const found: Diagnostic[] = [];
      const report = createReportOnPage(originsOf, (diagnostic) => void found.push(diagnostic));
      const pages = [...known.values()];
      const open = pageOpener();
      checkPageHeads(pages, report);
      for (const page of judged)
        checkStructure(open(page), report, (written) => isWord(written, originsOf(page.page.address)));
      checkPageAddresses({ judged, pages, settings, outputs, hidden }, report);
      // Which files a page loads is the program’s own affair, and which of them exist not known here.
      return found.filter(({ code }) => code !== 'file-missing');
    },
  };
}
