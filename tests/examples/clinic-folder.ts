import { cp, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repository } from '../cli/run-site.ts';

/** What is read to build the clinic, and nothing that an earlier build has left. */
const parts = ['site.yaml', 'content', 'schemas', 'templates'];

export const clinicFolder = path.join(repository, 'examples/clinic');

/** The example clinic in a folder of its own, where a test may change it. */
export async function copyClinic(): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-clinic-'));
  for (const part of parts)
    await cp(path.join(clinicFolder, part), path.join(root, part), { recursive: true });
  return root;
}
