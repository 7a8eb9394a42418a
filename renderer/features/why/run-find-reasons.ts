import { join } from 'node:path';
import { hasError } from '../../../diagnostics/has-error.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { ReasonForAll, ReasonForPage } from '../../model/rebuild.ts';
import { createCollector } from '../../pipeline/collector.ts';
import { leavePage } from '../../pipeline/leave-page.ts';
import type { MadeSite } from '../../pipeline/make-site.ts';
import { reasonsOfPlan } from '../../pipeline/reasons-of-plan.ts';
import { type ReadyPlan, runBuild } from '../../pipeline/run-build.ts';
import { changedParts } from '../../render/changed-parts.ts';
import { openRendering } from '../../render/render-site.ts';
import { measureTypefaces } from '../../render/typefaces/measure-typeface.ts';
import { pageAddress } from '../../source/page-address.ts';
import { openBuildNotes } from '../../warm/build-note.ts';
import { type CachedPages, takeLook } from '../../warm/cached-pages.ts';
import { openStoredInputs } from '../../warm/stored-inputs.ts';
import { readManifest, readStamp, sameStamp } from '../../write/manifest.ts';
import { outputPaths } from '../../write/output-paths.ts';
import { provenanceFile } from '../../write/provenance-file.ts';
import type { Reasons, ReasonsOptions } from './found-reasons.ts';

/** See `findReasons`. Runs a build up to the plan, and then only finds the pages that it would leave. */
export async function runFindReasons({ page, ...options }: ReasonsOptions): Promise<Reasons> {
  const record = openStoredInputs(options);
  const isSame = record?.find() !== undefined;
  const notes = openBuildNotes(options);
  let ready: ReadyPlan | undefined;
  const behind = {
    make: async (plan: ReadyPlan) => {
      ready = plan;
      return wouldMake(plan);
    },
    ran: 'some stages' as const,
  };
  const explain = record ? notes.explain : (): ReasonForAll => ({ kind: 'unkept' });
  const beginning = { begun: undefined, inputs: record?.inputs(), explain };
  // With a cache the process counts as one that goes on: it stores nothing for others.
  const { built } = await runBuild({ ...options, cache: {} }, undefined, beginning, behind);
  const { diagnostics, rebuild } = built;
  if (!ready || !rebuild || hasError(diagnostics))
    return { kind: 'broken', diagnostics: diagnostics.filter((one) => hasError([one])) };
  const { plan } = ready;
  const found = isSame ? (notes.rebuild() ?? { ...rebuild, all: [], pages: [] }) : rebuild;
  const known = plan.routes.map((route) => route.address);
  const address = page === undefined ? undefined : pageAddress(page, plan.settings.base);
  const isGone = found.pages.some((one) => one.address === address && one.reason.kind === 'gone');
  if (address !== undefined && !known.includes(address) && !isGone) {
    const meant = nearest(address, known);
    return { kind: 'unknown', written: page ?? '', known, ...(meant !== undefined && { meant }) };
  }
  return {
    ...{ kind: 'found', build: isSame ? 'last' : 'next', pages: known.length, rebuild: found },
    ...(address !== undefined && { address }),
  };
}

/**
 * The pages that `makeSite` would leave and make. Pages are planned if the build would plan them, since only that shows
 * the reasons.
 */
async function wouldMake({ plan, options }: ReadyPlan): Promise<MadeSite> {
  const { cache, store, templates, out, validateProps } = options;
  const { settings } = plan;
  const measures = await measureTypefaces(settings.theme, cache.render.typefaces, store);
  const look = takeLook(cache.pages, { settings, measures });
  const { pages: records, parts, provenance } = cache.pages;
  const rendering = openRendering(settings, templates, {
    ...{ cache: cache.render, measures, validateProps },
    changed: changedParts(parts, templates.versions),
    report: () => {},
  });
  const collector = createCollector(standingOutput(out));
  const leaving = { records, rendering, collector, provenance: standingRecord(out, provenance) };
  const made: { address: string; reason: () => ReasonForPage }[] = [];
  for (const visit of plan.visits()) {
    const left = leavePage(visit, leaving);
    if ('record' in left) continue;
    visit.plan();
    made.push({ address: visit.address, reason: left.reason });
  }
  return {
    ...{ pages: plan.routes.length, files: { count: 0, bytes: 0 }, outputs: new Set(), changed: [] },
    ...{ schedule: { hidden: [] }, pending: [], isSearchPending: false },
    rebuild: reasonsOfPlan(plan, { made, before: records, look }),
  };
}

/** The current output, read only. */
function standingOutput(out: string): Parameters<typeof createCollector>[0] {
  const paths = outputPaths(out);
  const listed = readManifest(paths.manifest);
  const holds = (output: string, sha256: string) => {
    const entry = listed?.get(output);
    return entry?.sha256 === sha256 && sameStamp(entry.stamp, readStamp(join(paths.out, output)));
  };
  const add = () => ({ bytes: 0, sha256: '' });
  return { add, holds, keep: () => {}, copy: () => {} };
}

function standingRecord(out: string, left: CachedPages['provenance']) {
  const isThere = left !== undefined && sameStamp(left.stamp, readStamp(provenanceFile(out)));
  return {
    holds: (address: string, digest: string) => isThere && left.lines.get(address)?.digest === digest,
  };
}
