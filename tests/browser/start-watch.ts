import { cp } from 'node:fs/promises';
import path from 'node:path';
import { repository, smallSiteFolder, startSite } from '../cli/run-site.ts';

export type Watching = { root: string; address: string; stop: () => Promise<number | null> };

/** Starts `site watch` on a small site with its own templates and schemas, which a test may change. */
export async function startWatch(
  prepare?: (root: string) => Promise<void>,
  environment?: (root: string) => Promise<Record<string, string>>,
): Promise<Watching> {
  const root = await smallSiteFolder();
  await cp(path.join(repository, 'templates'), path.join(root, 'templates'), { recursive: true });
  await cp(path.join(repository, 'schemas'), path.join(root, 'schemas'), { recursive: true });
  await prepare?.(root);
  const site = startSite(['watch', '--port', '0'], root, await environment?.(root));
  const address = await site.printed(/http:\/\/localhost:\d+/);
  return { root, address, stop: site.interrupt };
}
