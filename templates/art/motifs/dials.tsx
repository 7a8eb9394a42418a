import { Icon } from '../../components/icon/icon.tsx';
import { Ink } from '../ink.tsx';
import { roomOf, type Scene } from '../scene.ts';

type Dial = { x: number; y: number; radius: number; minutes: number };

/** A clock for each number of minutes, with that much of its hour filled: the last is the one that counts. */
export function Dials({ scene }: { scene: Scene }) {
  const { palette, groups, chance, emblem } = scene;
  const counted = groups.length > 0 ? groups : [Math.round(8 + chance() * 30)];
  const room = roomOf(scene);
  const width = room.width / counted.length;
  const radius = Math.round(Math.min(width / 2 - 14, room.height / 2 - 8));
  const y = Math.round(room.y + room.height / 2);
  const dials = counted.map((minutes, index) => ({
    x: Math.round(room.x + width * (index + 0.5)),
    ...{ y, radius, minutes },
  }));
  const last = dials.at(-1);
  return (
    <>
      <Ink of={palette} tint="inner">
        {dials.map((dial) => (
          <circle key={dial.x} cx={dial.x} cy={y} r={radius} />
        ))}
      </Ink>
      {dials.map((dial) => (
        <Ink key={dial.x} of={palette} tint={dial === last ? 'accent' : 'shape'}>
          <path d={wedge(dial)} />
        </Ink>
      ))}
      <Ink of={palette} tint="strong" line={6}>
        {dials.map((dial) => (
          <circle key={dial.x} cx={dial.x} cy={y} r={radius} />
        ))}
        <path d={dials.map(ticks).join('')} strokeLinecap="round" />
      </Ink>
      {last && emblem && (
        <Ink of={palette} tint="strong">
          <g transform={`translate(${last.x - 30} ${y + Math.round(radius * 0.5) - 30}) scale(2.5)`}>
            <Icon name={emblem} />
          </g>
        </Ink>
      )}
    </>
  );
}

/** From the top, clockwise. */
function wedge({ x, y, radius, minutes }: Dial): string {
  const angle = (Math.min(minutes, 59) / 60) * 2 * Math.PI;
  const r = radius - 12;
  const end = `${Math.round(x + r * Math.sin(angle))} ${Math.round(y - r * Math.cos(angle))}`;
  return `M${x} ${y}V${y - r}A${r} ${r} 0 ${angle > Math.PI ? 1 : 0} 1 ${end}z`;
}

function ticks({ x, y, radius }: Dial): string {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const at = (r: number) => `${Math.round(x + r * Math.sin(angle))} ${Math.round(y - r * Math.cos(angle))}`;
    return `M${at(radius - 16)}L${at(radius - 11)}`;
  }).join('');
}
