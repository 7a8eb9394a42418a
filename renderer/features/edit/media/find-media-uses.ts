import type { Path } from '../../../../diagnostics/place.ts';
import type { Source } from '../../../model/source.ts';
import { idOf } from '../../../source/id-of.ts';
import { checkedBefore, type EditingOptions } from '../../../trials/checked-before.ts';
import { writtenPlace } from '../fields/find-value.ts';
import { openLastPlan } from '../fields/open-names.ts';
import { addressOfEntry } from '../find/find-entries.ts';
import type { WantedEdit } from '../write/edited-texts.ts';
import { mediaUses, renamedIn } from './media-uses.ts';

/** `path` is empty for the text of an article. `address`: of the page of its entry, if it has one. */
export type MediaMention = { file: string; path: Path; address?: string };

/**
 * Where a file is named, and `edits` that name another instead: for `editSite`, in their order. Empty if nothing does.
 */
export async function findMediaUses({
  name,
  instead = name,
  ...options
}: EditingOptions & { name: string; instead?: string }): Promise<{
  mentions: readonly MediaMention[];
  edits: readonly WantedEdit[];
}> {
  const checked = await checkedBefore(options);
  if (!checked) return { mentions: [], edits: [] };
  const { sources } = checked.last;
  const uses = mediaUses(sources).get(name) ?? [];
  const plan = openLastPlan(checked, options);
  const addressOf = (source: Source) => {
    const [collection] = Object.entries(sources.collections).find(([, all]) => all.includes(source)) ?? [];
    if (!plan || collection === undefined) return {};
    const { address } = addressOfEntry(plan.routes, collection, idOf(source));
    return address === undefined ? {} : { address: plan.settings.base + address };
  };
  const mentions = uses.map((use): MediaMention => {
    const at = use.kind === 'value' ? use.path : [];
    return { ...writtenPlace(use.source, at), ...addressOf(use.source) };
  });
  // From the end of each text, so that no position moves before its turn.
  const bodies = uses.flatMap((use) => (use.kind === 'body' ? [use] : []));
  const inBodies = bodies
    .toSorted((one, other) => other.start - one.start)
    .map(({ source, start, end }): WantedEdit => {
      const edit = { kind: 'replace' as const, start, end, text: instead };
      return { file: source.file, edit, was: name };
    });
  const values = uses.flatMap((use) => (use.kind === 'value' ? [use] : []));
  const inValues = values.map(({ source, path: at, text }): WantedEdit => {
    const place = writtenPlace(source, at);
    const edit = { kind: 'set' as const, path: place.path, value: renamedIn(text, name, instead) };
    return { file: place.file, edit, was: text };
  });
  return { mentions, edits: [...inBodies, ...inValues] };
}
