import { Icon } from '../../components/icon/icon.tsx';
import { Ink } from '../ink.tsx';
import { floor, type Scene } from '../scene.ts';

const places = 6;

/** A load moved well: along one smooth arc from the ground to its place. */
export function Lift({ scene }: { scene: Scene }) {
  const { palette, chance, emblem } = scene;
  const turn = 0.8 + chance() * 0.12;
  const at = (step: number) => {
    const angle = Math.PI - (Math.PI * turn * step) / (places - 1);
    return { x: Math.round(320 + 216 * Math.cos(angle)), y: Math.round(floor - 48 - 172 * Math.sin(angle)) };
  };
  const steps = Array.from({ length: places }, (_, step) => at(step));
  const path = steps.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  return (
    <>
      <Ink of={palette} tint="shape" line={3} opacity={0.6}>
        <path d={path} strokeDasharray="2 10" strokeLinecap="round" />
      </Ink>
      {steps.map(({ x, y }, index) => (
        <Ink
          key={x}
          of={palette}
          tint={index === places - 1 ? 'accent' : 'shape'}
          opacity={index === places - 1 ? 1 : 0.25 + index * 0.12}
        >
          <rect
            x={x - 32}
            y={y - 32}
            width={64}
            height={64}
            rx={14}
            transform={`rotate(${(index - places + 1) * 6} ${x} ${y})`}
          />
        </Ink>
      ))}
      <Ink of={palette} tint="strong">
        <g transform={`translate(260 ${floor - 122}) scale(5)`}>{emblem && <Icon name={emblem} />}</g>
      </Ink>
    </>
  );
}
