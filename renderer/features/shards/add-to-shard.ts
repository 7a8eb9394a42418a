/** The parts of a shard besides its pages: the pictures that they show, and its share of the PDF files. */
import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Asset } from '../../../schemas/asset.ts';
import type { PlannedDocument } from '../../../schemas/planned-document.ts';
import { makeAssets } from '../../assets/make-assets.ts';
import { breathe } from '../../model/steps.ts';
import type { MakeOptions } from '../../pipeline/make-site.ts';
import { makeDocuments } from '../../render/documents/make-documents.ts';
import { drawPictures } from '../../render/drawings/draw-pictures.ts';
import { readOwnFile } from '../../store/own-files.ts';
import { noStore } from '../../store/value-store.ts';
import { chooseMedia } from '../../warm/site-stores.ts';
import type { ShardContents } from './shard-file.ts';
import type { ShardWriter } from './write-shard.ts';

export type AddToShardOptions = MakeOptions & { writer: ShardWriter };

/** Made or found in the cache, each once. */
export async function addPicturesToShard(
  assets: readonly Asset[],
  options: AddToShardOptions,
  report: Report,
): Promise<Pick<ShardContents, 'media' | 'drawings'>> {
  const { root, cache, store, templates, signal, writer } = options;
  const { media } = chooseMedia(root, writer.scratch, report);
  const derived = assets.flatMap((asset) => (asset.make === 'derived' ? [asset.file] : []));
  const wanted = assets.flatMap((asset) => (asset.make === 'drawing' ? [asset.file] : []));
  await makeAssets(derived, { cache: media, extent: 'all', signal }, report);
  const known = cache.render.drawings;
  // Keeps the records of the other shards' drawings.
  const values = { ...noStore, find: store.find };
  await drawPictures(wanted, { templates, store: media, known, values, extent: 'all', signal }, report);
  const drawings = wanted.flatMap(({ output }) => {
    const entry = known.entries.get(output);
    return entry ? [{ output, ...entry }] : [];
  });
  const keys = new Set([...derived, ...drawings].map(({ key }) => key));
  const made = [...keys].flatMap((key) => {
    const file = media.find(key);
    const kept = file && readOwnFile(file.path);
    // A file that has disappeared meanwhile is made when the shards are merged.
    return kept ? [{ key, ...writer.add(kept.content) }] : [];
  });
  return { media: made, drawings };
}

/** Adds documents without problems. The others are made, and reported, when the shards are merged. */
export async function addDocuments(
  documents: readonly PlannedDocument[],
  { cache, store, templates, signal, writer }: AddToShardOptions,
  report: Report,
): Promise<ShardContents['documents']> {
  const keeping = { cache: cache.render.documents, store };
  for await (const _file of makeDocuments(documents, templates, keeping, report)) {
    await breathe(signal);
  }
  return [...cache.render.documents.made].flatMap(([key, { content, missing, problems }]) =>
    missing.length + problems.size > 0 ? [] : [{ key, ...writer.add(content) }],
  );
}
