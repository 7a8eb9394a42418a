import { Icon } from '../../components/icon/icon.tsx';
import { pick } from '../chance.ts';
import { Ink } from '../ink.tsx';
import type { Scene } from '../scene.ts';

/** A list on a clipboard, a line for each point, the first ones ticked. */
export function Sheet({ scene }: { scene: Scene }) {
  const { palette, chance, groups, marks, emblem } = scene;
  const count = Math.max(3, Math.min(groups[0] ?? marks, 10));
  const columns = count > 5 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const left = columns === 2 ? 150 : 210;
  const width = 640 - 2 * left;
  const pitch = Math.round(186 / rows);
  const lines = Array.from({ length: count }, (_, index) => ({
    x: left + 34 + Math.floor(index / rows) * Math.round((width - 20) / 2),
    y: 106 + (index % rows) * pitch,
    length: pick(chance, 46, columns === 2 ? 88 : 120),
  }));
  const done = pick(chance, Math.ceil(count / 2), count - 1);
  return (
    <>
      <Ink of={palette} tint="strong">
        <rect x={left - 10} y={42} width={width + 20} height={264} rx={18} />
      </Ink>
      <Ink of={palette} tint="inner">
        <rect x={left + 4} y={64} width={width - 8} height={228} rx={8} />
      </Ink>
      <Ink of={palette} tint="accent">
        <rect x={272} y={28} width={96} height={44} rx={14} />
      </Ink>
      <Ink of={palette} tint="inner">
        <g transform="translate(305 35) scale(1.25)">{emblem && <Icon name={emblem} />}</g>
      </Ink>
      <Ink of={palette} tint="shape" line={8} opacity={0.45}>
        <path
          d={lines.map(({ x, y, length }) => `M${x + 34} ${y}h${length}`).join('')}
          strokeLinecap="round"
        />
      </Ink>
      <Ink of={palette} tint="shape" line={4} opacity={0.6}>
        <path d={lines.slice(done).map(box).join('')} />
      </Ink>
      <Ink of={palette} tint="accent" line={7}>
        <path d={lines.slice(0, done).map(tick).join('')} strokeLinecap="round" strokeLinejoin="round" />
      </Ink>
    </>
  );
}

type LinePosition = { x: number; y: number };

function box({ x, y }: LinePosition): string {
  return `M${x} ${y - 9}h18v18h-18z`;
}

function tick({ x, y }: LinePosition): string {
  return `M${x} ${y}l7 8l13-17`;
}
