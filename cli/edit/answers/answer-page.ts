import { mapTexts } from '../../../renderer/site.ts';
import type { Desk } from '../desk.ts';
import type { RouteAnswer } from '../routes.ts';

/** Where the values of a page are on it. */
export async function answerPage({ site, ids }: Desk, address: string): Promise<RouteAnswer> {
  const found = await mapTexts({ ...site(), address });
  if (found.kind === 'unknown') return { status: 404, value: { code: 'no-such-page' } };
  if (found.kind === 'broken') return { value: { address, spots: [], problems: found.diagnostics } };
  const spots = found.texts.flatMap(({ values, text, ...at }) => {
    const fields = values.map(({ file, path }) => ({
      id: ids.idOf({ file, path, title: String(path.at(-1) ?? ''), within: '' }),
      label: String(path.at(-1) ?? ''),
    }));
    const [first] = fields;
    return first ? [{ at, text, label: first.label, within: '', fields }] : [];
  });
  return { value: { address, title: '', spots, problems: [] } };
}
