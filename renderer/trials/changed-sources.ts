import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckResult } from '../check/check-cache.ts';
import type { Kinds } from '../model/kinds.ts';
import type { Source, Sources } from '../model/source.ts';
import type { LayerContent } from '../read/layers/layering.ts';
import { mergeAgain } from '../read/read-sources.ts';
import { readKinds } from '../schema/read-kinds.ts';
import type { SiteCache } from '../warm/site-cache.ts';

/** A file of the site’s own that is taken away. */
export type GoneFile = { file: string; isGone: true };

/**
 * The site as it was last checked, with some files replaced, added or taken away, by their names; nothing else is read.
 * Undefined if it was never read, or if the layers can’t be merged without a problem.
 */
export function changedSources(
  { sources: before, schemas }: Pick<CheckResult, 'sources' | 'schemas'>,
  changed: readonly (Source | GoneFile)[],
  cache: SiteCache,
): Sources | undefined {
  const { layers } = cache.read;
  if (!layers) return undefined;
  const kinds = readKinds(schemas);
  const contents = changed.reduce<readonly LayerContent[]>(
    (all, one) =>
      all.map((content, index) => {
        const isOwn = index === 0;
        if (!('isGone' in one)) return withSource(content, one, isOwn ? kinds : []);
        return isOwn ? withoutFile(content, one.file) : content;
      }),
    layers.contents,
  );
  const problems: Diagnostic[] = [];
  const merged = mergeAgain(
    { ...layers, contents },
    { kinds, schemas, cache: cache.read },
    (problem) => void problems.push(problem),
  );
  return merged && problems.length === 0 ? { ...before, ...merged } : undefined;
}

function withoutFile({ site, collections }: LayerContent, file: string): LayerContent {
  const left = Object.entries(collections).map(([name, files]) => {
    const others = files.filter((one) => one.file !== file);
    return [name, others.length < files.length ? others : files];
  });
  return { site, collections: Object.fromEntries(left) };
}

/**
 * The content of a layer with one file replaced. Collections without it stay the same lists, so they are not processed
 * again. `kinds`: of the collections to which it may be added.
 */
function withSource({ site, collections }: LayerContent, source: Source, kinds: Kinds): LayerContent {
  const { file } = source;
  if (site.file === file) return { site: source, collections };
  for (const [name, files] of Object.entries(collections)) {
    const index = files.findIndex((one) => one.file === file);
    if (index >= 0) return { site, collections: { ...collections, [name]: files.with(index, source) } };
  }
  const kind = kinds.find(({ collection, holds }) =>
    holds === 'folder'
      ? file.startsWith(`content/${collection}/`)
      : file.startsWith(`content/${collection}.`),
  );
  if (!kind) return { site, collections };
  const { collection } = kind;
  const files = [...(collections[collection] ?? []), source].sort((one, other) =>
    one.file < other.file ? -1 : 1,
  );
  return { site, collections: { ...collections, [collection]: files } };
}
