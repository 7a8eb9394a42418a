import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import type { Surroundings } from './entry-kinds.ts';

/** Looks for what makes a new file valid from the start: a category that is in use. */
export async function readSurroundings(
  root: string,
  schemasFolders: readonly string[],
  today: Date,
): Promise<Surroundings> {
  return {
    today,
    schemas: await loadSchemas(schemasFolders),
    category: await anyCategory(path.join(root, 'content', 'posts')),
  };
}

async function anyCategory(folder: string): Promise<string | undefined> {
  const files = ((await readdir(folder).catch(ignoreMissing)) ?? [])
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  for (const file of files) {
    const written = /^category: +["']?([^"'\n]+?)["']? *$/m.exec(
      await readFile(path.join(folder, file), 'utf8'),
    );
    if (written) return written[1];
  }
  return undefined;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
