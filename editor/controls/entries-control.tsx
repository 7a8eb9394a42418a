import { words } from '../words.ts';
import { type ControlProps, focusable, inputText } from './control-props.ts';
import { useEntries } from './entry-control.tsx';
import { ItemRow } from './item-row.tsx';
import { TitlePicker } from './title-picker.tsx';

/** Several entries in an order: each can be moved and taken out, and one more is found by its title. */
export function EntriesControl(props: ControlProps) {
  const { value, change, field } = props;
  const { options = [], search } = useEntries(field.of ?? '');
  if (!Array.isArray(value))
    return (
      <output {...focusable(props)} tabIndex={0}>
        {inputText(value) || words.unset}
      </output>
    );
  const ids: readonly string[] = value.map(inputText);
  const titleOf = (id: string) => options.find((one) => one.id === id)?.title ?? id;
  const move = (from: number, to: number) => {
    const order = [...ids];
    order.splice(to, 0, ...order.splice(from, 1));
    change(order);
  };
  return (
    <div className="list">
      <ol>
        {ids.map((id, index) => (
          <ItemRow
            key={id}
            title={titleOf(id)}
            up={index > 0 ? () => move(index, index - 1) : undefined}
            down={index < ids.length - 1 ? () => move(index, index + 1) : undefined}
            remove={() => change(ids.filter((other) => other !== id))}
          />
        ))}
      </ol>
      <TitlePicker
        key={ids.join()}
        {...props}
        text=""
        options={options.filter(({ id }) => !ids.includes(id))}
        search={search}
        choose={(id) => change([...ids, id])}
        takesWords={false}
        hint={words.entryHint}
      />
    </div>
  );
}
