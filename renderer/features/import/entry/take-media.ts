import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { TakeNote } from '../../../foreign/note.ts';
import { sniffPicture } from '../../../read/media/measure-picture.ts';
import { readMedia } from '../../../read/media/read-media.ts';
import { createReadCache } from '../../../read/read-sources.ts';
import { endingOf, pictureTypes } from '../../../schema/picture-endings.ts';
import type { ForeignArticle, ImportOrigin } from '../origins/origin.ts';
import type { ImportTarget } from './target.ts';

/** `name`: relative to content/media. */
export type TakenPicture = { name: string; copyOf: string };

export type TakeMedia = {
  /** The name of a picture in content/media; undefined if it can't be shown, which is noted. */
  take: (address: string, article: ForeignArticle, note: TakeNote) => string | undefined;
  taken: () => readonly TakenPicture[];
};

/** Pictures are judged as the check would: one that is refused there is left out here. */
export function takeMedia(origin: ImportOrigin, target: ImportTarget): TakeMedia {
  const known = new Map<string, { name: string } | { fault: string }>();
  const names = new Set([...target.media].map((name) => name.toLowerCase()));
  const cache = createReadCache();
  const judge = (file: string) => {
    const name = freeName(`${target.kind.collection}/${plainName(path.basename(file), file)}`, names);
    const problems: Diagnostic[] = [];
    const entry = {
      name: path.basename(name),
      absolute: file,
      file: `content/media/${name}`,
      kind: 'file' as const,
    };
    readMedia(entry, name, {
      folders: [],
      cache,
      seen: new Set(),
      report: (problem) => problems.push(problem),
    });
    cache.media.clear();
    const fault = problems.find(({ severity }) => severity === 'error');
    if (fault) return { fault: fault.message };
    names.add(name.toLowerCase());
    return { name };
  };
  return {
    take: (address, article, note) => {
      const file = origin.picture(address, article);
      if (file === undefined) {
        note(/^(?:https?:)?\/\//.test(address) ? 'picture-elsewhere' : 'picture-missing', address);
        return undefined;
      }
      const judged = known.get(file) ?? judge(file);
      known.set(file, judged);
      if ('name' in judged) return judged.name;
      note('picture-refused', `${address}: ${judged.fault}`);
      return undefined;
    },
    taken: () =>
      [...known].flatMap(([copyOf, judged]) => ('name' in judged ? [{ name: judged.name, copyOf }] : [])),
  };
}

/** With the ending of what the file holds: a PNG called `.jpg` is shown elsewhere, but refused here. */
function plainName(name: string, file: string): string {
  const ending = endingOf(name);
  const stem = name.slice(0, name.length - ending.length - 1);
  const plain = stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .split(/[-.]/)
    .filter((part) => part !== '')
    .join('-');
  return `${plain || 'picture'}.${soundEnding(ending, file)}`;
}

function soundEnding(ending: string, file: string): string {
  const held = pictureTypes.has(ending) ? sniffPicture(readFileSync(file)) : undefined;
  if (held === undefined || held === pictureTypes.get(ending)) return ending;
  return held === 'JPEG' ? 'jpg' : held.toLowerCase();
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  let one = name;
  for (let count = 2; taken.has(one.toLowerCase()); count += 1) one = `${stem}-${count}${ending}`;
  return one;
}
