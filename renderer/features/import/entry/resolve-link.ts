import { addressElsewhere } from '../../../foreign/address-elsewhere.ts';
import type { TakeNote } from '../../../foreign/note.ts';
import { withoutHost, withoutQuery } from '../../../foreign/written-address.ts';
import { byFile, type ForeignArticle, type ImportOrigin } from '../origins/origin.ts';
import { folderOf, plainPath } from '../origins/source-folder.ts';
import { type EntryPlan, lastName, withoutEnding } from './plan-entries.ts';

type Linking = { origin: ImportOrigin; plan: EntryPlan; article: ForeignArticle; note: TakeNote };

/** Where a link leads now; undefined if that is nowhere, which is noted: its words stay. */
export function resolveLink(written: string, linking: Linking): string | undefined {
  const address = written.trim();
  const found = address.startsWith('#') && address.length > 1 ? address : findNew(address, linking);
  if (found === undefined) linking.note('link-left', written);
  return found;
}

function findNew(address: string, { origin, plan, article }: Linking): string | undefined {
  if (address.startsWith(byFile)) return findFile(plan, decodeURI(address.slice(byFile.length)), article);
  const own = withoutHost(address.startsWith('//') ? `https:${address}` : address, origin.hosts);
  if (/^[a-z][a-z\d+.-]*:/i.test(own)) return addressElsewhere(own);
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(own) ?? [];
  if (/\.(?:mdx?|markdown)$/i.test(path)) return findFile(plan, path, article);
  const whole = path.startsWith('/') ? path : `/${plainPath(`${baseOf(article)}/${path}`)}`;
  return plan.find(`${whole}${query}`) ?? plan.find(whole);
}

/** The folder that an address without a slash at its beginning counts from. */
function baseOf({ addresses: [own = '/'] }: ForeignArticle): string {
  return own.endsWith('/') ? own : folderOf(own);
}

/** By a file's path from the article's, from the folder's top, or by its name alone. */
function findFile({ byName }: EntryPlan, written: string, from: ForeignArticle): string | undefined {
  const name = withoutQuery(written).replace(/\/$/, '');
  const named = byName.get(lastName(name)) ?? [];
  const ways = [plainPath(`${folderOf(from.file)}/${name}`), plainPath(name)].map(withoutEnding);
  for (const way of ways) {
    const found = named.find(({ article }) => `/${withoutEnding(article.file)}`.endsWith(`/${way}`));
    if (found) return found.address;
  }
  return undefined;
}
