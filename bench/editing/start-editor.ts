import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type StartedEditor = { address: string; stop: () => Promise<void> };

/** Starts `site edit` for a folder; `address` is the one that it prints. Throws if it ends without one. */
export async function startEditor(repository: string, root: string): Promise<StartedEditor> {
  const args = [`${repository}/bin/site.js`, 'edit', '--port', '0', '--root', root];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/\S+\?key=\S+/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    return {
      address,
      stop: async () => {
        const ended = once(child, 'exit');
        child.kill('SIGINT');
        await ended;
      },
    };
  }
  throw new Error(`site edit ended in ${root}.`);
}
