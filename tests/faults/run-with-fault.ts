import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Ended, runSite } from '../cli/run-site.ts';

export type Fault =
  | { count: string }
  | { at: number; signal: 'SIGINT' | 'SIGTERM' }
  | { at: number; clock: number }
  | ({ path: string; target?: string; time?: number; moment: 'before' | 'after' } & (
      | { move: string }
      | { append: string }
      | { write: string }
    ));

/** Runs the command as a user would, with a fault during the run (see act.mjs). */
export function runWithFault(args: readonly string[], cwd: string, fault: Fault): Promise<Ended> {
  const preload = pathToFileURL(path.join(import.meta.dirname, 'act.mjs')).href;
  return runSite(args, cwd, { NODE_OPTIONS: `--import=${preload}`, SITE_FAULT: JSON.stringify(fault) });
}
