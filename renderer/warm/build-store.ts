import { hash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { getHeapStatistics, serialize } from 'node:v8';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import { packCheck, unpackCheck } from '../check/pack-check.ts';
import type { ReasonForAll } from '../model/rebuild.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import type { BuildOptions } from '../pipeline/built-site.ts';
import { isSameValue } from '../plan/context/is-same-value.ts';
import type { FileQuery } from '../plan/context/look-into-file.ts';
import { beginWith, type PackedAnswers, packAnswers } from '../plan/context/pack-answers.ts';
import type { OpenPlan } from '../plan/plan-site.ts';
import { layersBefore, toStoredLayers } from '../read/layers/layers-before.ts';
import { createReadCache, type ReadCache, type StoredTexts } from '../read/read-cache.ts';
import { filesBefore, hasStoredHead, isAsStoredText } from '../read/stored-texts.ts';
import { versionFile } from '../render/files/print-version.ts';
import { homeOf, stateName } from '../store/own-files.ts';
import { findSerialized, type ValueStore } from '../store/value-store.ts';
import { readManifest } from '../write/manifest.ts';
import { outputPaths } from '../write/output-paths.ts';
import { type PackedProvenance, packProvenance, unpackProvenance } from '../write/pack-provenance.ts';
import type { CachedPage, CachedPages } from './cached-pages.ts';
import { changedWithin, type FileStamps } from './file-stamps.ts';
import { mostPatched, type PatchBase, patchBaseOf } from './patch-base.ts';
import { type InputScan, isSettled, type ProgramScan, scanProgram } from './scan-inputs.ts';
import type { SiteCache } from './site-cache.ts';
import {
  openStoredBuild,
  printStoredBuild,
  type StoredBuild,
  type StoredBuildHead,
  type StoredBuildRest,
} from './stored-build.ts';

/**
 * The store for the last build of a site: everything that a continuing process would have in its cache.
 */
export type BuildStore = {
  /** Loads the stored build into an empty cache; returns the reason if there is none that counts. */
  restore: (cache: SiteCache) => { restored: RestoreRead } | { reason: ReasonForAll };
  /** Developers' files that have changed since the build was stored, relative to the site, as far as is known. */
  changedCode: (part: keyof ProgramScan) => string[];
  /** Whether the build of a site that was read is stored. */
  keeps: (read: ReadCache) => boolean;
  keep: (cache: SiteCache, built: BuiltOf) => StoredBuildStatus | undefined;
};

/** `plan`: the one that was built. `diagnostics`: everything reported about the site. */
export type BuiltOf = { plan?: OpenPlan; diagnostics: readonly Diagnostic[] };

/**
 * How the stored build differs from the output. `inputs`: a digest of everything read to make it. `made`: the addresses
 * of pages that differ in the output. `patched`: the findings of the last build, if it was a patch.
 */
export type StoredBuildStatus = {
  inputs: string | undefined;
  made: readonly string[];
  patched?: PatchedTexts;
};

/**
 * Lets the next patch make only what has changed since this one. `texts`: those that differ from the stored build, as
 * they were read, without those that may have changed again at the same time. `answers`: the numbers of those that
 * differ from the stored build.
 */
export type PatchedTexts = { texts: FileStamps; answers: readonly number[] };

/**
 * The rest of a stored build counts once the schemas and code it was made with have been loaded: they are the same, but
 * code isn't stored.
 */
export type RestoreRead = (read: { schemas: SchemaSet; code: KindCodes; sources: Sources }) => void;

/** Up to this many texts, a build is stored on any machine. */
const few = 20_000;

/**
 * Bytes of V8's heap for each text of a larger site: twice what a build needs that reads one stored build and stores
 * another.
 */
const perText = 64_000;

function isRoomFor(texts: number): boolean {
  return texts <= few || texts * perText <= getHeapStatistics().heap_size_limit;
}

/**
 * `begun`: when the build began by the clock of the disk, in milliseconds since 1970; if unknown, nothing is stored.
 * `inputs`: the files as they were then. `explain`: makes the reason why there is no stored build more precise.
 */
export type OpenBuildStoreOptions = {
  begun: number | undefined;
  inputs?: InputScan;
  explain?: (reason: ReasonForAll) => ReasonForAll;
};

export function openBuildStore(
  options: BuildOptions,
  store: ValueStore,
  { begun, inputs, explain = (reason) => reason }: OpenBuildStoreOptions,
): BuildStore {
  const { root } = options;
  const key = () => storedBuildKey(options);
  const program = scanProgram(root);
  let left: FoundBuild | undefined;
  const keeps = ({ texts }: ReadCache) =>
    begun !== undefined &&
    program !== undefined &&
    [program.rules, program.templates].every((scan) => isSettled(scan, begun)) &&
    isRoomFor(texts.size);
  return {
    restore: (cache) => {
      if (!program) return { reason: { kind: 'unkept' } };
      const state = findStoredBuild(store, key(), homeOfBuild(root, program));
      if ('kind' in state) return { reason: explain(state) };
      left = state;
      const { media, data } = state.rest;
      cache.read = { ...createReadCache(), media, stored: state.texts, storedData: data };
      cache.search = state.head.search;
      const packed: PackedProvenance | undefined = findSerialized(store, provenanceKey(options));
      const provenance = packed && unpackProvenance(packed);
      return { restored: (read) => putBack(state, { ...read, provenance }, cache) };
    },
    changedCode: (part) => {
      const before = program && readBase(store, key());
      const files = before ? changedWithin(before.inputs, program[part].stamps) : [];
      return files.map((file) => relative(root, file).split(sep).join('/'));
    },
    keeps,
    keep: ({ read, check: { last }, answers, pages, search }, { plan, diagnostics }) => {
      if (begun === undefined || !program || !keeps(read)) return undefined;
      const { provenance, ...records } = pages;
      if (provenance) store.keep(provenanceKey(options), serialize(packProvenance(provenance)));
      const beside = digestBeside(options.out, records.pages);
      const templates = program.templates.digest;
      const said = hash('sha256', JSON.stringify(diagnostics), 'hex');
      const before = left?.head;
      const [, , ...basis] = answers.basis;
      const isSameSite = before?.beside === beside && before.templates === templates && before.said === said;
      // On another day, or with other settings, every process that begins with it would plan everything again.
      if (left && isSameSite && isSameValue(left.rest.basis, basis)) {
        const made = madeSince(left, { read, pages: records.pages });
        if (made) return { inputs: left.head.inputs, made };
      }
      const { pages: all, look, sound, ...others } = records;
      const head: StoredBuildHead = {
        home: homeOfBuild(root, program),
        templates,
        ...(inputs && { inputs: inputs.digest }),
        beside,
        said,
        check: last && packCheck(last),
        search,
        look,
        ...(sound && { sound }),
      };
      const data = new Map([...read.data].map(([file, { schemas: _schemas, ...stored }]) => [file, stored]));
      const layers = toStoredLayers(read);
      const rest: StoredBuildRest = { layers, data, media: read.media, basis, ...others };
      const isBase = plan && last && inputs && isSettled(inputs, begun);
      const parts: StoredBuild = {
        ...{ head, rest, texts: read.texts, pages: all },
        answers: () => packAnswers(answers),
        base: () => (isBase ? patchBaseOf({ plan, check: last, answers, inputs: inputs.stamps }) : undefined),
      };
      store.keepParts(key(), printStoredBuild(parts));
      return { inputs: head.inputs, made: [] };
    },
  };
}

type FoundBuild = {
  head: StoredBuildHead;
  rest: StoredBuildRest;
  texts: StoredTexts;
  pages: Map<string, CachedPage>;
  answers: PackedAnswers;
};

function findStoredBuild(store: ValueStore, key: string, home: string): FoundBuild | ReasonForAll {
  const parts = store.findParts(key);
  if (!parts) return { kind: 'lost' };
  try {
    const state = openStoredBuild(parts);
    if (!state) return { kind: 'damaged' };
    if (state.head.home !== home) return { kind: isSameFolder(state.head.home, home) ? 'code' : 'copied' };
    const [rest, texts, pages, answers] = [state.rest(), state.texts(), state.pages(), state.answers()];
    if (!rest || !texts || !pages || !answers) return { kind: 'damaged' };
    return { head: state.head, rest, texts, pages, answers };
  } finally {
    parts.close();
  }
}

/** The base that was stored for patches; it knows all files that were read. */
function readBase(store: ValueStore, key: string): PatchBase | undefined {
  const parts = store.findParts(key);
  try {
    return parts && openStoredBuild(parts)?.base();
  } finally {
    parts?.close();
  }
}

/** Ignores the digest of the schemas and code in the last line: see `homeOfBuild`. */
function isSameFolder(one: string, other: string): boolean {
  const [first, second] = [one, other].map((home) => home.slice(0, home.lastIndexOf('\n')));
  return first === second;
}

/** A digest of all files of the output that are not pages, as they were written; the version follows each text. */
function digestBeside(out: string, pages: ReadonlyMap<string, CachedPage>): string {
  const own = new Set([versionFile, ...[...pages.values()].map(({ output }) => output)]);
  const listed = [...(readManifest(outputPaths(out).manifest) ?? [])].filter(([output]) => !own.has(output));
  return hash('sha256', JSON.stringify(listed.map(([output, { sha256 }]) => [output, sha256])), 'hex');
}

/**
 * The pages that differ from the stored build, if those are nearly all that differs: the next process makes them again.
 * Undefined otherwise, as after any change outside the texts below front matter.
 */
function madeSince(
  { texts, pages, rest: { data } }: FoundBuild,
  now: { read: ReadCache; pages: ReadonlyMap<string, CachedPage> },
): string[] | undefined {
  const made = [...now.pages].flatMap(([address, record]) =>
    pages.get(address) === record ? [] : [address],
  );
  const read = [...now.read.texts].filter(([file, known]) => !isAsStoredText(texts.get(file), known.source));
  const areTexts = read.every(([file, known]) => hasStoredHead(texts.get(file), known.source));
  const hasSameData = [...now.read.data].every(([file, { sources }]) => data.get(file)?.sources === sources);
  const isSameSite = hasSameData && pages.size === now.pages.size && texts.size === now.read.texts.size;
  // With more, no later process could make a patch.
  const isLittle = made.length <= mostPatched.pages && read.length <= mostPatched.texts;
  return areTexts && isSameSite && isLittle ? made : undefined;
}

function putBack(
  {
    head: { check, look, sound },
    rest: { layers, data, basis, parts, art },
    texts,
    answers,
    pages,
  }: FoundBuild,
  { schemas, code, sources, provenance }: Parameters<RestoreRead>[0] & Pick<CachedPages, 'provenance'>,
  cache: SiteCache,
): void {
  const isAlone = layers.length === 1 && sources.layers.length === 1;
  const { fileBefore, isSame } = isAlone
    ? filesBefore({ texts, data }, sources)
    : layersBefore({ layers, texts, data }, sources, { schemas, cache: cache.read });
  cache.pages = {
    look,
    parts,
    pages,
    provenance,
    ...(art && { art }),
    ...(sound && { sound }),
  };
  const checked = check && unpackCheck(check, fileBefore);
  if (checked) cache.check.last = { ...checked, schemas, code };
  // For a changed file, only the earlier fields are known.
  const sourceBefore = ({ ask, file }: FileQuery) =>
    ask === 'value' || isSame(file) ? fileBefore(file) : undefined;
  cache.answers = beginWith(answers, { basis: [schemas, code, ...basis], sourceBefore });
}

/** The key under which a build is stored. */
export function storedBuildKey(options: BuildOptions): string {
  return `state ${homeOf(join(options.root, stateName))} ${stateOf(options)}`;
}

/** The key of its provenance record, which changes with every page that is written. */
export function provenanceKey(options: BuildOptions): string {
  return `provenance ${homeOf(join(options.root, stateName))} ${stateOf(options)}`;
}

function stateOf({ root, out, base, drafts = false }: BuildOptions): string {
  return JSON.stringify([relative(root, out), base, drafts]);
}

/** The content of a stored build is published unchecked, so it counts only in the folder in which it was stored. */
function homeOfBuild(root: string, { rules }: ProgramScan): string {
  return [root, homeOf(join(root, stateName)), rules.digest].join('\n');
}

/** Whether a build was stored here, with the same schemas, code of kinds and templates. */
export function isStoredBy(
  { home, templates }: StoredBuildHead,
  root: string,
  program: ProgramScan,
): boolean {
  return home === homeOfBuild(root, program) && templates === program.templates.digest;
}
