/** The file of a page in the output of a site whose addresses have no slash at the end: `/courses` → `courses.html`. */
export function pageFile(address: string): string {
  if (address === '/') return 'index.html';
  return `${address.slice(1).replace(/\.html$/, '')}.html`;
}
