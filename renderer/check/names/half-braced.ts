/** A name with one brace missing; `offset`: where it begins in the text. */
export type HalfBraced = {
  wrong: 'not opened' | 'not closed';
  name: string;
  written: string;
  offset: number;
};

const dotted = String.raw`[a-z][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)+`;
const wholeName = new RegExp(`^${dotted}$`);
const nameCharacter = /[\w.-]/;
const notClosed = new RegExp(`^\\{[ \\t]*(${dotted})(?![\\w.-]*[ \\t]*\\})`);

/** The name that the single brace at `offset` belongs to. */
export function halfBraced(text: string, offset: number): HalfBraced | undefined {
  const before = text[offset] === '}' ? nameBefore(text, offset) : undefined;
  if (before !== undefined)
    return {
      wrong: 'not opened',
      name: `{${before}}`,
      written: `${before}}`,
      offset: offset - before.length,
    };
  const [written = '', after] = notClosed.exec(text.slice(offset)) ?? [];
  return after === undefined ? undefined : { wrong: 'not closed', name: `{${after}}`, written, offset };
}

/** Walks back only as far as the name: an expression would search all the text before each brace. */
function nameBefore(text: string, offset: number): string | undefined {
  let start = offset;
  while (start > 0 && nameCharacter.test(text.charAt(start - 1))) start -= 1;
  const name = text.slice(start, offset);
  return text[start - 1] !== '{' && wholeName.test(name) ? name : undefined;
}
