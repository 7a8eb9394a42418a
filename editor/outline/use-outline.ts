import { useCallback, useEffect, useRef, useState } from 'react';
import { server } from '../ask-server.ts';
import type { OutlineView, Trouble } from '../contract.ts';
import type { ShownPage } from '../page-frame.tsx';
import { whyNot, words } from '../words.ts';
import { editOfSections, positionAfter, type SectionChange } from './section-edits.ts';

export type OutlineSetting = {
  address: string;
  frame: ShownPage;
  /** Counts the builds: each may have changed the sections. */
  built: number;
  isTyping: React.RefObject<boolean>;
  setStatus: (status: string) => void;
  saved: () => void;
  /** Closes the open fields: a position may be that of another section afterwards. */
  closeFields: () => void;
};

export type OpenOutline = {
  outline: OutlineView | undefined;
  troubles: readonly Trouble[];
  /** Whether it was done. */
  act: (change: SectionChange) => Promise<boolean>;
  forgetTroubles: () => void;
};

/** The sections of a page, as they are after each change, whoever makes it. */
export function useOutline(options: OutlineSetting): OpenOutline {
  const { address, frame, built, isTyping, setStatus, saved, closeFields } = options;
  const [outline, setOutline] = useState<OutlineView>();
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const isBusy = useRef(false);
  /** Where a section is that was just changed: the page goes there once it shows it. */
  const changed = useRef<number>(undefined);
  const asked = useRef({ last: 0, shown: 0 });
  const say = useCallback((error: Error) => setStatus(error.message), [setStatus]);
  const refresh = useCallback(async () => {
    asked.current.last += 1;
    const own = asked.current.last;
    const found = await server.outline(address);
    if (own > asked.current.shown) setOutline(found);
    asked.current.shown = Math.max(own, asked.current.shown);
    return found;
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each build may have changed it.
  useEffect(() => {
    const show = async () => {
      const { sections } = await refresh();
      const { shown: section, title: label = '' } = sections[changed.current ?? -1] ?? {};
      if (section === undefined || isTyping.current) return;
      changed.current = undefined;
      await frame.showSaved();
      frame.showSection({ section, label }, 0);
    };
    show().catch(say);
  }, [refresh, built, frame, say]);

  const write = async (change: SectionChange, before: OutlineView): Promise<boolean> => {
    setTroubles([]);
    setStatus(words.saving);
    const answer = await server.save([editOfSections(before, change)], address);
    if (answer.kind === 'refused') setTroubles(answer.problems);
    if (answer.kind !== 'saved') {
      setStatus(whyNot(answer));
      if (answer.kind === 'conflict') await refresh();
      return false;
    }
    closeFields();
    saved();
    changed.current = positionAfter(change);
    setStatus(statusAfter(change, await refresh(), before));
    return true;
  };
  const act = async (change: SectionChange): Promise<boolean> => {
    if (!outline || isBusy.current) return false;
    if (isTyping.current && change.kind !== 'add') {
      setStatus(words.leaving);
      return false;
    }
    isBusy.current = true;
    try {
      return await write(change, outline);
    } catch (error) {
      if (error instanceof Error) say(error);
      return false;
    } finally {
      isBusy.current = false;
    }
  };
  return { outline, troubles, act, forgetTroubles: () => setTroubles([]) };
}

function statusAfter(change: SectionChange, { sections }: OutlineView, before: OutlineView): string {
  const at = positionAfter(change);
  if (change.kind === 'take-out') return words.sectionOut(before.sections[change.at]?.title ?? '');
  const title = sections[at]?.title ?? '';
  if (change.kind === 'copy') return words.sectionCopied(title);
  if (change.kind === 'hide') return words.sectionHidden(title);
  if (change.kind === 'show') return words.sectionShown(title);
  return change.kind === 'move'
    ? words.sectionNow(title, at + 1, sections.length)
    : words.sectionAdded(title, at + 1, sections.length);
}
