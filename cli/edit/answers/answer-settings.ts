import { listSettings, measureContrast } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';

/** What belongs to no page, to open its form. */
export async function answerSettings({ site, ids }: EditDesk): Promise<RouteAnswer> {
  const groups = await listSettings(site());
  return {
    value: groups.map(({ title: group, settings }) => ({
      title: group,
      settings: settings.map(({ file, path, parts, ...rest }) => {
        const title = parts.join(' › ');
        return { id: ids.idOf({ file, path, title, within: group }), title, ...rest };
      }),
    })),
  };
}

/** How well a colour is seen beside the others, while it is chosen. */
export async function answerContrast({ site, ids }: EditDesk, query: URLSearchParams): Promise<RouteAnswer> {
  const of = ids.valueOf(query.get('id'));
  if (!of) return notUnderstood('unknown-value');
  return { value: await measureContrast({ ...site(), of, value: query.get('value') ?? '' }) };
}
