import type { CourseArt as Props } from '../../schemas/planned.ts';
import { createChance } from './chance.ts';
import { darkStyle, Ink } from './ink.tsx';
import { Answers } from './motifs/answers.tsx';
import { Days } from './motifs/days.tsx';
import { Dials } from './motifs/dials.tsx';
import { Doors } from './motifs/doors.tsx';
import { Lift } from './motifs/lift.tsx';
import { Pulse } from './motifs/pulse.tsx';
import { Road } from './motifs/road.tsx';
import { Sheet } from './motifs/sheet.tsx';
import { Stairs } from './motifs/stairs.tsx';
import { Waves } from './motifs/waves.tsx';
import { choosePalette } from './palette.ts';
import type { Scene } from './scene.ts';
import { Setting } from './setting.tsx';

const motifs = {
  answers: Answers,
  days: Days,
  dials: Dials,
  doors: Doors,
  lift: Lift,
  pulse: Pulse,
  road: Road,
  sheet: Sheet,
  stairs: Stairs,
  waves: Waves,
};

/**
 * A course or an article as a picture: its subject (`motif`), audience (`tone`, `emblem`), place (`setting`) and length
 * (`marks`). `seed` decides the rest, so that no two look the same. It is decoration only.
 */
export function CourseArt({ seed, motif, tone, setting, emblem, groups, marks, colours }: Props) {
  const palette = choosePalette(tone, colours);
  const chance = createChance(seed);
  const scene: Scene = { palette, chance, setting, emblem, groups, marks };
  const Motif = motifs[motif];
  const sun = { x: 90 + chance() * 460, y: 40 + chance() * 90, r: 80 + chance() * 60 };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="640" height="360" viewBox="0 0 640 360">
      <style>{darkStyle(palette)}</style>
      <Ink of={palette} tint="ground">
        <path d="M0 0h640v360H0z" />
      </Ink>
      <Ink of={palette} tint="shape" opacity={0.13}>
        <circle cx={round(sun.x)} cy={round(sun.y)} r={round(sun.r)} />
        <path d="M0 300h640v60H0z" />
      </Ink>
      <Setting scene={scene} />
      <Motif scene={scene} />
      <Marks count={marks} scene={scene} />
    </svg>
  );
}

/** A dot along the foot for each day of a course or chapter of an article. */
function Marks({ count, scene }: { count: number; scene: Scene }) {
  const shown = Math.min(count, 36);
  const gap = shown > 7 ? 15 : 22;
  const start = 320 - ((shown - 1) * gap) / 2;
  const dots = Array.from({ length: shown }, (_, index) => `M${start + index * gap} 331h0`).join('');
  if (!dots) return null;
  return (
    <Ink of={scene.palette} tint="strong" line={shown > 7 ? 7 : 10}>
      <path d={dots} strokeLinecap="round" />
    </Ink>
  );
}

function round(value: number): number {
  return Math.round(value);
}
