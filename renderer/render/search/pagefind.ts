/** The one door to Pagefind. Loaded only for a site with a search: it starts a process of its own. */
export { close, createIndex, type PagefindIndex } from 'pagefind';
