import type { DrawnFile, IconLook, PlannedDrawing } from '../../../schemas/asset.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import type { Composed } from './composed.ts';
import type { Painter } from './open-painter.ts';
import { printIco } from './print-ico.ts';
import { readDrawn } from './read-drawn.ts';

type IconDrawing = Extract<PlannedDrawing, { kind: 'icon' | 'favicon' }>;
type CreateElement = TemplateModule['createElement'];

/** An icon, or one file with the icon in several sizes. */
export function composeIcon(drawing: IconDrawing, { createElement }: TemplateModule): Composed {
  const { output: _output, place: _place, source, ...look } = drawing;
  const paint = (size: number, onto: IconLook, painter: Painter) =>
    painter.paint(placeIcon(source, { size, look: onto }, createElement));
  return {
    look: JSON.stringify([look, source.hash, source.width, source.height]),
    draw: async (painter) => {
      if (drawing.kind === 'icon') return paint(drawing.size, drawing.look, painter);
      const pictures: { size: number; content: Uint8Array }[] = [];
      for (const size of drawing.sizes)
        pictures.push({ size, content: await paint(size, { scale: 1 }, painter) });
      return printIco(pictures);
    },
  };
}

/** The icon in the middle of its background. */
function placeIcon(
  source: DrawnFile,
  { size, look: { background, scale } }: { size: number; look: IconLook },
  createElement: CreateElement,
) {
  const edge = size * scale;
  const start = (size - edge) / 2;
  const place = { position: 'absolute', left: start, top: start, objectFit: 'contain' } as const;
  const image = createElement('img', { src: source.hash, width: edge, height: edge, style: place });
  const ground = { position: 'relative', display: 'flex', width: size, height: size, background } as const;
  const markup = createElement('div', { style: ground }, image);
  return { markup, width: size, height: size, pictures: [{ src: source.hash, data: readDrawn(source) }] };
}
