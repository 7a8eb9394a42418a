import type { PicturePart, PictureView } from '../../schemas/asset.ts';

/** The fields of a picture that belong to one file: another one has neither. */
export const viewFields: readonly string[] = ['focus', 'crop'];

type Size = { width: number; height: number };

/** The part that is left of a picture, in whole pixels; all of it without `crop`. */
export function croppedPart({ width, height }: Size, { crop = {} }: PictureView): PicturePart {
  const { top = 0, right = 0, bottom = 0, left = 0 } = crop;
  const across = stretch(width, left, right);
  const down = stretch(height, top, bottom);
  return { left: across.start, top: down.start, width: across.length, height: down.length };
}

/** At least one pixel, although the check leaves nothing so small to chance. */
function stretch(length: number, before: number, after: number): { start: number; length: number } {
  const start = Math.min(length - 1, Math.round((length * before) / 100));
  return { start, length: Math.max(1, Math.round((length * (100 - after)) / 100) - start) };
}

/** Where the focus is in the part that is left: whole per cents from the left and the top. */
export function focusWithin({ focus, crop = {} }: PictureView): { x: number; y: number } | undefined {
  const [x, y] = focus ?? [];
  if (x === undefined || y === undefined) return undefined;
  const { top = 0, right = 0, bottom = 0, left = 0 } = crop;
  return { x: along(x, left, right), y: along(y, top, bottom) };
}

function along(at: number, before: number, after: number): number {
  const share = (at - before) / (100 - before - after);
  return Math.round(100 * Math.max(0, Math.min(share, 1)));
}
