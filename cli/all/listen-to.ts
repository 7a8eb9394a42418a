import type { Said } from '../print/print-all.ts';
import type { Terminal } from '../terminal.ts';

/** A terminal as this one, but what is printed on it is put with what was said before. */
export function listenTo(terminal: Terminal, said: Said[]): Terminal {
  return {
    ...terminal,
    interactive: false,
    out: (text) => void said.push({ to: 'out', text }),
    note: (text) => void said.push({ to: 'note', text }),
  };
}
