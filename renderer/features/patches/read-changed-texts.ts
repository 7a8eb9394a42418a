import { join, relative, sep } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Source } from '../../model/source.ts';
import { createReadCache } from '../../read/read-cache.ts';
import { readSource } from '../../read/read-source.ts';
import { hasStoredHead } from '../../read/stored-texts.ts';
import { versionAfter } from '../../source/content-version.ts';
import { haveSameCharacters } from '../../warm/character-counts.ts';
import { type FileStamps, isUntouched, touchedSince } from '../../warm/file-stamps.ts';
import { mostPatched, type PatchBase } from '../../warm/patch-base.ts';
import type { OpenStoredBuild } from '../../warm/stored-build.ts';
import type { LastBuild } from '../../warm/stored-inputs.ts';
import { marksIn, type TextMarks, textMarks } from '../../warm/text-marks.ts';

/**
 * `sources`: the files that differ from the stored build, by their names. `since`: those of them that have changed
 * since the last build. `touched`: absolute paths of all of them. `version`: of the content, with them.
 */
export type ChangedTexts = {
  base: PatchBase;
  version: string;
  sources: ReadonlyMap<string, Source>;
  since: ReadonlySet<string>;
  touched: readonly string[];
};

type ReadTextsInput = { state: OpenStoredBuild; inputs: FileStamps; last: LastBuild };

/**
 * The files that differ from the stored build, if only texts below front matter have changed, and they are and were
 * valid.
 */
export function readChangedTexts(
  root: string,
  { state, inputs, last }: ReadTextsInput,
): ChangedTexts | undefined {
  const base = state.base();
  const touched = base && touchedSince(base.inputs, inputs);
  if (!touched || touched.length > mostPatched.texts) return undefined;
  const blamed = filesBlamed(state, last.built);
  const { patched } = last.left;
  const sources = new Map<string, Source>();
  const since = new Set<string>();
  const changed: { before: TextMarks; now: TextMarks }[] = [];
  for (const absolute of touched) {
    const file = relative(root, absolute).split(sep).join('/');
    const before = marksIn(base.marks, file);
    const source = before && !blamed.has(file) ? readText(root, file, state) : undefined;
    if (!before || !source) return undefined;
    const now = textMarks(source);
    if (now.names.join() !== before.names.join()) return undefined;
    sources.set(file, source);
    if (!patched || !isUntouched(patched.texts, inputs, absolute)) since.add(file);
    changed.push({ before, now });
  }
  if (!haveSameCharacters(base.characters, changed)) return undefined;
  const digests = changed.map(({ before, now }) => ({ before: before.digest, now: now.digest }));
  return { base, version: versionAfter(base.version, digests), sources, since, touched };
}

/** Undefined if its fields have changed, or if it is invalid. */
function readText(root: string, file: string, state: OpenStoredBuild): Source | undefined {
  const absolute = join(root, file);
  const stored = state.text(absolute);
  if (!stored?.body || stored.problems.length > 0) return undefined;
  let problems = 0;
  const name = file.replace(/^.*\//, '');
  const source = readSource({ name, absolute, file, kind: 'file' }, { cache: createReadCache() }, () => {
    problems += 1;
  });
  return problems === 0 && !source.isPart && hasStoredHead(stored, source) ? source : undefined;
}

/** Files with problems, or named in one: the reported lines may have changed. */
function filesBlamed(
  { head: { check } }: OpenStoredBuild,
  { diagnostics }: LastBuild['built'],
): ReadonlySet<string> {
  const said: readonly Diagnostic[] = [
    ...diagnostics,
    ...(check?.problems ?? []),
    ...(check?.ofDay?.problems ?? []),
    ...[...(check?.ofFiles.values() ?? [])].flat(2),
  ];
  return new Set(
    said.flatMap(({ place, related = [] }) => [place.file, ...related.map((one) => one.place.file)]),
  );
}
