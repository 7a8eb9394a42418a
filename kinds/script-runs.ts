/** A piece of a text, and its script if that is one of those requested. */
export type ScriptRun = { text: string; script?: string };

/**
 * `scripts`: ISO 15924 codes, such as `Deva`. Joiners stay with their letters; spaces and full stops belong to no
 * script.
 */
export function scriptRuns(text: string, scripts: readonly string[]): ScriptRun[] {
  let runs: ScriptRun[] = [{ text }];
  for (const script of scripts)
    runs = runs.flatMap((run) => (run.script === undefined ? splitRun(run.text, script) : [run]));
  return runs;
}

export function isInScript(text: string, script: string): boolean {
  return letterOf(script).test(text);
}

/** ISO 15924 also has a code for symbols: arrows, ticks, currency signs. They belong to every script. */
export const signs = 'Zsym';

/** A letter of a script, with what joins it to the next; one sign. Throws if there is no such script. */
export function letterOf(script: string): RegExp {
  if (script === signs) return /(?!\p{ASCII})\p{S}\ufe0f?/u;
  return new RegExp(`\\p{Script_Extensions=${script}}[\\u200c\\u200d]?`, 'u');
}

function splitRun(text: string, script: string): ScriptRun[] {
  const found = [...text.matchAll(new RegExp(`(?:${letterOf(script).source})+`, 'gu'))];
  let end = 0;
  const runs = found.flatMap(({ 0: inScript, index }): ScriptRun[] => {
    const before = text.slice(end, index);
    end = index + inScript.length;
    return [...(before ? [{ text: before }] : []), { text: inScript, script }];
  });
  const rest = text.slice(end);
  return rest || runs.length === 0 ? [...runs, { text: rest }] : runs;
}
