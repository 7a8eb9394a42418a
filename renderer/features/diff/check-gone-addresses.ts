import type { Report } from '../../../diagnostics/diagnostic.ts';
import { addressGone } from '../../../diagnostics/messages/redirects.ts';
import type { Route } from '../../plan/context/route.ts';
import { planRedirects } from '../../plan/files/plan-redirects.ts';
import { addressKey } from '../../schema/address-key.ts';
import { locate } from '../../source/locate.ts';
import type { SeenPlan } from './seen-state.ts';

/**
 * Reports addresses that had a page and now have neither a page (not even one hidden today) nor a redirect. For lists,
 * only the first page counts.
 */
export function checkGoneAddresses(was: SeenPlan, is: SeenPlan, report: Report): void {
  const { context } = is.plan;
  const { base } = context.address;
  const routes = is.plan.routes;
  const known = new Set([
    ...[...routes.map(({ address }) => address), ...context.routes().hidden].map(addressKey),
    ...planRedirects(context).map(({ from }) => addressKey(from.slice(base.length))),
  ]);
  const before = new Set(was.plan.routes.map(({ address }) => address));
  const come = routes.filter(({ address }) => !before.has(address));
  const isGone = ({ address, part }: Route) =>
    !known.has(addressKey(address)) && (part === undefined || part.of === address);
  const gone = was.plan.routes.filter(isGone);
  for (const route of gone) {
    const moved = newPlace(route, gone, come);
    const entry =
      moved &&
      (moved.current
        ? context.entry(moved.current.kind, moved.current.id)
        : context.entry('pages', moved.page));
    if (moved && entry) {
      const { source } = entry;
      report(addressGone(locate(source, []), route.address, { to: moved.address, file: source.file }));
    } else report(addressGone(locate(is.site.settings.source, ['routes'], 'key'), route.address, undefined));
  }
}

/**
 * The same page or entry at another address; else, if exactly one entry has gone and one has come, the new one: its
 * file was renamed.
 */
function newPlace(route: Route, gone: readonly Route[], come: readonly Route[]): Route | undefined {
  const isAlike = ({ page, current }: Route) => page === route.page && current?.kind === route.current?.kind;
  const [first, ...others] = come.filter(isAlike);
  const same = come.find((one) => isAlike(one) && one.current?.id === route.current?.id);
  return same ?? (others.length === 0 && gone.filter(isAlike).length === 1 ? first : undefined);
}
