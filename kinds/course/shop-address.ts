import { fillPlaceholders } from '../fill-placeholders.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';

/** Patterns for addresses in the shop: `{id}` for a course, `{address}` and `{code}` for a reduced price. */
type Shop = { address?: string | undefined; withCode?: string | undefined };

/** The shop's page for its number `id`: the pattern of site.yaml, filled in. With a code, at the promotion's price. */
export function shopAddress(
  id: string | undefined,
  { address: pattern, withCode }: Shop,
  code?: string,
): string | undefined {
  if (id === undefined || pattern === undefined) return undefined;
  const address = fillPlaceholders(pattern, { id: encodeURIComponent(id.toWellFormed()) });
  if (code === undefined) return address;
  return withCode && fillPlaceholders(withCode, { address, code: encodeURIComponent(code.toWellFormed()) });
}

export function planShopAddress(
  id: string | undefined,
  site: Pick<PlanSite, 'written'>,
  code?: string,
): Planned<string | undefined> {
  return gather((take) => {
    if (id === undefined) return undefined;
    const address = optionalText(take(site.written('shop', 'address')));
    const withCode = code === undefined ? undefined : optionalText(take(site.written('shop', 'withCode')));
    return shopAddress(id, { address, withCode }, code);
  });
}
