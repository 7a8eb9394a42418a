import type { DocumentDoors } from '../../schemas/planned-document.ts';
import type { Mark } from './row.ts';
import type { Styles } from './styles.ts';

export type DoorSize = { width: number; height: number; gap: number };

/** The doors of an exam in a row, from `x` on: the highlighted ones are filled, the others are outlines. */
export function layOutDoors(
  { families, lit }: DocumentDoors,
  x: number,
  { width, height, gap }: DoorSize,
  { colours }: Styles,
): Mark[] {
  const tints = [colours.link, colours.ink, colours.accent];
  return families.map((family, index): Mark => {
    const filled = lit.includes(index);
    const colour = tints[family % tints.length] ?? colours.ink;
    return {
      kind: 'shape',
      x: x + index * (width + gap),
      y: 0,
      width,
      path: arch(width, height),
      colour: filled ? colour : colours.muted,
      ...(!filled && { line: 0.9 }),
    };
  });
}

export function doorsWidth({ families }: DocumentDoors, { width, gap }: DoorSize): number {
  return families.length * (width + gap) - gap;
}

function arch(width: number, height: number): string {
  const radius = width / 2;
  return `M0 ${height}V${radius}a${radius} ${radius} 0 0 1 ${width} 0V${height}Z`;
}
