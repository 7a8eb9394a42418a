/**
 * Where a site keeps what takes long to make, under keys of all that it was made of. A branch finds what was made for
 * the sites that it extends; what it makes itself stands beside its own site.yaml.
 */
import type { Report } from '../../diagnostics/diagnostic.ts';
import { cacheNotWritten } from '../../diagnostics/messages.generated.ts';
import { createMediaCache, type MediaCache, mediaCacheFolder } from '../assets/media-cache.ts';
import { layerFolders } from '../read/layers/site-folders.ts';
import type { Stores } from '../store/open-stores.ts';
import type { ValueStore } from '../store/value-store.ts';
import { outputPlace } from '../write/judge-output.ts';

/**
 * Pictures and typefaces. Where nothing can be kept for later builds, what is made lasts as long as the folder `scratch`,
 * and that is reported. `scratch` is left out where nothing is made.
 */
export function chooseMedia(
  root: string,
  scratch: string | undefined,
  report: Report,
): { media: MediaCache; lasts: boolean } {
  const media = openMedia(root);
  const refusal = scratch === undefined ? undefined : media.refusal();
  if (!refusal) return { media, lasts: true };
  report(cacheNotWritten(outputPlace(refusal.folder, root), refusal));
  return { media: openMedia(root, scratch), lasts: false };
}

/** Wherever they can be kept. `instead`: a folder for them where the site's own can't be written. */
export function openMedia(root: string, instead?: string): MediaCache {
  const stores = storesOf(root, (folder) => createMediaCache(mediaCacheFolder(folder)));
  const [first, ...others] = instead === undefined ? stores : [createMediaCache(instead), ...stores];
  return { ...first, find: (key) => findIn([first, ...others], key) };
}

/** PDF files and measures. `keeps`: whether anything new may be kept. */
export function openValues(root: string, { openSite }: Stores, keeps: boolean): ValueStore {
  const [own, ...bases] = storesOf(root, (folder) => openSite(folder, keeps && folder === root));
  return { ...own, find: (key) => findIn([own, ...bases], key) };
}

function storesOf<Store>(root: string, open: (folder: string) => Store): [Store, ...Store[]] {
  const [, ...bases] = layerFolders(root);
  return [open(root), ...bases.map(open)];
}

function findIn<Found>(
  stores: readonly { find: (key: string) => Found | undefined }[],
  key: string,
): Found | undefined {
  for (const store of stores) {
    const found = store.find(key);
    if (found !== undefined) return found;
  }
  return undefined;
}
