import { ArrowDown, ArrowUp, Trash2 } from '../icons.ts';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { RowGrip } from './row-grip.tsx';

type ItemRowProps = {
  title: string;
  note?: string;
  open?: () => void;
  up?: () => void;
  down?: () => void;
  /** To any position, from 0. */
  move?: (to: number) => void;
  remove?: () => void;
  isFirst?: boolean;
  /** The fields of a new one. */
  children?: React.ReactNode;
};

/** A line of a list, with what can be done to it; Alt and an arrow move it as well. */
export function ItemRow({ title, note, open, up, down, move, remove, isFirst, children }: ItemRowProps) {
  return (
    <li
      className="item-row"
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? up : event.key === 'ArrowDown' ? down : undefined;
        if (!event.altKey || !step) return;
        event.preventDefault();
        step();
      }}
    >
      {move && (up ?? down) && <RowGrip move={move} />}
      {open ? (
        <Button className="row-title" onPress={open} {...(isFirst && { 'data-control': '' })}>
          <span>{title}</span>
          {note && <small>{note}</small>}
        </Button>
      ) : (
        <span className="row-title">{title}</span>
      )}
      {(up ?? down) && (
        <>
          <Button className="icon-button" aria-label={words.moveUp(title)} isDisabled={!up} onPress={up}>
            <ArrowUp aria-hidden />
          </Button>
          <Button
            className="icon-button"
            aria-label={words.moveDown(title)}
            isDisabled={!down}
            onPress={down}
          >
            <ArrowDown aria-hidden />
          </Button>
        </>
      )}
      {remove && (
        <Button className="icon-button" aria-label={words.remove(title)} onPress={remove}>
          <Trash2 aria-hidden />
        </Button>
      )}
      {children}
    </li>
  );
}
