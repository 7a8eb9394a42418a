import { isDeepStrictEqual } from 'node:util';
import type { Asset } from '../../../schemas/asset.ts';
import type { Soundness } from '../../inspect/inspect-pages.ts';
import { isSoundAgain } from '../../inspect/is-sound-again.ts';
import type { SiteSettings } from '../../model/plan.ts';
import { filesShown, type ShowableFiles } from '../../pipeline/unshown-entries.ts';
import type { Context } from '../../plan/context/context.ts';
import { outputOf } from '../../plan/context/finish-address.ts';
import { summaryOf } from '../../plan/files/page-summary.ts';
import { type PagePlan, planPage } from '../../plan/pages/plan-page.ts';
import type { PageUse } from '../../render/render-page.ts';
import type { Rendering } from '../../render/render-site.ts';
import type { CachedPage } from '../../warm/cached-pages.ts';
import type { OpenStoredBuild } from '../../warm/stored-build.ts';
import { digestOfLine, provenanceOf } from '../../write/write-provenance.ts';
import type { TouchedPage } from './touched-pages.ts';

/** A rebuilt page. `line`: its line of the provenance record; `digest`, `digestBefore`: of the new line and the old. */
export type PatchedPage = {
  address: string;
  output: string;
  html: string;
  line: string;
  digest: string;
  digestBefore: string;
};

export type RemakePageOptions = {
  context: Context;
  settings: SiteSettings;
  rendering: Rendering;
  state: OpenStoredBuild;
  outputs: ReadonlySet<string>;
  sound: Soundness;
  showable: ShowableFiles;
};

/** Undefined if it has a problem, or if it changes anything besides its own file. */
export function remakePage(
  { address, route, version }: TouchedPage,
  making: RemakePageOptions,
): PatchedPage | undefined {
  const { context, settings, rendering, state, outputs, sound, showable } = making;
  const output = outputOf(address, context.address);
  const [known, record] = state.page(output) ?? [];
  if (known !== address || record?.version !== version) return undefined;
  const planned = planPage(JSON.parse(route), context);
  if (!isSameBeside(planned, record, showable)) return undefined;
  const result = rendering.page(planned.page);
  if (!result || !isSameUse(result.use, record.use)) return undefined;
  const { hidden } = context.routes();
  const pageAt = (other: string) => state.page(other)?.[1].inspected;
  const around = { settings, outputs, hidden, sound, pageAt };
  if (!isSoundAgain(result.rendered, record.inspected, around)) return undefined;
  const line = provenanceOf(planned.page);
  const { html } = result.rendered;
  return { address, output, html, line, digest: digestOfLine(line), digestBefore: record.provenance };
}

/** Whether the page gives the rest of the site the same data as before. */
function isSameBeside(
  { page, assets, dates }: PagePlan,
  record: CachedPage,
  showable: ShowableFiles,
): boolean {
  const now = [
    summaryOf(page),
    page.output,
    eachOnce(assets),
    [...new Set(dates)],
    filesShown(page.origins, showable),
  ];
  return isDeepStrictEqual(now, [record.summary, record.output, record.assets, record.dates, record.shows]);
}

function eachOnce(assets: readonly Asset[]): Asset[] {
  return [...new Map(assets.map((asset) => [asset.file.output, asset])).values()];
}

/** Stylesheets and scripts are made for all pages together. */
function isSameUse(
  { fragments: _now, ...now }: PageUse,
  { fragments: _before, ...before }: PageUse,
): boolean {
  return isDeepStrictEqual(now, before);
}
