import path from 'node:path';
import type { Kinds } from '../../renderer/site.ts';

/**
 * The settings of VS Code, by path relative to the site's folder: which schema holds for which files, so that
 * completion and hover help need no set-up. `folder` is where the schemas for editors stand, relative as well.
 */
export function editorSettings(folder: string, kinds: Kinds): Map<string, string> {
  const schemas = globBySchema(kinds).map(([name, glob]) => [
    `./${path.posix.join(folder, `${name}.schema.json`)}`,
    glob,
  ]);
  const settings = {
    'yaml.schemas': Object.fromEntries(schemas),
    'yaml.schemaStore.enable': false,
    'files.eol': '\n',
  };
  return new Map([
    ['.vscode/settings.json', `${JSON.stringify(settings, null, 2)}\n`],
    ['.vscode/extensions.json', `${JSON.stringify(editorExtensions, null, 2)}\n`],
  ]);
}

const editorExtensions = { recommendations: ['redhat.vscode-yaml', 'unifiedjs.vscode-mdx'] };

/** Which schema holds for which files. Articles and legal texts are MDX: editors check no front matter. */
export function globBySchema(kinds: Kinds): [schema: string, glob: string][] {
  const globs = kinds
    .filter(({ format }) => format === 'yaml')
    .map(({ word, holds, collection }): [string, string] => [
      word,
      holds === 'folder' ? `content/${collection}/*.yaml` : `content/${collection}.yaml`,
    ]);
  return [['site', 'site.yaml'], ...globs];
}
