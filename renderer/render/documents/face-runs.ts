import { type ScriptRun, scriptRuns, signs } from '../../../kinds/script-runs.ts';
import { type HasCharacter, lackingCharacters } from '../../typefaces/lacking-characters.ts';
import { faceIn, type PreparedFonts } from './prepare-fonts.ts';

/** Splits a text into runs, each with the face that can set it: a script with its own typeface is set in that. */
export function faceRuns(
  text: string,
  face: string,
  { scripts, faces }: PreparedFonts,
): { text: string; face: string }[] {
  if (scripts.length === 0) return [{ text, face }];
  const has = faces.get(face)?.has ?? (() => true);
  return scriptRuns(text, scripts).map((run) => ({
    text: run.text,
    face: run.script === undefined || isOwnSign(run, has) ? face : faceIn(run.script, face),
  }));
}

/** The typeface for signs is used only for those that the others lack. */
function isOwnSign({ text, script }: ScriptRun, has: HasCharacter): boolean {
  return script === signs && lackingCharacters(text, [has]).length === 0;
}
