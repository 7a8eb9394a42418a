import type { SitePlan } from '../model/plan.ts';
import { locate } from '../source/locate.ts';
import type { Context } from './context/context.ts';
import { finishAddress } from './context/finish-address.ts';
import { isShown } from './context/is-shown.ts';

/** The drafts that are shown, each with the pages made only for it. */
export function findDrafts(context: Context): NonNullable<SitePlan['schedule']['drafts']> {
  const { address: style, site } = context;
  const { shown } = context.routes();
  return Object.entries(site.collections).flatMap(([collection, entries]) =>
    entries
      .filter(({ source, value }) => value.draft === true && !source.isLeftOut && isShown(value, context))
      .map(({ id, source }) => ({
        place: locate(source, []),
        addresses: shown
          .filter(({ page, current }) =>
            collection === 'pages' ? page === id : current?.kind === collection && current.id === id,
          )
          .map(({ address }) => finishAddress(address, style)),
      })),
  );
}
