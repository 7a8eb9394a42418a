import type { CleanRecipe, DerivedFile } from '../../../schemas/asset.ts';
import type { Media } from '../../model/source.ts';
import { cleanerVersion } from '../../private-data/clean-media.ts';
import { keyOf, sourceOf } from './derive-picture.ts';
import { hashedName } from './hashed-name.ts';

/** A file that is published without the metadata of cameras and programs. */
export function deriveClean(media: Media): DerivedFile {
  const recipe: CleanRecipe = { kind: 'clean', bytes: media.bytes };
  const key = keyOf([media.sha256, recipe, cleanerVersion]);
  const output = hashedName(media.name, key.slice(0, 8));
  return { output, key, source: sourceOf(media), recipe };
}
