import type { StationClockIslandProps, StationsProps } from '../../../schemas/types.ts';
import { clockDigits } from '../../components/clock-digits.ts';
import { countTexts, ownDigits } from '../../components/count-text.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import './station-clock.css';

type Props = { minutes: string; words: StationsProps['clock'] };

/**
 * A clock to practise a station's time with; the island `station-clock` runs it, and without a script it isn't shown.
 */
export function StationClock({ minutes, words }: Props) {
  return (
    <fieldset className="station-clock screen-only" data-minutes={minutes}>
      <legend>
        <VisuallyHidden>{words.label}</VisuallyHidden>
      </legend>
      <div className="station-clock__face">
        <svg className="station-clock__ring" viewBox="0 0 120 120" focusable="false" aria-hidden="true">
          <circle className="station-clock__track" cx={60} cy={60} r={54} />
          {/* The same circle as a path: validators know `pathLength` only there. */}
          <path
            className="station-clock__left"
            d="M114 60a54 54 0 1 1-108 0a54 54 0 1 1 108 0"
            pathLength={100}
          />
        </svg>
        <span className="station-clock__digits" role="timer">
          {clockDigits({ digits: words.digits, ...ownDigits(words.left) }, Number(minutes) * 60)}
        </span>
      </div>
      <div className="station-clock__buttons">
        <button className="station-clock__button station-clock__run" type="button">
          <span data-when="ready over">{words.start}</span>
          <span data-when="running" hidden>
            {words.pause}
          </span>
          <span data-when="paused" hidden>
            {words.resume}
          </span>
        </button>
        <button className="station-clock__button station-clock__reset" type="button" hidden>
          {words.reset}
        </button>
        <button className="station-clock__button station-clock__sound" type="button" aria-pressed="false">
          <Icon name="bell" />
          {words.sound}
        </button>
      </div>
      <p className="station-clock__said" role="status" />
    </fieldset>
  );
}

/** The island's data, for clocks of up to `longest` minutes. */
export function clockProps(
  { digits, left, over }: StationsProps['clock'],
  longest: number,
): StationClockIslandProps {
  return { digits, left: countTexts(left, longest), over, ...ownDigits(left) };
}
