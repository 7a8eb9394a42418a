import { createCache, findUses, type LocatedText, mapTexts, type PageText } from '../../renderer/site.ts';
import type { CliOptions } from '../options.ts';

type PageTextsOptions = Pick<CliOptions, 'root' | 'today' | 'base' | 'drafts'>;

/** The sources of the texts of pages, by the address in the browser. */
export type PageTexts = {
  of: (address: string) => Promise<readonly PageText[]>;
  /** The same with the position of each in the page, as far as it is known. */
  located: (address: string) => Promise<readonly LocatedText[]>;
  /** Clears the cache: something was saved, or another day has begun. */
  forget: () => void;
};

/**
 * Looks up each page once between two builds. Builds use a separate cache, which this doesn't disturb. `ask` gives the
 * options, including the moment.
 */
export function createPageTexts(ask: () => PageTextsOptions): PageTexts {
  const cache = createCache();
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: they share a cache. */
  const remember = <T>(look: (address: string) => Promise<T>) => {
    const known = new Map<string, Promise<T>>();
    const of = (address: string): Promise<T> => {
      const found = known.get(address) ?? last.catch(() => {}).then(() => look(address));
      known.set(address, found);
      last = found;
      return found;
    };
    return { of, forget: () => known.clear() };
  };
  const texts = remember(async (address): Promise<readonly PageText[]> => {
    const found = await findUses({ ...ask(), cache, of: [address] });
    return found.kind === 'page' ? found.page.texts : [];
  });
  const located = remember(async (address): Promise<readonly LocatedText[]> => {
    const found = await mapTexts({ ...ask(), cache, address });
    return found.kind === 'page' ? found.texts : [];
  });
  return {
    of: texts.of,
    located: located.of,
    forget: () => {
      texts.forget();
      located.forget();
    },
  };
}
