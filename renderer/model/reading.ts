/**
 * One thing that a visitor, a search engine or a page's own script gets to read on a finished page. `section`: the
 * position among the page's sections, absent for what stands around them.
 *
 * - `title`, `description`: of the page, as search engines show them; `sharing`: what a shared link shows beside them
 * - `text`: a paragraph, heading, cell, label; `name`: what is read out in place of a picture or a symbol
 * - `link`: where something leads, `of` being its words; `picture`: a file, with its name in place of the address
 * - `data`: a value that search engines are told, `of` being its name (`offers.price`); `script`: words that a script
 *   puts on the page or into a message, `of` being the island
 */
export type Reading = { kind: ReadingKind; text: string; of?: string; section?: number };

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
