import { Icon } from '../../components/icon/icon.tsx';
import { pick } from '../chance.ts';
import { Ink } from '../ink.tsx';
import type { Role } from '../palette.ts';
import { floor, type Scene } from '../scene.ts';

type Door = { x: number; foot: number; width: number; height: number; role: Role };

/** Each family of doors has its own colour; a single door is open and lit. */
const roles: readonly Role[] = ['shape', 'strong', 'accent'];

/** An arched door for each station, in the families that `groups` counts. */
export function Doors({ scene }: { scene: Scene }) {
  const { palette, chance, groups, emblem } = scene;
  const families = groups.flatMap((count, group) =>
    Array.from({ length: count }, () => roles[group % 3] ?? 'shape'),
  );
  const doors = placeDoors(families, scene);
  const lit = doors[pick(chance, 1, doors.length - 2)];
  return (
    <>
      {roles.map((role) => (
        <Ink key={role} of={palette} tint={role}>
          <path
            d={doors
              .filter((door) => door.role === role)
              .map(arch)
              .join('')}
          />
        </Ink>
      ))}
      <Ink of={palette} tint="inner">
        <path
          d={doors
            .filter((door) => door !== lit)
            .map(leaf)
            .join('')}
        />
      </Ink>
      <Ink of={palette} tint="strong" opacity={0.75}>
        <path
          d={doors
            .filter((door) => door !== lit)
            .map(knob)
            .join('')}
          stroke="currentColor"
          strokeWidth={4}
          strokeLinecap="round"
        />
      </Ink>
      {lit && <OpenDoor door={lit} scene={scene} emblem={emblem} />}
    </>
  );
}

function OpenDoor({ door, scene: { palette }, emblem }: { door: Door; scene: Scene; emblem?: string }) {
  const { x, foot, width, height } = door;
  const scale = Math.round(width * 2.8) / 100;
  const size = 24 * scale;
  return (
    <>
      <Ink of={palette} tint="accent" opacity={0.35}>
        <path d={`M${x + 3} ${foot}h${width - 6}l14 26h-${width + 22}z`} />
      </Ink>
      <Ink of={palette} tint="accent">
        <path d={arch({ ...door, x: x - 4, width: width + 8, height: height + 8 })} />
      </Ink>
      <Ink of={palette} tint="ground">
        <g
          transform={`translate(${Math.round(x + (width - size) / 2)} ${Math.round(foot - height * 0.62)}) scale(${scale})`}
        >
          {emblem && <Icon name={emblem} />}
        </g>
      </Ink>
    </>
  );
}

/** In rows on a screen, in one arcade on the street, or half of each. */
function placeDoors(families: readonly Role[], { setting }: Scene): Door[] {
  if (setting === 'screen') return placeRows(families, { x: 84, width: 472, foot: 270, rows: 2, height: 88 });
  if (setting !== 'both')
    return placeRows(families, { x: 40, width: 560, foot: floor, rows: 1, height: 128 });
  const half = Math.ceil(families.length / 2);
  return [
    ...placeRows(families.slice(0, half), { x: 56, width: 252, foot: 284, rows: 1, height: 146 }),
    ...placeRows(families.slice(half), { x: 346, width: 270, foot: floor, rows: 1, height: 128 }),
  ];
}

type Rows = { x: number; width: number; foot: number; rows: number; height: number };

function placeRows(families: readonly Role[], { x, width, foot, rows, height }: Rows): Door[] {
  const perRow = Math.ceil(families.length / rows);
  const pitch = width / perRow;
  const doorWidth = Math.min(Math.round(pitch * 0.8), Math.round(height * 0.72));
  return families.map((role, index) => {
    const row = Math.floor(index / perRow);
    const column = index % perRow;
    return {
      x: Math.round(x + pitch * column + (pitch - doorWidth) / 2),
      foot: foot - (rows - 1 - row) * (height + 14),
      width: doorWidth,
      height,
      role,
    };
  });
}

function arch({ x, foot, width, height }: Door): string {
  const radius = width / 2;
  return `M${x} ${foot}v-${height - radius}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}z`;
}

function leaf({ x, foot, width, height, role }: Door): string {
  return arch({ x: x + 6, foot, width: width - 12, height: height - 7, role });
}

function knob({ x, foot, width, height }: Door): string {
  return `M${x + width - 13} ${Math.round(foot - height * 0.36)}h0`;
}
