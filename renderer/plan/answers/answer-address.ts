import type { RouteChoice } from '../../../kinds/kind.ts';
import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import type { Link } from '../../../schemas/planned.ts';
import type { Context } from '../context/context.ts';
import { finishAddress, finishLink } from '../context/finish-address.ts';
import { entryRoute } from '../context/route-table.ts';
import { written } from './answer-value.ts';

/** An address as it is written, finished. `hidden`: it leads to a page that is not made today, since its entry is hidden; then words stay, and buttons go. */
export type FinishedAddress = { link: Link; hidden: boolean };

export function answerAddress(address: string, context: Context): Planned<FinishedAddress> {
  const [path = ''] = address.split(/[?#]/);
  const hidden = context.routes().hidden.has(path.replace(/(?<=.)\/+$/, ''));
  return plain({ link: finishLink(address, context.address), hidden });
}

/** The page that a route makes for an entry, if one does. */
export function answerHref(
  { kind, id, page }: { kind: string; id: string; page?: RouteChoice },
  context: Context,
): Planned<string | undefined> {
  return gather((take) => {
    take(written(context.site.settings.source, ['routes'], context));
    const address = entryRoute({ kind, id }, page, context);
    return address === undefined ? undefined : finishAddress(address, context.address);
  });
}
