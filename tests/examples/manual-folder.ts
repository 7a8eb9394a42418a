import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeChapters } from '../../scripts/chapters-of.js';
import { repository } from '../cli/run-site.ts';
import { buildSite, editFile } from '../content/site-copy.ts';

const parts = ['site.yaml', 'content', 'schemas', 'kinds', 'templates'];

/**
 * The manual with all its chapters, at the top of its host, built: once for all tests of a run, since that takes a
 * minute, and removed with the folder of the run. Read only. The groups whose tests ask for it run one after the other.
 */
export async function builtManual(): Promise<{ root: string; out: string }> {
  const root = path.join(os.tmpdir(), 'site-manual');
  if (!existsSync(root)) {
    const begun = `${root}-begun`;
    await rm(begun, { recursive: true, force: true });
    for (const part of parts)
      await cp(path.join(repository, 'examples/manual', part), path.join(begun, part), { recursive: true });
    writeChapters(begun);
    await editFile(begun, 'site.yaml', (text) => text.replace('base: /sitewright\n', ''));
    await buildSite(begun);
    await rename(begun, root);
  }
  return { root, out: path.join(root, 'dist') };
}
