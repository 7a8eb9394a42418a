import type { SiteCache } from '../../../warm/site-cache.ts';

/** Returns what takes the cache back to this state, so that whoever shares it goes on from there after an attempt. */
export function rememberSite({ check, read }: SiteCache): () => void {
  const [{ last }, { layers }] = [check, read];
  return () => {
    if (last) check.last = last;
    if (layers) read.layers = layers;
  };
}
