import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { generateSite } from '../generate-site.ts';
import type { SiteState } from './change.ts';
import type { Shipped } from './edits/edit-code.ts';
import type { Pictures } from './edits/edit-media.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Folders in the repository to start from. A site without templates of its own builds in a fraction of the time. */
const folders = {
  small: 'tests/fixtures/small-site',
  school: 'tests/fixtures/site',
  clinic: 'examples/clinic',
};

export const siteNames = ['small', 'school', 'clinic', 'generated'] as const;
export type SiteName = (typeof siteNames)[number];

/** Articles of the generated site. */
const articles = 60;

/** The site with this name, with pictures of every format. `work`: an empty folder. */
export async function readStart(name: SiteName, repository: string, work: string): Promise<SiteState> {
  const folder = name === 'generated' ? join(work, 'generated') : join(repository, folders[name]);
  if (name === 'generated')
    await generateSite(folder, join(repository, 'starter'), { articles, seed: 'a', sharing: 'one' });
  const files = new Map([...takeSnapshot(folder)].map(([file, bytes]) => [file.split(sep).join('/'), bytes]));
  for (const file of [...files.keys()]) if (/^(?:dist|\.site)\//.test(file)) files.delete(file);
  const { png, jpg } = await makePictures();
  const home = files.get('content/pages/home.yaml')?.toString('utf8') ?? '';
  files.set('content/pages/home.yaml', Buffer.from(`${home.trimEnd()}\n${moreOfHome}`));
  if (png[0]) files.set('content/media/pictures/share.png', png[0]);
  if (jpg[0]) files.set('content/media/pictures/photo.jpg', jpg[0]);
  return { files, settings: { today: Date.parse('2026-11-22T12:00:00Z'), base: undefined, release: false } };
}

const moreOfHome = `  - section: split
    title: A picture
    body: It has many pixels.
    picture: { src: pictures/photo.jpg, alt: A plain colour }
`;

/** Three of each format, of different sizes. */
export async function makePictures(): Promise<Pictures> {
  const make = (width: number, background: string) =>
    sharp({ create: { width, height: 300, channels: 3, background } });
  const kinds = [make(400, '#204060'), make(400, '#802010'), make(700, '#108040')];
  const svg = ['#204060', '#802010', '#108040'].map((colour, index) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${40 + index * 20} 40" width="${40 + index * 20}" height="40"><rect width="40" height="40" fill="${colour}"/></svg>\n`,
    ),
  );
  return {
    png: await Promise.all(kinds.map((kind) => kind.clone().png().toBuffer())),
    jpg: await Promise.all(kinds.map((kind) => kind.clone().jpeg().toBuffer())),
    svg,
  };
}

/** The shipped schemas, templates and code of kinds. */
export function readShipped(repository: string): Shipped {
  const files = ['schemas', 'templates', 'kinds'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  const texts = files.filter((file) => statSync(join(repository, file)).isFile());
  return new Map(
    texts.toSorted().map((file) => [file.split(sep).join('/'), readFileSync(join(repository, file), 'utf8')]),
  );
}
