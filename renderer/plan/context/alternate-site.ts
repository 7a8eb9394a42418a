/**
 * Another site of the family. `pages`: the current address of each of its pages, by what the page is about (`pageKey`).
 * Plain data; addresses are absolute.
 */
export type AlternateSite = {
  /** Its position in `alternates.sites`. */
  index: number;
  isMutual: boolean;
  isOutermost: boolean;
  language: string;
  home: string;
  pages: Readonly<Record<string, { href: string; language: string }>>;
};
