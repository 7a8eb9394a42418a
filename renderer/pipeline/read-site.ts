import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import type { Kinds } from '../model/kinds.ts';
import type { MeasureTime } from '../model/measure.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import type { InsteadTexts } from '../read/folder/list-with-added.ts';
import { siteFolders } from '../read/layers/site-folders.ts';
import { readNeighbours } from '../read/neighbours/read-neighbours.ts';
import { createReadCache, readSources } from '../read/read-sources.ts';
import { checkSharedNames } from '../schema/check-shared-names.ts';
import { locateInSchemas } from '../schema/locate-in-schema.ts';
import { schemaNames } from '../schema/schema-files.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import { withExamples } from '../schema/with-examples.ts';
import { contentVersion } from '../source/content-version.ts';
import { sourcesOf } from '../source/sources-of.ts';
import type { GeneratedFiles } from '../types/generate-files.ts';
import { schemasInUse } from '../types/schemas-in-use.ts';
import { type Cache, openCache } from '../warm/open-cache.ts';
import { reuseKinds, reuseSchemas, type SiteCache } from '../warm/site-cache.ts';
import { reportFaults } from './report-faults.ts';
import { unmeasured } from './take-times.ts';
import { withOwnExamples } from './with-own-examples.ts';

export type ReadOptions = {
  /** Absolute: the folder with site.yaml. */
  root: string;
  cache?: Cache;
};

/** The contents of a site's folder, parsed but not checked, and the schemas to check them by. */
export type ReadSite = {
  /** As passed in. */
  root: string;
  /** Absent if there is no site, or if a schema is wrong. A file with a mistake is included without its value. */
  sources?: Sources;
  /** The shipped schemas overlaid with the site's own; both absent if one of them is wrong. */
  schemas?: SchemaSet;
  /** The kinds of content that the schemas describe. */
  kinds?: Kinds;
  /** The code of the kinds: the shipped code overlaid with the site's own `kinds/`; absent if that is broken. */
  code?: KindCodes;
  /** The schema of a kind with an example for every field, from which a new entry is made. Absent with the schemas. */
  beginning?: (word: string) => JsonSchema;
  /** The names of the schemas that suit the site: it has entries of that kind, or brings it along. */
  inUse?: () => Promise<ReadonlySet<string>>;
  /** Generates files from the schemas for developers and code editors; absent with the schemas. */
  generate?: () => Promise<GeneratedFiles>;
  /** Which state of the content it is, as `version.json` of its website says. Absent without sources. */
  version?: () => string;
  /** Sorted by file and line. */
  diagnostics: Diagnostic[];
};

/** Reads `site.yaml`, `content/` and the schemas. */
export function readSite({ root, cache }: ReadOptions): Promise<ReadSite> {
  return readMeasured({ root, cache: openCache(cache), measure: unmeasured });
}

type ReadMeasuredOptions = {
  root: string;
  cache: SiteCache;
  measure: MeasureTime;
  /** Read in place of those files. */
  instead?: InsteadTexts;
  signal?: AbortSignal;
};

type ReadInput = { schemas: SchemaSet; kinds: Kinds; cache: SiteCache };

/** The other sites of the family are read with the schemas of this one; they share parsed files. */
async function withNeighbours(
  sources: Sources,
  { schemas, kinds, cache }: ReadInput,
  report: Report,
): Promise<Sources> {
  const read = (root: string) => {
    const known = cache.neighbours.get(root) ?? createReadCache();
    cache.neighbours.set(root, known);
    for (const [file, text] of cache.read.texts) if (!known.texts.has(file)) known.texts.set(file, text);
    return readSources(root, { schemas, kinds, cache: known }, () => {});
  };
  const neighbours = await readNeighbours(sources, read, report);
  return neighbours.length > 0 ? { ...sources, neighbours } : sources;
}

/** The same, timed. Throws if aborted. */
export async function readMeasured({
  root,
  cache,
  measure,
  instead,
  signal,
}: ReadMeasuredOptions): Promise<ReadSite> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push(diagnostic);
  const { schemasFolders, kindsFolders } = siteFolders(root);
  const loaded = await reuseSchemas(cache, { root, schemasFolders }, report).catch((error: unknown) =>
    reportFaults(error, root, report),
  );
  if (!loaded) return { root, diagnostics: sortDiagnostics(diagnostics) };
  const { schemas, kinds } = loaded;
  const code = await reuseKinds(cache, kindsFolders, report);
  if (code) checkSharedNames({ kinds, code }, locateInSchemas(schemasFolders, root), report);
  const found = await readSources(
    root,
    { kinds, schemas, cache: cache.read, measure, instead, signal },
    report,
  );
  const sources = found && (await withNeighbours(found, { schemas, kinds, cache }, report));
  const inUse = async () => schemasInUse({ schemas, kinds, own: await namesOfOwn(schemasFolders), sources });
  const generate = async () => {
    const { generateFiles } = await import('../types/generate-files.ts');
    return generateFiles({ schemas, folders: schemasFolders, inUse: await inUse() });
  };
  const beginning = (word: string) => withExamples(schemaNamed(schemas, word) ?? {});
  return {
    root,
    sources,
    schemas,
    kinds,
    code,
    beginning,
    inUse,
    generate,
    ...(sources && { version: () => contentVersion(sourcesOf(sources)) }),
    diagnostics: sortDiagnostics(withOwnExamples(diagnostics, sources)),
  };
}

/** The names of the schemas that belong to the site: all of them if the site is the program itself. */
async function namesOfOwn(folders: readonly string[]): Promise<string[]> {
  const own = folders.length > 1 ? folders.slice(1) : folders;
  return (await Promise.all(own.map(schemaNames))).flat();
}
