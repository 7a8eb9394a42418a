import { plainSlug } from '../../../diagnostics/words/plain-slug.ts';
import {
  type Diagnostic,
  editSite,
  findPagePlaces,
  type PagePlaces,
  type SiteList,
} from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import type { JournalEdit } from '../journal/journal-line.ts';
import { type MadeEdits, makeEdits } from '../make-edits.ts';
import type { TitledValue } from '../value-ids.ts';
import type { EntryDraft } from './draft-entry.ts';

/** Where somebody wants a new page. `menu`: a list of links, and before which of its entries the page comes. */
export type PageWish = { address?: string; menu?: { list: TitledValue; at: number } };

/** Why a page can’t have an address; `title`: of the page that has it. */
export type PageAddressFault =
  | { code: 'address-taken'; title: string }
  | { code: 'not-an-address'; suggestion?: string };

/** `address`: as site.yaml writes it, below the `base` of the website. `edits`: of site.yaml, which go along with the page’s file. */
export type PlacedPage = {
  address: string;
  base: string;
  addressFault?: PageAddressFault;
  edits: readonly JournalEdit[];
};

/** The route of a new page, and its entry in a menu. Without an address, the name of its file suggests one. */
export async function placePage(
  desk: EditDesk,
  { id }: Pick<EntryDraft, 'id'>,
  { title, address: wished, menu }: PageWish & { title: string },
): Promise<PlacedPage> {
  const places = await findPagePlaces(desk.site());
  const address = wished ?? freeAddress(id, places?.taken);
  const fault = faultOf(address, places?.taken);
  const placed = { address, base: places?.base ?? '' };
  if (!places || fault) return { ...placed, edits: [], ...(fault && { addressFault: fault }) };
  const { routes } = places;
  const route = insertion(routes, routes.items.length, { path: address, page: id });
  return { ...placed, edits: [route, ...menuEdits(places, menu, { address, title })] };
}

/** What would be wrong with a placed page. Nothing is written. */
export async function tryPage(
  desk: EditDesk,
  { file, text }: EntryDraft,
  { edits }: PlacedPage,
): Promise<readonly Diagnostic[]> {
  const { root, today, base, drafts, cache } = desk.site();
  const options = { root, today, base, drafts, cache, until: 'tell' } as const;
  const { diagnostics } = await editSite({ ...options, edits, whole: [{ file, after: text }] });
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** Writes the page with its route and its entry in a menu, in one step. */
export async function makePage(
  desk: EditDesk,
  { file, text }: EntryDraft,
  { edits, address, ...thing }: PlacedPage & { title: string; within: string },
): Promise<MadeEdits> {
  const { title, within } = thing;
  return makeEdits(desk, edits, { title, within, address, whole: [{ file, after: text }] });
}

function insertion({ file, path, items, isMerged }: SiteList, at: number, value: object): JournalEdit {
  if (!isMerged) return { file, edit: { kind: 'insert', path: [...path, at], value } };
  return { file, edit: { kind: 'set', path, value: items.toSpliced(at, 0, value) } };
}

function menuEdits(
  { menus }: PagePlaces,
  wished: PageWish['menu'],
  { address, title }: { address: string; title: string },
): JournalEdit[] {
  const { list, at } = wished ?? {};
  const menu = menus.find(({ file, path }) => file === list?.file && path.join() === list.path.join());
  if (!menu) return [];
  const position = Math.min(at ?? 0, menu.items.length);
  return [insertion(menu, position, { label: title, to: address })];
}

function freeAddress(id: string, taken: PagePlaces['taken'] = new Map()): string {
  for (let n = 1; ; n += 1) {
    const address = n === 1 ? `/${id}` : `/${id}-${n}`;
    if (!taken.has(address)) return address;
  }
}

function faultOf(address: string, taken: PagePlaces['taken'] = new Map()): PageAddressFault | undefined {
  const title = taken.get(address);
  if (title !== undefined) return { code: 'address-taken', title };
  if (/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(address)) return undefined;
  const parts = address.split('/').map(plainSlug);
  const suggestion = parts.filter((part) => part !== '').join('/');
  return { code: 'not-an-address', ...(suggestion !== '' && { suggestion: `/${suggestion}` }) };
}
