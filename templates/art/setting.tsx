import { pick } from './chance.ts';
import { Ink } from './ink.tsx';
import { floor, type Scene } from './scene.ts';

/** Where a course takes place: on a screen, in a city, or in both. */
export function Setting({ scene }: { scene: Scene }) {
  const { setting } = scene;
  return (
    <>
      {(setting === 'city' || setting === 'both') && <City scene={scene} />}
      {setting === 'screen' && <Screen scene={scene} x={56} width={528} />}
      {setting === 'both' && <Screen scene={scene} x={36} width={292} />}
    </>
  );
}

function Screen({ scene: { palette }, x, width }: { scene: Scene; x: number; width: number }) {
  return (
    <>
      <Ink of={palette} tint="strong">
        <rect x={x} y={32} width={width} height={262} rx={16} />
        <path
          d={`M${x - 20} ${floor - 2}h${width + 40}v4a10 10 0 0 1-10 10h-${width + 20}a10 10 0 0 1-10-10z`}
        />
      </Ink>
      <Ink of={palette} tint="inner">
        <path d={`M${x + 10} 62h${width - 20}v216a6 6 0 0 1-6 6h-${width - 32}a6 6 0 0 1-6-6z`} />
        <path
          d={`M${x + 20} 47h0m14 0h0m14 0h0`}
          fill="none"
          stroke="currentColor"
          strokeWidth={7}
          strokeLinecap="round"
        />
      </Ink>
    </>
  );
}

/** Buildings from left to right, each in a box of its own width, on the floor. */
const buildings: readonly { width: number; path: string }[] = [
  // A clock tower.
  { width: 34, path: 'v-150l4-6v-18l13-34l13 34v18l4 6v150z' },
  // A wheel.
  { width: 116, path: 'm50 0l8-66a52 52 0 1 1 2 0l8 66zM58-112m-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0z' },
  // A dome.
  { width: 92, path: 'v-62h18v-14c0-20 12-30 26-32v-16h4v16c14 2 26 12 26 32v14h18v62z' },
  // A glass tower.
  { width: 54, path: 'l22-190l6-14l4 16l22 188z' },
  // A rounded tower.
  { width: 50, path: 'c-2-80 4-140 25-166c21 26 27 86 25 166z' },
  // Two towers with a bridge.
  { width: 130, path: 'v-20c10-6 18-20 22-40v-34l8-16l8 16v64h54v-64l8-16l8 16v34c4 20 12 34 22 40v20z' },
];

function City({ scene: { palette, chance } }: { scene: Scene }) {
  const first = pick(chance, 0, buildings.length - 1);
  let x = -10 - chance() * 30;
  const paths: string[] = [];
  for (let index = 0; x < 640; index += 1) {
    const { width, path } = buildings[(first + index) % buildings.length] ?? { width: 640, path: '' };
    paths.push(`M${Math.round(x)} ${floor}${path.replaceAll('M', `M${Math.round(x)} ${floor}m`)}`);
    x += width + 14 + chance() * 22;
  }
  return (
    <Ink of={palette} tint="shape" opacity={0.26}>
      <path d={paths.join('')} fillRule="evenodd" />
    </Ink>
  );
}
