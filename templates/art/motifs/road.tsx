import { Icon } from '../../components/icon/icon.tsx';
import { Ink } from '../ink.tsx';
import type { Scene } from '../scene.ts';

/** A winding road with a stone for each stage and its destination at the end. */
export function Road({ scene }: { scene: Scene }) {
  const { palette, chance, groups, marks, emblem } = scene;
  const count = Math.max(3, Math.min(groups[0] ?? marks, 9));
  const swing = 0.85 + chance() * 0.3;
  const at = (share: number) => ({
    x: Math.round(40 + share * 470),
    y: Math.round(272 - share * 150 + Math.sin(share * Math.PI * 3 * swing) * 46),
  });
  const steps = Array.from({ length: 46 }, (_, index) => at((index - 5) / 40));
  const way = steps.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  const stones = Array.from({ length: count }, (_, index) => at((index + 0.3) / count));
  const end = at(1);
  return (
    <>
      <Ink of={palette} tint="strong" line={34} opacity={0.9}>
        <path d={way} strokeLinecap="round" strokeLinejoin="round" />
      </Ink>
      <Ink of={palette} tint="inner" line={3}>
        <path d={way} strokeDasharray="10 12" strokeLinecap="round" />
      </Ink>
      <Ink of={palette} tint="inner">
        {stones.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={15} />
        ))}
      </Ink>
      <Ink of={palette} tint="shape">
        {stones.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={9} />
        ))}
      </Ink>
      <Ink of={palette} tint="accent">
        <circle cx={end.x + 28} cy={end.y - 14} r={70} />
      </Ink>
      <Ink of={palette} tint="inner">
        <g transform={`translate(${end.x - 20} ${end.y - 62}) scale(4)`}>
          {emblem && <Icon name={emblem} />}
        </g>
      </Ink>
    </>
  );
}
