import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { type ServerOptions, sayAddresses } from '../serve/say-addresses.ts';
import { untilInterrupted } from '../serve/until-interrupted.ts';
import type { Terminal } from '../terminal.ts';
import { openWatch } from '../watch/open-watch.ts';

/**
 * `site watch`: builds, serves, and updates the open browser on every change, until Ctrl-C. `decide` gives the current
 * moment each time.
 */
export async function watch(
  decide: () => CliOptions,
  { open, ...asked }: ServerOptions & { poll?: boolean },
  terminal: Terminal,
): Promise<number> {
  const watching = await openWatch(decide, asked, terminal);
  let isOver = false;
  const interrupted = untilInterrupted().then(() => {
    isOver = true;
  });
  try {
    await Promise.race([watching.settled(), interrupted]);
    if (!watching.isThere()) return exitCodes.problems;
    if (!isOver) {
      await sayAddresses(watching.server, { base: watching.base(), opens: open }, terminal);
      terminal.note('Changes appear in the browser as you save them. Press Ctrl-C to stop.');
      terminal.note('To change texts on the page itself, without opening a file: npx site edit');
      terminal.note('Alt-click a text to open its file, or press Alt+Shift+E for all texts of a section.');
    }
    await interrupted;
    return exitCodes.interrupted;
  } finally {
    await watching.close();
  }
}
