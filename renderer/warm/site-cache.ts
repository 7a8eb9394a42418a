import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import { loadKinds } from '../bundle/load-kinds.ts';
import { reachableFolders } from '../bundle/overlay-plugin.ts';
import { packageFiles } from '../bundle/package-files.ts';
import { type CheckCache, createCheckCache } from '../check/check-cache.ts';
import type { FactCache } from '../inspect/inspect-pages.ts';
import type { Kinds } from '../model/kinds.ts';
import type { SchemaSet } from '../model/site.ts';
import { type AnswerCache, createAnswerCache } from '../plan/context/answer-cache.ts';
import { siteFolders } from '../read/layers/site-folders.ts';
import { createReadCache, type ReadCache } from '../read/read-cache.ts';
import type { Templates } from '../render/assemble-templates.ts';
import type { Painter } from '../render/drawings/open-painter.ts';
import { loadTemplates, type TemplateCache } from '../render/load-templates.ts';
import { createRenderCache, type RenderCache } from '../render/render-cache.ts';
import type { MadeIndex, SearchEngine } from '../render/search/create-search-index.ts';
import { isShipped } from '../render/stored-templates.ts';
import { checkSchemas } from '../schema/check-schemas.ts';
import { compileSchemas, type Validators } from '../schema/compile-schemas.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import { locateInSchemas } from '../schema/locate-in-schema.ts';
import { readKinds } from '../schema/read-kinds.ts';
import type { TextDigests } from '../source/content-version.ts';
import { namesWithin } from '../store/names-within.ts';
import { openStores, type Stores } from '../store/open-stores.ts';
import type { CodeFolders } from '../store/package-folder.ts';
import type { ValueStore } from '../store/value-store.ts';
import type { OutputCache } from '../write/write-output.ts';
import { type CachedPages, createCachedPages } from './cached-pages.ts';

export type CompiledSchemas = { schemas: SchemaSet; validators: Validators; kinds: Kinds };

/** Results that a later run of the same process may use again: it only saves time, never changes a byte. */
export type SiteCache = {
  /** Values stored by earlier processes. */
  stores: Stores;
  read: ReadCache;
  /** Caches of other sites of the family to which this one links, by their folders. */
  neighbours: Map<string, ReadCache>;
  render: RenderCache;
  check: CheckCache;
  answers: AnswerCache;
  pages: CachedPages;
  output: OutputCache;
  facts: FactCache;
  texts: TextDigests;
  search: MadeIndex | undefined;
  engine: SearchEngine;
  /** Only for sites of a family: its contents would fill the memory of a long watch. */
  painter?: Painter;
  schemas: CachedByStamp<CompiledSchemas>;
  templates: CachedByStamp<Templates> & { cache: TemplateCache; loaded?: LoadedTemplates };
  kinds: CachedByStamp<KindCodes>;
};

/** The last value, and a stamp of the folder from which it was made. */
type CachedByStamp<T> = { stamp: string; value: T | undefined };

/** The templates of the last build, and with what they were loaded. */
export type LoadedTemplates = { templates: Templates } & Pick<TemplateOptions, 'folders' | 'runtime'>;

export function createSiteCache(): SiteCache {
  return {
    stores: openStores(),
    read: createReadCache(),
    neighbours: new Map(),
    render: createRenderCache(),
    check: createCheckCache(),
    answers: createAnswerCache(),
    pages: createCachedPages(),
    output: {},
    facts: new Map(),
    texts: new WeakMap(),
    search: undefined,
    engine: { users: 0 },
    schemas: { stamp: '', value: undefined },
    templates: { stamp: '', value: undefined, cache: {} },
    kinds: { stamp: '', value: undefined },
  };
}

/** Reuses compiled validators if the schemas are those that were read last. */
export function validatorsOf(schemas: SchemaSet, cache: SiteCache | undefined): Validators {
  const cached = cache?.schemas.value;
  return cached?.schemas === schemas ? cached.validators : compileSchemas(schemas);
}

/** The folders from which schemas are loaded, later ones overlaying earlier ones, and the site's own folder. */
type SchemaOptions = { root: string; schemasFolders: readonly string[] };

/**
 * Undefined if a schema is wrong (reported): the next run reports it again. Throws if it isn't a JSON Schema at all.
 */
