import { Icon } from '../../components/icon/icon.tsx';
import { Ink } from '../ink.tsx';
import { floor, type Scene } from '../scene.ts';

/** A way up: one step for each mark of the course, with its goal at the top. */
export function Stairs({ scene }: { scene: Scene }) {
  const { palette, chance, emblem, marks } = scene;
  const count = Math.max(3, Math.min(marks, 16));
  const width = Math.round(400 / count);
  const rise = Math.round(168 / count);
  const start = Math.round(50 + chance() * 30);
  const steps = Array.from({ length: count }, (_, index) => {
    const height = rise * (index + 1);
    return `M${start + width * index} ${floor}v-${height}h${width - 5}v${height}z`;
  });
  const top = start + width * count;
  return (
    <>
      <Ink of={palette} tint="shape">
        <path d={steps.filter((_, index) => index % 2 === 0).join('')} />
      </Ink>
      <Ink of={palette} tint="strong">
        <path d={steps.filter((_, index) => index % 2 === 1).join('')} />
      </Ink>
      <Ink of={palette} tint="accent">
        <circle cx={top + 28} cy={floor - rise * count - 8} r={52} />
      </Ink>
      <Ink of={palette} tint="inner">
        <g transform={`translate(${top - 8} ${floor - rise * count - 44}) scale(3)`}>
          {emblem && <Icon name={emblem} />}
        </g>
      </Ink>
    </>
  );
}
