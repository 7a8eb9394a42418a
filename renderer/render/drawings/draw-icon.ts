import type { DrawnFile, IconLook, PlannedDrawing } from '../../../schemas/asset.ts';
import { escapeHtml } from '../escape-html.ts';
import { printIco } from './print-ico.ts';
import { rasterise } from './rasterise.ts';
import { readAsAddress } from './read-as-address.ts';

type IconDrawing = Extract<PlannedDrawing, { kind: 'icon' }>;
type FaviconDrawing = Extract<PlannedDrawing, { kind: 'favicon' }>;

export function drawIcon({ source, size, look }: IconDrawing): Promise<Uint8Array> {
  return drawOnBackground(source, size, look);
}

export async function drawFavicon({ source, sizes }: FaviconDrawing): Promise<Uint8Array> {
  const pictures: { size: number; content: Uint8Array }[] = [];
  for (const size of sizes) {
    const content = await drawOnBackground(source, size, { scale: 1 });
    pictures.push({ size, content });
  }
  return printIco(pictures);
}

/** The icon in the middle of its background. */
function drawOnBackground(
  source: DrawnFile,
  size: number,
  { background, scale }: IconLook,
): Promise<Uint8Array> {
  const edge = size * scale;
  const start = (size - edge) / 2;
  const fill =
    background === undefined ? '' : `<rect width="100%" height="100%" fill="${escapeHtml(background)}"/>`;
  const image = `<image x="${start}" y="${start}" width="${edge}" height="${edge}" href="${readAsAddress(source)}"/>`;
  return rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${fill}${image}</svg>`,
  );
}
