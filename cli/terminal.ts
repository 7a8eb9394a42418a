import { styleText } from 'node:util';
import { visibleText } from '../diagnostics/visible-text.ts';
import { type Interview, openInterview } from './open-interview.ts';

export type TextStyle = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';
export type Paint = (style: TextStyle, text: string) => string;

/** The output of a command: results on `out`, everything else on `note`, so that results can be piped. */
export type Terminal = {
  out: (text: string) => void;
  note: (text: string) => void;
  paintOut: Paint;
  paintNote: Paint;
  /** Whether notes go to a terminal, in which a line may be overwritten. */
  interactive: boolean;
  /** Overwrites the unfinished note; '' clears it. */
  rewrite: (text: string) => void;
  /** Only if somebody can be asked. */
  interview?: () => Interview;
  /** The name of the system in bug reports. */
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
    // Otherwise progress and result would share a line.
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
 * Nothing from a file or a file name may control the terminal: only our own colours may. In quoted text, control
 * characters are made visible earlier; this is for text that nobody thought of.
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
 * The name to type for this very command: npm puts the packages of a project on no path but its own, so there it is
 * `npx site`. Source: https://docs.npmjs.com/cli/using-npm/scripts, environment.
 */
export function calledAs(
  env: Readonly<Record<string, string | undefined>>,
  script: string,
): 'site' | 'npx site' {
  const isByNpm = env.npm_command !== undefined || env.npm_lifecycle_event !== undefined;
  return isByNpm || /[\\/]node_modules[\\/]\.bin[\\/]/.test(script) ? 'npx site' : 'site';
}

/** Printed commands are in backticks. Quoted lines of a file stay as they are. */
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
  // By default Node checks standard output, but this may colour standard error.
  return colours ? (style, text) => styleText(style, text, { validateStream: false }) : plainPaint;
}

export const plainPaint: Paint = (_, text) => text;
