import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { drawingFailed } from '../../../diagnostics/messages/render.ts';
import type { PlannedCopy, PlannedDrawing } from '../../../schemas/asset.ts';
import { findPackageFolder } from '../../bundle/package-folder.ts';
import { digest } from '../digest.ts';
import type { TemplateModule } from '../evaluate-templates.ts';
import { drawFavicon, drawIcon } from './draw-icon.ts';
import { drawSocialPicture, socialMarkup } from './draw-social-picture.ts';
import { openPainter, type Painter } from './open-painter.ts';

/** What was drawn in earlier runs, by key. */
export type DrawingStore = {
  find: (key: string) => { path: string; bytes: number } | undefined;
  keep: (key: string, content: Uint8Array) => { path: string; bytes: number };
};

/** `copies` stand in the store, ready for the output; `keys` are theirs. */
export type Drawn = { copies: PlannedCopy[]; keys: string[] };

type Tools = { module: TemplateModule; store: DrawingStore; signal?: AbortSignal };

/** The library draws beside the program's own thread; more at a time would only fill the memory. */
const atOnce = 4;

/** Draws what was never drawn before. A picture that can't be drawn is reported: of many for one reason, the first. */
export async function drawPictures(
  drawings: readonly PlannedDrawing[],
  tools: Tools,
  report: Report,
): Promise<Drawn> {
  const painter = openPainter();
  const versions = readVersions();
  const results: Result[] = [];
  const waiting = drawings.entries();
  const work = async () => {
    for (const [index, drawing] of waiting) {
      if (tools.signal?.aborted) return;
      results[index] = await findOrDraw(drawing, { ...tools, painter, versions });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  reportFailures(results, report);
  const made = results.filter((result) => 'copy' in result);
  return { copies: made.map(({ copy }) => copy), keys: made.map(({ key }) => key) };
}

type Result = { copy: PlannedCopy; key: string } | { drawing: PlannedDrawing; reason: string };

async function findOrDraw(
  drawing: PlannedDrawing,
  tools: Tools & { painter: Painter; versions: string },
): Promise<Result> {
  try {
    const key = keyOf(drawing, tools);
    const kept = tools.store.find(key) ?? tools.store.keep(key, await draw(drawing, tools));
    return { key, copy: { ...kept, output: drawing.output } };
  } catch (error) {
    return { drawing, reason: error instanceof Error ? error.message : String(error) };
  }
}

function draw(
  drawing: PlannedDrawing,
  tools: { module: TemplateModule; painter: Painter },
): Promise<Uint8Array> {
  if (drawing.kind === 'social') return drawSocialPicture(drawing, tools.module, tools.painter);
  return drawing.kind === 'favicon' ? drawFavicon(drawing, tools) : drawIcon(drawing, tools);
}

function reportFailures(results: readonly Result[], report: Report): void {
  const reasons = new Set<string>();
  for (const result of results) {
    if (!('reason' in result) || reasons.has(result.reason)) continue;
    reasons.add(result.reason);
    report(drawingFailed(result.drawing.place, result.drawing.output, result.reason));
  }
}

/** Everything that decides the picture: for a page's picture its finished markup, so that a change of the template counts. */
function keyOf(
  drawing: PlannedDrawing,
  { module, versions }: { module: TemplateModule; versions: string },
): string {
  const { output: _output, place: _place, ...data } = drawing;
  const look = drawing.kind === 'social' ? socialMarkup(drawing, module) : JSON.stringify(data, withoutPath);
  return digest(`${look}\n${versions}`, 32);
}

/** Where a file stands changes nothing; its hash says what is in it. */
function withoutPath(name: string, value: unknown): unknown {
  return name === 'path' ? undefined : value;
}

/** Another version may draw other bytes. */
function readVersions(): string {
  const file = readFileSync(join(findPackageFolder(), 'package.json'), 'utf8');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(file);
  return `takumi ${dependencies['@takumi-rs/core']}`;
}
