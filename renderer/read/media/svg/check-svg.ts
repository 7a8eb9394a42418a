import type { Diagnostic, Report } from '../../../../diagnostics/diagnostic.ts';
import { pictureHardToDraw } from '../../../../diagnostics/messages/media.ts';
import {
  type DrawingProgram,
  fileNotUtf8,
  pictureActive,
  pictureBroken,
} from '../../../../diagnostics/messages/read.ts';
import { pictureCutOff, pictureSizeMissing } from '../../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../../diagnostics/place.ts';
import { mendSvg } from '../../../private-data/mend-svg.ts';
import { isWebPage } from '../is-web-page.ts';
import { measureSvg } from '../measure-svg.ts';
import type { PictureSize } from '../picture-size.ts';
import { findHardToDraw } from './count-drawn.ts';
import { findActiveContent } from './find-active-content.ts';
import { mostLevels, mostParts, readSvg } from './read-svg.ts';

/** The size of an SVG picture, after reporting what is wrong with it. */
export function checkSvg(bytes: Uint8Array, file: string, report: Report): PictureSize | undefined {
  const svg = readSvg(mendSvg(bytes));
  const { text, fault } = svg;
  const [root] = svg.elements;
  const start = { file, line: 1, column: 1 };
  const placeOf = (offset: number): Place => ({ file, ...lineAndColumn(text, offset) });
  if (fault?.kind === 'encoding') report(fileNotUtf8(start, undefined));
  else if (root && root.name !== 'svg') report(pictureBroken(start, 'SVG', isWebPage(bytes)));
  const active = findActiveContent(svg);
  const hard = active ? undefined : findHardToDraw(svg);
  if (active) report(pictureActive(placeOf(active.offset), active.what, programOf(active.what, text)));
  if (hard) report(hardToDraw(placeOf(hard.offset), hard.why));
  if (fault?.kind === 'cut off') report(pictureCutOff(start));
  if (fault?.kind === 'broken') report(pictureBroken(placeOf(fault.offset), 'SVG'));
  const size = root && measureSvg(root);
  const isSized = size !== undefined && size.width > 0 && size.height > 0;
  if (root?.name === 'svg' && !isSized) report(pictureSizeMissing(start));
  return isSized ? size : undefined;
}

/**
 * The drawing program, for content that such programs add themselves; a link to another website is the drawing's own.
 */
function programOf(what: string, text: string): DrawingProgram | undefined {
  if (!/embedded page|entity/.test(what)) return undefined;
  return programs.find(([, sign]) => sign.test(text))?.[0];
}

const programs: [DrawingProgram, RegExp][] = [
  ['Illustrator', /adobe illustrator|ns\.adobe\.com\/adobeillustrator/i],
  ['draw.io', /mxfile|mxgraph|draw\.?io|diagrams\.net/i],
  ['Mermaid', /id="mermaid|class="mermaid|aria-roledescription="/i],
];

function hardToDraw(place: Place, why: NonNullable<ReturnType<typeof findHardToDraw>>['why']): Diagnostic {
  const most = why === 'too deep' ? mostLevels : mostParts;
  return pictureHardToDraw(place, why, most);
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
