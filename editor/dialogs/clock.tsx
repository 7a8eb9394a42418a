import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { ComingDay } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { dayInWords, words } from '../words.ts';
import { Overlay } from './overlay.tsx';

type ClockProps = {
  /** A moment. */
  today: string;
  chosen?: string;
  /** Undefined is today. */
  choose: (day: string | undefined) => void;
  close: () => void;
};

/** The day that the page shows: any, or that of one of the next changes. */
export function Clock({ today, chosen, choose, close }: ClockProps) {
  const [coming, setComing] = useState<readonly ComingDay[]>();
  const [day, setDay] = useState(chosen ?? today.slice(0, 10));
  useEffect(() => {
    server.coming().then(setComing, () => setComing([]));
  }, []);
  return (
    <Overlay title={words.clockTitle} close={close}>
      <form
        className="day"
        onSubmit={(event) => {
          event.preventDefault();
          choose(day);
        }}
      >
        <label>
          {words.anotherDay}
          <input
            type="date"
            required
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        </label>
        <Button type="submit" className="primary">
          {words.showDay}
        </Button>
        {chosen && (
          <Button className="secondary" onPress={() => choose(undefined)}>
            {words.backToToday}
          </Button>
        )}
      </form>
      <h3>{words.coming}</h3>
      {coming?.length === 0 && <p className="empty">{words.nothingComing}</p>}
      <ul className="journal">
        {coming?.map((one) => (
          <li key={`${one.day}${one.title}${one.what}`}>
            <Button className="row-title" onPress={() => choose(one.day)}>
              <span>{dayInWords(one.day)}</span>
              <small>
                {one.title}: {one.what}
              </small>
            </Button>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
