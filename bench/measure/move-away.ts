import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves a file or folder into a new one below `work`, on the same disk; does nothing if it is missing. Old output is
 * never deleted between two measurements: ext4 writes several times slower right after many files were deleted.
 */
export async function moveAway(path: string, work: string): Promise<void> {
  await mkdir(work, { recursive: true });
  const aside = await mkdtemp(join(work, 'aside-'));
  await rename(path, join(aside, 'old')).catch((problem: unknown) => {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')) throw problem;
  });
}
