import { Icon } from '../../components/icon/icon.tsx';
import { Ink } from '../ink.tsx';
import { roomOf, type Scene } from '../scene.ts';

const bars = 31;

/** Speech: the bars of a sound wave, loudest in the middle, and a highlighted voice. */
export function Waves({ scene }: { scene: Scene }) {
  const { palette, chance, emblem } = scene;
  const room = roomOf(scene);
  const middle = room.y + room.height / 2;
  const pitch = room.width / bars;
  const drawn = Array.from({ length: bars }, (_, index) => {
    const rise = Math.sin((Math.PI * (index + 0.5)) / bars);
    const half = Math.round((0.12 + 0.88 * rise * (0.3 + 0.7 * chance())) * (room.height / 2 - 18));
    return `M${Math.round(room.x + pitch * (index + 0.5))} ${Math.round(middle) - half}v${half * 2}`;
  });
  return (
    <>
      {(['shape', 'strong', 'accent'] as const).map((role, group) => (
        <Ink key={role} of={palette} tint={role} line={8}>
          <path
            d={drawn.filter((_, index) => Math.floor(index / 4) % 3 === group).join('')}
            strokeLinecap="round"
          />
        </Ink>
      ))}
      {emblem && (
        <>
          <Ink of={palette} tint="accent">
            <path d="M448 96h96a22 22 0 0 1 22 22v44a22 22 0 0 1-22 22h-52l-30 26v-26h-14a22 22 0 0 1-22-22v-44a22 22 0 0 1 22-22z" />
          </Ink>
          <Ink of={palette} tint="inner">
            <g transform="translate(470 114) scale(2.1)">
              <Icon name={emblem} />
            </g>
          </Ink>
        </>
      )}
    </>
  );
}
