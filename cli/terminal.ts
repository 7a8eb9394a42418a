import { styleText } from 'node:util';
import { visibleText } from '../diagnostics/visible-text.ts';
import { type Interview, openInterview } from './open-interview.ts';

export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';
export type Paint = (style: Style, text: string) => string;

/** Where a command prints: results on `out`, everything else on `note`, so that results can be piped. */
export type Terminal = {
  out: (text: string) => void;
  note: (text: string) => void;
  paintOut: Paint;
  paintNote: Paint;
  /** Somebody watches the notes: a line may be written over. */
  interactive: boolean;
  /** Writes over the note that has no end yet; '' clears it away. */
  rewrite: (text: string) => void;
  /** Only where somebody can be asked. */
  interview?: () => Interview;
  /** A name by which a report of a bug may tell systems apart. */
  system: string;
};

export function openTerminal(process: NodeJS.Process): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const interactive = Boolean(stderr.isTTY) && env.TERM !== 'dumb' && !env.CI;
  const command = calledAs(env, process.argv[1] ?? '');
  let isLineOpen = false;
  const rewrite = (text: string): void => {
    stderr.write(`\r\u001b[K${text}`);
    isLineOpen = text !== '';
  };
  const print = (stream: NodeJS.WriteStream, text: string): void => {
    // What is going on and what came of it would share a line otherwise.
    if (isLineOpen) rewrite('');
    stream.write(`${shownPlainly(withCommand(text, command))}\n`);
  };
  return {
    out: (text) => print(stdout, text),
    note: (text) => print(stderr, text),
    paintOut: paintFor(showsColours(env, stdout.isTTY)),
    paintNote: paintFor(showsColours(env, stderr.isTTY)),
    interactive,
    rewrite,
    ...(interactive && stdin.isTTY && { interview: () => openInterview(process) }),
    system: `Node ${process.version}, ${process.platform} ${process.arch}`,
  };
}

/**
 * Whatever comes from a file or from its name steers no terminal: only our own colours do. A text that somebody quotes
 * has been made visible before; this is for those that nobody thought of.
 */
export function shownPlainly(text: string): string {
  const pieces = text.split(colours);
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : linesVisible(piece))).join('');
}

/** As `styleText` writes them. */
const colours = new RegExp(`(${String.fromCharCode(27)}\\[\\d{1,2}m)`);

function linesVisible(text: string): string {
  return text
    .split(/(\n|\t)/)
    .map((part) => (/^[\n\t]$/.test(part) ? part : visibleText(part)))
    .join('');
}

/**
 * What to type for this very command: npm puts packages of a project on no path but its own, so there it is `npx site`.
 * Source: https://docs.npmjs.com/cli/using-npm/scripts, environment.
 */
export function calledAs(
  env: Readonly<Record<string, string | undefined>>,
  script: string,
): 'site' | 'npx site' {
  const isByNpm = env.npm_command !== undefined || env.npm_lifecycle_event !== undefined;
  return isByNpm || /[\\/]node_modules[\\/]\.bin[\\/]/.test(script) ? 'npx site' : 'site';
}

/** Commands stand between backticks in what is printed. Lines of a file that is shown stay as they are. */
export function withCommand(text: string, command: 'site' | 'npx site'): string {
  if (command === 'site' || !text.includes('`site ')) return text;
  return text.replaceAll(/^(?! *\d* \|).*$/gm, (line) => line.replaceAll('`site ', '`npx site '));
}

/** FORCE_COLOR wins, as in Node itself; then https://no-color.org. */
export function showsColours(
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '')
    return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  if (env.NO_COLOR) return false;
  return Boolean(isTerminal) && env.TERM !== 'dumb';
}

export function paintFor(colours: boolean): Paint {
  // Node looks at standard output by itself otherwise, and this may paint for standard error.
  return colours ? (style, text) => styleText(style, text, { validateStream: false }) : plain;
}

export const plain: Paint = (_, text) => text;
