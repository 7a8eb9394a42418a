import { explainFailure } from '../../cli/explain-failure.ts';
import { createProgram } from '../../cli/program.ts';
import { plain, type Terminal } from '../../cli/terminal.ts';
import type { Ended } from './run-site.ts';

/**
 * Runs the command on the site in `root`, within this process: for what a command prints and writes. What is about
 * the process (signals, streams, the folder it was started in) takes `runSite`.
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
    paintOut: plain,
    paintNote: plain,
    interactive: false,
    system: 'a test',
  };
  const state = { code: 0 };
  const program = createProgram(terminal, (code) => {
    state.code = code;
  });
  await program.parseAsync(['--root', root, ...args], { from: 'user' }).catch((error: unknown) => {
    state.code = explainFailure(error, terminal);
  });
  return { code: state.code, ...text };
}
