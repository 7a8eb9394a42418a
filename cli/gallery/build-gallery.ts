import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasError } from '../../diagnostics/has-error.ts';
import {
  type BuiltSite,
  buildSite,
  type Cache,
  type Diagnostic,
  flattenSite,
  type GalleryPage,
  type PendingPicture,
  planGallery,
  readSite,
} from '../../renderer/site.ts';
import type { CliOptions } from '../options.ts';
import { writeFlatFile } from '../scaffold/write-flat-file.ts';
import { syncFolder } from './sync-folder.ts';

/** `folder`: absolute, for the copy of the site. `out`: absolute, for its pages. */
type BuildGalleryOptions = {
  options: CliOptions;
  folder: string;
  out: string;
  cache: Cache;
  signal: AbortSignal;
};

/** The examples, and those left out, with the reason. `diagnostics`: why the site has no gallery at present. */
export type BuiltGallery =
  | { ok: true; pages: GalleryPage[]; leftOut: LeftOut[]; pending: PendingPicture[] }
  | { ok: false; diagnostics: readonly Diagnostic[]; sourceText: BuiltSite['sourceText'] };

export type LeftOut = { page: GalleryPage; reason: string };

/**
 * Copies a site, with a page for each section and component, and builds the copy. A section whose example is wrong on
 * this site, since it lacks what the section is about, is left out in another attempt.
 */
export async function buildGallery(building: BuildGalleryOptions): Promise<BuiltGallery> {
  const { options, folder, out, cache, signal } = building;
  const refused = (diagnostics: readonly Diagnostic[]) => ({
    ok: false as const,
    diagnostics,
    sourceText: () => undefined,
  });
  const read = await readSite({ root: options.root });
  if (hasError(read.diagnostics)) return refused(read.diagnostics);
  const flat = flattenSite(read, options);
  if (!flat.files) return refused(flat.diagnostics);
  const site = flat.files.map(writeFlatFile);
  const written = flat.files.find(({ name }) => name === 'site.yaml');
  const settings = written && 'value' in written ? written.value : undefined;
  const headed = new Set<string>();
  const leftOut = new Map<string, LeftOut>();
  for (;;) {
    const gallery = planGallery(read, { settings, headed, leftOut: new Set(leftOut.keys()) });
    const added = gallery.files.map((file) => ('text' in file ? file : writeFlatFile(file)));
    const files = new Map([...site, ...added].map((file) => [file.name, file]));
    await syncFolder(folder, [...files.values()]);
    const built = await buildSite({
      ...{ root: folder, out, cache, signal, today: options.today, drafts: true },
      ...{ pictures: 'later', search: 'later' },
      ...(options.base !== undefined && { base: options.base }),
    });
    if (built.ok) {
      const { shown, empty } = await sortEmpty(gallery.pages, out);
      return { ok: true, pages: shown, leftOut: [...leftOut.values(), ...empty], pending: built.pending };
    }
    const known = headed.size + leftOut.size;
    for (const { severity, code, place, message } of built.diagnostics) {
      const page = gallery.pages.find((one) => one.page === place.file);
      if (!page || severity !== 'error') continue;
      if (code === 'main-heading-missing') headed.add(page.section);
      else if (!leftOut.has(page.section)) leftOut.set(page.section, { page, reason: message });
    }
    if (headed.size + leftOut.size === known)
      return { ok: false, diagnostics: built.diagnostics, sourceText: built.sourceText };
  }
}

/** A section that finds nothing to show on this site prints nothing. */
async function sortEmpty(pages: readonly GalleryPage[], out: string) {
  const shown: GalleryPage[] = [];
  const empty: LeftOut[] = [];
  for (const page of pages) {
    const html = await readFile(path.join(out, `${page.address}.html`), 'utf8').catch(() => '');
    if (html.includes(`section--${page.section}`)) shown.push(page);
    else empty.push({ page, reason: 'This site has nothing that it could show.' });
  }
  return { shown, empty };
}
