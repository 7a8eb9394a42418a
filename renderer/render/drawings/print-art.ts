import type { Report } from '../../../diagnostics/diagnostic.ts';
import { templateThrows } from '../../../diagnostics/messages/render.ts';
import type { PlannedArt } from '../../../schemas/asset.ts';
import { locateThrow } from '../../bundle/locate-throw.ts';
import type { OutputFile } from '../../model/output.ts';
import { digest } from '../digest.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import type { Templates } from '../load-templates.ts';

/** The drawing as SVG. Equal props give equal bytes. */
export function artMarkup({ kind, props }: PlannedArt, module: TemplateModule): string {
  const drawing = module.drawings[kind];
  if (!drawing) throw new Error(`templates/art/drawings.ts has no drawing "${kind}"`);
  return module.renderToStaticMarkup(module.createElement(drawing, props));
}

/** Drawings by what they were made of: those of the last run, as SVG. */
export type PrintedArt = { printed: ReadonlyMap<string, string> };

/** The files of the drawings that pages show. One that its template fails on is reported and left out. */
export function* printArt(
  art: readonly PlannedArt[],
  { module, maps, versions }: Pick<Templates, 'module' | 'maps' | 'versions'>,
  cache: PrintedArt,
  report: Report,
): Generator<OutputFile> {
  const printed = new Map<string, string>();
  for (const one of art) {
    try {
      const key = digest(JSON.stringify([versions.art, one.kind, one.props]), 32);
      const content = printed.get(key) ?? cache.printed.get(key) ?? artMarkup(one, module);
      printed.set(key, content);
      yield { output: one.output, phase: 'asset', content };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      report(templateThrows(one.place, locateThrow(error, maps), one.kind, text));
    }
  }
  cache.printed = printed;
}
