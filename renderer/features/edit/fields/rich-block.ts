/** A mark with the very characters around its words: `**`, `_`, `[` and `](/courses "All")`. */
export type RichMark = { kind: 'strong' | 'emphasis' | 'code' | 'link'; open: string; close: string };

/**
 * A piece of a paragraph or heading: `text` as it is read, `source` as it is written. `written`: the two differ, as in
 * `\*`. `break`: begins a new line. `part`: stays as it is, such as a name in braces.
 */
export type RichPiece = {
  kind: 'text' | 'written' | 'break' | 'part';
  text: string;
  source: string;
  marks: readonly RichMark[];
};

/** A paragraph, or a heading of a level from 1; `open` and `close`: what is written around its pieces. */
export type RichBlock = { level: number; open: string; close: string; pieces: readonly RichPiece[] };
