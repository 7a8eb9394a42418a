import { escapeWords } from '../rich/escape-words.ts';

/** A picture of an article: its file, and what it shows. */
export type PictureBlock = { src: string; alt: string };

/** The picture that a block is and nothing else; undefined if it would be written in another way. */
export function pictureBlockIn(markdown: string): PictureBlock | undefined {
  const [, written, src] = /^!\[(.*)\]\(([^\s()<>]+)\)$/.exec(markdown) ?? [];
  if (written === undefined || src === undefined) return undefined;
  const alt = written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
  return printPictureBlock({ src, alt }) === markdown ? { src, alt } : undefined;
}

export function printPictureBlock({ src, alt }: PictureBlock): string {
  const line = alt.replaceAll(/\s+/g, ' ').trim();
  const words = escapeWords(line, { before: '![', next: ']', level: 1, isLinked: true, isWide: false });
  return `![${words}](${src})`;
}
