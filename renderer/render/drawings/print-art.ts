import type { Report } from '../../../diagnostics/diagnostic.ts';
import { templateThrows } from '../../../diagnostics/messages/render.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { PlannedArt } from '../../../schemas/asset.ts';
import { locateThrow } from '../../bundle/locate-throw.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Templates } from '../assemble-templates.ts';
import type { TemplateModule } from '../evaluate-templates.ts';

/** By template module, then by kind and props, which fully determine a drawing. */
const printed = new WeakMap<TemplateModule, Map<string, string>>();

/** No more are cached, so that memory doesn't grow with their number. */
const most = 500;

/**
 * The drawing as SVG. Equal props give equal bytes, so a page, its social picture and a branch share one drawing.
 * Throws if its template does.
 */
export function artMarkup(art: PlannedArt, module: TemplateModule): string {
  const known = printed.get(module) ?? new Map<string, string>();
  printed.set(module, known);
  const key = JSON.stringify([art.kind, art.props]);
  const markup = known.get(key) ?? drawMarkup(art, module);
  if (known.size < most) known.set(key, markup);
  return markup;
}

function drawMarkup({ kind, props }: PlannedArt, module: TemplateModule): string {
  const drawing = ownProperty(module.drawings, kind);
  if (!drawing) throw new Error(`templates/art/drawings.ts has no drawing "${kind}"`);
  return module.renderToStaticMarkup(module.createElement(drawing, props));
}

/** The file of a drawing. Undefined if its template fails on it (reported). */
export function printArt(
  art: PlannedArt,
  { module, maps }: Pick<Templates, 'module' | 'maps'>,
  report: Report,
): OutputFile | undefined {
  try {
    return { output: art.output, phase: 'asset', content: artMarkup(art, module) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    report(templateThrows(art.place, locateThrow(error, maps), art.kind, text));
    return undefined;
  }
}
