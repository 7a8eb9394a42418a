import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { PendingPicture } from '../../pipeline/pending-picture.ts';
import { type Cache, openCache } from '../../warm/open-cache.ts';
import { addToOutput } from '../../write/add-to-output.ts';

export type AddOptions = {
  /** Absolute: the folder with site.yaml, and the output folder. */
  root: string;
  out: string;
  /** The cache of the build that left them. */
  cache: Cache;
  /** See `pending` of `BuiltSite`. */
  pictures: readonly PendingPicture[];
  /** Once aborted, the output stays as it was. */
  signal?: AbortSignal;
};

/**
 * Makes pictures that a build has left for later, and adds them to its output. The site isn't read, so it may have
 * errors by now. If another process has written the output since, it is not touched.
 */
export async function addPictures({
  root,
  out,
  cache,
  pictures,
  signal,
}: AddOptions): Promise<{ diagnostics: Diagnostic[] }> {
  const copies = [];
  for (const { output, make } of pictures) {
    const path = await make(signal);
    if (path !== undefined) copies.push({ path, output });
  }
  const diagnostics: Diagnostic[] = [];
  const { output } = openCache(cache);
  if (!signal?.aborted)
    addToOutput({ root, out, cache: output }, copies, (problem) => void diagnostics.push(problem));
  return { diagnostics };
}
