/** A name with one brace missing; `offset`: where it begins in the text. */
export type HalfBraced = {
  wrong: 'not opened' | 'not closed';
  name: string;
  written: string;
  offset: number;
};

const dotted = String.raw`[a-z][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)+`;
const notOpened = new RegExp(`(?<![{\\w.-])(${dotted})$`);
const notClosed = new RegExp(`^\\{[ \\t]*(${dotted})(?![\\w.-]*[ \\t]*\\})`);

/** The name that the single brace at `offset` belongs to. */
export function halfBraced(text: string, offset: number): HalfBraced | undefined {
  const before = notOpened.exec(text.slice(0, offset))?.[1];
  if (text[offset] === '}' && before !== undefined)
    return {
      wrong: 'not opened',
      name: `{${before}}`,
      written: `${before}}`,
      offset: offset - before.length,
    };
  const [written = '', after] = notClosed.exec(text.slice(offset)) ?? [];
  return after === undefined ? undefined : { wrong: 'not closed', name: `{${after}}`, written, offset };
}
