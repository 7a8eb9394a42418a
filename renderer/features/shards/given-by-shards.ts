/** The results of shards, as input to the stages after the plan. */
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { shardDamaged } from '../../../diagnostics/messages/shards.ts';
import { isMediaKey, type MediaStore } from '../../assets/media-store.ts';
import type { PackedFacts } from '../../inspect/inspected-page.ts';
import type { MediaFiles } from '../../model/source.ts';
import type { GivenPage } from '../../pipeline/make-pages.ts';
import type { MakeOptions } from '../../pipeline/make-site.ts';
import { type AddressStyle, outputOf } from '../../plan/context/finish-address.ts';
import type { RenderCache } from '../../render/render-cache.ts';
import { outputPlace } from '../../write/check-output-folder.ts';
import { type PortablePage, unpackPage } from './portable-page.ts';
import type { OpenShard } from './read-shard.ts';
import type { Slice } from './shard-file.ts';

type ShardSite = { root: string; media: MediaFiles; style: AddressStyle };

/** Pages and pictures of all shards. A page that can't belong to a shard of this site is reported, and made again. */
export function givenByShards(
  shards: readonly OpenShard[],
  { root, media, style }: ShardSite,
  report: Report,
): NonNullable<MakeOptions['given']> {
  const pages = new Map<string, () => GivenPage | undefined>();
  for (const shard of shards) {
    const written: readonly string[] = readJson(shard, shard.description.facts);
    const facts = written.map((json): PackedFacts => ({ json }));
    for (const { address, html, record } of shard.description.pages)
      pages.set(address, () => {
        const portable: PortablePage = readJson(shard, record);
        const unpacked =
          portable.output === outputOf(address, style) ? unpackPage(portable, { media, facts }) : undefined;
        if (unpacked) return { ...unpacked, html: () => shard.read(html) };
        return void report(shardDamaged(outputPlace(shard.folder, root), shard.description.shard));
      });
  }
  return { page: (address) => pages.get(address)?.(), withMedia: (own) => withMedia(shards, own) };
}

/** Files from a shard are stored in the site's own cache when they are first used. */
function withMedia(shards: readonly OpenShard[], own: MediaStore): MediaStore {
  const brought = new Map<string, () => Buffer>();
  for (const shard of shards)
    for (const { key, ...slice } of shard.description.media) brought.set(key, () => shard.read(slice));
  return {
    ...own,
    find: (key) => {
      const content = brought.get(key);
      return own.find(key) ?? (content && isMediaKey(key) ? own.keep(key, content()) : undefined);
    },
  };
}

/**
 * Puts values that are looked up by key into the cache of a process: documents, measures, and the picture for each
 * output.
 */
export function takeOver(
  shards: readonly OpenShard[],
  { documents, drawings, typefaces }: RenderCache,
): void {
  for (const shard of shards) {
    for (const [key, measures] of shard.description.measures) typefaces.set(key, measures);
    for (const { key, ...slice } of shard.description.documents)
      documents.made.set(key, { content: shard.read(slice), missing: [], problems: new Map() });
    for (const { output, ...entry } of shard.description.drawings) drawings.entries.set(output, entry);
  }
  drawings.changed = true;
}

function readJson(shard: OpenShard, slice: Slice) {
  return JSON.parse(shard.read(slice).toString());
}
