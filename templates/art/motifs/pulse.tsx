import { Icon } from '../../components/icon/icon.tsx';
import { Ink } from '../ink.tsx';
import type { Scene } from '../scene.ts';

/** A heartbeat kept going: beat after beat, with a heart in the middle. */
export function Pulse({ scene }: { scene: Scene }) {
  const { palette, chance, emblem } = scene;
  const beats = Array.from({ length: 5 }, () => {
    const rise = Math.round(48 + chance() * 44);
    return `h34l8-12l10 12h8l8 14l14-${rise + 14}l16 ${rise + 36}l12-36h18`;
  });
  return (
    <>
      <Ink of={palette} tint="strong" line={7}>
        <path d={`M0 196${beats.join('')}`} strokeLinecap="round" strokeLinejoin="round" />
      </Ink>
      <Ink of={palette} tint="accent">
        <circle cx={320} cy={170} r={88} />
      </Ink>
      <Ink of={palette} tint="inner">
        <g transform="translate(260 110) scale(5)">{emblem && <Icon name={emblem} />}</g>
      </Ink>
    </>
  );
}
