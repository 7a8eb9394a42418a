import { appendFileSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type BuildOptions, type BuiltSite, buildSite } from '../../renderer/features/build-site.ts';
import { mergeSite } from '../../renderer/features/shards/merge-site.ts';
import { repository } from '../cli/run-site.ts';

/** A copy of a site as on one of several machines: in a folder of another name, with different times. */
export type Machine = { root: string; cache: NonNullable<BuildOptions['cache']> };

/** Several hours before an event of the site begins, so that its planning depends on the time. */
export const today = new Date('2025-10-05T09:00:00Z');

const photoOnHome = `
  - section: split
    title: A picture
    body: It has many pixels.
    picture: { src: photo.jpg, alt: A plain colour }
`;

/** `site`: relative to the repository. Adds a photo to its home page. */
export async function newMachine(site: string): Promise<Machine> {
  const root = join(mkdtempSync(join(tmpdir(), 'site-shards-')), 'site');
  cpSync(join(repository, site), root, { recursive: true });
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#204060' } });
  writeFileSync(join(root, 'content/media/photo.jpg'), await photo.jpeg().toBuffer());
  appendFileSync(join(root, 'content/pages/home.yaml'), photoOnHome);
  return { root, cache: {} };
}

type Options = { count: number } & Pick<Partial<BuildOptions>, 'today' | 'base'>;

/** All shards of a site, built by the machines in turn. Returns their folders. */
export async function buildShards(machines: readonly Machine[], options: Options): Promise<string[]> {
  const folders: string[] = [];
  for (let number = 1; number <= options.count; number += 1) {
    const machine = machines[number % machines.length];
    if (!machine) throw new Error('no machines');
    const { built, folder } = await buildShard(machine, number, options);
    if (!built.ok) throw new Error(JSON.stringify(built.diagnostics));
    folders.push(folder);
  }
  return folders;
}

export async function buildShard(
  { root, cache }: Machine,
  number: number,
  { count, ...options }: Options,
): Promise<{ built: BuiltSite; folder: string }> {
  const folder = emptyPlace('shard');
  const built = await buildSite({ today, ...options, root, out: folder, shard: { number, count }, cache });
  return { built, folder };
}

type Merging = Pick<Partial<Parameters<typeof mergeSite>[0]>, 'today' | 'base' | 'now'>;

export async function merge(
  { root, cache }: Machine,
  shards: readonly string[],
  options: Merging = {},
): Promise<{ built: BuiltSite; out: string }> {
  const out = emptyPlace('dist');
  return { built: await mergeSite({ ...options, root, out, shards, cache }), out };
}

/** A path that doesn't exist yet, in its own folder. */
export function emptyPlace(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'site-shards-')), name);
}
