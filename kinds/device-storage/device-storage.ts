import { ownProperty } from '../../diagnostics/own-property.ts';
import type { StorageRegister } from '../../schemas/planned.ts';
import type { KindCode, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { checkStorage } from './check-storage.ts';
import { keptByScripts } from './kept.ts';

/** The register of data that a website stores in visitors' browsers: what is really used, in the words of the site. */
export const deviceStorage: KindCode = {
  rules: [checkStorage],
  shared: { storage: { plan: planStorage, life: () => ({}) } },
};

type StorageArea = 'local' | 'session' | 'cookie';
type Item = Omit<StorageRegister['rows'][number], 'key' | 'where'> & { where?: StorageArea };
type Words = Omit<StorageRegister, 'rows'> &
  Record<StorageArea, string> & { items: Readonly<Record<string, Item>> };

function planStorage(site: PlanSite): Planned<StorageRegister | undefined> {
  return gather((take) => {
    const words = take(site.wording<Words | undefined>('storage'), 'storage');
    if (!words) return undefined;
    const { items, local, session, cookie, ...labels } = words;
    const places = { local, session, cookie };
    const rows = Object.entries(items).flatMap(([key, { where: written, ...row }]) => {
      const known = ownProperty(keptByScripts, key);
      const where = known?.where ?? written;
      if (known && take(site.written(known.setting)) === undefined) return [];
      return where ? [{ key, ...row, where: places[where] }] : [];
    });
    const answer =
      take(site.written('analytics')) === undefined
        ? undefined
        : take(site.wording<Item | undefined>('consent', 'kept'));
    if (answer) rows.push({ key: 'answer', ...answer, where: local });
    return { ...labels, rows };
  });
}
