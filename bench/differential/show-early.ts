import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cache, PreviewedPage } from '../../renderer/site.ts';
import type { Outcome } from './build-outcome.ts';
import type { BuildSettings, FileStep } from './change.ts';
import type { SiteProgram } from './site-program.ts';

type Order = {
  root: string;
  settings: BuildSettings;
  cache: Cache;
  steps: readonly FileStep[];
  /** Files of the output: the open pages. */
  outputs: readonly string[];
};

/** Previews an edit before it is built, as `site watch` does. */
export function showEarly(
  { previewPages }: SiteProgram,
  { root, settings, cache, steps, outputs }: Order,
): Promise<PreviewedPage[]> {
  const changed = steps.flatMap((step) => (step.do === 'rename' ? [step.from, step.to] : [step.file]));
  return previewPages({
    ...{ root, out: join(root, 'dist'), cache, outputs },
    today: new Date(settings.today),
    base: settings.base,
    changed: changed.map((file) => join(root, file)),
  });
}

/** The pages whose preview differs from the build that followed. */
export function findWrongPages(
  pages: readonly PreviewedPage[],
  { ok }: Outcome,
  root: string,
): string | undefined {
  const shown = pages.flatMap(({ output, html, drawings }) => [
    { output, text: html },
    ...drawings.map((drawing) => ({ output: drawing.output, text: drawing.svg })),
  ]);
  const wrong = shown.find(({ output, text }) => text !== readFileSync(join(root, 'dist', output), 'utf8'));
  return ok && wrong ? `Shown early: ${wrong.output} is not as it was built` : undefined;
}
