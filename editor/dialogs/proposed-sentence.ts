import type { UnpublishedChanges } from '../contract.ts';
import { words } from '../words.ts';

/** So many things are named in it. */
const most = 3;

/** What the changes are, in a line. */
export function proposedSentence({ changes, unseen }: UnpublishedChanges): string {
  const edits = [...changes.flatMap((one) => one.edits), ...unseen];
  const things = new Map<string, Set<string>>();
  for (const { file, name, title, within } of edits) {
    const thing = within || (file.split('/').at(-1) ?? file);
    things.set(thing, (things.get(thing) ?? new Set()).add(title ?? name));
  }
  const [[thing, titles] = ['', new Set<string>()]] = things;
  const named = things.size === 1 ? [...titles].filter((one) => one !== '') : [...things.keys()];
  const list = named.slice(0, most).join(', ');
  const left = named.length - most;
  const all = left > 0 ? words.andMore(list, left) : list;
  if (things.size === 0) return words.someChanges;
  if (things.size > 1) return words.changedThings(all);
  return words.changedThings(all === '' ? thing : words.ofThing(thing, all));
}
