import type { SiteSource } from '../../schemas/types.ts';
import { fillPattern } from './fill-references.ts';

/** Where the shop sells what it calls `id`: the pattern of site.yaml, filled in. With a code the price is the promotion's. */
export function shopAddress(id: string | undefined, { shop }: SiteSource, code?: string): string | undefined {
  if (id === undefined || !shop) return undefined;
  const address = fillPattern(shop.address, { id: encodeURIComponent(id) });
  if (code === undefined) return address;
  return shop.withCode && fillPattern(shop.withCode, { address, code: encodeURIComponent(code) });
}
