import type { CourseArt } from '../../schemas/planned.ts';
import type { Palette } from './palette.ts';

/**
 * The data that the parts of a drawing share. `chance` returns the next number, so parts are drawn in a fixed order.
 */
export type Scene = Pick<CourseArt, 'setting' | 'emblem' | 'groups' | 'marks'> & {
  palette: Palette;
  chance: () => number;
};

/** Where the ground of a drawing begins. */
export const floor = 300;

/** The area for the motif. */
export type Room = { x: number; y: number; width: number; height: number };

/** Within the frame of a screen, or free above the floor. */
export function roomOf({ setting }: Pick<Scene, 'setting'>): Room {
  if (setting === 'screen') return { x: 74, y: 74, width: 492, height: 206 };
  return { x: 44, y: 60, width: 552, height: floor - 60 };
}
