import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostileEdit } from './make-edits.ts';

/** Applies edits to the site in `root`, runs `work`, and always reverts them. */
export async function withEdits<Result>(
  root: string,
  edits: readonly HostileEdit[],
  work: () => Promise<Result>,
): Promise<Result> {
  const undo: (() => void)[] = [];
  try {
    for (const { file, change } of edits) {
      const path = join(root, file);
      const before = existsSync(path) ? readFileSync(path) : undefined;
      undo.unshift(() => (before ? writeFileSync(path, before) : rmSync(path, { force: true })));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, change(before ?? Buffer.alloc(0)));
    }
    return await work();
  } finally {
    for (const step of undo) step();
  }
}