export async function reuseSchemas(
  cache: SiteCache,
  { root, schemasFolders }: SchemaOptions,
  report: Report,
): Promise<CompiledSchemas | undefined> {
  const stamp = foldersStamp(schemasFolders);
  if (cache.schemas.value && cache.schemas.stamp === stamp) return cache.schemas.value;
  const schemas = await loadSchemas(schemasFolders);
  const problems: Diagnostic[] = [];
  checkSchemas(schemas, locateInSchemas(schemasFolders, root), (problem) => void problems.push(problem));
  problems.forEach(report);
  if (problems.length > 0) return undefined;
  const value = { schemas, validators: compileSchemas(schemas), kinds: readKinds(schemas) };
  cache.schemas = { stamp, value };
  // Fragments were checked against the schemas of their islands.
  cache.render = createRenderCache();
  cache.pages = createCachedPages();
  return value;
}

/** A stamp of the schemas by which a site is checked. */
export function schemasStamp(root: string): string {
  return foldersStamp(siteFolders(root).schemasFolders);
}

type TemplateOptions = { folders: CodeFolders; runtime: 'react' | 'preact'; store: ValueStore };

/** Templates that reported a problem are not cached: the next run has to report it again. */
export async function reuseTemplates(
  cache: SiteCache,
  options: TemplateOptions,
  report: Report,
): Promise<Templates | undefined> {
  const files = statesFrom(options.folders);
  const stamp = `${options.runtime} ${options.folders[0]}\n${stampOf(files)}`;
  if (cache.templates.value && cache.templates.stamp === stamp) return cache.templates.value;
  let problems = 0;
  const { cache: templateCache } = cache.templates;
  const value = await loadTemplates({
    ...options,
    files,
    cache: templateCache,
    report: (diagnostic) => {
      problems += 1;
      report(diagnostic);
    },
  });
  cache.templates = {
    stamp,
    value: problems === 0 ? value : undefined,
    cache: templateCache,
    ...(value && { loaded: { templates: value, folders: options.folders, runtime: options.runtime } }),
  };
  return value;
}

/** `folders`: the site's own code of kinds, if any, and that of its bases. Undefined if it is broken (reported). */
export async function reuseKinds(
  cache: SiteCache,
  folders: readonly string[],
  report: Report,
): Promise<KindCodes | undefined> {
  const stamp = folders.length === 0 ? 'none' : foldersStamp(reachableFolders(folders, 'kinds'));
  if (cache.kinds.value && cache.kinds.stamp === stamp) return cache.kinds.value;
  const value = await loadKinds(folders, report);
  cache.kinds = { stamp, value };
  return value;
}

/** Changes whenever a file in the folders does. Missing folders are ignored: sites of a family differ in those. */
function foldersStamp(folders: readonly string[]): string {
  const there = folders.filter((folder) => existsSync(folder));
  return there.map((folder) => `${folder}\n${stampOf(fileStates(folder))}`).join('\n\n');
}

function stampOf(files: ReadonlyMap<string, string>): string {
  return [...files].map((line) => line.join(' ')).join('\n');
}

/**
 * States of the files in the template folders, in all others that these may import from, and of those that change with
 * the packages, by their paths from the nearest. The program's own imports don't change while it runs.
 */
function statesFrom(folders: CodeFolders): Map<string, string> {
  const [nearest] = folders;
  const reached = isShipped(nearest) ? folders : reachableFolders(folders, 'templates');
  const states = reached
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      [...fileStates(folder)].map(([file, state]): [string, string] => [
        relative(nearest, join(folder, file)),
        state,
      ]),
    );
  const packages = isShipped(nearest) ? [] : packageFiles(folders.map((folder) => dirname(folder)));
  return new Map([
    ...states,
    ...packages.map((file): [string, string] => [relative(nearest, file), stateOf(file)]),
  ]);
}

/** Sizes and times of all files in a folder, by name. Restoring a file may restore its time, but not `ctime`. */
function fileStates(folder: string): Map<string, string> {
  return new Map(namesWithin(folder).map((file) => [file, stateOf(join(folder, file))]));
}

function stateOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${stats?.size} ${stats?.mtimeMs} ${stats?.ctimeMs} ${stats?.ino}`;
}
