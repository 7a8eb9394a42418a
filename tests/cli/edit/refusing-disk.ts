import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder, repository } from '../run-site.ts';
import { type EditorClient, openEditorIn } from './editor-client.ts';

/** An editor on a disk that refuses to write at some places, for as long as some work lasts. */
export type RefusedEditor = {
  editor: EditorClient;
  whileRefused: <Answer>(code: string, at: string, work: () => Promise<Answer>) => Promise<Answer>;
};

export async function openRefusedEditor(root: string): Promise<RefusedEditor> {
  const refusal = path.join(await emptyFolder(), 'refusal.json');
  const NODE_OPTIONS = `--require "${path.join(repository, 'tests/faults/refuse-disk.cjs')}"`;
  const editor = await openEditorIn(root, { NODE_OPTIONS, SITE_REFUSAL: refusal });
  return {
    editor,
    whileRefused: async (code, at, work) => {
      await writeFile(`${refusal}.new`, JSON.stringify({ code, at }));
      await rename(`${refusal}.new`, refusal);
      try {
        return await work();
      } finally {
        await rm(refusal);
      }
    },
  };
}
