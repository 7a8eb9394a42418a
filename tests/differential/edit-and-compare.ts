import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEditors, createTextEditors } from '../../bench/differential/edits/choose-change.ts';
import { type EditRecord, runEdits } from '../../bench/differential/run-edits.ts';
import { loadCompiled } from '../../bench/differential/site-program.ts';
import { makePictures, readShipped, readStart, type SiteName } from '../../bench/differential/start-sites.ts';
import { repository } from '../cli/run-site.ts';

/**
 * Edits a site as `npm run differential` does, with the compiled program: only that caches anything for later
 * processes.
 */
export async function editAndCompare(
  site: SiteName,
  seed: string,
  edits: number,
  mostly: 'anything' | 'texts' = 'anything',
): Promise<EditRecord[]> {
  const work = await mkdtemp(join(tmpdir(), 'site-differential-'));
  try {
    const anything = async () =>
      createEditors({ shipped: readShipped(repository), pictures: await makePictures() });
    return await runEdits({
      program: await loadCompiled(repository),
      repository,
      start: await readStart(site, repository, join(work, 'start')),
      editors: mostly === 'texts' ? createTextEditors() : await anything(),
      seed,
      edits,
      work,
      renewal: 12,
      cold: 'made media',
      note: () => {},
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The differences, with what is needed to reproduce them. */
export function describeDifferences(records: readonly EditRecord[]): string[] {
  return records
    .filter(({ differences }) => differences.length > 0)
    .map(
      ({ number, name, interlude, differences }) =>
        `${number}: ${name} [${interlude}]\n${differences.join('\n')}`,
    );
}
