import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.js';

/** The licences of all packages whose code goes into a bundle, as one text. Throws if one has none. */
export function gatherLicences(inputs) {
  const folders = new Set(
    Object.keys(inputs).flatMap(
      (file) => /^node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file) ?? [],
    ),
  );
  return [...folders].toSorted().map(licenceOf).join('\n');
}

function licenceOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
  const files = readdirSync(join(repository, folder)).filter((file) => /^licen[cs]e/i.test(file));
  if (files.length === 0) throw new Error(`${name} has no file with its licence`);
  const texts = files.toSorted().map((file) => readFileSync(join(repository, folder, file), 'utf8').trim());
  return `${name} ${version}\n\n${texts.join('\n\n')}\n`;
}
