import { existsSync } from 'node:fs';
import path from 'node:path';
import { outputMissing } from '../../diagnostics/messages/command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import { printProblem } from '../print/print-problem.ts';
import { listen } from '../serve/listen.ts';
import { readBase } from '../serve/read-base.ts';
import { serveSite } from '../serve/serve-site.ts';
import { untilInterrupted } from '../serve/until-interrupted.ts';
import type { Terminal } from '../terminal.ts';

/** `site preview`: serves what stands in the output folder as a host would, until Ctrl-C. */
export async function preview(
  options: Options,
  { port }: { port?: number },
  terminal: Terminal,
): Promise<number> {
  const { out } = options;
  if (!existsSync(path.join(out, 'index.html'))) {
    printProblem(outputMissing(path.relative(options.root, out) || '.'), options, terminal);
    return exitCodes.problems;
  }
  const server = await listen(port, serveSite({ out, reportBug: (error) => terminal.note(String(error)) }));
  terminal.out(`http://localhost:${server.port}${await readBase(out)}/`);
  terminal.note('This is the site as it was last built. Ctrl-C ends it.');
  await untilInterrupted();
  server.close();
  return exitCodes.interrupted;
}
