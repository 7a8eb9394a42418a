import { mapTexts, titleValues } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import { locatedProblems } from '../located-problems.ts';
import type { RouteAnswer } from '../routes.ts';
import { keyOf, type TitledValue, type ValuePlace } from '../value-ids.ts';

/** Where the values of a page are on it. */
export async function answerPage(desk: EditDesk, address: string): Promise<RouteAnswer> {
  const found = await mapTexts({ ...desk.site(), address });
  if (found.kind === 'unknown') return { status: 404, value: { code: 'no-such-page' } };
  if (found.kind === 'broken')
    return { value: { address, spots: [], problems: await locatedProblems(desk, found.diagnostics) } };
  const values = found.texts.flatMap((text) => text.values.map(asEdited));
  const titleOf = await titlesOf(desk, values);
  const spots = found.texts.flatMap(({ values, text, ...at }) => {
    const named = values.map((value) => titleOf(asEdited(value)));
    const fields = named.map((value) => ({ id: desk.ids.idOf(value), label: value.title }));
    const [first] = named;
    return first ? [{ at, text, label: first.title, within: first.within, fields }] : [];
  });
  return { value: { address, spots, problems: [] } };
}

function asEdited({ file, path, place }: ValuePlace): ValuePlace {
  return { file, path, ...(path.length === 0 && place && { place }) };
}

/** What values are called: a picture and what it shows are one thing to edit. */
async function titlesOf(
  { site }: EditDesk,
  values: readonly ValuePlace[],
): Promise<(value: ValuePlace) => TitledValue> {
  const asked = new Map([...values, ...values.flatMap(pictureAround)].map((one) => [keyOf(one), one]));
  const found = await titleValues({ ...site(), of: [...asked.values()] });
  const titles = new Map([...asked.keys()].map((key, index) => [key, found[index]]));
  return (value) => {
    const [around] = pictureAround(value);
    const picture = around && titles.get(keyOf(around));
    if (around && picture?.control === 'picture')
      return { ...around, title: picture.title, within: picture.within };
    const { title = '', within = '' } = titles.get(keyOf(value)) ?? {};
    return { ...value, title, within };
  };
}

function pictureAround({ file, path }: ValuePlace): ValuePlace[] {
  const last = path.at(-1);
  return last === 'src' || last === 'alt' ? [{ file, path: path.slice(0, -1) }] : [];
}
