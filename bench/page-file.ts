/** The file of a page in the output of a site whose addresses have no trailing slash: `/courses` → `courses.html`. */
export function pageFile(address: string): string {
  if (address === '/') return 'index.html';
  return `${address.slice(1).replace(/\.html$/, '')}.html`;
}
