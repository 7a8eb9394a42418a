import path from 'node:path';
import { fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { addToList } from '../../../edit/add-to-list.ts';
import { spliceText } from '../../../edit/splice-text.ts';
import type { EditedFile } from '../../../edit/write-edited.ts';
import type { ForeignLink } from '../origins/origin.ts';
import type { ImportTarget } from './target.ts';

type Settings = {
  categories: readonly string[];
  pages: readonly { id: string; address: string }[];
  menu: readonly ForeignLink[];
  redirects: readonly { from: string; to: string }[];
};

/** What site.yaml gets besides what it has: each list is written to at its end, and nothing else changes. */
export function settingsEdit(
  { settings, category, root }: ImportTarget,
  added: Settings,
): EditedFile | undefined {
  const present = new Set(
    listOf(fieldsOf(fieldsOf(settings.value).header).menu).map((entry) => fieldsOf(entry).to),
  );
  const menu = added.menu.filter(({ to, entries }) => entries.length > 0 || !present.has(to));
  const lists: [Path, readonly string[]][] = [
    [[category?.list ?? ''], category ? added.categories.map((word) => JSON.stringify(word)) : []],
    [['routes'], added.pages.map(({ id, address }) => `{ path: ${address}, page: ${id} }`)],
    [['header', 'menu'], menu.map(menuEntry)],
    [
      ['redirects'],
      added.redirects.map(({ from, to }) => `{ from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} }`),
    ],
  ];
  const splices = lists.flatMap(([at, words]) =>
    words.length === 0 ? [] : (addToList(settings, at, words) ?? []),
  );
  if (splices.length === 0) return undefined;
  const after = spliceText(settings.text, splices);
  return { absolute: path.join(root, settings.file), before: settings.text, after };
}

function menuEntry({ label, to, entries }: ForeignLink): string {
  if (entries.length === 0) return `{ label: ${JSON.stringify(label)}, to: ${JSON.stringify(to)} }`;
  return `{ label: ${JSON.stringify(label)}, entries: [${entries.map(menuEntry).join(', ')}] }`;
}
