/** The one place that runs git: with a list of arguments, never through a shell. */
import { spawn } from 'node:child_process';

/** `missing`: there is no git on this machine. */
export type GitAnswer = { kind: 'ended'; code: number; out: Buffer; note: string } | { kind: 'missing' };

export type Git = (args: readonly string[], input?: string) => Promise<GitAnswer>;

/**
 * Git as it is seen from a folder. It is only asked to read objects that are there: nothing is fetched, and no hook, no
 * filter and no pager runs.
 */
export function gitIn(folder: string): Git {
  return (args, input = '') =>
    new Promise((resolve, reject) => {
      const child = spawn('git', ['--no-optional-locks', '--no-replace-objects', ...args], {
        cwd: folder,
        env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', GIT_PAGER: '' },
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
      });
      const out: Buffer[] = [];
      let note = '';
      child.stdout.on('data', (part: Buffer) => void out.push(part));
      child.stderr.setEncoding('utf8').on('data', (part: string) => {
        note += part;
      });
      // Git may have ended before it has read all of it: its exit code says why.
      child.stdin.on('error', () => {});
      child.stdin.end(input);
      child.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? resolve({ kind: 'missing' }) : reject(error),
      );
      child.on('close', (code) => resolve({ kind: 'ended', code: code ?? 1, out: Buffer.concat(out), note }));
    });
}
