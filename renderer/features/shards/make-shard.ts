/**
 * The stages after the plan for one of several shards: its pages, their pictures, and its share of everything else that
 * takes long.
 */

import { hash } from 'node:crypto';
import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../diagnostics/has-error.ts';
import { shardCleared } from '../../../diagnostics/messages.generated.ts';
import type { Shard } from '../../../diagnostics/shard.ts';
import { createInspection } from '../../inspect/inspect-pages.ts';
import type { PackedFacts } from '../../inspect/inspected-page.ts';
import type { MediaFiles } from '../../model/source.ts';
import { breathe } from '../../model/steps.ts';
import { createCollector } from '../../pipeline/collector.ts';
import { type MadePages, makePages } from '../../pipeline/make-pages.ts';
import type { MadeSite, MakeOptions } from '../../pipeline/make-site.ts';
import { showableFiles } from '../../pipeline/unshown-entries.ts';
import type { OpenPlan } from '../../plan/plan-site.ts';
import { openRendering } from '../../render/render-site.ts';
import { measureTypefaces } from '../../render/typefaces/measure-typeface.ts';
import { outputPlace } from '../../write/check-output-folder.ts';
import { explainWriteFailure } from '../../write/explain-write-failure.ts';
import { createGathering } from '../../write/gather-bytes.ts';
import { type AddToShardOptions, addDocuments, addPicturesToShard } from './add-to-shard.ts';
import { createNames, packPage } from './portable-page.ts';
import type { ShardContents, ShardOrigin, Slice } from './shard-file.ts';
import { createShard } from './write-shard.ts';

/** `originOf`: called at the end, when it is known which instants were asked about. */
export type ShardOptions = MakeOptions & { shard: Shard; originOf: () => ShardOrigin };

/**
 * Writes a shard into the folder `out`. Undefined if something failed (reported) or the run was aborted: then it
 * contains none.
 */
export async function makeShard(
  plan: OpenPlan,
  options: ShardOptions,
  found: readonly Diagnostic[],
  report: Report,
): Promise<MadeSite | undefined> {
  const { out, root, signal } = options;
  const failed = (error: unknown) => void report(explainWriteFailure(error, out, { out, root }));
  try {
    const writer = createShard(out);
    try {
      const filled = await fillShard(plan, { ...options, writer }, report);
      signal?.throwIfAborted();
      if (hasError(found)) return undefined;
      if (writer.finish({ ...options.originOf(), ...filled.contents })) return filled.built;
      return void report(shardCleared(outputPlace(out, root)));
    } finally {
      writer.discard();
    }
  } catch (error) {
    return failed(error);
  }
}

type FilledShard = { contents: ShardContents; built: MadeSite };

async function fillShard(
  plan: OpenPlan,
  options: ShardOptions & AddToShardOptions,
  report: Report,
): Promise<FilledShard> {
  const { measure, shard } = options;
  const share = await makeShare(plan, options, report);
  const { pages, html } = share;
  const rest = measure({ kind: 'stage', name: 'plan' }, () => plan.finish(pages.summaries));
  const documents = await measure({ kind: 'stage', name: 'render' }, () =>
    addDocuments([...shareOf(rest.documents, shard)], options, report),
  );
  const pictures = await measure({ kind: 'stage', name: 'assets' }, () =>
    addPicturesToShard([...pages.assets.values(), ...shareOf(rest.assets, shard)], options, report),
  );
  const measures = [...options.cache.render.typefaces].flatMap(([key, measured]) =>
    measured ? [[key, measured] as const] : [],
  );
  const records = measure({ kind: 'stage', name: 'write' }, () =>
    addRecords(share, plan.context.site.media, options),
  );
  const built: MadeSite = {
    pages: html.size,
    files: { count: html.size, bytes: [...html.values()].reduce((sum, { bytes }) => sum + bytes, 0) },
    changed: [],
    outputs: new Set(html.keys()),
    schedule: rest.schedule,
    pending: [],
    isSearchPending: false,
  };
  return { contents: { ...records, ...pictures, documents, measures }, built };
}

/** `html`: by output. `provenance`: the lines of the record, by address. */
type Share = { pages: MadePages; html: ReadonlyMap<string, Slice>; provenance: ReadonlyMap<string, string> };

/** All of its pages are rebuilt: the state of an earlier build exists on one machine only. */
async function makeShare(
  plan: OpenPlan,
  options: ShardOptions & AddToShardOptions,
  report: Report,
): Promise<Share> {
  const { cache, store, templates, measure, signal, shard, writer } = options;
  const { settings } = plan;
  const measures = await measure({ kind: 'stage', name: 'render' }, () =>
    measureTypefaces(settings.theme, cache.render.typefaces, store),
  );
  const html = new Map<string, Slice>();
  const provenance = new Map<string, string>();
  const gather = createGathering();
  const collector = createCollector({
    add: ({ output, content }) => {
      const bytes = gather(content);
      html.set(output, writer.add(bytes));
      return { bytes: bytes.length, sha256: hash('sha256', bytes, 'hex') };
    },
    holds: () => false,
    keep: () => undefined,
    copy: () => undefined,
  });
  const making = {
    rendering: openRendering(settings, templates, { ...options, cache: cache.render, measures, report }),
    inspection: createInspection(settings),
    collector,
    search: undefined,
    provenance: {
      add: (address: string, line: string) => void provenance.set(address, line),
      holds: () => false,
      keep: () => undefined,
    },
    records: new Map(),
    showable: showableFiles(plan.context),
    breathe: () => breathe(signal),
    measure,
    report,
  };
  const pages = await measure({ kind: 'stage', name: 'plan' }, () =>
    makePages(shareOf(plan.visits(), shard), making),
  );
  return { pages, html, provenance };
}

/** Facts that pages share, such as those of the header, are written once. */
function addRecords(
  { pages: { records }, html, provenance }: Share,
  media: MediaFiles,
  { writer }: AddToShardOptions,
): Pick<ShardContents, 'pages' | 'facts'> {
  const nameOf = createNames(media);
  const positions = new Map<PackedFacts, number>();
  const factsAt = (facts: PackedFacts) => {
    const position = positions.get(facts) ?? positions.size;
    positions.set(facts, position);
    return position;
  };
  const pages = [...records].flatMap(([address, record]) => {
    const slice = html.get(record.output);
    if (!slice) return [];
    const made = { record, provenance: provenance.get(address) ?? '' };
    return [
      { address, html: slice, record: writer.add(JSON.stringify(packPage(made, { nameOf, factsAt }))) },
    ];
  });
  return { pages, facts: writer.add(JSON.stringify([...positions.keys()].map(({ json }) => json))) };
}

/** Every `count`th item: neighbours are alike, so each shard gets some of every kind. */
function* shareOf<Item>(items: Iterable<Item>, { number, count }: Shard): Generator<Item> {
  let index = 0;
  for (const item of items) {
    if (index % count === number - 1) yield item;
    index += 1;
  }
}
