import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import {
  contentFolderMissing,
  fileExpected,
  folderExpected,
  siteFileMissing,
} from '../../diagnostics/messages/read.ts';
import type { Kinds } from '../model/kinds.ts';
import type { Measure } from '../model/measure.ts';
import type { Source, Sources } from '../model/source.ts';
import { contentLayout, mediaFolder } from './folder/content-layout.ts';
import { type FolderEntry, listFolder } from './folder/list-folder.ts';
import { type ContentReader, readCollections } from './folder/read-content.ts';
import { readMediaFolder } from './media/read-media-folder.ts';
import { forgetOthers, type ReadCache } from './read-cache.ts';
import { readSource } from './read-source.ts';

export { createReadCache, type ReadCache } from './read-cache.ts';

/**
 * Stage 1: everything that stands in the site's folder, parsed but not judged. `undefined` where there is
 * no site to speak of; a file with a mistake is in the result without its value, and reported.
 * Files are opened one after the other: for many small ones that is faster than all at once.
 */
export async function readSite(
  root: string,
  { kinds, cache, measure }: { kinds: Kinds; cache: ReadCache; measure?: Measure },
  report: Report,
): Promise<Sources | undefined> {
  const folder = openRoot(root);
  const seen = new Set<string>();
  const reader: ContentReader = {
    root: folder,
    layout: contentLayout(kinds),
    report,
    readSource: (entry) => {
      seen.add(entry.absolute);
      const read = () => readSource(entry, cache, report);
      return measure ? measure({ kind: 'file', name: entry.file }, read) : read();
    },
  };
  const top = listFolder({ absolute: folder, file: '' }, folder, ignoreOthers(report));
  const site = readSiteFile(top, reader);
  const content = site && openContent(top, reader);
  if (!site || !content) return undefined;
  const collections = readCollections(content, reader);
  const media = readMediaFolder(
    content.find(({ name }) => name === mediaFolder),
    { root: folder, cache, seen, report },
  );
  forgetOthers(cache, seen);
  return { root: folder, site, collections, media };
}

/** A folder that doesn't exist is treated as an empty one. */
function openRoot(root: string): string {
  try {
    return realpathSync(root);
  } catch {
    return path.resolve(root);
  }
}

/** Beside site.yaml and content/ may stand whatever the site's owner likes: links there are nobody's business. */
function ignoreOthers(report: Report): Report {
  return (problem) => {
    if (/^(?:site\.yaml|content)$/.test(problem.place.file)) report(problem);
  };
}

const start = { line: 1, column: 1 };

function readSiteFile(top: readonly FolderEntry[], reader: ContentReader): Source | undefined {
  const place = { file: 'site.yaml', ...start };
  const entry = top.find(({ name }) => name === 'site.yaml');
  if (entry?.kind === 'file') return reader.readSource(entry);
  if (entry && entry.kind !== 'refused') reader.report(fileExpected(place));
  if (!entry)
    reader.report(
      siteFileMissing(place, top.find(({ name }) => /^site\.(?:yml|json|yaml\.txt)$/i.test(name))?.name),
    );
  return undefined;
}

function openContent(top: readonly FolderEntry[], reader: ContentReader): FolderEntry[] | undefined {
  const place = { file: 'content', ...start };
  const entry = top.find(({ name }) => name === 'content');
  if (entry?.kind === 'folder') return listFolder(entry, reader.root, reader.report);
  if (entry?.kind !== 'refused') reader.report(entry ? folderExpected(place) : contentFolderMissing(place));
  return undefined;
}
