import type { PrintedText } from '../print/print-all.ts';
import type { Terminal } from '../terminal.ts';

/** A terminal like this one that appends its output to `said` instead of printing it. */
export function listenTo(terminal: Terminal, said: PrintedText[]): Terminal {
  return {
    ...terminal,
    interactive: false,
    out: (text) => void said.push({ to: 'out', text }),
    note: (text) => void said.push({ to: 'note', text }),
  };
}
