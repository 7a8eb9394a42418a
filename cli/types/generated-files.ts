import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReadSite, readSite } from '../../renderer/site.ts';
import { loadExplanations } from '../explain/load-explanations.ts';
import { packageFolder, packageName } from '../package-folder.ts';
import {
  type CommandHelp,
  type ComponentSource,
  referenceFolder,
  referencePages,
} from '../reference/reference-pages.ts';
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
        components: componentSources(root),
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

/** Those with an example, sorted: the site’s own, and the shipped ones that it doesn’t replace. */
function componentSources(root: string): ComponentSource[] {
  const folders = [packageFolder(), root].map((folder) => path.join(folder, 'templates', 'components'));
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).flatMap((name) => {
        const [source, example] = [`${name}.tsx`, 'example.tsx'].map((file) => path.join(folder, name, file));
        if (!source || !example || !existsSync(source) || !existsSync(example)) return [];
        return [{ name, source: readFileSync(source, 'utf8'), example: readFileSync(example, 'utf8') }];
      }),
    );
  const nearest = new Map(found.map((component) => [component.name, component]));
  return [...nearest.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const editorFolder = 'schemas/editor';

/** What a site without schemas of its own needs: completion by those in the installed package. */
export function filesWithoutSchemas(site: ReadSite): Promise<Map<string, string>> {
  return editorSettings(`node_modules/${packageName()}/${editorFolder}`, site);
}

/** Folders of generated files only. */
export const generatedFolders: readonly string[] = [editorFolder, referenceFolder];
