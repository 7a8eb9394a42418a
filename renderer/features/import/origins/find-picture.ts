import { decodePath, withoutHost, withoutQuery } from '../../../foreign/written-address.ts';
import type { ForeignArticle, ImportOrigin } from './origin.ts';
import { folderOf, plainPath, type SourceFolder } from './source-folder.ts';

/** Where a program looks for the picture of an address: beside the article, and in these folders. */
export function findPicture(
  folder: SourceFolder,
  roots: readonly string[],
  hosts: readonly string[],
): ImportOrigin['picture'] {
  return (address, article) => {
    const written = decodePath(withoutQuery(withoutHost(address, hosts)));
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(written)) return undefined;
    const file = candidates(written, article, roots).find((one) => folder.has(one));
    return file === undefined ? undefined : folder.absolute(file);
  };
}

function candidates(written: string, article: ForeignArticle, roots: readonly string[]): string[] {
  const path = plainPath(written.replace(/^[~@]\//, ''));
  const own = article.addresses.find((address) => address.endsWith('/') && written.startsWith(address));
  const name = written.slice(own?.length ?? 0);
  const beside = name.startsWith('/') ? [] : [plainPath(`${folderOf(article.file)}/${name}`)];
  return [...beside, ...roots.map((root) => (root === '' ? path : `${root}/${path}`))];
}
