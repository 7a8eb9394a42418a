import type { DrawnFile, PlannedArt, PlannedDrawing } from '../../../schemas/asset.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import type { LoadTypefaces } from './load-typefaces.ts';
import { artMarkup } from './print-art.ts';
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
  return rasterise(await satori(node, { ...size, fonts: await load(drawing.typefaces) }));
}

function compose(
  { picture, logo, art }: SocialDrawing,
  module: TemplateModule,
  addressOf: (file: DrawnFile) => string,
) {
  const { createElement, SocialPicture } = module;
  const show = (file: DrawnFile) => ({ src: addressOf(file), width: file.width, height: file.height });
  return createElement(SocialPicture, {
    ...picture,
    ...(logo && { logo: show(logo) }),
    ...(art && { art: 'kind' in art ? draw(art, module) : show(art) }),
  });
}

/** What is drawn for the page anyway: 640 by 360, as every drawing. */
function draw(art: PlannedArt, module: TemplateModule): { src: string; width: number; height: number } {
  const text = Buffer.from(artMarkup(art, module)).toString('base64');
  return { src: `data:image/svg+xml;base64,${text}`, width: 640, height: 360 };
}
