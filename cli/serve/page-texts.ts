import { createCache, findUses, type PageText } from '../../renderer/site.ts';
import type { CliOptions } from '../options.ts';

type PageTextsOptions = Pick<CliOptions, 'root' | 'today' | 'base' | 'drafts'>;

/** The sources of the texts of pages, by the address in the browser. */
export type PageTexts = {
  of: (address: string) => Promise<readonly PageText[]>;
  /** Clears the cache: something was saved, or another day has begun. */
  forget: () => void;
};

/**
 * Looks up each page once between two builds. Builds use a separate cache, which this doesn't disturb. `ask` gives the
 * options, including the moment.
 */
export function createPageTexts(ask: () => PageTextsOptions): PageTexts {
  const cache = createCache();
  const known = new Map<string, Promise<readonly PageText[]>>();
  let last: Promise<unknown> = Promise.resolve();
  const look = async (address: string): Promise<readonly PageText[]> => {
    const found = await findUses({ ...ask(), cache, of: [address] });
    return found.kind === 'page' ? found.page.texts : [];
  };
  return {
    of: (address) => {
      const found = known.get(address) ?? last.catch(() => {}).then(() => look(address));
      known.set(address, found);
      last = found;
      return found;
    },
    forget: () => known.clear(),
  };
}
