import { createHash, hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../model/site.ts';
import { layerFolders } from '../../read/layers/site-folders.ts';
import { entriesOf } from '../../source/entries-of.ts';
import { filesOf } from '../../source/files-of.ts';
import { listOutput } from '../../write/output-files.ts';

/** Developers' folders for one site; the program's own files are covered by its version. */
const codeFolders = ['schemas', 'templates', 'kinds'];

/**
 * Changes with the bytes or name of any file that the site is made from: the same on every machine, whatever the files'
 * times.
 */
export function digestInputs(site: Site): string {
  const { root, media, neighbours = [] } = site;
  const digest = createHash('sha256');
  const note = (name: string, sha256: string) => digest.update(`${JSON.stringify(name)} ${sha256}\n`);
  const texts = entriesOf(site).flatMap(({ source }) =>
    filesOf(source).map(({ file, text }) => [file, text] as const),
  );
  // A data file belongs to many entries.
  for (const [file, text] of new Map(texts)) note(file, hash('sha256', text, 'hex'));
  note('neighbours', hash('sha256', JSON.stringify(neighbours), 'hex'));
  for (const name of Object.keys(media).toSorted()) note(`media ${name}`, media[name]?.sha256 ?? '');
  for (const [index, layer] of layerFolders(root).entries())
    for (const folder of codeFolders)
      for (const file of filesIn(layer, folder)) note(`${index} ${file}`, sha256Of(layer, file));
  return digest.digest('hex');
}

function filesIn(root: string, folder: string): string[] {
  const { files, others } = listOutput(join(root, folder));
  const links = others.filter((name) => isFile(join(root, folder, name)));
  return [...files, ...links].toSorted().map((name) => `${folder}/${name}`);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function sha256Of(root: string, file: string): string {
  return hash('sha256', readFileSync(join(root, file)), 'hex');
}
