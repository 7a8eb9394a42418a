import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderPrefix, lineOf } from '../git/line-of.ts';
import type { Git } from '../git/run-git.ts';

/** What the editor has written: digests of a file’s content, absent if the file didn’t exist, or doesn’t any longer. */
export type FileWrite = { file: string; before?: string; after?: string };

/**
 * Files below a site’s folder that differ from the last commit. `own`: the editor has written them. `shared`: so it has,
 * and somebody else as well. `others`: it hasn’t.
 */
export type UnpublishedFiles = { own: string[]; shared: string[]; others: string[] };

/** `writes`: in their order. */
export async function findUnpublished(
  { git, root, head }: { git: Git; root: string; head: string },
  writes: readonly FileWrite[],
): Promise<UnpublishedFiles> {
  const found: UnpublishedFiles = { own: [], shared: [], others: [] };
  for (const file of await changedFiles(git)) {
    const absolute = path.join(root, file);
    const committed = await git(['cat-file', '--filters', `${head}:./${file}`]);
    const state = {
      head: committed.kind === 'ended' && committed.code === 0 ? contentDigest(committed.out) : undefined,
      now: existsSync(absolute) ? contentDigest(readFileSync(absolute)) : undefined,
    };
    found[
      whose(
        writes.filter((one) => one.file === file),
        state,
      )
    ].push(file);
  }
  return found;
}

/** The same for a text with a byte order mark and without. */
export function contentDigest(content: Buffer | string): string {
  const bytes = Buffer.from(content);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return createHash('sha256')
    .update(hasMark ? bytes.subarray(3) : bytes)
    .digest('base64url');
}

/** The write by which a text took another’s place in a file; either may be absent. */
export function writeOf({
  file,
  before,
  after,
}: {
  file: string;
  before?: string;
  after?: string;
}): FileWrite {
  return {
    file,
    ...(before !== undefined && { before: contentDigest(before) }),
    ...(after !== undefined && { after: contentDigest(after) }),
  };
}

/** Those that the site reads, new ones as well, relative to the folder. */
async function changedFiles(git: Git): Promise<string[]> {
  const prefix = await folderPrefix(git);
  const status = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
  return (await lineOf(git, [...status, '--', 'site.yaml', 'content']))
    .split('\0')
    .flatMap((line) => (line === '' ? [] : [line.slice(3 + prefix.length)]));
}

/** The editor’s, if its writes lead from the committed content to the present one, with none of somebody else’s between. */
function whose(
  writes: readonly FileWrite[],
  { head, now }: { head: string | undefined; now: string | undefined },
): keyof UnpublishedFiles {
  const last = writes.at(-1);
  if (!last || last.after === head) return 'others';
  const since = writes.slice(writes.findLastIndex(({ before }) => before === head));
  const isUnbroken = since.every(
    ({ before }, index) => before === (index === 0 ? head : since[index - 1]?.after),
  );
  return isUnbroken && last.after === now ? 'own' : 'shared';
}
