/** What is wrong there. */
export const depthRule = 'values are nested more deeply than in any real data';

/** More levels than any real data has. */
const most = 64;

/**
 * The offset at which values are nested too deeply, in JSON or TOML. The parsers call themselves for each level, so a
 * file of brackets alone would end the process.
 */
export function findTooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
    if (depth > most) return index;
  }
  return deepName(text);
}

/** `a.b.c = 1` in TOML: each dot is a level. */
function deepName(text: string): number | undefined {
  let start = 0;
  for (const line of text.split('\n')) {
    const [name = ''] = line.split('=', 1);
    const parts = name.split('.');
    // A row of dots in a text isn’t a name.
    if (parts.length > most && parts.every((part) => /^[\s\w[\]-]+$/.test(part))) return start;
    start += line.length + 1;
  }
  return undefined;
}
