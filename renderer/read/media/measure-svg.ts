import type { PictureSize } from './picture-size.ts';
import type { SvgElement } from './svg/read-svg.ts';

/** Size from `width` and `height` in pixels, else from the `viewBox`, which also supplies a missing one. */
export function measureSvg({ attributes }: Pick<SvgElement, 'attributes'>): PictureSize | undefined {
  const attribute = (key: string) =>
    attributes.find(({ name, prefix }) => prefix === '' && name === key)?.value;
  const box =
    attribute('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , boxWidth = 0, boxHeight = 0] = box;
  const width = pixels(attribute('width'));
  const height = pixels(attribute('height'));
  if (width && height) return { width, height };
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined;
  if (width) return { width, height: Math.round((width * boxHeight) / boxWidth) };
  if (height) return { width: Math.round((height * boxWidth) / boxHeight), height };
  return { width: Math.round(boxWidth), height: Math.round(boxHeight) };
}

/** Percentages and other units say nothing about pixels. */
function pixels(written: string | undefined): number | undefined {
  const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(written ?? '');
  return found ? Math.round(Number(found[1])) : undefined;
}
