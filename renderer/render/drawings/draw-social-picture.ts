import { readFileSync } from 'node:fs';
import type { DrawnFile, PlannedArt, PlannedDrawing } from '../../../schemas/asset.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import type { PaintedPicture, Painter } from './open-painter.ts';
import { artMarkup } from './print-art.ts';

type SocialDrawing = Extract<PlannedDrawing, { kind: 'social' }>;

const size = { width: 1200, height: 630 };

/** All that decides the picture, as text: equal texts are drawn equally. Where a file stands changes nothing; its hash says what is in it. */
export function socialMarkup(drawing: SocialDrawing, module: TemplateModule): string {
  const { art, typefaces } = drawing;
  const markup = module.renderToStaticMarkup(compose(drawing, module));
  const drawn = art && 'kind' in art ? artMarkup(art, module) : '';
  return [markup, drawn, typefaces.text.hash, typefaces.heading.hash].join('\n');
}

/** PNG. Its letters depend on no typeface of the machine. */
export function drawSocialPicture(
  drawing: SocialDrawing,
  module: TemplateModule,
  painter: Painter,
): Promise<Uint8Array> {
  const { logo, art, typefaces } = drawing;
  const pictures: PaintedPicture[] = [
    ...(logo ? [readPicture(logo)] : []),
    ...(art ? ['kind' in art ? printPicture(art, module) : readPicture(art)] : []),
  ];
  return painter.paint({ ...size, markup: compose(drawing, module), pictures, typefaces });
}

function compose({ picture, logo, art }: SocialDrawing, module: TemplateModule) {
  const { createElement, SocialPicture } = module;
  return createElement(SocialPicture, {
    ...picture,
    ...(logo && { logo: placeOf(logo) }),
    ...(art && { art: placeOf(art) }),
  });
}

/** What is drawn for the page anyway is 640 by 360, as every drawing. */
function placeOf(file: DrawnFile | PlannedArt): { src: string; width: number; height: number } {
  if ('kind' in file) return { src: file.output, width: 640, height: 360 };
  return { src: file.hash, width: file.width, height: file.height };
}

function readPicture({ hash, path }: DrawnFile): PaintedPicture {
  return { src: hash, data: readFileSync(path) };
}

function printPicture(art: PlannedArt, module: TemplateModule): PaintedPicture {
  return { src: art.output, data: Buffer.from(artMarkup(art, module)), once: true };
}
