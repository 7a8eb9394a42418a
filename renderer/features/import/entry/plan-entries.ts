/** Where every article goes, before any of them is written: links from one to another need all new addresses. */
import { plainSlug } from '../../../../diagnostics/words/plain-slug.ts';
import type { NoteKind } from '../../../foreign/note.ts';
import { decodePath, withoutHost } from '../../../foreign/written-address.ts';
import { addressKey } from '../../../schema/address-key.ts';
import { type ForeignArticle, type ImportOrigin, type LeftFile, titleOf } from '../origins/origin.ts';
import type { ImportTarget } from './target.ts';

export type PlannedArticle = {
  article: ForeignArticle;
  id: string;
  /** Relative to the site's folder. */
  file: string;
  address: string;
  aliases: readonly string[];
  notes: readonly { kind: NoteKind; what?: string }[];
};

export type EntryPlan = {
  entries: ReadonlyMap<ForeignArticle, PlannedArticle>;
  left: readonly LeftFile[];
  /** The new address for an old one; undefined if nothing is there. */
  find: (address: string) => string | undefined;
  /** By the name of the file without its ending, or by that of the folder of an `index`. */
  byName: ReadonlyMap<string, readonly PlannedArticle[]>;
  /** Redirects whose target is none of the articles. */
  strays: readonly { from: string; to: string }[];
};

type EntryPlanning = {
  origin: ImportOrigin;
  target: ImportTarget;
  taken: Set<string>;
  /** New addresses by the keys of old ones. */
  moved: Map<string, string>;
};

export function planImport(origin: ImportOrigin, target: ImportTarget): EntryPlan {
  const left: LeftFile[] = [];
  const planned = new Map<ForeignArticle, Omit<PlannedArticle, 'aliases'>>();
  const taken = new Set<string>();
  for (const article of origin.articles) {
    const entry =
      article.holds === 'page'
        ? placePage(article, { origin, target, taken })
        : placeArticle(article, target, taken);
    if ('kind' in entry) left.push({ file: article.file, ...entry });
    else planned.set(article, entry);
  }
  const planning = { origin, target, taken, moved: movedAddresses(planned, origin) };
  const aliases = claimAliases(planned, planning);
  const entries = new Map<ForeignArticle, PlannedArticle>();
  for (const [article, entry] of planned) {
    const own = aliases.get(article) ?? { aliases: [], notes: [] };
    entries.set(article, { ...entry, aliases: own.aliases, notes: [...entry.notes, ...own.notes] });
  }
  const find = (address: string) => {
    if (address === '' || address.startsWith('#')) return undefined;
    const key = addressKey(plainAddress(address, origin));
    return planning.moved.get(key) ?? target.addresses.get(key);
  };
  return {
    entries,
    left,
    find,
    byName: namedEntries(entries),
    strays: origin.redirects.filter(({ to }) => find(to) === undefined),
  };
}

type Placed = Omit<PlannedArticle, 'aliases'> | Omit<LeftFile, 'file'>;

function placeArticle(
  article: ForeignArticle,
  { kind, prefix, ids }: ImportTarget,
  taken: Set<string>,
): Placed {
  const wanted = idFor(article);
  if (ids.has(wanted))
    return { kind: 'already-there' as const, what: `content/${kind.collection}/${wanted}.${kind.format}` };
  const id = free(wanted, (one) => taken.has(`${prefix}${one}`) || ids.has(one));
  taken.add(`${prefix}${id}`);
  const notes = id === wanted ? [] : [{ kind: 'renamed' as const, what: id }];
  return {
    article,
    id,
    file: `content/${kind.collection}/${id}.${kind.format}`,
    address: `${prefix}${id}`,
    notes,
  };
}

/** A page stays where it was. */
function placePage(article: ForeignArticle, { origin, target, taken }: Omit<EntryPlanning, 'moved'>): Placed {
  const [old = ''] = article.addresses;
  const address = addressKey(plainAddress(old, origin));
  if (!target.hasProse || !/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(address) || taken.has(address))
    return { kind: 'page-without-place' as const, what: old };
  const id = address.slice(1).replaceAll('/', '-');
  if (target.addresses.has(address)) return { kind: 'already-there' as const, what: address };
  if (target.pageIds.has(id)) return { kind: 'already-there' as const, what: `content/pages/${id}.yaml` };
  taken.add(address);
  return { article, id, file: `content/pages/${id}.yaml`, address, notes: [] };
}

