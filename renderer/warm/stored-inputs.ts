import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { calendarDay } from '../../kinds/zoned-time.ts';
import type { BuildOptions, BuiltSite } from '../pipeline/built-site.ts';
import { decodeText } from '../read/folder/decode-text.ts';
import { openStores } from '../store/open-stores.ts';
import { homeOf, stateName } from '../store/own-files.ts';
import { systemCode } from '../store/system-code.ts';
import { findSerialized, noStore, type ValueStore } from '../store/value-store.ts';
import { findUnlisted } from '../write/check-output-folder.ts';
import { readManifest, readStamp, type Stamp, sameStamp } from '../write/manifest.ts';
import { type OutputPaths, outputPaths } from '../write/output-paths.ts';
import { provenanceFile } from '../write/provenance-file.ts';
import type { StoredBuildStatus } from './build-store.ts';
import { digestOfStamps, type FileStamps, pickStamps, restamped, stampOutput } from './file-stamps.ts';
import { isSameMoment, type MomentSeen } from './is-same-moment.ts';
import { type InputScan, isSettled, scanInputs, untilSettled } from './scan-inputs.ts';

/** The stored inputs of a complete build: from them the next process can tell whether it would come out the same. */
export type StoredInputs = {
  /** The last build, if neither a file nor the day has changed since and the output is as it was written. */
  find: () => BuiltSite | undefined;
  /** When the build began after `find` returned nothing, by the clock of the disk: in milliseconds since 1970. */
  begun: () => number;
  /**
   * Delays a whole build by a tenth of a second or a little more if a file was changed right before it. Otherwise what
   * it stores would not count, since that file could have changed again with the same time.
   */
  settle: () => Promise<void>;
  /** `left`: the build that was stored for later processes. */
  keep: (built: BuiltSite, moment: MomentSeen, left?: StoredBuildStatus) => void;
  /** Everything that the build reads, as it was before anything was read. */
  inputs: () => InputScan;
  /**
   * The last build, if it was for the same moment and the output is as it was written, even if its inputs have changed.
   */
  last: () => LastBuild | undefined;
  /** The current text of a file that builds read. */
  sourceText: BuiltSite['sourceText'];
  /** Records that some files in the output of the last build have changed. */
  keepPatched: (last: LastBuild, patched: PatchedBuild) => void;
};

/** `stamps`: of the output. `left`: the stored build, and the pages made again since. */
export type LastBuild = { built: Omit<BuiltSite, 'sourceText'>; stamps: FileStamps; left: StoredBuildStatus };

/**
 * `made`: the addresses of pages that were made; `built`: with the changed files in `changed`. `texts`: absolute paths
 * of the files that differ from the stored build; `answers`: the numbers of the answers that do.
 */
export type PatchedBuild = {
  built: LastBuild['built'];
  made: readonly string[];
  texts: readonly string[];
  answers: readonly number[];
};

type StoredInputsValue = {
  inputs: string;
  /** Of the list of output files. */
  manifest: Stamp | undefined;
  /** SHA-256 of their stamps. */
  output: string;
  provenance: Stamp | undefined;
  day: string;
  moment: MomentSeen;
  built: Omit<BuiltSite, 'sourceText'>;
  left: StoredBuildStatus | undefined;
};

/**
 * In place of a digest if a file may have changed again after it was read: the next build looks at it again. It may
 * still patch, since it reads whatever has changed since the build was stored.
 */
const unsettled = 'unsettled';

