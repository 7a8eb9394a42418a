import { diffSites } from '../../renderer/site.ts';
import { comparedPages } from '../diff/compared-pages.ts';
import { showDiff } from '../diff/show-diff.ts';
import type { Git } from '../git/run-git.ts';
import type { CliOptions } from '../options.ts';
import { readCommitted } from '../publish/site-states.ts';
import type { Terminal } from '../terminal.ts';

/** Two states of the site side by side. `pages`: the addresses of those that differ, in the order of their numbers. */
export type Comparison = { address: string; pages: readonly string[] };

/** `before`, `after`: commits or trees. */
type ComparisonOptions = { git: Git; before: string; after: string; options: CliOptions };

/** One comparison at a time, which stays open until another is wanted, or the editor ends. */
export type Comparisons = {
  /** Undefined if one of the states can’t be built. */
  open: (wanted: ComparisonOptions) => Promise<Comparison | undefined>;
  close: () => Promise<void>;
};

type OpenComparison = Comparison & { close: () => Promise<void> };

export function createComparisons(terminal: Terminal): Comparisons {
  let last: { key: string; opening: Promise<OpenComparison | undefined> } | undefined;
  const close = async (): Promise<void> => {
    const opening = last?.opening;
    last = undefined;
    await (await opening?.catch(() => undefined))?.close();
  };
  return {
    open: async (wanted) => {
      const { before, after, options } = wanted;
      const key = `${before} ${after} ${options.today.toDateString()}`;
      if (last?.key !== key) {
        const closing = close();
        const opening = closing.then(() => openComparison(wanted, terminal));
        last = { key, opening };
        const forget = (): void => {
          if (last?.opening === opening) last = undefined;
        };
        opening.then((opened) => opened ?? forget(), forget);
      }
      return last.opening;
    },
    close,
  };
}

async function openComparison(
  { git, before, after, options }: ComparisonOptions,
  terminal: Terminal,
): Promise<OpenComparison | undefined> {
  const { root, today, base } = options;
  const was = await readCommitted({ git, root }, before);
  const folders = [was];
  const remove = async (): Promise<void> =>
    void (await Promise.all(folders.map((folder) => folder.remove())));
  try {
    const is = await readCommitted({ git, root }, after);
    folders.push(is);
    const roots = { before: was.root, after: is.root };
    const diff = await diffSites({ ...roots, today, base });
    const shown =
      diff.refused.before || diff.refused.after
        ? undefined
        : await showDiff(diff, roots, { options, port: 0, terminal });
    if (!shown) {
      await remove();
      return undefined;
    }
    const pages = comparedPages(diff).map((page) => page.after ?? page.before ?? '');
    return {
      ...{ address: shown.address, pages },
      close: async () => {
        await shown.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
