import { serialize } from 'node:v8';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { BuildOptions, BuiltSite } from '../../pipeline/built-site.ts';
import { feedsOfSite } from '../../plan/plan-site.ts';
import { findSerialized, type ValueStore } from '../../store/value-store.ts';
import { provenanceKey } from '../../warm/build-store.ts';
import { sizeIn } from '../../warm/file-stamps.ts';
import type { LastBuild, StoredInputs } from '../../warm/stored-inputs.ts';
import {
  overwriteLines,
  type PackedProvenance,
  packProvenance,
  unpackProvenance,
} from '../../write/pack-provenance.ts';
import { patchOutput } from '../../write/patch-output.ts';
import { openProvenance } from '../../write/write-provenance.ts';
import type { Patch } from './make-patch.ts';
import type { PatchedPage } from './remake-page.ts';

/** `texts`: absolute paths of the files that differ from the stored build. */
type WritePatchInput = {
  record: StoredInputs;
  last: LastBuild;
  texts: readonly string[];
  patch: Patch;
  store: ValueStore;
};

/** Undefined if not everything could be written: a whole build does it then, and reuses what there is. */
export function writePatch(
  options: BuildOptions,
  { record, last, texts, patch, store }: WritePatchInput,
): Omit<BuiltSite, 'sourceText'> | undefined {
  const { pages, feeds, version, others, rebuild } = patch;
  const files = [...pages.map(({ output, html: content }) => ({ output, content })), ...feeds, version];
  const changed = patchOutput(options.out, files);
  if (!changed || !writeLines(options, { last, pages, store })) return undefined;
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
  const made = [...pages.map(({ address }) => address), ...(feeds.length > 0 ? [feedsOfSite] : [])];
  record.keepPatched(last, { built, made, texts, answers: others });
  return { ...built, rebuild };
}

type Pages = Pick<WritePatchInput, 'last' | 'store'> & { pages: readonly PatchedPage[] };

/** Puts the lines of these pages into the provenance record. False if it has changed since it was stored. */
function writeLines(options: BuildOptions, { last, pages, store }: Pages): boolean {
  const before = new Set(last.left.made);
  const isSame = pages.every(
    ({ address, digest, digestBefore }) => digest === digestBefore && !before.has(address),
  );
  if (isSame) return true;
  const left: PackedProvenance | undefined = findSerialized(store, provenanceKey(options));
  const now = left && (overwriteLines(options.out, left, pages) ?? rewriteRecord(options, left, pages));
  if (now) store.keep(provenanceKey(options), serialize(now));
  return now !== undefined;
}

function rewriteRecord(
  options: BuildOptions,
  packed: PackedProvenance,
  pages: readonly PatchedPage[],
): PackedProvenance | undefined {
  const left = unpackProvenance(packed);
  let problems = 0;
  const report: Report = () => {
    problems += 1;
  };
  const provenance = openProvenance(options, left, report);
  const lines = new Map(pages.map((page) => [page.address, page]));
  for (const [address, known] of left.lines) {
    const own = lines.get(address);
    if (own && own.digest !== known.digest) provenance.add(address, own.line, own.digest);
    else if (provenance.holds(address, known.digest)) provenance.keep(address);
    else problems += 1;
  }
  const now = problems === 0 ? provenance.commit() : undefined;
  if (!now) provenance.discard();
  return now && packProvenance(now);
}
