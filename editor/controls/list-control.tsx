import { useLayoutEffect, useRef, useState } from 'react';
import type { EditorField } from '../contract.ts';
import { Plus } from '../icons.ts';
import { Button } from '../react-aria.ts';
import { valueInWords, words } from '../words.ts';
import { type ControlProps, focusable } from './control-props.ts';
import { ItemRow } from './item-row.tsx';
import { NewItem } from './new-item.tsx';

/** `id`: of its field, once it is saved. `key` stays while it is typed in and moved. */
type ListRow = { key: number; value: unknown; id?: string };

type ListControlProps = ControlProps & {
  /** The control of a field of a new item. */
  Control: React.ComponentType<ControlProps>;
};

/** The items of a list: each opens, moves, or goes, and others come. The list is one value, so it is saved as one. */
export function ListControl({ Control, ...props }: ListControlProps) {
  const { value, change, field, openOther, session, save } = props;
  const [rows, setRows] = useState(() => rowsOf(value, field));
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const refocus = useRef<() => HTMLElement | null | undefined>(undefined);
  useLayoutEffect(() => {
    refocus.current?.()?.focus();
    refocus.current = undefined;
  });
  if (rows.length === 0 && !field.blank) return <RawControl {...props} />;
  const titleOfRow = (row: ListRow, index: number) => titleOf(row.value) || words.item(index + 1);
  const put = (next: readonly ListRow[]) => {
    setRows(next);
    change(next.map((row) => row.value));
  };
  const rowAt = (index: number) => list.current?.querySelectorAll<HTMLElement>('.item-row')[index];
  const move = (from: number, to: number) => {
    const pressed = document.activeElement;
    const order = [...rows];
    order.splice(to, 0, ...order.splice(from, 1));
    put(order);
    const row = rows[from];
    if (row) setMoved(words.nowAt(titleOfRow(row, from), to + 1, rows.length));
    // A node that moves loses the focus, and so does a button that can go no further.
    refocus.current = () =>
      pressed instanceof HTMLElement && pressed.isConnected && !pressed.matches(':disabled')
        ? pressed
        : rowAt(to)?.querySelector<HTMLElement>('button:not([disabled])');
  };
  const remove = (index: number) => {
    put(rows.filter((_, at) => at !== index));
    refocus.current = () =>
      (rowAt(index) ?? list.current)?.querySelector<HTMLElement>('button:not([disabled])') ?? list.current;
  };
  const add = () => {
    const isGroup = (field.blank?.items ?? []).length > 0;
    put([...rows, { key: nextKey(rows), value: isGroup ? {} : '' }]);
    refocus.current = () => rowAt(rows.length)?.querySelector<HTMLElement>('input, textarea, [data-control]');
  };
  return (
    <div ref={list} tabIndex={-1}>
      {rows.length > 0 && (
        <ol className="list">
          {rows.map((row, index) => (
            <ItemRow
              key={row.key}
              title={titleOfRow(row, index)}
              isFirst={index === 0}
              open={row.id === undefined ? undefined : () => openOther([row.id ?? ''])}
              up={index > 0 ? () => move(index, index - 1) : undefined}
              down={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
              move={(to) => move(index, to)}
              remove={() => remove(index)}
            >
              {row.id === undefined && field.blank && (
                <NewItem
                  {...{ session, save, openOther, Control, blank: field.blank, value: row.value }}
                  change={(next) => put(rows.map((one) => (one === row ? { ...row, value: next } : one)))}
                />
              )}
            </ItemRow>
          ))}
        </ol>
      )}
      <p className="sr-only" role="status">
        {moved}
      </p>
      {field.blank && (
        <Button
          className="secondary"
          onPress={add}
          {...(rows[0]?.id === undefined && { 'data-control': '' })}
        >
          <Plus aria-hidden /> {words.add}
        </Button>
      )}
    </div>
  );
}

function rowsOf(value: unknown, { value: saved, items = [] }: EditorField): readonly ListRow[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const before: readonly unknown[] = Array.isArray(saved) ? saved : [];
  const texts = before.map((one) => JSON.stringify(one));
  return values.map((one, key) => {
    const index = texts.indexOf(JSON.stringify(one));
    // Of two that are the same, each has its own field.
    if (index >= 0) delete texts[index];
    return { key, value: one, id: items[index]?.id };
  });
}

function nextKey(rows: readonly ListRow[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
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
