import type { EditorField } from '../contract.ts';
import { valueInWords, words } from '../words.ts';
import { type ControlProps, focusable } from './control-props.ts';
import { ItemRow } from './item-row.tsx';

/** The items of a list: each opens, moves, or goes. The list is one value, so its order is saved as one. */
export function ListControl(props: ControlProps) {
  const { value, change, field, openOther } = props;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = field.items ?? [];
  if (values.length === 0 && items.length === 0) return <RawControl {...props} />;
  const idOf = new Map(
    (Array.isArray(field.value) ? field.value : []).map((one, index) => [one, items[index]?.id]),
  );
  const move = (from: number, to: number) => {
    const order = [...values];
    order.splice(to, 0, ...order.splice(from, 1));
    change(order);
  };
  return (
    <ol className="list">
      {values.map((one, index) => {
        const id = idOf.get(one);
        return (
          <ItemRow
            key={JSON.stringify(one)}
            title={titleOf(one) || words.item(index + 1)}
            isFirst={index === 0}
            open={id ? () => openOther([id]) : undefined}
            up={index > 0 ? () => move(index, index - 1) : undefined}
            down={index < values.length - 1 ? () => move(index, index + 1) : undefined}
            remove={() => change(values.filter((other) => other !== one))}
          />
        );
      })}
    </ol>
  );
}

/** The fields of a group, each of which opens by itself. */
export function GroupControl(props: ControlProps) {
  const { items = [] } = props.field;
  if (items.length === 0) return <RawControl {...props} />;
  return (
    <ul className="list">
      {items.map((item, index) => (
        <ItemRow
          key={item.id}
          title={item.title}
          note={noteOf(item)}
          isFirst={index === 0}
          open={() => props.openOther([item.id])}
        />
      ))}
    </ul>
  );
}

/** A value without a control of its own is shown; its file and line are below. */
function RawControl(props: ControlProps) {
  return (
    <div>
      <p className="hint">{words.inTheFile}</p>
      <output {...focusable(props)} className="raw" tabIndex={0}>
        {typeof props.value === 'object'
          ? JSON.stringify(props.value, undefined, 2)
          : valueInWords(props.value)}
      </output>
    </div>
  );
}

function noteOf({ value }: EditorField): string {
  if (value === undefined) return words.unset;
  return typeof value === 'object' ? titleOf(value) : valueInWords(value);
}

/** The first words in a value. */
function titleOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const named = new Map<string, unknown>(Object.entries(value));
  const told = ['title', 'label', 'name', 'question', 'text'].map((name) => named.get(name));
  return (
    [...told, ...named.values()]
      .map((one) => (typeof one === 'string' ? one : ''))
      .find((one) => one !== '') ?? ''
  );
}
