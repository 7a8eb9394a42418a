import { readFileSync } from 'node:fs';
import type { DrawnFile, IconLook, PlannedDrawing } from '../../../schemas/asset.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import type { Painter } from './open-painter.ts';
import { printIco } from './print-ico.ts';

type IconDrawing = Extract<PlannedDrawing, { kind: 'icon' }>;
type FaviconDrawing = Extract<PlannedDrawing, { kind: 'favicon' }>;
type Tools = { module: TemplateModule; painter: Painter };

export function drawIcon({ source, size, look }: IconDrawing, tools: Tools): Promise<Uint8Array> {
  return drawOnBackground(source, { size, look }, tools);
}

export async function drawFavicon({ source, sizes }: FaviconDrawing, tools: Tools): Promise<Uint8Array> {
  const pictures: { size: number; content: Uint8Array }[] = [];
  for (const size of sizes) {
    const content = await drawOnBackground(source, { size, look: { scale: 1 } }, tools);
    pictures.push({ size, content });
  }
  return printIco(pictures);
}

/** The icon in the middle of its background. */
function drawOnBackground(
  { hash, path }: DrawnFile,
  { size, look: { background, scale } }: { size: number; look: IconLook },
  { module: { createElement }, painter }: Tools,
): Promise<Uint8Array> {
  const edge = size * scale;
  const start = (size - edge) / 2;
  const image = createElement('img', {
    src: hash,
    width: edge,
    height: edge,
    style: { position: 'absolute', left: start, top: start, objectFit: 'contain' },
  });
  const style = { position: 'relative', display: 'flex', width: size, height: size, background } as const;
  const pictures = [{ src: hash, data: readFileSync(path) }];
  return painter.paint({
    markup: createElement('div', { style }, image),
    width: size,
    height: size,
    pictures,
  });
}
