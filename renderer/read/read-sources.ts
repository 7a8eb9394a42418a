import { existsSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { fileEmpty, siteFileMissing } from '../../diagnostics/messages/read.ts';
import { contentFolderMissing, fileExpected, folderExpected } from '../../diagnostics/messages.generated.ts';
import type { Kinds } from '../model/kinds.ts';
import type { MeasureTime } from '../model/measure.ts';
import type { SchemaSet } from '../model/site.ts';
import type { MediaFiles, Source, Sources } from '../model/source.ts';
import { openData } from './data/open-data.ts';
import { findSiteAbove } from './find-site-above.ts';
import { contentLayout, mediaFolder } from './folder/content-layout.ts';
import type { ContentReader } from './folder/content-reader.ts';
import { folderFor } from './folder/folder-for.ts';
import { leastFields } from './folder/least-fields.ts';
import type { FolderEntry } from './folder/list-folder.ts';
import { type InsteadTexts, listWithAdded } from './folder/list-with-added.ts';
import { readCollections } from './folder/read-content.ts';
import { checkBase, fileIn } from './layers/check-base.ts';
import { findLayers, type Layer } from './layers/find-layers.ts';
import type { LayerContent } from './layers/layering.ts';
import { mergeLayers, type ReadLayers } from './layers/merge-layers.ts';
import { readBeside, readMediaFolder } from './media/read-media-folder.ts';
import { forgetOthers, type ReadCache } from './read-cache.ts';
import { readSource } from './read-source.ts';

export { createReadCache, type ReadCache } from './read-cache.ts';

type ReadSourcesOptions = {
  kinds: Kinds;
  schemas: SchemaSet;
  cache: ReadCache;
  measure?: MeasureTime;
  /** By absolute path: texts to use instead of the content of these files. */
  instead?: InsteadTexts;
  signal?: AbortSignal;
};

/**
 * Stage 1: reads everything in the site's folder, merged with what it extends, parsed but not checked. Undefined if
 * there is no usable site; a file with a mistake is reported, and is in the result without its value. Files are opened
 * one after the other: for many small ones that is faster than all at once. Throws if it is aborted.
 */
export async function readSources(
  root: string,
  reading: ReadSourcesOptions,
  report: Report,
): Promise<Sources | undefined> {
  const { cache } = reading;
  const found = findLayers(root);
  const [own] = found.layers;
  const seen = new Set<string>();
  const isAlone = found.layers.length === 1;
  const mediaFolders = found.layers.flatMap(({ root: folder }) => mediaFolderOf(folder) ?? []);
  const readData = openData(found.layers, { ...reading, seen });
  const context = { ...reading, seen, isAlone, mediaFolders, readData };
  const read: ReadLayer[] = [];
  for (const layer of found.layers) {
    const one = await readLayer(layer, context, report);
    if (one) read.push(one);
  }
  forgetOthers(cache, seen);
  if (read.length < found.layers.length) return undefined;
  const sites = read.map(({ site }) => site);
  if (!checkBase(found, sites, report)) return undefined;
  cache.layers = { layers: found.layers, contents: read };
  const content = mergeAgain(cache.layers, reading, report);
  if (!content) return undefined;
  const media = Object.assign({}, ...read.map((layer) => layer.media).reverse());
  return { root: own.root, ...content, media };
}

/** Merges the current layers of a site, reusing most of the last run's results. */
export function mergeAgain(
  read: ReadLayers,
  { kinds, schemas, cache }: Pick<ReadSourcesOptions, 'kinds' | 'schemas' | 'cache'>,
  report: Report,
): ReturnType<typeof mergeLayers> {
  const merged = { before: cache.merged, now: new Map() };
  cache.merged = merged.now;
  return mergeLayers(read, { kinds, schemas, merged, report });
}

/** Resolves links. Undefined if a site has no media folder, or none of its own. */
function mediaFolderOf(root: string): string | undefined {
  const folder = join(root, 'content', mediaFolder);
  if (!existsSync(folder)) return undefined;
  const real = realpathSync(folder);
  return real.startsWith(root + sep) ? real : undefined;
}

type ReadLayer = LayerContent & { media: MediaFiles };

type LayerReading = ReadSourcesOptions & {
  seen: Set<string>;
  isAlone: boolean;
  mediaFolders: readonly string[];
  readData: ReturnType<typeof openData>;
};

/** Undefined if a layer has no site.yaml, or lacks content that it needs (reported). */
async function readLayer(
  layer: Layer,
  { kinds, schemas, cache, instead, signal, measure, seen, isAlone, mediaFolders, readData }: LayerReading,
  report: Report,
): Promise<ReadLayer | undefined> {
  const reader: ContentReader = {
    root: layer.root,
    layout: contentLayout(kinds),
    report,
    instead,
    signal,
    readData: (collection) => readData(layer, collection, report),
    folderFor: (entry) => folderFor(entry, { kinds, schemas }),
    readSource: (entry) => {
      seen.add(entry.absolute);
      const tell: Report = (problem) =>
        report(
          problem.code === 'file-empty'
            ? fileEmpty(problem.place, leastFields(entry.file, { kinds, schemas }))
            : problem,
        );
      const read = () => readSource(entry, { cache, instead }, tell);
      return measure ? measure({ kind: 'file', name: entry.file }, read) : read();
    },
  };
  const folder = { absolute: layer.root, file: layer.file };
  const top = listWithAdded(folder, [layer.root], instead, ignoreOthers(layer, report));
  const site = readSiteFile(top, layer, reader);
  const needsContent = isAlone && fieldsOf(site?.value).extends === undefined;
  const content = site && openContent(top, layer, { ...reader, needsContent });
  if (!site || !content) return undefined;
  const { collections, files } = await readCollections(content, reader);
  const mediaReader = { folders: mediaFolders, cache, seen, report };
  const pictures = content.find(({ name }) => name === mediaFolder);
  const media = { ...readMediaFolder(pictures, mediaReader), ...readBeside(files, mediaReader) };
  return { site, collections, media };
}

/** Besides site.yaml and content/, the site's owner may keep anything: links there are not reported. */
function ignoreOthers(layer: Layer, report: Report): Report {
  const ours = [fileIn(layer, 'site.yaml'), fileIn(layer, 'content')];
  return (problem) => {
    if (ours.includes(problem.place.file)) report(problem);
  };
}

const start = { line: 1, column: 1 };

function readSiteFile(top: readonly FolderEntry[], layer: Layer, reader: ContentReader): Source | undefined {
  const place = { file: fileIn(layer, 'site.yaml'), ...start };
  const entry = top.find(({ name }) => name === 'site.yaml');
  if (entry?.kind === 'file') return reader.readSource(entry);
  if (entry && entry.kind !== 'refused') reader.report(fileExpected(place));
  if (!entry)
    reader.report(
      siteFileMissing(place, {
        similar: top.find(({ name }) => /^site\.(?:yml|json|yaml\.txt)$/i.test(name))?.name,
        above: findSiteAbove(reader.root),
      }),
    );
  return undefined;
}

/** A site that extends another, or is extended, may have no content of its own. */
function openContent(
  top: readonly FolderEntry[],
  layer: Layer,
  { root, needsContent, instead, report }: ContentReader & { needsContent: boolean },
): FolderEntry[] | undefined {
  const place = { file: fileIn(layer, 'content'), ...start };
  const entry = top.find(({ name }) => name === 'content');
  if (entry?.kind === 'folder') return listWithAdded(entry, [root], instead, report);
  if (!entry && !needsContent) return [];
  if (entry?.kind !== 'refused') report(entry ? folderExpected(place) : contentFolderMissing(place));
  return undefined;
}
