import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { exitCodes } from '../exit-codes.ts';
import { interruptions } from '../interruptions.ts';
import type { CliOptions } from '../options.ts';
import { packageFolder } from '../package-folder.ts';
import type { Ran } from '../print/print-all.ts';
import type { Terminal } from '../terminal.ts';
import type { SiteRun } from './run-site.ts';

/** A message to a worker. `colours`: whether results and notes are coloured. */
export type WorkerTask = {
  site: CliOptions;
  run: SiteRun;
  colours: { out: boolean; note: boolean };
  system: string;
};

export type SiteWorker = {
  /** `undefined` if the process has ended already: the caller has to do without it. */
  ask: (site: CliOptions) => Promise<Ran | undefined>;
  /** Disconnects the process, which then ends by itself. */
  stop: () => void;
};

/** Compiled from site-worker.ts. */
export const workerProgram = path.join(packageFolder(), 'lib/site-worker.js');

/** A process of its own that builds or checks the sites that it is sent. It prints nothing, and ends with this one. */
export function startWorker(
  run: SiteRun,
  { paintOut, paintNote, system }: Pick<Terminal, 'paintOut' | 'paintNote' | 'system'>,
  program = workerProgram,
): SiteWorker {
  const child = fork(program, {
    // Ctrl-C is passed on from here only, or it would count twice.
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => {});
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
    child.kill('SIGINT');
  };
  for (const name of interruptions) process.on(name, interrupt);
  const asked = { run, system, colours: { out: isPainting(paintOut), note: isPainting(paintNote) } };
  return {
    ask: async (site) => {
      const ran = await askChild(child, { ...asked, site });
      return (
        ran ?? (isInterrupted ? { options: site, exitCode: exitCodes.interrupted, said: [] } : undefined)
      );
    },
    stop: () => {
      for (const name of interruptions) process.off(name, interrupt);
      if (child.connected) child.disconnect();
    },
  };
}

function askChild(child: ChildProcess, asked: WorkerTask): Promise<Ran | undefined> {
  return new Promise((resolve) => {
    const finish = (ran: Ran | undefined): void => {
      child.off('message', hear);
      child.off('close', giveUp);
      child.off('error', giveUp);
      resolve(ran);
    };
    const hear = (ran: Ran): void => {
      if (ran.options.root === asked.site.root) finish(ran);
    };
    const giveUp = (): void => finish(undefined);
    if (!child.connected) return resolve(undefined);
    child.on('message', hear);
    child.on('close', giveUp);
    child.on('error', giveUp);
    child.send(asked);
  });
}

function isPainting(paint: Terminal['paintOut']): boolean {
  return paint('bold', '') !== '';
}
