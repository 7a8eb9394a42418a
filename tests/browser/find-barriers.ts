import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** What axe finds on a page as it stands, one line for each element; best practices included. */
export async function findBarriers(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // The other mode opens a second page for every run, for frames, which there are none of.
    .setLegacyMode(true)
    // What is in order is judged as well, but not listed: the list took longer than most rules.
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.any[0]?.message ?? node.html})`),
  );
}
