/**
 * A build for which most is known beforehand: only a few texts below front matter have changed since the last one, they
 * are valid, and they only change pages that show them. Hardly any files of a large site are opened then. In any doubt,
 * a whole build starts again from the beginning.
 */
import type { MeasureTime } from '../../model/measure.ts';
import type { BuildOptions, BuiltSite } from '../../pipeline/built-site.ts';
import { openStores } from '../../store/open-stores.ts';
import { isStoredBy, storedBuildKey } from '../../warm/build-store.ts';
import { scanProgram } from '../../warm/scan-inputs.ts';
import { openStoredBuild } from '../../warm/stored-build.ts';
import type { LastBuild, StoredInputs } from '../../warm/stored-inputs.ts';
import { makePatch } from './make-patch.ts';
import { readChangedTexts } from './read-changed-texts.ts';
import { writePatch } from './write-patch.ts';

type Last = { record: StoredInputs; last: LastBuild };

/** Undefined if a whole build is needed. */
export async function patchBuild(
  options: BuildOptions,
  { record, last }: Last,
  measure: MeasureTime,
): Promise<BuiltSite | undefined> {
  const store = openStores().openSite(options.root, true);
  const parts = store.findParts(storedBuildKey(options));
  if (!parts) return undefined;
  try {
    const state = measure({ kind: 'stage', name: 'look' }, () => openStoredBuild(parts));
    const program = scanProgram(options.root);
    const isLast = state && state.head.inputs !== undefined && state.head.inputs === last.left.inputs;
    if (!isLast || !program || !isStoredBy(state.head, options.root, program)) return undefined;
    const reading = { state, inputs: record.inputs().stamps, last };
    const texts = measure({ kind: 'stage', name: 'read' }, () => readChangedTexts(options.root, reading));
    const patch = texts && (await makePatch(options, { state, texts, last, measure }));
    if (!patch || options.signal?.aborted) return undefined;
    const write = () => writePatch(options, { record, last, texts: texts.touched, patch, store });
    const built = measure({ kind: 'stage', name: 'write' }, write);
    return built && { ...built, sourceText: record.sourceText };
  } catch {
    // A whole build reports it, with its place.
    return undefined;
  } finally {
    parts.close();
  }
}
