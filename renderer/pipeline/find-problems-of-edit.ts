/** Checks a site with some files replaced in memory, or without some, to try a fix before suggesting it. */
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sourcesOf } from '../source/sources-of.ts';
import { textsByFile } from '../source/texts-by-file.ts';
import { type Cache, openCache } from '../warm/open-cache.ts';
import { checkSite } from './check-site.ts';
import { type ReadSite, readMeasured } from './read-site.ts';
import { unmeasured } from './take-times.ts';

export type EditedSite = {
  /** Absolute: the folder with site.yaml. Files of a site that it extends are not changed. */
  root: string;
  /** The moment that counts as now. */
  today: Date;
  release?: boolean;
  cache?: Cache;
};

export type EditedTexts = Pick<ReadSite, 'sources' | 'schemas' | 'kinds'> & {
  /** The new text by file, for files that have changed. */
  texts: ReadonlyMap<string, string>;
  read: (file: string) => string | undefined;
  reading: readonly Diagnostic[];
  checking: readonly Diagnostic[];
};

export function allOf({ reading, checking }: EditedTexts): Diagnostic[] {
  return [...reading, ...checking];
}

/** `gone`: files that are read as if they weren’t there. */
export async function findProblemsOfEdit(
  options: EditedSite,
  texts: EditedTexts['texts'],
  gone: readonly string[] = [],
): Promise<EditedTexts> {
  const { root } = options;
  const cache = options.cache ?? {};
  const inPlace = (file: string, text?: string) => [path.join(root, file), text] as const;
  const instead = new Map([
    ...[...texts].map(([file, text]) => inPlace(file, text)),
    ...gone.map((file) => inPlace(file)),
  ]);
  const read = await readMeasured({ root, cache: openCache(cache), measure: unmeasured, instead });
  const { diagnostics } = checkSite(read, { ...options, cache });
  const known = textsByFile(read.sources ? sourcesOf(read.sources) : []);
  return {
    texts,
    ...{ sources: read.sources, schemas: read.schemas, kinds: read.kinds },
    read: (file) => texts.get(file) ?? known.get(file)?.text,
    reading: read.diagnostics,
    checking: diagnostics,
  };
}
