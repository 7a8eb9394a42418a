import { readFile, writeFile } from 'node:fs/promises';

export type Edit = { apply: (run: number) => Promise<void>; undo: () => Promise<void> };

/** A change of one file, different in each run, always applied to the original text. */
export function createEdit(file: string, change: (text: string, run: number) => string): Edit {
  let original: string | undefined;
  return {
    apply: async (run) => {
      original ??= await readFile(file, 'utf8');
      const changed = change(original, run);
      if (changed === original) throw new Error(`There is nothing to edit in ${file}.`);
      await writeFile(file, changed);
    },
    undo: async () => {
      if (original !== undefined) await writeFile(file, original);
    },
  };
}

/** A letter for each run: a number would be mistaken for one of the site's facts. */
export function letterOf(run: number): string {
  return String.fromCharCode(65 + (run % 26));
}
