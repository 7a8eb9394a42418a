/**
 * One page of each kind: all that have a route of their own, and the first of those generated for each entry of a
 * collection, since the others differ only in words. `pages` are the addresses of a site.
 */
export function firstOfEachKind(pages: readonly string[]): string[] {
  const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);
  return pages.filter((address) => {
    const folder = folderOf(address);
    return folder === '/' || pages.find((page) => folderOf(page) === folder) === address;
  });
}
