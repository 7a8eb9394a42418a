import { type Planned, plain } from '../../../kinds/planned.ts';
import type { Media } from '../../model/source.ts';
import type { Context } from '../context/context.ts';

/** A file of content/media. */
export function answerMedia(name: string, { site }: Context): Planned<Media> {
  const media = Object.hasOwn(site.media, name) ? site.media[name] : undefined;
  if (!media) throw new Error(`${name} in content/media was not checked`);
  return plain(media);
}
