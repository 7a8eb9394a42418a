import type { HeroProps } from '../../../schemas/types.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import './hero-loop.css';

/** Decoration behind the words. Without its island nothing is fetched and there is nothing to press. */
export function HeroLoop({ loop }: { loop: NonNullable<HeroProps['loop']> }) {
  return (
    <Island of="hero-loop" when="idle" props={loop}>
      <div className="hero-loop" aria-hidden="true">
        <div className="hero-loop__tint">
          <video className="hero-loop__film" width={960} height={540} muted loop playsInline preload="none" />
        </div>
      </div>
      <button type="button" className="hero-loop__toggle" data-moving="true" aria-label={loop.pause} hidden>
        <Icon name="pause" className="hero-loop__pause" />
        <Icon name="play" className="hero-loop__play" />
      </button>
    </Island>
  );
}
