import { hasError } from '../../diagnostics/has-error.ts';
import { checkChanged } from '../../renderer/check/check-changed.ts';
import { editedTexts, readFrom, type SiteEdits } from '../../renderer/features/edit/write/edited-texts.ts';
import type { Source } from '../../renderer/model/source.ts';
import { planOf } from '../../renderer/pipeline/plan-site.ts';
import { createAnswerCache } from '../../renderer/plan/context/answer-cache.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import type { Cache } from '../../renderer/site.ts';
import { changedSources } from '../../renderer/trials/changed-sources.ts';
import { checkedBefore } from '../../renderer/trials/checked-before.ts';
import { openPrinting } from '../../renderer/trials/open-printing.ts';
import { validatorsOf } from '../../renderer/warm/site-cache.ts';
import { textsBySpot } from './page-spots.ts';

/** The texts of a page by their spots; undefined if there is no such page. */
type TextsOf = (address: string) => ReadonlyMap<string, string> | undefined;

export type Changes = {
  sourceOf: (file: string) => Source;
  /** The site with edits, in memory; undefined if they are refused. */
  make: (edits: SiteEdits) => Promise<TextsOf | undefined>;
};

/** A site that is edited in memory, as `site edit` shows what is typed. Nothing is written. */
export async function openChanges(site: { root: string; today: Date; cache: Cache }): Promise<Changes> {
  const { root, today } = site;
  const checked = await checkedBefore(site);
  if (!checked) throw new Error(`${root} has mistakes`);
  const { last, cache } = checked;
  const { sources, schemas, code } = last;
  const from = { sources, schemas, kinds: readKinds(schemas), read: readFrom(root) };
  const answers = createAnswerCache();
  const known = new Map<string, Source>();
  const checkWith = (edits: SiteEdits) => {
    const edited = editedTexts(edits, from);
    if (edited.kind !== 'edited') return undefined;
    const parsed = [...edited.texts].map(([file, text]) => parseSource(file, text));
    if (hasError(parsed.flatMap(({ problems }) => problems))) return undefined;
    const changed = changedSources(
      last,
      parsed.map(({ source }) => source),
      cache,
    );
    return changed && checkChanged(last, changed, { code, validators: validatorsOf(schemas, cache) });
  };
  return {
    sourceOf: (file) => {
      const source = known.get(file) ?? parseSource(file, from.read(file) ?? '').source;
      known.set(file, source);
      return source;
    },
    make: async (edits) => {
      const edited = checkWith(edits);
      if (!edited) return undefined;
      const plan = unlessItThrows(() => planOf(edited, { today, code }, answers));
      const printing = plan && (await openPrinting(root, { site: edited, settings: plan.settings, cache }));
      const print = await printing?.pages(plan?.settings ?? Object(undefined));
      return (address) => {
        const page = unlessItThrows(() => plan?.page(address));
        return page && print && textsBySpot(print(page));
      };
    },
  };
}

/** Planning may fail on problems that only the whole check detects. */
function unlessItThrows<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