/** The last part of its address, in letters that any keyboard has; else its title, its day. */
function idFor(article: ForeignArticle): string {
  const { slug, day } = article;
  return plainSlug(decodePath(slug)) || plainSlug(titleOf(article) ?? '') || day || 'article';
}

function free(wanted: string, isTaken: (id: string) => boolean): string {
  let id = wanted;
  for (let count = 2; isTaken(id); count += 1) id = `${wanted}-${count}`;
  return id;
}

function namedEntries(entries: ReadonlyMap<ForeignArticle, PlannedArticle>): EntryPlan['byName'] {
  const byName = new Map<string, PlannedArticle[]>();
  for (const [{ file }, entry] of entries) {
    const name = lastName(file);
    const others = byName.get(name);
    if (others) others.push(entry);
    else byName.set(name, [entry]);
  }
  return byName;
}

/** `post` for `blog/post.md`, `blog/post/index.md` and `blog/post`. */
export function lastName(file: string): string {
  return withoutEnding(file).split('/').at(-1) ?? '';
}

export function withoutEnding(file: string): string {
  return file.replace(/\.(?:mdx?|markdown|mkdn?|html)$/i, '').replace(/\/index$/, '');
}

/** If two articles had one address, the first has it now. */
function movedAddresses(
  planned: ReadonlyMap<ForeignArticle, { address: string }>,
  origin: ImportOrigin,
): Map<string, string> {
  const moved = new Map<string, string>();
  const add = (old: string, address: string) => {
    const key = addressKey(plainAddress(old, origin));
    if (key !== '/' && !moved.has(key)) moved.set(key, address);
  };
  for (const [{ addresses }, { address }] of planned)
    for (const old of addresses.slice(0, 1)) add(old, address);
  for (const [{ addresses }, { address }] of planned) for (const old of addresses.slice(1)) add(old, address);
  for (const { from, to } of origin.redirects) {
    const address = moved.get(addressKey(plainAddress(to, origin)));
    if (address !== undefined) add(from, address);
  }
  return moved;
}

/** Each old address belongs to one article, and to no page that is there. */
function claimAliases(
  planned: ReadonlyMap<ForeignArticle, { address: string }>,
  { origin, target, taken, moved }: EntryPlanning,
) {
  const pages = new Set([...taken].map(addressKey));
  const given = new Set<string>();
  const redirected = new Map<string, string[]>();
  for (const { from, to } of origin.redirects) {
    const address = moved.get(addressKey(plainAddress(to, origin)));
    if (address !== undefined) redirected.set(address, [...(redirected.get(address) ?? []), from]);
  }
  return new Map(
    [...planned].map(([article, { address }]) => {
      const notes: PlannedArticle['notes'][number][] = [];
      const olds = [...article.addresses, ...(redirected.get(address) ?? [])];
      const aliases = olds.flatMap((written) => {
        const old = plainAddress(written, origin);
        const key = addressKey(old);
        if (key === addressKey(address) || key === '/') return [];
        if (!oldAddress.test(old)) notes.push({ kind: 'address-without-form', what: written });
        else if (pages.has(key) || target.addresses.has(key) || given.has(key)) {
          if (moved.get(key) !== address) notes.push({ kind: 'address-shared', what: written });
        } else {
          given.add(key);
          return [encodeURI(decodePath(old))];
        }
        return [];
      });
      return [article, { aliases, notes }] as const;
    }),
  );
}

/** As `oldAddress` in schemas/common.schema.json has it, once it is encoded. */
const oldAddress = /^\/(?!\.)[^?#\s\\"<>{}|^`[\]]+$/;

/** From its first slash on. */
function plainAddress(written: string, { hosts }: ImportOrigin): string {
  const path = withoutHost(written, hosts);
  return path.startsWith('/') || /^[a-z]+:/i.test(path) ? path : `/${path}`;
}
