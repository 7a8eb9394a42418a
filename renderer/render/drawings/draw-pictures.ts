import { createRequire } from 'node:module';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { drawingFailed } from '../../../diagnostics/messages/render.ts';
import type { PlannedCopy, PlannedDrawing } from '../../../schemas/asset.ts';
import { digest } from '../digest.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import { drawFavicon, drawIcon } from './draw-icon.ts';
import { drawSocialPicture, socialMarkup } from './draw-social-picture.ts';
import { createTypefaceLoader, type LoadTypefaces } from './load-typefaces.ts';

/** What was drawn in earlier runs, by key. */
export type DrawingStore = {
  find: (key: string) => { path: string; bytes: number } | undefined;
  keep: (key: string, content: Uint8Array) => { path: string; bytes: number };
};

/** `copies` stand in the store, ready for the output; `keys` are theirs. */
export type Drawn = { copies: PlannedCopy[]; keys: string[] };

type Tools = { module: TemplateModule; store: DrawingStore; signal?: AbortSignal };

/** Draws what was never drawn before. A picture that can't be drawn is reported: of many for one reason, the first. */
export async function drawPictures(
  drawings: readonly PlannedDrawing[],
  tools: Tools,
  report: Report,
): Promise<Drawn> {
  const drawn: Drawn = { copies: [], keys: [] };
  const reasons = new Set<string>();
  const load = createTypefaceLoader();
  for (const drawing of drawings) {
    if (tools.signal?.aborted) break;
    const key = keyOf(drawing, tools.module);
    try {
      const kept = tools.store.find(key) ?? tools.store.keep(key, await draw(drawing, tools.module, load));
      drawn.copies.push({ ...kept, output: drawing.output });
      drawn.keys.push(key);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!reasons.has(reason)) report(drawingFailed(drawing.place, drawing.output, reason));
      reasons.add(reason);
    }
  }
  return drawn;
}

function draw(drawing: PlannedDrawing, module: TemplateModule, load: LoadTypefaces): Promise<Uint8Array> {
  if (drawing.kind === 'social') return drawSocialPicture(drawing, module, load);
  return drawing.kind === 'favicon' ? drawFavicon(drawing) : drawIcon(drawing);
}

/** Everything that decides the picture: for a page's picture its finished markup, so that a change of the template counts. */
function keyOf(drawing: PlannedDrawing, module: TemplateModule): string {
  const { output: _output, place: _place, ...data } = drawing;
  const look = drawing.kind === 'social' ? [socialMarkup(drawing, module), drawing.typefaces] : [data];
  return digest(JSON.stringify([look, versions()], withoutPath), 32);
}

/** Where a file stands changes nothing; its hash says what is in it. */
function withoutPath(name: string, value: unknown): unknown {
  return name === 'path' ? undefined : value;
}

/** Another version may draw other bytes. */
function versions(): string[] {
  const require = createRequire(import.meta.url);
  return ['satori', 'subset-font', '@resvg/resvg-js'].map((name) => {
    const { version }: { version: string } = require(`${name}/package.json`);
    return `${name} ${version}`;
  });
}
