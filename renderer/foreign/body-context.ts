import type { TakeNote } from './note.ts';

/** What the text of an article has to know of the site that it goes to. */
export type BodyContext = {
  note: TakeNote;
  /** The new address; undefined if it leads to nothing here. */
  link: (address: string) => string | undefined;
  /** The name of the picture's file in our media; undefined if it is none, which has been noted. */
  picture: (address: string) => string | undefined;
  /** What a picture without a description shows, as far as its address says. */
  describe: (address: string) => string;
  /** Whether the site has the words that footnotes and callouts need. */
  hasNotes: boolean;
  hasAlerts: boolean;
};

export type Syntax = 'markdown' | 'mdx' | 'html';
