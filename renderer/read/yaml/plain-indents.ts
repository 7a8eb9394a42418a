import { oddSpace } from '../../source/odd-characters.ts';

export type PlainIndents = {
  /** Of the same length, with ordinary spaces as indentation. */
  text: string;
  /** For each line with other spaces: offset of the first, and their number. */
  lines: { offset: number; count: number }[];
};

/** Lines pasted from a web page or a chat begin with hard spaces, which YAML doesn't accept as indentation. */
export function plainIndents(text: string, { isBroken }: { isBroken: boolean }): PlainIndents {
  const lines: PlainIndents['lines'] = [];
  const plain = text.replace(/(?<![^\r\n])[^\S\r\n]+(?=\S)/g, (indent, start: number) => {
    const first = indent.search(oddSpace);
    // After ordinary spaces they may be part of a text, as long as the rest can be parsed.
    if (first === -1 || (first > 0 && !isBroken)) return indent;
    const odd = [...indent].filter((character) => oddSpace.test(character));
    lines.push({ offset: start + first, count: odd.length });
    return [...indent].map((character) => (oddSpace.test(character) ? ' ' : character)).join('');
  });
  return { text: plain, lines };
}
