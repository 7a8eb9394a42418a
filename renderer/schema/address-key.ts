/** What an address of the site has in common with all its spellings: `/Courses/`, `/courses.html` and `/courses/index.html` are `/courses`. */
export function addressKey(address: string): string {
  const path = address
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
  return path === '' ? '/' : path;
}
