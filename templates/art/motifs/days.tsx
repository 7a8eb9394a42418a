import { Icon } from '../../components/icon/icon.tsx';
import { Ink } from '../ink.tsx';
import { roomOf, type Scene } from '../scene.ts';

const perRow = 5;

/** A calendar with a square for each day: those that are done, and the one that counts. */
export function Days({ scene }: { scene: Scene }) {
  const { palette, chance, groups, marks, emblem } = scene;
  const count = Math.max(10, Math.min(groups[0] ?? marks, 15));
  const rows = Math.ceil(count / perRow);
  const room = roomOf(scene);
  const size = Math.round(Math.min((room.height - 52) / rows - 12, 62));
  const width = perRow * (size + 12) + 24;
  const left = Math.round(320 - width / 2);
  const top = Math.round(room.y + (room.height - rows * (size + 12) - 48) / 2);
  const fields = Array.from({ length: count }, (_, index) => ({
    x: left + 18 + (index % perRow) * (size + 12),
    y: top + 50 + Math.floor(index / perRow) * (size + 12),
  }));
  const goal = fields.at(-1 - Math.floor(chance() * 2)) ?? { x: 0, y: 0 };
  const before = fields.slice(0, fields.indexOf(goal));
  const scale = Math.round((size / 24) * 70) / 100;
  const inset = Math.round((size - 24 * scale) / 2);
  const part = (share: number) => Math.round(size * share);
  const tick = ({ x, y }: { x: number; y: number }) =>
    `M${x + part(0.28)} ${y + part(0.52)}l${part(0.17)} ${part(0.19)}l${part(0.3)}-${part(0.38)}`;
  const cell = ({ x, y }: { x: number; y: number }) => `M${x} ${y}h${size}v${size}h-${size}z`;
  return (
    <>
      <Ink of={palette} tint="inner">
        <rect x={left} y={top} width={width} height={rows * (size + 12) + 56} rx={14} />
      </Ink>
      <Ink of={palette} tint="strong">
        <path
          d={`M${left + 14} ${top}h${width - 28}a14 14 0 0 1 14 14v20h-${width}v-20a14 14 0 0 1 14-14z`}
        />
      </Ink>
      <Ink of={palette} tint="shape" opacity={0.28}>
        <path d={fields.map(cell).join('')} />
      </Ink>
      <Ink of={palette} tint="shape" line={5}>
        <path d={before.map(tick).join('')} strokeLinecap="round" strokeLinejoin="round" />
      </Ink>
      <Ink of={palette} tint="accent">
        <path d={cell(goal)} />
      </Ink>
      <Ink of={palette} tint="inner">
        <g transform={`translate(${goal.x + inset} ${goal.y + inset}) scale(${scale})`}>
          {emblem && <Icon name={emblem} />}
        </g>
      </Ink>
    </>
  );
}
