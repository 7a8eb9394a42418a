import { styleText } from 'node:util';
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
  return {
    out: (text) => void stdout.write(`${text}\n`),
    note: (text) => void stderr.write(`${text}\n`),
    paintOut: paintFor(showsColours(env, stdout.isTTY)),
    paintNote: paintFor(showsColours(env, stderr.isTTY)),
    interactive,
    rewrite: (text) => void stderr.write(`\r\u001b[K${text}`),
    ...(interactive && stdin.isTTY && { interview: () => openInterview(process) }),
    system: `Node ${process.version}, ${process.platform} ${process.arch}`,
  };
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

function paintFor(colours: boolean): Paint {
  // Node looks at standard output by itself otherwise, and this may paint for standard error.
  return colours ? (style, text) => styleText(style, text, { validateStream: false }) : plain;
}

export const plain: Paint = (_, text) => text;
