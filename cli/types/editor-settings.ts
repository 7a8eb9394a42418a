import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kinds, ReadSite } from '../../renderer/site.ts';
import { editorSnippets } from './editor-snippets.ts';
import { editorTasks } from './editor-tasks.ts';

/**
 * The files that VS Code needs for a site, by path relative to the site's folder: the schema for each file, so that
 * completion and hover help need no set-up; snippets, tasks, and the extensions that use them. `folder` contains the
 * schemas for editors, relative as well.
 */
export async function editorSettings(folder: string, read: ReadSite): Promise<Map<string, string>> {
  const inUse = (await read.inUse?.()) ?? new Set();
  const kinds = (read.kinds ?? []).filter(({ word }) => inUse.has(word));
  const files = {
    settings: {
      'yaml.schemas': schemasByFile(folder, kinds, read),
      'yaml.schemaStore.enable': false,
      'files.eol': '\n',
    },
    extensions: { recommendations: ['redhat.vscode-yaml', 'unifiedjs.vscode-mdx'] },
    tasks: editorTasks,
  };
  return new Map([
    ...Object.entries(files).map(([name, value]): [string, string] => [`.vscode/${name}.json`, print(value)]),
    ['.vscode/site.code-snippets', print(editorSnippets(read, inUse))],
  ]);
}

function print(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * A branch contains only differences, so no field is missing from its files. Of several globs of a schema, the last
 * match counts.
 */
function schemasByFile(folder: string, kinds: Kinds, { root }: ReadSite): Record<string, string[]> {
  const at = (name: string) => `./${path.posix.join(folder, `${name}.schema.json`)}`;
  const globs = globBySchema(kinds);
  if (!hasBranches(root)) return Object.fromEntries(globs.map(([name, glob]) => [at(name), [glob]]));
  return Object.fromEntries([
    ...globs.map(([name, glob]) => [at(name), [glob, `!${branches}/${glob}`]]),
    ...globs.map(([name, glob]) => [at(`branch-${name}`), [`${branches}/${glob}`]]),
  ]);
}

const branches = 'branches/**';

/** Whether the site has sites that build on it; without any, their schemas are of no use. */
export function hasBranches(root: string): boolean {
  return existsSync(path.join(root, 'branches'));
}

/** The schema for each file. Articles and legal texts are MDX: editors check no front matter. */
export function globBySchema(kinds: Kinds): [schema: string, glob: string][] {
  const globs = kinds
    .filter(({ format }) => format === 'yaml')
    .map(({ word, holds, collection }): [string, string] => [
      word,
      holds === 'folder' ? `content/${collection}/*.yaml` : `content/${collection}.yaml`,
    ]);
  return [['site', 'site.yaml'], ...globs];
}
