import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { incomplete } from './incomplete.js';
import { runNode, runProgram } from './run-node.js';

/** npm's error codes for an unreachable registry, and for a full disk. */
const unreachable = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EIDLETIMEOUT',
  'ENETUNREACH',
  'ENOTCACHED',
  'ENOTFOUND',
  'ERR_SOCKET_TIMEOUT',
  'ETIMEDOUT',
];
const full = ['EDQUOT', 'ENOSPC'];

/**
 * Runs npm in a folder, and explains a failure in a sentence; resolves to an exit code, which is never that of a failed
 * test. npm's own output is shown only if we know no better.
 */
export async function runNpm(args, folder) {
  let words = '';
  const hear = (text) => {
    words += text;
  };
  // Standard output belongs to the following command, so npm's goes to standard error.
  const code = await startNpm(args, { cwd: folder, stdio: ['ignore', 2, 'pipe'], hear });
  const isInterrupted = code > 128;
  if (isInterrupted) return code;
  // On a full disk npm warns about each file that it couldn't unpack, but exits with 0: that isn't an install.
  const torn = /TAR_ENTRY_ERROR (\w+)/.exec(words)?.[1];
  if (torn) await rm(join(folder, 'node_modules/.package-lock.json'), { force: true });
  else if (code === 0) return 0;
  const known = explain(code, torn ?? /^npm (?:error|ERR!) code (\S+)/m.exec(words)?.[1]);
  if (!known) process.stderr.write(words);
  console.error(
    known ?? `The packages could not be installed: npm, which ended with exit code ${code}, says why above.`,
  );
  return incomplete;
}

function startNpm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runNode([script, ...args], options);
  if (process.platform === 'win32') return runProgram('npm.cmd', args, { ...options, shell: true });
  return runProgram('npm', args, options);
}

/** The sentence for a known failure; `code` is npm's or the system's error code. */
function explain(exitCode, code) {
  if (exitCode === 127)
    return 'The packages could not be installed, because there is no npm here: install Node again with the npm that comes with it.';
  if (unreachable.includes(code))
    return `The packages could not be installed, because npm’s registry can’t be reached (${code}): connect this machine to the network, or tell npm about its proxy, then run the command again.`;
  if (/^E(?:429|5\d\d)$/.test(code))
    return `The packages could not be installed, because npm’s registry has a fault (${code}): wait a few minutes, then run the command again.`;
  if (full.includes(code))
    return `The packages could not be installed, because the disk is full (${code}): free some space, then run the command again.`;
  return undefined;
}
