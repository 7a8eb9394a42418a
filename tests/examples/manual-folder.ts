import { cp, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeChapters } from '../../scripts/chapters-of.js';
import { repository } from '../cli/run-site.ts';
import { editFile } from '../content/site-copy.ts';

const parts = ['site.yaml', 'content', 'schemas', 'kinds', 'templates'];

/** The manual with all its chapters in a new folder, at the top of its host. */
export async function copyManual(): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-manual-'));
  for (const part of parts)
    await cp(path.join(repository, 'examples/manual', part), path.join(root, part), { recursive: true });
  writeChapters(root);
  await editFile(root, 'site.yaml', (text) => text.replace('base: /sitewright\n', ''));
  return root;
}
