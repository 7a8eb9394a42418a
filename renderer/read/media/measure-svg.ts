import type { PictureSize } from './picture-size.ts';

/** From `width` and `height` in pixels, else from the `viewBox`; one of them and a `viewBox` give the other. */
export function measureSvg(bytes: Uint8Array): PictureSize | undefined {
  const text = new TextDecoder().decode(bytes).replace(/<!--.*?-->/gs, '');
  const tag = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/i.exec(text)?.[0];
  if (!tag) return undefined;
  const box =
    attribute(tag, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , boxWidth = 0, boxHeight = 0] = box;
  const width = pixels(attribute(tag, 'width'));
  const height = pixels(attribute(tag, 'height'));
  if (width && height) return { width, height };
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined;
  if (width) return { width, height: Math.round((width * boxHeight) / boxWidth) };
  if (height) return { width: Math.round((height * boxWidth) / boxHeight), height };
  return { width: Math.round(boxWidth), height: Math.round(boxHeight) };
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2];
}

/** Percentages and other units say nothing about pixels. */
function pixels(written: string | undefined): number | undefined {
  const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(written ?? '');
  return found ? Math.round(Number(found[1])) : undefined;
}
