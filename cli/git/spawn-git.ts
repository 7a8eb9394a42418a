/** The one place that runs git: with a list of arguments, never through a shell. */
import { spawn } from 'node:child_process';

/** `missing`: git is not installed. */
export type GitAnswer = { kind: 'ended'; code: number; out: Buffer; note: string } | { kind: 'missing' };

/** The exit code if it was stopped because it took too long, as of timeout(1). */
export const tookTooLong = 124;

/** `longest`: in milliseconds; for as long as it takes if absent. */
export type GitRun = {
  folder: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  input: string;
  longest?: number;
};

/**
 * The variables by which git tells a hook about its repository, which may be a different one, with paths from the top
 * of its files (https://git-scm.com/docs/githooks). Without them, git finds the repository of the folder.
 */
const ofHook = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_NAMESPACE',
];

/**
 * The environment for git in a folder. Unchanged if the folder by itself is in no repository: its files may be stored
 * elsewhere, and only the environment says where.
 */
export async function environmentIn(folder: string): Promise<NodeJS.ProcessEnv> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofHook.includes(name)));
  if (ofHook.every((name) => process.env[name] === undefined)) return env;
  const found = await spawnGit({ folder, args: ['rev-parse', '--git-dir'], env, input: '' });
  return found.kind === 'ended' && found.code !== 0 ? process.env : env;
}

export function spawnGit({ folder, args, env, input, longest }: GitRun): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...args], {
      cwd: folder,
      env: { ...env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_PAGER: '' },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
      timeout: longest,
    });
    const out: Buffer[] = [];
    let note = '';
    child.stdout.on('data', (part: Buffer) => void out.push(part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      note += part;
    });
    // Git may end before it has read all of it: its exit code says why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve({ kind: 'missing' }) : reject(error),
    );
    child.on('close', (code, signal) =>
      resolve({
        kind: 'ended',
        code: code ?? (signal === 'SIGTERM' && longest !== undefined ? tookTooLong : 1),
        out: Buffer.concat(out),
        note,
      }),
    );
  });
}
