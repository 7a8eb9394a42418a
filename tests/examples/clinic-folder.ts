import { cp, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repository } from '../cli/run-site.ts';

/** The inputs of the clinic's build, without anything from earlier builds. */
const parts = ['site.yaml', 'content', 'schemas', 'templates'];

export const clinicFolder = path.join(repository, 'examples/clinic');

/** The example clinic in a new folder, where a test may change it. */
export async function copyClinic(): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-clinic-'));
  for (const part of parts)
    await cp(path.join(clinicFolder, part), path.join(root, part), { recursive: true });
  return root;
}
