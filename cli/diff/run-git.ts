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
  const surroundings = environmentIn(folder);
  return async (args, input = '') => run(folder, args, { env: await surroundings, input });
}

/**
 * What a hook is told of the repository that it runs for, which may be another, and always as it is seen from the top of
 * its files (https://git-scm.com/docs/githooks). Without it, git finds the repository that the folder is in.
 */
const ofHook = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_NAMESPACE',
];

/** As it is where the folder is in no repository by itself: its files may be kept elsewhere, and only the environment says where. */
async function environmentIn(folder: string): Promise<NodeJS.ProcessEnv> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofHook.includes(name)));
  if (ofHook.every((name) => process.env[name] === undefined)) return env;
  const found = await run(folder, ['rev-parse', '--git-dir'], { env, input: '' });
  return found.kind === 'ended' && found.code !== 0 ? process.env : env;
}

type Running = { env: NodeJS.ProcessEnv; input: string };

function run(folder: string, args: readonly string[], { env, input }: Running): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['--no-optional-locks', '--no-replace-objects', ...args], {
      cwd: folder,
      env: { ...env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', GIT_PAGER: '' },
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
