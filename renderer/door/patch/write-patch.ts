import { serialize } from 'node:v8';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { feedsOfSite } from '../../plan/plan-site.ts';
import { findSerialized, type ValueStore } from '../../store/value-store.ts';
import { patchOutput } from '../../write/patch-output.ts';
import { openProvenance, type ProvenanceLeft } from '../../write/write-provenance.ts';
import type { BuildRecord, LastBuild } from '../build-record.ts';
import type { BuildOptions, BuiltSite } from '../built-site.ts';
import { sizeIn } from '../file-stamps.ts';
import { provenanceKey } from '../kept-state.ts';
import type { Patch } from './make-patch.ts';
import type { PatchedPage } from './remake-page.ts';

type Writing = { record: BuildRecord; last: LastBuild; patch: Patch; store: ValueStore };

/** Undefined where nothing was written. */
export function writePatch(
  options: BuildOptions,
  { record, last, patch, store }: Writing,
): Omit<BuiltSite, 'sourceText'> | undefined {
  const { pages, feeds } = patch;
  const commitProvenance = openLines(options, { last, pages, store });
  if (!commitProvenance) return undefined;
  const files = [...pages.map(({ output, html: content }) => ({ output, content })), ...feeds];
  const changed = patchOutput(options.out, files);
  if (!changed) return undefined;
  if (!commitProvenance()) return undefined;
  const isChanged = new Set(changed);
  const grown = files
    .filter(({ output }) => isChanged.has(output))
    .reduce((sum, { output, content }) => sum + Buffer.byteLength(content) - sizeIn(last.stamps, output), 0);
  const before = last.built.files;
  const built = {
    ...last.built,
    files: { ...before, bytes: before.bytes + grown },
    changed: [...changed],
  };
  const made = pages.map(({ address }) => address);
  record.keepPatched(last, { built, made: feeds.length > 0 ? [...made, feedsOfSite] : made });
  return built;
}

/** What puts the lines of these pages into the record of where everything comes from; undefined where the record isn't what was left. */
function openLines(
  options: BuildOptions,
  { last, pages, store }: Pick<Writing, 'last' | 'store'> & { pages: readonly PatchedPage[] },
): (() => boolean) | undefined {
  const before = new Set(last.left.made);
  const isSame = pages.every(
    ({ address, digest, digestBefore }) => digest === digestBefore && !before.has(address),
  );
  if (isSame) return () => true;
  const left: ProvenanceLeft | undefined = findSerialized(store, provenanceKey(options));
  let problems = 0;
  const report: Report = () => {
    problems += 1;
  };
  const provenance = openProvenance(options, left, report);
  const lines = new Map(pages.map(({ address, line, digest }) => [address, { line, digest }]));
  for (const [address, known] of left?.lines ?? []) {
    const own = lines.get(address);
    if (own && own.digest !== known.digest) provenance.add(address, own.line, own.digest);
    else if (provenance.holds(address, known.digest)) provenance.keep(address);
    else problems += 1;
  }
  if (!left || problems > 0) {
    provenance.discard();
    return undefined;
  }
  return () => {
    const now = provenance.commit();
    if (now) store.keep(provenanceKey(options), serialize(now));
    return now !== undefined && problems === 0;
  };
}
