/**
 * The program of a worker process for many sites: builds or checks those that it is sent, and sends back the results.
 */
import { createFamily } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import { paintFor, type Terminal } from '../terminal.ts';
import { runSite } from './run-site.ts';
import type { WorkerTask } from './start-worker.ts';

const family = createFamily();

process.on('message', async (asked: WorkerTask) => {
  process.send?.(await runSite(asked.site, asked.run, family, terminalOf(asked)));
});
// Nobody waits for it any more, and it is safe to end at once.
process.on('disconnect', () => process.exit(exitCodes.interrupted));

function terminalOf({ system, colours }: WorkerTask): Terminal {
  const drop = () => {};
  return {
    out: drop,
    note: drop,
    rewrite: drop,
    paintOut: paintFor(colours.out),
    paintNote: paintFor(colours.note),
    interactive: false,
    system,
  };
}
