import type { PrintedMark } from '../../schemas/printed-document.ts';
import type { Tint } from './fill-pages.ts';

const edgeWidth = 3;

/** The background of a box, and the bar along its left edge. */
export function printTint({ background: { x, width, colour, edge }, y, height }: Tint): PrintedMark[] {
  const rectangle = (wide: number, filling: string | undefined): PrintedMark[] =>
    filling === undefined ? [] : [{ kind: 'rectangle', x, y, width: wide, height, colour: filling }];
  return [...rectangle(width, colour), ...rectangle(edgeWidth, edge)];
}
