import { findRule } from '../find-rule.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText, optionalText } from '../read-fields.ts';

/** A document that site.yaml lists under `downloads`: its finished address, and the name under which it is saved. */
export function planDownload(
  id: string,
  site: Pick<PlanSite, 'written' | 'file' | 'base'>,
): Planned<{ href: string; fileName: string }> {
  return gather((take) => {
    const index = take(findRule(['downloads'], id, site, 'id'));
    if (index === undefined) throw new Error(`download ${id} was not checked`);
    const file = optionalText(take(site.written('downloads', index, 'file')));
    const fileName = asText(take(site.written('downloads', index, 'fileName')));
    const href = file === undefined ? `${site.base}/downloads/${fileName}` : take(site.file(file));
    return { href, fileName };
  });
}
