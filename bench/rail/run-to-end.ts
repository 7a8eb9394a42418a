import { spawn } from 'node:child_process';

export type Ended = {
  /** 127 if the program could not be started, 128 if a signal ended it. */
  code: number;
  printed: string;
  noted: string;
};

export type Run = (program: string, args: readonly string[], cwd: string) => Promise<Ended>;

/** Runs programs to completion and returns their output. Once `signal` is aborted, they are asked to end. */
export function createRun(signal: AbortSignal): Run {
  return (program, args, cwd) =>
    new Promise((resolve) => {
      // As the command sets it: React has a slower build for development.
      const env = { ...process.env, NODE_ENV: 'production' };
      const child = spawn(program, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
      const texts = { printed: '', noted: '' };
      child.stdout.setEncoding('utf8').on('data', (text) => (texts.printed += text));
      child.stderr.setEncoding('utf8').on('data', (text) => (texts.noted += text));
      child.once('error', ({ message }) => {
        // An aborted program is still running: it closes later.
        if (child.pid === undefined) resolve({ code: 127, printed: '', noted: message });
      });
      child.once('close', (code) => resolve({ code: code ?? 128, ...texts }));
    });
}
