import type { DrawnFile, IconLook, PlannedDrawing } from '../../../schemas/asset.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import type { ComposedDrawing } from './composed.ts';
import type { Painter } from './open-painter.ts';
import { readDrawn } from './read-drawn.ts';

type IconDrawing = Extract<PlannedDrawing, { kind: 'icon' | 'favicon' }>;
type CreateElement = TemplateModule['createElement'];

/** An icon, or one file with the icon in several sizes. */
export function composeIcon(drawing: IconDrawing, { createElement }: TemplateModule): ComposedDrawing {
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

const headerSize = 6;

const entrySize = 16;

/** PNG pictures (up to 256 pixels) in one file. Source: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10). */
function printIco(pictures: readonly { size: number; content: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(headerSize + entrySize * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, content }] of pictures.entries()) {
    const at = headerSize + entrySize * index;
    // 0 means 256.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(content.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += content.length;
  }
  return Buffer.concat([header, ...pictures.map(({ content }) => content)]);
}
