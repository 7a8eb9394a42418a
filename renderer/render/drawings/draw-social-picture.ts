import type { DrawnFile, PlannedDrawing } from '../../model/drawing.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import type { LoadTypefaces } from './load-typefaces.ts';
import { rasterise } from './rasterise.ts';
import { readAsAddress } from './read-as-address.ts';

type SocialDrawing = Extract<PlannedDrawing, { kind: 'social' }>;

const size = { width: 1200, height: 630 };

/** The picture as HTML, with hashes in place of the pictures in it: equal markup is drawn equally. */
export function socialMarkup(drawing: SocialDrawing, module: TemplateModule): string {
  return module.renderToStaticMarkup(compose(drawing, module, ({ hash }) => hash));
}

/** Letters become outlines, so that the result depends on no typeface of the machine. */
export async function drawSocialPicture(
  drawing: SocialDrawing,
  module: TemplateModule,
  load: LoadTypefaces,
): Promise<Uint8Array> {
  const { default: satori } = await import('satori');
  const node = compose(drawing, module, readAsAddress);
  return rasterise(await satori(node, { ...size, fonts: load(drawing.typefaces) }));
}

function compose(
  { picture, logo, art }: SocialDrawing,
  { createElement, SocialPicture }: TemplateModule,
  addressOf: (file: DrawnFile) => string,
) {
  const show = (file: DrawnFile) => ({ src: addressOf(file), width: file.width, height: file.height });
  return createElement(SocialPicture, {
    ...picture,
    ...(logo && { logo: show(logo) }),
    ...(art && { art: show(art) }),
  });
}
