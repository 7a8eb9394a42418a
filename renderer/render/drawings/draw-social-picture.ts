import { readFileSync } from 'node:fs';
import type { DrawnFile, PlannedArt, PlannedDrawing, Typefaces } from '../../../schemas/asset.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import type { Composed } from './composed.ts';
import type { PaintedPicture } from './open-painter.ts';
import { artMarkup } from './print-art.ts';

type SocialDrawing = Extract<PlannedDrawing, { kind: 'social' }>;

const size = { width: 1200, height: 630 };

/** A page's picture as its template has it. Its look is its finished markup, so that a change of the template counts. */
export function composeSocialPicture(drawing: SocialDrawing, module: TemplateModule): Composed {
  const { createElement, SocialPicture, renderToStaticMarkup } = module;
  const { picture, logo, art, typefaces } = drawing;
  const markup = createElement(SocialPicture, {
    ...picture,
    ...(logo && { logo: placeOf(logo) }),
    ...(art && { art: placeOf(art) }),
  });
  const drawn = art && 'kind' in art ? artMarkup(art, module) : '';
  return {
    look: [renderToStaticMarkup(markup), drawn, ...hashesOf(typefaces)].join('\n'),
    draw: (painter) => {
      const pictures = [logo, art].flatMap((file) => (file ? [readPicture(file, drawn)] : []));
      return painter.paint({ ...size, markup, pictures, typefaces });
    },
  };
}

function hashesOf({ text, heading, scripts = [] }: Typefaces): string[] {
  return [text, heading, ...scripts].map(({ hash }) => hash);
}

/** What is drawn for the page anyway is 640 by 360, as every drawing. Where a file stands changes nothing; its hash says what is in it. */
function placeOf(file: DrawnFile | PlannedArt): { src: string; width: number; height: number } {
  if ('kind' in file) return { src: file.output, width: 640, height: 360 };
  return { src: file.hash, width: file.width, height: file.height };
}

/** `drawn`: the picture itself where it is no file. */
function readPicture(file: DrawnFile | PlannedArt, drawn: string): PaintedPicture {
  if ('kind' in file) return { src: file.output, data: Buffer.from(drawn), once: true };
  return { src: file.hash, data: readFileSync(file.path) };
}
