import type { OutlineRow } from '../contract.ts';
import { RowGrip } from '../controls/row-grip.tsx';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Eye, EyeOff, Plus, Trash2 } from '../icons.ts';
import { Button } from '../react-aria.ts';
import { dayInWords, valueInWords, words } from '../words.ts';
import type { SectionChange } from './section-edits.ts';

type SectionRowProps = {
  section: OutlineRow;
  row: number;
  isLast: boolean;
  /** Whether what is done more rarely is in sight. */
  isMore: boolean;
  toggleMore: () => void;
  open: () => void;
  openTiming: (id: string) => void;
  /** `command`: by its selector, the button that has the focus afterwards. */
  change: (change: SectionChange, command?: string) => void;
  add: () => void;
};

/** A section with what can be done to it; Alt and an arrow move it as well. */
export function SectionRow({ section, row, isLast, isMore, toggleMore, ...does }: SectionRowProps) {
  const { title, kind, hidden, timing } = section;
  const { open, openTiming, change, add } = does;
  const up = (command?: string) => change({ kind: 'move', from: row, to: row - 1 }, command);
  const down = (command?: string) => change({ kind: 'move', from: row, to: row + 1 }, command);
  return (
    <li
      className="item-row"
      data-row={row}
      data-hidden={hidden ? '' : undefined}
      onKeyDown={(event) => {
        const move = event.key === 'ArrowUp' ? row > 0 && up : event.key === 'ArrowDown' && !isLast && down;
        if (!event.altKey || !move) return;
        event.preventDefault();
        move();
      }}
    >
      {(row > 0 || !isLast) && <RowGrip move={(to) => change({ kind: 'move', from: row, to })} />}
      <Button className="row-title" onPress={open}>
        <span>{title}</span>
        {kind !== title && <small>{kind}</small>}
        {hidden && (
          <small className="why-hidden">
            <EyeOff aria-hidden /> {whyHidden(hidden)}
          </small>
        )}
      </Button>
      <Button
        className="icon-button move-up"
        aria-label={words.moveUp(title)}
        isDisabled={row === 0}
        onPress={() => up('.move-up')}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        className="icon-button move-down"
        aria-label={words.moveDown(title)}
        isDisabled={isLast}
        onPress={() => down('.move-down')}
      >
        <ArrowDown aria-hidden />
      </Button>
      <Button
        className="icon-button"
        aria-label={words.moreFor(title)}
        aria-expanded={isMore}
        onPress={toggleMore}
      >
        <Ellipsis aria-hidden />
      </Button>
      {isMore && (
        <div className="row-more">
          <Button className="secondary" onPress={add}>
            <Plus aria-hidden /> {words.addBelow}
          </Button>
          <Button className="secondary" onPress={() => change({ kind: 'copy', at: row })}>
            <Copy aria-hidden /> {words.copy}
          </Button>
          {hidden?.why === 'until' && (
            <Button className="secondary" onPress={() => change({ kind: 'show', at: row })}>
              <Eye aria-hidden /> {words.showAgain}
            </Button>
          )}
          {!hidden && timing.some(({ name }) => name === 'until') && (
            <Button className="secondary" onPress={() => change({ kind: 'hide', at: row })}>
              <EyeOff aria-hidden /> {words.hide}
            </Button>
          )}
          <Button className="secondary" onPress={() => change({ kind: 'take-out', at: row })}>
            <Trash2 aria-hidden /> {words.takeOut}
          </Button>
          {timing.map((field) => (
            <Button key={field.id} className="link-button" onPress={() => openTiming(field.id)}>
              {field.value === undefined
                ? field.title
                : words.setTo(field.title, dayInWords(String(field.value)) || valueInWords(field.value))}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function whyHidden(hidden: NonNullable<OutlineRow['hidden']>): string {
  if (hidden.why === 'from') return words.hiddenBefore(dayInWords(hidden.day));
  if (hidden.why === 'until') return words.hiddenSince(dayInWords(hidden.day));
  const waits = hidden.why === 'when' ? words.hiddenWhile.get(hidden.when) : undefined;
  return waits ?? words.hiddenToday;
}
