import type { StationsProps } from '../../../schemas/types.ts';
import { ActionButton } from '../../components/action/action.tsx';
import { fillNumbers, numberIn } from '../../components/count-text.ts';
import { Door } from '../../components/door/door.tsx';
import { Island } from '../../components/island/island.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { clockProps, StationClock } from './station-clock.tsx';
import './stations.css';

type StationFamily = StationsProps['families'][number];
type Station = StationFamily['stations'][number];

/** The doors of an exam. Each is a `details` of one group, so that choosing a door works without a script. */
export function Stations({ eyebrow, title, lede, families, labels, clock }: StationsProps) {
  const doors = families.flatMap((family, index) =>
    family.stations.map((station) => ({ station, family, kind: (index % 3) + 1 })),
  );
  const number = numberIn(clock.left);
  const longest = Math.max(0, ...doors.map(({ station }) => Number(station.minutes ?? 0)));
  return (
    <div className="stations">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <ul className="stations__families" role="list">
        {families.map((family, index) => (
          <li key={family.title} className={`stations__family stations__family--${(index % 3) + 1}`}>
            {family.title}
            <span className="stations__count type-strong">{number(family.stations.length)}</span>
          </li>
        ))}
      </ul>
      <Island of="station-clock" when="interaction" props={clockProps(clock, longest)}>
        <div className="stations__map">
          {doors.map(({ station, family, kind }, index) => (
            <details
              key={station.title}
              className={`stations__station stations__station--${kind}`}
              name="stations"
              open={index === 0}
            >
              <summary className="stations__door">
                <Door number={number(index + 1)} icon={station.icon} />
                <h3 className="stations__title type-label">{station.title}</h3>
              </summary>
              <div className="stations__room">
                <p className="stations__where type-caption">
                  {fillNumbers(
                    labels.door,
                    { number: index + 1, total: doors.length },
                    { family: family.title },
                  )}
                </p>
                <Room of={station} note={family.note} labels={labels} clock={clock} />
              </div>
            </details>
          ))}
        </div>
      </Island>
    </div>
  );
}

type RoomProps = { of: Station; note?: string } & Pick<StationsProps, 'labels' | 'clock'>;

/** The contents behind a door: the task with its time, and the slip alongside. */
function Room({ of: { title, task, minutes, slip, action }, note, labels, clock }: RoomProps) {
  return (
    <div className="stations__inside">
      <div className="stations__words">
        <p className="stations__name">{title}</p>
        <p className="stations__label type-eyebrow">{labels.task}</p>
        <p className="stations__task">{task}</p>
        {note && <p className="stations__note">{note}</p>}
        <p className="stations__label type-eyebrow">{labels.slip}</p>
        <p className="stations__slip">{slip}</p>
        {action && <ActionButton of={{ ...action, emphasis: 'quiet' }} className="stations__more" />}
      </div>
      <div className="stations__time">
        <p className="stations__label type-eyebrow">{labels.time}</p>
        <p className={minutes ? 'stations__minutes' : 'stations__note'}>
          {minutes ? fillNumbers(labels.minutes, { count: Number(minutes) }) : labels.noTime}
        </p>
        {minutes && <StationClock minutes={minutes} words={clock} />}
      </div>
    </div>
  );
}
