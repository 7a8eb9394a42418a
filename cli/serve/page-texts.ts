import { createCache, findUses, type PageText } from '../../renderer/site.ts';
import type { Options } from '../options.ts';

type Asking = Pick<Options, 'root' | 'today' | 'base' | 'drafts'>;

/** Where the texts of pages come from, by the address that a browser shows. */
export type PageTexts = {
  of: (address: string) => Promise<readonly PageText[]>;
  /** Something was saved, or another day has begun: what was known counts no more. */
  forget: () => void;
};

/** Each page is looked up once between two builds. A build has a cache of its own, which this doesn't disturb. `ask` says as of when. */
export function createPageTexts(ask: () => Asking): PageTexts {
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
