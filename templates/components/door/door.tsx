import { Icon } from '../icon/icon.tsx';
import './door.css';

/** An arched door with a number; it swings open when its container is open, and shows what is behind it. */
export function Door({ number, icon }: { number: string; icon: string }) {
  return (
    <span className="door" aria-hidden="true">
      <svg className="door__arch" viewBox="0 0 64 92" focusable="false" aria-hidden="true">
        <path className="door__frame" d="M2 92V32a30 30 0 0 1 60 0v60z" />
        <path className="door__light" d="M8 92V32a24 24 0 0 1 48 0v60z" />
        <g className="door__leaf">
          <path className="door__wood" d="M8 92V32a24 24 0 0 1 48 0v60z" />
          <circle className="door__knob" cx={48} cy={56} r={2.5} />
        </g>
      </svg>
      <span className="door__number">{number}</span>
      <Icon name={icon} className="door__icon" />
    </span>
  );
}
