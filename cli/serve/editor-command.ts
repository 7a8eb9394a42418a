import path from 'node:path';
import type { Place } from '../../diagnostics/place.ts';

/** The command for a place: a program and its arguments, without a shell. */
export type EditorCommand = { command: string; args: string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The graphical editor that the user has configured (`VISUAL`, `EDITOR`), or Visual Studio Code in its own terminal;
 * undefined if none can open a file at a line. A server can't start an editor within a terminal. The file of `target` is
 * absolute.
 */
export function editorCommand(target: Place, env: Environment): EditorCommand | undefined {
  const fromTerminal = env.TERM_PROGRAM === 'vscode' ? 'code' : undefined;
  for (const wish of [env.VISUAL, env.EDITOR, fromTerminal]) {
    const [command, ...given] = wordsOf(wish ?? '');
    const name = path.basename(command ?? '').replace(/\.(?:exe|cmd|app)$/i, '');
    const args = argumentsOf.find(({ names }) => names.includes(name))?.args(target);
    if (command && args) return { command, args: [...given.filter(isNoWait), ...args] };
  }
  return undefined;
}

/** A command line waits for the editor to close; nobody does here. */
function isNoWait(argument: string): boolean {
  return !['-w', '--wait', '-n', '--new-window'].includes(argument);
}

/** `"/opt/my editor/code" --wait`: split as a shell would, but only quotes are special. */
function wordsOf(written: string): string[] {
  return [...written.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}

const jetBrains = ['idea', 'webstorm', 'phpstorm', 'pycharm', 'rubymine', 'goland', 'rider', 'clion'];

/** Sources: the manuals of each program’s command line. */
const argumentsOf: { names: readonly string[]; args: (target: Place) => string[] }[] = [
  {
    names: ['code', 'code-insiders', 'codium', 'vscodium', 'cursor', 'windsurf', 'positron'],
    args: ({ file, line, column }) => ['--goto', `${file}:${line}:${column}`],
  },
  {
    names: ['subl', 'sublime_text', 'zed', 'zeditor'],
    args: ({ file, line, column }) => [`${file}:${line}:${column}`],
  },
  {
    names: jetBrains,
    args: ({ file, line, column }) => ['--line', String(line), '--column', String(column - 1), file],
  },
  { names: ['mate'], args: ({ file, line, column }) => ['--line', `${line}:${column}`, file] },
  {
    names: ['kate', 'kwrite'],
    args: ({ file, line, column }) => ['--line', String(line), '--column', String(column), file],
  },
  {
    names: ['gedit', 'xed', 'gnome-text-editor'],
    args: ({ file, line, column }) => [`+${line}:${column}`, file],
  },
  { names: ['notepad++'], args: ({ file, line, column }) => [`-n${line}`, `-c${column}`, file] },
];
