import { existsSync } from 'node:fs';
import path from 'node:path';
import { outputMissing } from '../../diagnostics/messages/command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { printProblem } from '../print/print-problem.ts';
import { listen, type RunningServer } from '../serve/listen.ts';
import { openOutputFolder } from '../serve/output-folder.ts';
import { type ServerOptions, sayAddresses } from '../serve/say-addresses.ts';
import { serveSite } from '../serve/serve-site.ts';
import { untilInterrupted } from '../serve/until-interrupted.ts';
import type { Terminal } from '../terminal.ts';

/** `site preview`: serves the output folders as a host would, each site on a port of its own, until Ctrl-C. */
export async function preview(
  sites: readonly CliOptions[],
  { port, host, allowHost, open }: ServerOptions,
  terminal: Terminal,
): Promise<number> {
  const servers: RunningServer[] = [];
  try {
    for (const options of sites) {
      const { root, out } = options;
      if (!existsSync(path.join(out, 'index.html'))) {
        printProblem(outputMissing(path.relative(root, out) || '.'), options, terminal);
        continue;
      }
      const wish = port === undefined ? undefined : port + servers.length;
      const handle = serveSite({ out, reportBug: (error) => terminal.note(String(error)) });
      const server = await listen({ port: wish, host, allowHost, first: servers.at(-1)?.port }, handle);
      servers.push(server);
      const name = sites.length > 1 ? `  ${path.relative(process.cwd(), root) || '.'}` : '';
      const opens = open && servers.length === 1;
      await sayAddresses(server, { base: openOutputFolder(out).base(), name, opens }, terminal);
    }
    if (servers.length === 0) return exitCodes.problems;
    terminal.note(
      servers.length > 1
        ? 'These are the websites as they were last built. Press Ctrl-C to stop.'
        : 'This is the website as it was last built. Press Ctrl-C to stop.',
    );
    await untilInterrupted();
    return exitCodes.interrupted;
  } finally {
    for (const server of servers) server.close();
  }
}
