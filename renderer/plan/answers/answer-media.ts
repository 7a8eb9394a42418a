import { ownValue } from '../../../diagnostics/own-value.ts';
import { type Planned, plain } from '../../../kinds/planned.ts';
import type { Media } from '../../model/source.ts';
import type { Context } from '../context/context.ts';

/** A file of content/media. */
export function answerMedia(name: string, { site }: Context): Planned<Media> {
  const media = ownValue(site.media, name);
  if (!media) throw new Error(`${name} in content/media was not checked`);
  return plain(media);
}
