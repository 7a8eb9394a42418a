import { fieldsOf } from '../../../../diagnostics/fields.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { Sources } from '../../../model/source.ts';
import { sourcesOf } from '../../../source/sources-of.ts';
import { checkedBefore } from '../../../trials/checked-before.ts';
import type { FindOptions } from './find-entries.ts';
import { bestMatches } from './match-words.ts';
import { textsWithin } from './written-texts.ts';

/**
 * A picture of content/media. `usedOn`: how many files name it. `alt`: how one of them describes it. `canCrop`: it is
 * encoded again for the website.
 */
export type ListedPicture = {
  name: string;
  width: number;
  height: number;
  canCrop: boolean;
  usedOn: number;
  alt?: string;
};

const most = 60;

/** Pictures by words of their names and descriptions, those that are used first; at most 60. */
export async function listPictures(options: FindOptions): Promise<ListedPicture[]> {
  const checked = await checkedBefore(options);
  if (!checked) return [];
  const { sources } = checked.last;
  const uses = usesOfMedia(sources);
  const all = Object.values(sources.media).flatMap(({ name, width, height, format }): ListedPicture[] => {
    if (width === undefined || height === undefined) return [];
    const { files, alt } = uses.get(name) ?? { files: 0 };
    const canCrop = format !== undefined;
    return [{ name, width, height, canCrop, usedOn: files, ...(alt !== undefined && { alt }) }];
  });
  const inOrder = all.sort((one, other) => other.usedOn - one.usedOn || (one.name < other.name ? -1 : 1));
  return bestMatches(inOrder, options.query, { textOf: ({ name, alt }) => `${name} ${alt ?? ''}`, most });
}

function usesOfMedia(sources: Sources): Map<string, { files: number; alt?: string }> {
  const uses = new Map<string, { files: number; alt?: string }>();
  for (const source of sourcesOf(sources)) {
    const named = new Map<string, string | undefined>();
    for (const { path, text } of textsWithin(source.value)) {
      if (!Object.hasOwn(sources.media, text)) continue;
      const { alt } = fieldsOf(valueAt(source.value, path.slice(0, -1)));
      named.set(text, typeof alt === 'string' && alt !== '' ? alt : named.get(text));
    }
    const body = source.body ? source.text.slice(source.body.start) : '';
    for (const [, alt = '', name = ''] of body.matchAll(/!\[([^\]\n]*)\]\(([^()\s]+)/g))
      if (Object.hasOwn(sources.media, name)) named.set(name, alt === '' ? named.get(name) : alt);
    for (const [name, alt] of named) {
      const known = uses.get(name);
      const said = known?.alt ?? alt;
      uses.set(name, { files: (known?.files ?? 0) + 1, ...(said !== undefined && { alt: said }) });
    }
  }
  return uses;
}
