import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReadSite, readSite } from '../../renderer/site.ts';
import { loadExplanations } from '../explain/load-explanations.ts';
import { packageFolder, packageName } from '../package-folder.ts';
import { type CommandHelp, referenceFolder, referencePages } from '../reference/reference-pages.ts';
import { editorSettings, hasBranches } from './editor-settings.ts';
import { messageFiles } from './message-files.ts';

/**
 * Everything that is generated from the schemas, by path relative to the site's folder: types of the site's own
 * schemas, next to them; completion in code editors for all its schemas; the reference, if the site has a folder for
 * it; and the functions of its messages. Empty if one of the schemas is invalid.
 */
export async function generatedFiles(
  root: string,
  commands: readonly CommandHelp[],
  read?: ReadSite,
): Promise<Map<string, string>> {
  const site = read ?? (await readSite({ root }));
  const { kinds, generate } = site;
  if (!kinds || !generate) return new Map();
  const { types, editorSchemas } = await generate();
  const files = new Map([['schemas/types.ts', types]]);
  const isOffered = (name: string) => hasBranches(root) || !name.startsWith('branch-');
  for (const [name, schema] of editorSchemas)
    if (isOffered(name))
      files.set(`${editorFolder}/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
  const reference = existsSync(path.join(root, referenceFolder))
    ? referencePages({
        site,
        explanations: loadExplanations(root),
        commands,
        exampleOf: (section) => sectionExample(root, section),
      })
    : [];
  return new Map([
    ...files,
    ...messageFiles(root),
    ...(await editorSettings(editorFolder, site)),
    ...reference,
  ]);
}

/** The site’s own, or otherwise the shipped one. */
function sectionExample(root: string, section: string): string | undefined {
  const files = [root, packageFolder()].map((folder) =>
    path.join(folder, 'templates', 'sections', section, 'example.yaml'),
  );
  const found = files.find((file) => existsSync(file));
  return found === undefined ? undefined : readFileSync(found, 'utf8');
}

const editorFolder = 'schemas/editor';

/** What a site without schemas of its own needs: completion by those in the installed package. */
export function filesWithoutSchemas(site: ReadSite): Promise<Map<string, string>> {
  return editorSettings(`node_modules/${packageName()}/${editorFolder}`, site);
}

/** Folders of generated files only. */
export const generatedFolders: readonly string[] = [editorFolder, referenceFolder];
