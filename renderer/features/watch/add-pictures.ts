import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { PendingPicture } from '../../pipeline/pending-picture.ts';
import { type Cache, openCache } from '../../warm/open-cache.ts';
import { addToOutput } from '../../write/add-to-output.ts';

export type AddOptions = {
  /** Absolute: the folder with site.yaml, and the output folder. */
  root: string;
  out: string;
  /** That of the build which left them. */
  cache: Cache;
  /** See `pending` of `BuiltSite`. */
  pictures: readonly PendingPicture[];
  /** Once aborted, the output stays as it was. */
  signal?: AbortSignal;
};

/**
 * Makes pictures that a build has left for later, and adds them to what it has written. Nothing of the site is read, so
 * it may have mistakes by now. An output that another process has written since stays as it is.
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
  const { output: memory } = openCache(cache);
  if (!signal?.aborted)
    addToOutput({ root, out, memory }, copies, (problem) => void diagnostics.push(problem));
  return { diagnostics };
}
