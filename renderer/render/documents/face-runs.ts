import { scriptRuns } from '../../../kinds/script-runs.ts';
import { faceIn, type PreparedFonts } from './prepare-fonts.ts';

/** A text in pieces, each with the face that can write it: what is in a script with a typeface of its own is set in that. */
export function faceRuns(
  text: string,
  face: string,
  { scripts }: Pick<PreparedFonts, 'scripts'>,
): { text: string; face: string }[] {
  if (scripts.length === 0) return [{ text, face }];
  return scriptRuns(text, scripts).map((run) => ({
    text: run.text,
    face: run.script === undefined ? face : faceIn(run.script, face),
  }));
}
