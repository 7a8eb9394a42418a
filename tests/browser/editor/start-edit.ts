import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startSite } from '../../cli/run-site.ts';
import { day } from '../../content/site-copy.ts';

export type Editing = { root: string; address: string; end: () => Promise<void> };

/** `branch`: its folder. `prepare`: called with the copy, before the editor starts; `env` is what it starts with. */
export type EditingOptions = {
  branch?: string;
  prepare?: (folder: string) => Promise<void>;
  env?: Record<string, string>;
};

/** Starts `site edit` on a copy of a site, or of a branch in it. */
export async function startEdit(
  site: string,
  { branch = '.', prepare, env }: EditingOptions = {},
): Promise<Editing> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-edit-'));
  const own = (source: string) => !/[\\/](?:dist|node_modules)$/.test(source);
  await cp(site, folder, { recursive: true, filter: own });
  await prepare?.(folder);
  const root = path.join(folder, branch);
  const command = startSite(['edit', '--port', '0', '--at', day], root, env);
  const address = await command.printed(/http:\/\/\S+\?key=\S+/);
  const end = async (): Promise<void> => {
    await command.interrupt();
    await rm(folder, { recursive: true, force: true });
  };
  return { root, address, end };
}
