import { useRef, useState } from 'react';
import { CalendarDays, Clock } from '../icons.ts';
import { Button } from '../react-aria.ts';
import { dayInWords, words } from '../words.ts';
import { type ControlProps, inputText, spoken } from './control-props.ts';

/**
 * A day, typed or chosen from the device’s own calendar. Below it, with its weekday: a wrong year is seldom seen in
 * digits.
 */
export function DateControl(props: ControlProps) {
  return <PickedControl {...props} type="date" title={words.chooseDay} inWords={dayInWords} />;
}

export function TimeControl(props: ControlProps) {
  return <PickedControl {...props} type="time" title={words.chooseTime} inWords={() => ''} />;
}

type PickedProps = ControlProps & {
  type: 'date' | 'time';
  title: string;
  inWords: (value: string) => string;
};

function PickedControl({ type, title, inWords, ...props }: PickedProps) {
  const [text, setText] = useState(inputText(props.value));
  const picker = useRef<HTMLInputElement>(null);
  const set = (value: string) => {
    setText(value);
    props.change(value);
  };
  const Sign = type === 'date' ? CalendarDays : Clock;
  return (
    <div className="date">
      <div className="number">
        <input
          {...spoken(props)}
          autoComplete="off"
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
        <span className="picker">
          <input
            ref={picker}
            type={type}
            tabIndex={-1}
            aria-hidden
            value={/^[\d:-]+$/.test(text) ? text : ''}
            onChange={({ currentTarget }) => currentTarget.value && set(currentTarget.value)}
          />
          <Button className="icon-button" aria-label={title} onPress={() => picker.current?.showPicker()}>
            <Sign aria-hidden />
          </Button>
        </span>
      </div>
      <p className="in-words" aria-live="polite">
        {inWords(text)}
      </p>
    </div>
  );
}
