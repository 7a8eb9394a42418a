import { pathToFileURL } from 'node:url';
import type { runProgram as RunProgram } from '../../cli/main.ts';
import { plainPaint, type Terminal } from '../../cli/terminal.ts';
import { type Ended, repository } from './run-site.ts';

/** From the compiled program, which has its templates and schemas ready from the run before. */
const { runProgram }: { runProgram: typeof RunProgram } = await import(
  pathToFileURL(`${repository}lib/site.js`).href
);

/**
 * Runs the command on the site in `root`, in this process: for what a command prints and writes. Tests of the process
 * itself (signals, streams, working folder) use `runSite`.
 */
export async function runCommand(args: readonly string[], root: string): Promise<Ended> {
  const text = { out: '', note: '' };
  const terminal: Terminal = {
    out: (line) => {
      text.out += `${line}\n`;
    },
    note: (line) => {
      text.note += `${line}\n`;
    },
    rewrite: () => {},
    paintOut: plainPaint,
    paintNote: plainPaint,
    interactive: false,
    system: 'a test',
  };
  const code = await runProgram(['--root', root, ...args], terminal);
  return { code, ...text };
}
