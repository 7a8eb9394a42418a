import { folderFitting, unknownIn } from '../../schema/fits-kind.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';

/**
 * The folder that a file belongs in, if its fields are those of another kind: that kind knows all of them and lacks
 * none that it requires, and at least two are unknown where the file is.
 */
export function meantFolder({ collection, value }: Document, content: Content): string | undefined {
  const keys = Object.keys(value);
  const own = content.kinds.find((kind) => kind.collection === collection);
  if (own?.holds !== 'folder' || unknownIn(own, keys, content.schemas).length < 2) return undefined;
  const others = content.kinds.filter((kind) => kind !== own);
  return folderFitting(keys, others, own.format, content.schemas);
}
