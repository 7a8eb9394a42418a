import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** Problems that axe finds on a page as it is, one line per element; best practices included. */
export async function findBarriers(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // The other mode opens a second page for every run, for frames; there are none.
    .setLegacyMode(true)
    // Passed rules are checked too, but not listed: making that list took longer than most rules.
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.any[0]?.message ?? node.html})`),
  );
}
