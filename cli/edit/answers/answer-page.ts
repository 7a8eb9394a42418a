import { type FieldView, mapTexts } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import { locatedProblems } from '../located-problems.ts';
import { readField } from '../read-field.ts';
import type { RouteAnswer } from '../routes.ts';
import { keyOf, type TitledValue, type ValuePlace } from '../value-ids.ts';

/** Where the values of a page are on it. */
export async function answerPage(desk: EditDesk, address: string): Promise<RouteAnswer> {
  const found = await mapTexts({ ...desk.site(), address });
  if (found.kind === 'unknown') return { status: 404, value: { code: 'no-such-page' } };
  if (found.kind === 'broken')
    return { value: { address, spots: [], problems: await locatedProblems(desk, found.diagnostics) } };
  const nameOf = createNames(desk);
  const spots = [];
  for (const { values, text, ...at } of found.texts) {
    const named = [];
    for (const value of values) named.push(await nameOf(value));
    const fields = named.map((value) => ({ id: desk.ids.idOf(value), label: value.title }));
    const [first] = named;
    if (first) spots.push({ at, text, label: first.title, within: first.within, fields });
  }
  return { value: { address, spots, problems: [] } };
}

/** What values are called. The same ones occur many times on a page. */
function createNames(desk: EditDesk): (value: ValuePlace) => Promise<TitledValue> {
  const known = new Map<string, TitledValue>();
  return async ({ file, path, place }) => {
    const value = { file, path, ...(path.length === 0 && place && { place }) };
    const key = keyOf(value);
    const named = known.get(key) ?? (await nameOfValue(desk, value));
    known.set(key, named);
    return named;
  };
}

/** A picture and what it shows are one thing to edit. */
async function nameOfValue(desk: EditDesk, value: ValuePlace): Promise<TitledValue> {
  const last = value.path.at(-1);
  const around = { file: value.file, path: value.path.slice(0, -1) };
  const isPart = last === 'src' || last === 'alt';
  const picture = isPart ? await readField(desk, around) : undefined;
  if (picture?.control === 'picture') return named(around, picture);
  return named(value, await readField(desk, value));
}

function named(value: ValuePlace, field: FieldView | undefined): TitledValue {
  return { ...value, title: field?.title ?? '', within: field?.within ?? '' };
}
