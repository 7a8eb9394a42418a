import type { Frame } from '../../schemas/planned.ts';
import { Icon } from '../components/icon/icon.tsx';
import { Island } from '../components/island/island.tsx';
import { periodAttributes } from '../components/period/period-attributes.ts';
import './announcement-bar.css';

type Props = NonNullable<Frame['announcement']>;

/**
 * News that runs past. It stops while it is pointed at, focused or paused; for visitors who prefer less motion it is a
 * list that scrolls, by keyboard as well. The second list makes the loop seamless and is hidden from assistive
 * technology.
 */
export function AnnouncementBar({ items, close, label, pause, when }: Props) {
  return (
    <Island of="announcement" when="interaction">
      <aside className="announcement-bar" aria-label={label} {...periodAttributes(when)}>
        <label className="announcement-bar__pause">
          <input className="announcement-bar__toggle" type="checkbox" aria-label={pause ?? label} />
          <Icon name="pause" className="announcement-bar__pause-icon" />
          <Icon name="play" className="announcement-bar__play-icon" />
        </label>
        <section className="announcement-bar__window" aria-label={label} tabIndex={0}>
          <Items items={items} />
          <Items items={items} copy />
        </section>
        <button className="announcement-bar__close" type="button" aria-label={close}>
          <Icon name="x" />
        </button>
      </aside>
    </Island>
  );
}

function Items({ items, copy }: { items: Props['items']; copy?: true }) {
  return (
    <ul className="announcement-bar__items" aria-hidden={copy}>
      {items.map(({ text, when }) => (
        <li className="announcement-bar__item" key={text} data-keep-room="" {...periodAttributes(when)}>
          {text}
        </li>
      ))}
    </ul>
  );
}
