import { fittingName } from '../../schema/fitting-name.ts';
import { publishedName } from '../../schema/picture-endings.ts';

/** The path in the output’s folder of media of a file of content/media, or of one beside an entry (`../plays/poster.jpg`). */
export function withinMedia(name: string): string {
  return name.replace(/^\.\.\//, '');
}

/** Where a file is published. The finished name contains a hash, so that browsers may cache the file for ever. */
export function hashedName(name: string, hash: string): string {
  const published = publishedName(withinMedia(name));
  const ending = /\.[^./]+$/.exec(published)?.[0] ?? '';
  return fittingName(`media/${published.slice(0, published.length - ending.length)}`, `.${hash}${ending}`);
}
