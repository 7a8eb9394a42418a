/**
 * Something that a visitor, a search engine or a page's own script reads on a finished page. `section`: the position
 * among the page's sections, absent for the parts around them.
 *
 * - `title`, `description`: of the page, as search engines show them; `sharing`: what is shown with a shared link
 * - `text`: a paragraph, heading, cell, label; `name`: what is read out instead of a picture or a symbol
 * - `link`: where something leads, with its words in `of`; `picture`: a file, with its name instead of the address
 * - `data`: a value for search engines, with its name in `of` (`offers.price`); `script`: words that a script puts on
 *   the page or into a message, with the island in `of`
 */
export type PageReading = { kind: ReadingKind; text: string; of?: string; section?: number };

export type ReadingKind =
  | 'title'
  | 'description'
  | 'sharing'
  | 'text'
  | 'name'
  | 'link'
  | 'picture'
  | 'data'
  | 'script';
