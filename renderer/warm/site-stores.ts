/**
 * A site's stores for values that take long to make, under keys made of all their inputs. A branch uses the values of
 * the sites that it extends; its own are next to its own site.yaml.
 */
import type { Report } from '../../diagnostics/diagnostic.ts';
import { cacheNotWritten } from '../../diagnostics/messages.generated.ts';
import { createMediaStore, type MediaStore, mediaStoreFolder } from '../assets/media-store.ts';
import { layerFolders } from '../read/layers/site-folders.ts';
import type { Stores } from '../store/open-stores.ts';
import type { ValueStore } from '../store/value-store.ts';
import { outputPlace } from '../write/check-output-folder.ts';

/**
 * Pictures and typefaces. If nothing can be stored for later builds (reported), results last as long as the folder
 * `scratch`. Leave `scratch` out if nothing is made.
 */
export function chooseMedia(
  root: string,
  scratch: string | undefined,
  report: Report,
): { media: MediaStore; lasts: boolean } {
  const media = openMedia(root);
  const refusal = scratch === undefined ? undefined : media.refusal();
  if (!refusal) return { media, lasts: true };
  report(cacheNotWritten(outputPlace(refusal.folder, root), refusal));
  return { media: openMedia(root, scratch), lasts: false };
}

/** Opens the media store. `instead`: a folder to use if the site's own can't be written. */
export function openMedia(root: string, instead?: string): MediaStore {
  const stores = storesOf(root, (folder) => createMediaStore(mediaStoreFolder(folder)));
  const [first, ...others] = instead === undefined ? stores : [createMediaStore(instead), ...stores];
  return { ...first, find: (key) => findIn([first, ...others], key) };
}

/** PDF files and measures. `keeps`: whether new values may be stored. */
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
