import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { repository } from './repository.js';

/** Runs a Node script to completion, in this terminal; resolves to its exit code. */
export function runNode(args, options = {}) {
  return runProgram(process.execPath, args, options);
}

/**
 * Runs a program to completion; resolves to its exit code (128 + signal if one ended it, 127 if it could not start).
 * `timeout` is in milliseconds; `hear` gets the program's standard error, if that is a pipe. Ctrl-C reaches the program
 * through the terminal: we only wait for it.
 */
export function runProgram(program, args, { hear, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: repository, stdio: 'inherit', ...options });
    if (hear) child.stderr.setEncoding('utf8').on('data', hear);
    const forward = (signal) => child.kill(signal);
    const wait = () => {};
    process.on('SIGINT', wait);
    process.on('SIGTERM', forward);
    const finish = (code) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', forward);
      resolve(code);
    };
    child.once('error', () => finish(127));
    // Not on exit: its last output may still be in the pipe.
    child.once('close', (code, signal) =>
      finish(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 15)),
    );
  });
}
