import type { DrawnFile, PlannedArt, Typefaces } from '../../../schemas/asset.ts';

import { digest } from '../digest.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import type { ComposedDrawing } from './composed.ts';
import type { SocialDrawing } from './drawn-words.ts';
import { artMarkup } from './print-art.ts';
import { readDrawn } from './read-drawn.ts';

const size = { width: 1200, height: 630 };

/** A page's picture from its template. Its look is its finished markup, so that a change in the template counts. */
export function composeSocialPicture(drawing: SocialDrawing, module: TemplateModule): ComposedDrawing {
  const { createElement, SocialPicture, renderToStaticMarkup } = module;
  const { picture, logo, art, typefaces } = drawing;
  const [mark, shown] = [logo && drawnFile(logo), art && drawnArt(art, module)];
  const markup = createElement(SocialPicture, {
    ...picture,
    ...(mark && { logo: mark.place }),
    ...(shown && { art: shown.place }),
  });
  return {
    look: [renderToStaticMarkup(markup), ...hashesOf(typefaces)].join('\n'),
    draw: (painter) => {
      const pictures = [mark, shown].flatMap((one) =>
        one ? [{ src: one.place.src, data: one.read() }] : [],
      );
      return painter.paint({ ...size, markup, pictures, typefaces });
    },
  };
}

function hashesOf({ text, heading, scripts = [] }: Typefaces): string[] {
  return [text, heading, ...scripts].map(({ hash }) => hash);
}

/** `src` is a hash of the picture: the file's path doesn't matter. */
type ShownPicture = { place: { src: string; width: number; height: number }; read: () => Uint8Array };

function drawnFile({ hash, part, ...file }: DrawnFile): ShownPicture {
  const { width, height } = part ?? file;
  const src = part ? `${hash} ${part.left} ${part.top}` : hash;
  return { place: { src, width, height }, read: () => readDrawn({ ...file, part }) };
}

/** Drawings for the page are 640 by 360. */
function drawnArt(art: DrawnFile | PlannedArt, module: TemplateModule): ShownPicture {
  if (!('kind' in art)) return drawnFile(art);
  const drawn = artMarkup(art, module);
  return { place: { src: digest(drawn, 16), width: 640, height: 360 }, read: () => Buffer.from(drawn) };
}
