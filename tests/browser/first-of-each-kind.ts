/**
 * One page of each kind: all that have an address of their own, and of those made for each entry of a collection the
 * first, since the others differ in nothing but words. `pages` are the addresses of a site.
 */
export function firstOfEachKind(pages: readonly string[]): string[] {
  const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);
  return pages.filter((address) => {
    const folder = folderOf(address);
    return folder === '/' || pages.find((page) => folderOf(page) === folder) === address;
  });
}