/** Undefined if nothing is stored for later processes. */
export function openStoredInputs(options: BuildOptions, stores = openStores()): StoredInputs | undefined {
  const { root, out, base, drafts = false, release = false, today } = options;
  const store = stores.openSite(root, true);
  if (store === noStore || !existsSync(join(root, 'site.yaml'))) return undefined;
  const paths = outputPaths(out);
  const key = () =>
    `build ${homeOf(join(root, stateName))} ${JSON.stringify([relative(root, out), base, drafts, release])}`;
  // Before anything is read: the next build sees whatever changes from here on as changed.
  const scan = scanInputs(root);
  if (!scan) return undefined;
  let inputs = scan;
  let begun = 0;
  let before: StoredInputsValue | undefined;
  const isForNow = (stored: StoredInputsValue) => isSameMoment({ ...stored.moment, day: stored.day }, today);
  return {
    find: () => {
      const stored: StoredInputsValue | undefined = findSerialized(store, key());
      if (stored?.inputs === inputs.digest && isForNow(stored) && standing(stored, paths))
        return { ...stored.built, changed: [], rebuild: nothingMade, sourceText: textFinder(root) };
      begun = momentOf(store);
      before = stored;
      return undefined;
    },
    begun: () => begun,
    settle: async () => {
      const rest = untilSettled(inputs, begun);
      if (rest === 0) return;
      await setTimeout(rest);
      inputs = scanInputs(root) ?? inputs;
      begun = momentOf(store);
    },
    inputs: () => inputs,
    sourceText: textFinder(root),
    last: () => {
      if (!before?.left || before.inputs === inputs.digest || !isForNow(before)) return undefined;
      const stamps = standing(before, paths);
      return stamps && { built: before.built, stamps, left: before.left };
    },
    keepPatched: ({ stamps, left }, { built, made, texts, answers }) => {
      if (!before) return;
      const read = new Set(texts);
      const isRead = (name: string, newest: number) => read.has(name) && isSettled({ newest }, begun);
      const patched = { texts: pickStamps(inputs.stamps, isRead), answers };
      const stored: StoredInputsValue = {
        ...before,
        inputs: isSettled(inputs, begun) ? inputs.digest : unsettled,
        manifest: readStamp(paths.manifest),
        output: digestOfStamps(restamped(stamps, paths.out, built.changed)),
        provenance: readStamp(provenanceFile(out)),
        built: { ...built, changed: [] },
        left: { ...left, made: [...new Set([...left.made, ...made])], patched },
      };
      store.keep(key(), serialize(stored));
    },
    keep: (built, moment, left) => {
      if (!isLasting(built) || !isSettled(inputs, begun)) return;
      const output = stampOutput(paths.out);
      if (!output || !isAsListed(paths)) return;
      const { sourceText: _text, rebuild: _why, diagnostics, ...result } = built;
      const stored: StoredInputsValue = {
        inputs: inputs.digest,
        manifest: readStamp(paths.manifest),
        output: digestOfStamps(output),
        provenance: readStamp(provenanceFile(out)),
        day: calendarDay(today, moment.timeZone),
        moment,
        built: { ...result, diagnostics: diagnostics.filter(({ code }) => code !== saidOnce) },
        left,
      };
      store.keep(key(), serialize(stored));
    },
  };
}

const nothingMade = { all: [], pages: [], code: [], kinds: [] };

/** Reported for a state in `.site` that is no longer there. */
const saidOnce = 'state-set-aside';

const triedAgain = new Set(['search-not-made', 'cache-not-written']);

/** Everything is made, and nothing was left out that another try could make. */
function isLasting({ ok, pending, isSearchPending, diagnostics }: BuiltSite): boolean {
  return (
    ok && pending.length === 0 && !isSearchPending && !diagnostics.some(({ code }) => triedAgain.has(code))
  );
}

/** By the clock of the disk: the time of a file that has just been written. */
function momentOf(store: ValueStore): number {
  store.keep('moment', new Uint8Array());
  return store.find('moment')?.storedAt ?? 0;
}

/** The output if it is as it was written: no file is missing, touched or added, and nobody is writing. */
function standing(
  { manifest, output, provenance }: StoredInputsValue,
  paths: OutputPaths,
): FileStamps | undefined {
  if (existsSync(paths.journal) || existsSync(paths.lock)) return undefined;
  if (!sameStamp(manifest, readStamp(paths.manifest))) return undefined;
  if (!sameStamp(provenance, readStamp(provenanceFile(paths.out)))) return undefined;
  const stamps = stampOutput(paths.out);
  return stamps && digestOfStamps(stamps) === output ? stamps : undefined;
}

/** Whether the output is untouched since it was written. */
function isAsListed(paths: OutputPaths): boolean {
  const listed = readManifest(paths.manifest) ?? new Map();
  const { foreign, dust, empty } = findUnlisted(paths.out, listed);
  if (foreign.length + dust.length + empty.length > 0) return false;
  return [...listed].every(([output, { stamp }]) => sameStamp(stamp, readStamp(join(paths.out, output))));
}

/** The texts that a build has read, unchanged since: a problem may also be at a folder or a picture. */
function textFinder(root: string): BuiltSite['sourceText'] {
  return (file) => (isText.test(file) ? readText(join(root, file)) : undefined);
}

const isText = /\.(?:ya?ml|mdx?|csv|json|toml)$/;

function readText(path: string): string | undefined {
  try {
    const decoded = decodeText(readFileSync(path));
    return decoded.kind === 'text' ? decoded.text : undefined;
  } catch (error) {
    if (systemCode(error) !== undefined) return undefined;
    throw error;
  }
}
