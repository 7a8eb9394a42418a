import { existsSync } from 'node:fs';
import path from 'node:path';
import { openEditor } from '../edit/open-editor.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { openAddress } from '../serve/say-addresses.ts';
import { untilInterrupted } from '../serve/until-interrupted.ts';
import type { Terminal } from '../terminal.ts';
import { watch } from './watch.ts';

export type EditFlags = { port?: number; open?: boolean; poll?: boolean };

/** `site edit`: `site watch` with an editor around the pages, until Ctrl-C. */
export async function edit(
  decide: () => CliOptions,
  { open = false, ...asked }: EditFlags,
  terminal: Terminal,
): Promise<number> {
  // Watching says where the next site is.
  if (!existsSync(path.join(decide().root, 'site.yaml'))) return watch(decide, asked, terminal);
  const editor = await openEditor(decide, asked, terminal);
  if (editor.kind === 'running') {
    terminal.out(editor.address);
    terminal.note(
      'This folder is being edited already, from another terminal. The address opens that editor.',
    );
    if (open) await openAddress(editor.address, terminal);
    return exitCodes.fine;
  }
  let isOver = false;
  const interrupted = untilInterrupted().then(() => {
    isOver = true;
  });
  try {
    await Promise.race([editor.watching.settled(), interrupted]);
    if (!editor.watching.isThere()) return exitCodes.problems;
    if (!isOver) {
      const address = editor.address();
      terminal.out(address);
      terminal.note('This address opens the editor once, within two minutes. Press Ctrl-C to stop.');
      if (open) await openAddress(address, terminal);
    }
    await interrupted;
    return exitCodes.interrupted;
  } finally {
    await editor.close();
  }
}
