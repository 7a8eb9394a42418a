import { fittingName } from '../../schema/fitting-name.ts';
import { publishedName } from '../../schema/picture-endings.ts';

/**
 * Where a file of content/media, or one beside an entry (`../plays/poster.jpg`), is published. The finished name
 * contains a hash, so that browsers may cache the file for ever.
 */
export function hashedName(name: string, hash: string): string {
  const published = publishedName(name.replace(/^\.\.\//, ''));
  const ending = /\.[^./]+$/.exec(published)?.[0] ?? '';
  return fittingName(`media/${published.slice(0, published.length - ending.length)}`, `.${hash}${ending}`);
}
