/** The only file that runs a site's program: in a process of its own, without a shell, for a limited time. */
import { spawn } from 'node:child_process';
import { execPath } from 'node:process';
import { dataLimit } from '../../read/data/answer-file.ts';

/** `code`: null if a signal ended it. `said`: the end of what it printed on standard error. */
export type ProgramRun =
  | { ended: 'well'; printed: Buffer; said: string }
  | { ended: 'badly'; code: number | null; said: string }
  | { ended: 'aborted'; said: string }
  | { ended: 'too late'; said: string }
  | { ended: 'too much'; said: string };

const megabyte = 1_000_000;

/** In seconds and megabytes. */
export const limits = { time: 30, output: dataLimit };

/** In characters: nobody reads more of what a program said. */
const mostSaid = 4000;

/**
 * Runs a module with the site's own Node. Only what it prints on standard output counts. It has the environment of this
 * process, which is where a key for its source belongs.
 */
export function runDataProgram(
  code: string,
  folder: string,
  signal?: AbortSignal,
  { time, output } = limits,
): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const args = ['--enable-source-maps', '--input-type=module', '-'];
    const child = spawn(execPath, args, { cwd: folder, shell: false, windowsHide: true });
    const pieces: Buffer[] = [];
    let bytes = 0;
    let said = '';
    const stop = (ended: 'aborted' | 'too late' | 'too much') => {
      resolve({ ended, said });
      child.kill('SIGKILL');
      // Whatever it has started may hold these open.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const timer = setTimeout(() => stop('too late'), time * 1000);
    const abort = () => stop('aborted');
    signal?.addEventListener('abort', abort, { once: true });
    child.stdout.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > output * megabyte) stop('too much');
      else pieces.push(piece);
    });
    child.stderr.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(-mostSaid);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      if (code === 0) resolve({ ended: 'well', printed: Buffer.concat(pieces), said });
      else resolve({ ended: 'badly', code, said });
    });
    // It may end before it has read all of its code.
    child.stdin.on('error', () => {});
    child.stdin.end(code);
  });
}
