import path from 'node:path';
import type { Kinds, ReadSite } from '../../renderer/site.ts';
import { editorSnippets } from './editor-snippets.ts';
import { editorTasks } from './editor-tasks.ts';

/**
 * The files that VS Code needs for a site, by path relative to the site's folder: the schema for each file, so that
 * completion and hover help need no set-up; snippets, tasks, and the extensions that use them. `folder` contains the
 * schemas for editors, relative as well.
 */
export function editorSettings(folder: string, read: ReadSite): Map<string, string> {
  const files = {
    settings: {
      'yaml.schemas': schemasByFile(folder, read.kinds ?? []),
      'yaml.schemaStore.enable': false,
      'files.eol': '\n',
    },
    extensions: { recommendations: ['redhat.vscode-yaml', 'unifiedjs.vscode-mdx'] },
    tasks: editorTasks,
  };
  return new Map([
    ...Object.entries(files).map(([name, value]): [string, string] => [`.vscode/${name}.json`, print(value)]),
    ['.vscode/site.code-snippets', print(editorSnippets(read))],
  ]);
}

function print(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * A branch contains only differences, so no field is missing from its files. Of several globs of a schema, the last
 * match counts.
 */
function schemasByFile(folder: string, kinds: Kinds): Record<string, string[]> {
  const at = (name: string) => `./${path.posix.join(folder, `${name}.schema.json`)}`;
  const globs = globBySchema(kinds);
  return Object.fromEntries([
    ...globs.map(([name, glob]) => [at(name), [glob, `!${branches}/${glob}`]]),
    ...globs.map(([name, glob]) => [at(`branch-${name}`), [`${branches}/${glob}`]]),
  ]);
}

const branches = 'branches/**';

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
