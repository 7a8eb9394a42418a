import type { ArticlePart, FieldView } from '../../renderer/site.ts';
import { isConfirmable } from './confirming.ts';
import type { EditDesk } from './desk.ts';
import { keyOf, type TitledValue } from './value-ids.ts';

/** A field as the editor in the browser has it: ids instead of places. */
export type ShownField = Omit<
  FieldView,
  'path' | 'place' | 'items' | 'blank' | 'names' | 'layer' | 'range' | 'article'
> & {
  id: string;
  line: number;
  /** In its group. */
  name?: string | number;
  names?: readonly { name: string; value?: string; id?: string }[];
  items?: readonly ShownField[];
  blank?: ShownField;
  layer?: {
    state: string;
    travels: boolean;
    confirms: boolean;
    there?: { value: unknown; file: string };
  };
  article?: ShownPart;
  /** A text that was typed before and isn’t saved. */
  pending?: string;
};

/** Ids of the block to come below this one, of this one once it has moved, and of the whole text. */
type ShownPart = { part: string; canGo: boolean; below?: string; whole: string; up?: string; down?: string };

export function shownField(desk: EditDesk, field: FieldView): ShownField {
  const { file, path, place, items, blank, names, layer, range: _range, article, ...rest } = field;
  const { ids, journal } = desk;
  const { title, within } = rest;
  const part = article && article.part !== 'block' ? { part: article.part } : {};
  const value = { file, path, title, within, ...(path.length === 0 && { place }), ...part };
  const pending = journal.typed().find((typed) => keyOf(typed) === keyOf(value));
  const { there, ...state } = layer;
  return {
    ...{ id: ids.idOf(value), ...rest, file: place.file, line: place.line },
    ...(path.length > 0 && { name: path.at(-1) }),
    ...(items && { items: items.map((item) => shownField(desk, item)) }),
    ...(blank && { blank: shownField(desk, blank) }),
    ...(names && { names: names.map((name) => shownName(desk, name)) }),
    ...(layer.state !== 'only' && {
      layer: {
        ...state,
        confirms: isConfirmable(field),
        ...(there && { there: { value: there.value, file: there.file } }),
      },
    }),
    ...(article && { article: shownPart(desk, value, article) }),
    ...(pending && { pending: pending.text }),
  };
}

function shownPart(
  { ids }: EditDesk,
  value: TitledValue,
  { part, next, out, up, down }: ArticlePart,
): ShownPart {
  const { part: _part, ...block } = value;
  return {
    ...{ part, canGo: out !== undefined, whole: ids.idOf({ ...block, part: 'whole' }) },
    ...(next && { below: ids.idOf({ ...block, place: next, part: 'below' }) }),
    ...(part === 'block' && { below: ids.idOf({ ...block, part: 'below' }) }),
    ...(up && { up: ids.idOf({ ...block, place: up.place }) }),
    ...(down && { down: ids.idOf({ ...block, place: down.place }) }),
  };
}

type Named = NonNullable<FieldView['names']>[number];

function shownName({ ids }: EditDesk, { name, value, file, path }: Named) {
  return {
    name,
    ...(value !== undefined && { value }),
    ...(file !== undefined && path && { id: ids.idOf({ file, path, title: name, within: file }) }),
  };
}
